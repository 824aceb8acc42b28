/** What stands on the canvas of an order, in words: each thing with the fields that its inspector shows. */
import type { CanvasContext, CanvasKind, CanvasRecord } from '../canvas/kind.ts'
import { canvasKinds } from '../canvas/registry.ts'
import { canvasContextOf } from '../canvas-sheets/order-sheets.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import { spatialOf } from '../orders/document.ts'
import type { ReadThing } from '../orders/revisions/reading.ts'
import { spatialKeys, type SpatialRecord } from '../spatial/kinds.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { nowhere, readFields } from './read-fields.ts'
import { readPlaces } from './read-places.ts'

function readThing(
  kind: CanvasKind,
  key: string,
  record: CanvasRecord,
  context: CanvasContext,
  unit: LengthUnit,
): ReadThing {
  const title = words.thing({ kind: kind.words().one, name: kind.title(record, context) })
  return { key: `${key} ${record.id}`, title, fields: readFields(kind, record, context, nowhere, unit) }
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
