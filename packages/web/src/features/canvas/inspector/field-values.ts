/** Values of fields by their path: read from records, and written as the change that an operation takes. */
import { withDecimalSign } from '@orderwright/domain/localization'
import { type Json, jsonSchema, type LengthUnit } from '@orderwright/domain/units'
import { propsSchema } from '@orderwright/editor'
import type { CanvasField, CanvasProps } from '@orderwright/domain/canvas'
import { formatCanvasLength } from '../length-text.ts'

type Path = CanvasField['path']

/** What can be looked into: records and lists, these by the places of their entries. */
function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function valueAt(record: object, path: Path): unknown {
  let value: unknown = record
  for (const key of path) value = isHolder(value) ? value[key] : undefined
  return value
}

/**
 * The change that sets a value. Of `data` each key is a field of its own; what lies deeper is written with what stands
 * beside it: the height with the width.
 */
export function propsAt(record: object, path: Path, value: Json): CanvasProps {
  const [field, ...rest] = path
  const depth = field === 'data' ? 2 : 1
  const holder = path.slice(0, depth)
  const inner = path.slice(depth)
  const [first = field, ...others] = holder
  const held = valueAt(record, [first, ...others])
  const next: Json = inner.length === 0 ? value : withValue(held, inner, value)
  return rest.length === 0 || depth === 1 ? { [field]: next } : { [field]: { [others[0] ?? '']: next } }
}

function withValue(held: unknown, [key = '', ...rest]: readonly string[], value: Json): Json {
  const inner = isHolder(held) ? held[key] : undefined
  const next = rest.length === 0 ? value : withValue(inner, rest, value)
  if (Array.isArray(held)) {
    return jsonSchema
      .array()
      .parse(held)
      .map((entry, index) => (String(index) === key ? next : entry))
  }
  return { ...(isHolder(held) ? propsSchema.parse(held) : {}), [key]: next }
}

/** Degrees as a person reads them, to a hundredth: what was turned by hand is stored as it was turned. */
export function angleText(degrees: number): string {
  return withDecimalSign(String(Math.round(degrees * 100) / 100))
}

/** A value as it stands in its field; '' for one that is not typed. */
export function textOf(value: unknown, { type }: CanvasField['value'], unit: LengthUnit): string {
  if (typeof value === 'number' && type === 'percent') return [Math.round(value * 100), '%'].join(' ')
  if (typeof value === 'number' && type === 'angle') return angleText(value)
  if (typeof value === 'number') return type === 'length' ? formatCanvasLength(value, unit) : String(value)
  return typeof value === 'string' ? value : ''
}

/** A number as a person writes it, with a decimal point or comma; null for anything else: 1e9 and 0x10 nobody means. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}
