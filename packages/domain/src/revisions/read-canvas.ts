/** What stands on the canvas of an order, in words: each thing with the fields that its inspector shows, and what else is kept of it. */
import type { CanvasContext, CanvasKind, CanvasRecord } from '../canvas/kind.ts'
import { canvasKinds } from '../canvas/registry.ts'
import { canvasContextOf } from '../canvas-sheets/order-sheets.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import { spatialOf } from '../orders/document.ts'
import type { ReadThing } from '../orders/revisions/reading.ts'
import { spatialKeys, type SpatialRecord } from '../spatial/kinds.ts'
import type { SpatialTables } from '../spatial/spatial-tables.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { nowhere, readFields } from './read-fields.ts'
import { readPlaces } from './read-places.ts'
import { readRest } from './read-rest.ts'

export interface ReadCanvas {
  /** each with the fields that its inspector shows */
  readonly canvas: ReadThing[]
  /** viewports, where pieces stand, and what else is kept of a thing of `canvas`, under its key */
  readonly places: ReadThing[]
}

/** One that no kind can read, such as an entity of data that are none, has no name. */
function titleOf(kind: CanvasKind | undefined, record: CanvasRecord, context: CanvasContext): string {
  return kind === undefined
    ? words.rest
    : words.thing({ kind: kind.words().one, name: kind.title(record, context) })
}

/** Nothing that is frozen of a canvas is left out: what no inspector shows is read as well, if only by a sign. */
export function readCanvas(evaluation: OrderEvaluation): ReadCanvas {
  const tables = spatialOf(evaluation.document)
  return readThings(tables, canvasContextOf(evaluation), evaluation.context.profile.region.units)
}

export function readThings(tables: SpatialTables, context: CanvasContext, unit: LengthUnit): ReadCanvas {
  const canvas: ReadThing[] = []
  const places = readPlaces(context, unit)
  for (const key of spatialKeys) {
    // Viewports are read with the places.
    if (key === 'archCustomView') continue
    const records: SpatialRecord[] = [...tables[key].values()].sort((one, other) => one.id - other.id)
    for (const record of records) {
      const kind = canvasKinds.find((one) => one.resource === key && one.isOf(record))
      const about = { key: `${key} ${record.id}`, title: titleOf(kind, record, context) }
      if (kind) canvas.push({ ...about, fields: readFields(kind, record, context, nowhere, unit) })
      const rest = readRest(kind, record, context)
      if (!kind || rest.length > 0) places.push({ ...about, fields: rest })
    }
  }
  return { canvas, places }
}
