/** Whether a wall, a viewport or anything else on the canvas may be as it is: its data by its kind, and what no schema says. */
import type { z } from 'zod'
import { spatialMessages as words } from '../messages/canvas/spatial-records.ts'
import { entityDataSchemas, type EntityType } from './entity-data.ts'
import { type SpatialKey, type SpatialKindRow, spatialKindOf } from './kinds.ts'
import { entityTypes } from './schema.ts'

/** One thing that is wrong, with the place of it in the record: 'data.size.width'. */
export interface SpatialFault {
  readonly path: string
  readonly message: string
}

export type CheckedSpatial<T> =
  /** `record`: its data whole, with the defaults of what was left out */
  { readonly ok: true; readonly record: T } | { readonly ok: false; readonly faults: readonly SpatialFault[] }

type Fields = Readonly<Record<string, unknown>>

const PROPERTIES_MAX = 20_000

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function isEntityType(type: unknown): type is EntityType {
  return entityTypes.some((known) => known === type)
}

function faultsOf(error: z.ZodError, prefix: string): SpatialFault[] {
  return error.issues.map(({ path, message, code }) => ({
    path: [prefix, ...path.map(String)].join('.'),
    message: code === 'invalid_union' || code === 'custom' ? message || words.value : message,
  }))
}

/** Keys of `data` that the kind does not have: nothing that somebody sends is dropped in silence. */
export function unknownDataKeys(type: unknown, keys: readonly string[]): SpatialFault[] {
  if (!isEntityType(type)) return []
  const known = entityDataSchemas[type].shape
  return keys
    .filter((key) => !(key in known))
    .map((key) => ({ path: `data.${key}`, message: words.unknownField }))
}

function samePoint(from: unknown, to: unknown): boolean {
  const [one, other] = [fieldsOf(from), fieldsOf(to)]
  return Object.keys({ ...one, ...other }).every((axis) => one[axis] === other[axis])
}

function lineFaults(kind: SpatialKindRow, record: Fields): SpatialFault[] {
  if (kind.line === null) return []
  const { from, to } = kind.line === 'record' ? record : fieldsOf(record['data'])
  const path = kind.line === 'record' ? 'to' : 'data.to'
  return samePoint(from, to) ? [{ path, message: words.noLength }] : []
}

function parentFaults({ id, parentId, parentResourceKey }: Fields): SpatialFault[] {
  const hasId = typeof parentId === 'number'
  const hasKey = typeof parentResourceKey === 'string'
  if (hasId !== hasKey)
    return [{ path: hasId ? 'parentResourceKey' : 'parentId', message: words.parentNeedsBoth }]
  return hasId && parentResourceKey === 'entity' && id === parentId
    ? [{ path: 'parentId', message: words.ownParent }]
    : []
}

function placeFaults(kind: SpatialKindRow, data: Fields): SpatialFault[] {
  const hasPlace = kind.references.some(({ to }) => to === 'archWall')
    ? data['archWallId'] !== null || data['archCustomViewId'] !== null
    : true
  return hasPlace ? [] : [{ path: 'data.archWallId', message: words.openingNeedsPlace }]
}

function propertiesFaults({ properties }: Fields): SpatialFault[] {
  if (JSON.stringify(properties ?? {}).length <= PROPERTIES_MAX) return []
  return [{ path: 'properties', message: words.tooMuch({ max: PROPERTIES_MAX }) }]
}

/**
 * A record (its fields parsed by the schema of its resource) with its data parsed by its kind, or what is wrong with it.
 * [2.3.36–2.3.46]
 */
export function checkSpatial<T extends object>(key: SpatialKey, record: T): CheckedSpatial<T> {
  const fields = fieldsOf(record)
  const { type } = fields
  const kind = spatialKindOf({ key, type })
  if (key !== 'entity' || !isEntityType(type)) {
    const faults = lineFaults(kind, fields)
    return faults.length > 0 ? { ok: false, faults } : { ok: true, record }
  }
  const parsed = entityDataSchemas[type].safeParse(fields['data'])
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error, 'data') }
  const whole = { ...record, data: parsed.data }
  const faults = [
    ...lineFaults(kind, fieldsOf(whole)),
    ...placeFaults(kind, fieldsOf(parsed.data)),
    ...parentFaults(fields),
    ...propertiesFaults(fields),
  ]
  return faults.length > 0 ? { ok: false, faults } : { ok: true, record: whole }
}
