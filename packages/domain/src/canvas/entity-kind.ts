/** What the kinds of entities have in common: their data is parsed once, and they stand on one viewport. [2.3.35, 2.3.36] */
import { z } from 'zod'
import type { Box, Point } from '../geometry/box.ts'
import { type EntityData, entityDataSchemas, type EntityType } from '../spatial/entity-data.ts'
import type { SpatialEntity } from '../spatial/schema.ts'
import { jsonSchema } from '../units/record.ts'
import { trust } from '../units/trust.ts'
import type { SpatialTables } from '../spatial/spatial-tables.ts'
import { type BoxForm, type Form, normalAngle } from './form.ts'
import type { CanvasContext, CanvasProps, CanvasRecord, Draft, CanvasSheet } from './kind.ts'

export interface EntityValue<K extends EntityType> {
  readonly record: SpatialEntity
  readonly data: EntityData<K>
}

function isEntity(record: CanvasRecord, type: EntityType): record is SpatialEntity {
  return 'data' in record && 'type' in record && record.type === type
}

/** Reads an entity of a type; null for others, and for data that its schema does not take. */
export function entityReader<K extends EntityType>(type: K) {
  // The schema of a type gives the data of that type.
  const schema: z.ZodType<object> = entityDataSchemas[type]
  return (record: CanvasRecord): EntityValue<K> | null => {
    if (!isEntity(record, type)) return null
    const parsed = schema.safeParse(withLocalReferences(record.data))
    return parsed.success ? { record, data: withReferences<K>(parsed.data, record.data) } : null
  }
}

/** References of records that were made here and that the server does not know yet are negative: no schema takes them. */
const references = ['archCustomViewId', 'archWallId'] as const

function localReferences(data: SpatialEntity['data']) {
  return references.filter((name) => typeof data[name] === 'number' && data[name] < 0)
}

function withLocalReferences(data: SpatialEntity['data']) {
  const local = localReferences(data)
  return local.length === 0 ? data : { ...data, ...Object.fromEntries(local.map((name) => [name, 1])) }
}

/** What the schema of a type has made, with its own references. */
function withReferences<K extends EntityType>(parsed: object, data: SpatialEntity['data']): EntityData<K> {
  const local = localReferences(data).map((name) => [name, data[name]])
  return trust<EntityData<K>>({ ...parsed, ...Object.fromEntries(local) })
}

/** Does it stand on this sheet? */
export function isOn(sheet: CanvasSheet, archCustomViewId: number | null): boolean {
  return sheet.type === 'view' && sheet.id === archCustomViewId
}

interface Placed {
  readonly position: Point
  readonly size: { readonly width: number; readonly height: number }
  readonly yRotation?: number
}

export function boxForm({ position, size, yRotation = 0 }: Placed): BoxForm {
  return { type: 'box', x: position.x, y: position.y, ...size, rotation: normalAngle(yRotation) }
}

/** The data of a box where it stands now. */
export function boxData(form: Form, rotates: boolean): CanvasProps | null {
  if (form.type !== 'box') return null
  return {
    position: { x: form.x, y: form.y },
    size: { width: form.width, height: form.height },
    ...(rotates ? { yRotation: form.rotation } : {}),
  }
}

/** A new entity on a viewport, or where its data says; on another sheet it stands on no viewport. */
export function entityDraft(
  type: EntityType,
  sheet: CanvasSheet,
  data: CanvasProps | null,
  newId: () => number,
): readonly Draft[] {
  if (data === null) return []
  const own = { ...(sheet.type === 'view' ? { archCustomViewId: sheet.id } : {}), ...data }
  // With all defaults: what is changed next is based on what the server will hold.
  const schema: z.ZodType<object> = entityDataSchemas[type]
  const parsed = schema.safeParse(withLocalReferences(own))
  if (!parsed.success) return []
  const whole = z.record(z.string(), jsonSchema).parse(withReferences(parsed.data, own))
  return [{ resource: 'entity', id: newId(), props: { type, data: whole } }]
}

/** A copy of a box, moved, on a viewport. */
export function copiedBox(position: Point, sheet: CanvasSheet, by: Point): CanvasProps | null {
  if (sheet.type !== 'view') return null
  return { data: { archCustomViewId: sheet.id, position: { x: position.x + by.x, y: position.y + by.y } } }
}

/** A copy of a line, moved, on a viewport. */
export function copiedLine(from: Point, to: Point, sheet: CanvasSheet, by: Point): CanvasProps | null {
  if (sheet.type !== 'view') return null
  return {
    data: {
      archCustomViewId: sheet.id,
      from: { x: from.x + by.x, y: from.y + by.y },
      to: { x: to.x + by.x, y: to.y + by.y },
    },
  }
}

type ByView = ReadonlyMap<number, readonly SpatialEntity[]>
const indexed = new WeakMap<SpatialTables['entity'], ByView>()

/** The entities of a viewport; they are gathered once for each state of the order. */
export function entitiesOn(
  { tables }: Pick<CanvasContext, 'tables'>,
  viewId: number,
): readonly SpatialEntity[] {
  let byView = indexed.get(tables.entity)
  if (!byView) {
    const gathered = new Map<number, SpatialEntity[]>()
    for (const entity of tables.entity.values()) {
      const id = entity.data['archCustomViewId']
      if (typeof id !== 'number') continue
      const known = gathered.get(id)
      if (known) known.push(entity)
      else gathered.set(id, [entity])
    }
    byView = gathered
    indexed.set(tables.entity, byView)
  }
  return byView.get(viewId) ?? []
}

/** The corners of a box clockwise from its upper left one. */
export function cornersOfBox({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}
