/** What stands on the canvas of an order, in words: each thing with the fields that its inspector shows. */
import type { CanvasContext, CanvasField, CanvasKind, CanvasRecord, Part } from '../canvas/kind.ts'
import { canvasKinds } from '../canvas/registry.ts'
import { canvasContextOf } from '../canvas-sheets/order-sheets.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import { spatialOf } from '../orders/document.ts'
import type { ReadFact, ReadThing } from '../orders/revisions/reading.ts'
import { spatialKeys, type SpatialRecord } from '../spatial/kinds.ts'
import { canonicalJson } from '../units/json/canonical-json.ts'
import { readPlaces } from './read-places.ts'
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
const nowhere: Part = { name: '', form: { type: 'box', x: 0, y: 0, width: 0, height: 0, rotation: 0 } }

function readThing(
  kind: CanvasKind,
  key: string,
  record: CanvasRecord,
  context: CanvasContext,
  unit: LengthUnit,
): ReadThing {
  const fields = kind.fields(record, context, nowhere).map((field): ReadFact => {
    const text = valueText(field, valueAt(record, field.path), unit)
    return { key: field.path.join('.'), title: field.label, text }
  })
  const name = kind.title(record, context)
  const title = words.thing({ kind: kind.words().one, name })
  return { key: `${key} ${record.id}`, title, fields: fields.filter(({ text }) => text !== '') }
}

export interface ReadCanvas {
  readonly canvas: readonly ReadThing[]
  readonly places: readonly ReadThing[]
}

/** Records of kinds that the canvas does not know are not read; they are frozen all the same. */
export function readCanvas(evaluation: OrderEvaluation): ReadCanvas {
  const context = canvasContextOf(evaluation)
  const unit = evaluation.context.profile.region.units
  return { canvas: readThings(evaluation, context, unit), places: readPlaces(context, unit) }
}

function readThings(evaluation: OrderEvaluation, context: CanvasContext, unit: LengthUnit): ReadThing[] {
  const tables = spatialOf(evaluation.document)
  return spatialKeys.flatMap((key) => {
    const records: SpatialRecord[] = [...tables[key].values()].sort((one, other) => one.id - other.id)
    return records.flatMap((record) => {
      const kind = canvasKinds.find((one) => one.resource === key && one.isOf(record))
      return kind === undefined ? [] : [readThing(kind, key, record, context, unit)]
    })
  })
}
