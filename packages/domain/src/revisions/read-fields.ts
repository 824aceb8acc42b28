/** The fields of a thing on the canvas, as its inspector shows them, in words. */
import type { CanvasContext, CanvasField, CanvasKind, CanvasRecord, Part } from '../canvas/kind.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import type { ReadFact } from '../orders/revisions/reading.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'
import { formatLength, type LengthUnit, MM_PER_INCH } from '../units/lengths.ts'

function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = new Map<string, unknown>(Object.entries(value)).get(key)
  }
  return value
}

/** A value as its field shows it. */
function valueText({ value: type }: CanvasField, value: unknown, unit: LengthUnit): string {
  if (value === undefined || value === null) return type.type === 'record' ? type.none : ''
  if (type.type === 'record' || type.type === 'choice') {
    const choices: readonly { readonly value: string | number; readonly label: string }[] = type.choices
    return choices.find((choice) => choice.value === value)?.label ?? canonicalJson(value)
  }
  if (typeof value === 'boolean' || type.type === 'switch') {
    return value === true || value === 1 ? words.yes : words.no
  }
  if (typeof value !== 'number') return typeof value === 'string' ? value : canonicalJson(value)
  if (type.type === 'length') return formatLength(value * MM_PER_INCH, unit)
  if (type.type === 'angle') return `${Number(value.toFixed(2))}°`
  return type.type === 'percent' ? `${Number((value * 100).toFixed(1))}%` : String(value)
}

/** Fields are asked of a part; those of a record that stands nowhere are asked of it at no place. */
export const nowhere: Part = { name: '', form: { type: 'box', x: 0, y: 0, width: 0, height: 0, rotation: 0 } }

/** What is empty is left out. Lengths in `unit`. */
export function readFields(
  kind: CanvasKind,
  record: CanvasRecord,
  context: CanvasContext,
  part: Part,
  unit: LengthUnit,
): ReadFact[] {
  return kind.fields(record, context, part).flatMap((field): ReadFact[] => {
    const text = valueText(field, valueAt(record, field.path), unit)
    return text === '' ? [] : [{ key: field.path.join('.'), title: field.label, text }]
  })
}
