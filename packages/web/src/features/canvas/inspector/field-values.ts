/** Values of fields by their path: read from records, and written as the change that an operation takes. */
import type { Json } from '@orderwright/domain'
import { propsSchema } from '@orderwright/editor'
import type { CanvasField, CanvasProps, CanvasRecord } from '@orderwright/domain/canvas'

type Path = CanvasField['path']

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function valueAt(record: CanvasRecord, path: Path): unknown {
  let value: unknown = record
  for (const key of path) value = isMap(value) ? value[key] : undefined
  return value
}

/**
 * The change that sets a value. Of `data` each key is a field of its own; what lies deeper is written with what stands
 * beside it: the height with the width.
 */
export function propsAt(record: CanvasRecord, path: Path, value: Json): CanvasProps {
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
  const map = isMap(held) ? propsSchema.parse(held) : {}
  return { ...map, [key]: rest.length === 0 ? value : withValue(map[key], rest, value) }
}
