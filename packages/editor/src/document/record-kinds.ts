/** The kinds of records that a document is made of, and what of each of them merges in itself. */
import {
  nowhere,
  type OrderDocument,
  type ProductInstance,
  productInstanceSchema,
  type ProductOrder,
  spatialOf,
} from '@orderwright/domain/orders'
import type { SpatialRecords } from '@orderwright/domain/spatial'
import { idSchema, type Json, trust } from '@orderwright/domain/units'
import { z } from 'zod'

/** Records that a person can add and remove: lines, and what stands on the canvas. */
export interface CreatedRecordTypes extends SpatialRecords {
  readonly productInstance: ProductInstance
}
export type CreatedKind = keyof CreatedRecordTypes
export type CreatedRecord = CreatedRecordTypes[CreatedKind]
/** A record with its kind. */
export type HeldRecord = {
  [Kind in CreatedKind]: { readonly resource: Kind; readonly record: CreatedRecordTypes[Kind] }
}[CreatedKind]
export type RecordKind = 'productOrder' | CreatedKind
export type DocumentRecord = ProductOrder | CreatedRecord

export const createdKinds = [
  'productInstance',
  'archWall',
  'archElevation',
  'archCustomView',
  'entity',
  'productCanvasText',
  'productCanvasLine',
] as const satisfies readonly CreatedKind[]
export const recordKinds = ['productOrder', ...createdKinds] as const satisfies readonly RecordKind[]
export type SpatialKind = Exclude<CreatedKind, 'productInstance'>
export const spatialKinds = createdKinds.filter((kind) => kind !== 'productInstance')

/** Does it stand on the canvas? */
export function isSpatial(kind: RecordKind): kind is SpatialKind {
  return kind !== 'productOrder' && kind !== 'productInstance'
}

/** Records created here carry a negative id until the server has answered with theirs. */
export const localIdSchema = z.union([idSchema, z.number().int().negative()])

const itemSchema = productInstanceSchema.extend({ id: localIdSchema })
/** Of spatial records their frame alone: they may refer to records that have no id of the server yet. */
const spatialRecordSchema = z.looseObject({ id: localIdSchema, version: z.number() })

/** A record of a kind as it was stored in the browser. */
function storedRecord<Kind extends SpatialKind>() {
  return spatialRecordSchema.transform((record) => trust<CreatedRecordTypes[Kind]>(record))
}

/** Each kind's records as they are stored in the browser. */
export const createdSchemas = {
  productInstance: itemSchema,
  archWall: storedRecord<'archWall'>(),
  archElevation: storedRecord<'archElevation'>(),
  archCustomView: storedRecord<'archCustomView'>(),
  entity: storedRecord<'entity'>(),
  productCanvasText: storedRecord<'productCanvasText'>(),
  productCanvasLine: storedRecord<'productCanvasLine'>(),
}

/** Fields that merge key by key, each key a field of its own; all others are replaced whole. */
export const mergedFields: ReadonlySet<string> = new Set([
  'properties',
  'data',
  'drawingNotesData',
  'placements',
])
/** Those of them that are lists: a change names entries by their indices. What an entry is that is missing. */
export const missingEntries: ReadonlyMap<string, Json> = new Map([['placements', { ...nowhere }]])
/** Of these a null is a value like others; of the rest it removes the key. */
const fixedFields: ReadonlySet<string> = new Set(['data'])

export function isRemoval(field: string, value: Json | undefined): boolean {
  return value === null && !fixedFields.has(field)
}

/** Fields that hold the id of another record of the document. */
const referenceFields: ReadonlySet<string> = new Set([
  'archCustomViewId',
  'customViewId',
  'parentId',
  'archWallId',
])

/** Former ids and those that took their place. */
export type NewIds = ReadonlyMap<number, number>

/** `value` with every reference to a former id leading to the new one; itself where there is none. */
export function withReferences<T>(value: T, ids: NewIds): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const next = value.map((entry: unknown) => withReferences(entry, ids))
    return next.every((entry, index) => entry === value[index]) ? value : trust<T>(next)
  }
  let isSame = true
  const next = Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => {
      const isReference = referenceFields.has(key) && typeof entry === 'number'
      const mapped = isReference ? (ids.get(entry) ?? entry) : withReferences(entry, ids)
      if (mapped !== entry) isSame = false
      return [key, mapped]
    }),
  )
  return isSame ? value : trust<T>(next)
}

/** A record's name among all: the ids of two kinds may be the same. */
export function keyOf(kind: RecordKind, id: number): string {
  return `${kind}:${id}`
}

/** A record of the document; undefined where it has none. */
export function recordOf(
  document: OrderDocument,
  resource: RecordKind,
  id: number,
): DocumentRecord | undefined {
  if (resource === 'productOrder') return document.order.id === id ? document.order : undefined
  if (resource === 'productInstance') return document.items.find((item) => item.id === id)
  return spatialOf(document)[resource].get(id)
}
