/**
 * What can happen to an order document, as data: every operation has an inverse, can be sent to the server, and can
 * be stored. Undo, offline work and the sync queue are all built on this one list of kinds.
 */
import { type OrderDocument, type ProductInstance, spatialOf } from '@orderwright/domain/orders'
import type { SpatialTables } from '@orderwright/domain/spatial'
import { type Json, jsonSchema, trust } from '@orderwright/domain/units'
import { z } from 'zod'
import {
  type CreatedKind,
  type CreatedRecord,
  type CreatedRecordTypes,
  createdSchemas,
  isRemoval,
  localIdSchema,
  mergedFields,
  missingEntries,
  recordKinds,
  type NewIds,
  type SpatialKind,
  withReferences,
} from './record-kinds.ts'

/** Changed fields of a record; of fields that merge (`properties`, `data`) the changed keys alone. */
export const propsSchema = z.record(z.string(), jsonSchema)
export type Props = z.infer<typeof propsSchema>

/** A record that is added or removed. */
type Created<Kind extends CreatedKind> = {
  readonly resource: Kind
  readonly record: CreatedRecordTypes[Kind]
}
/** adds a record; `restores` when it was deleted before and the server still knows it */
export type CreateOperation = {
  [Kind in CreatedKind]: { readonly kind: 'create'; readonly restores: boolean } & Created<Kind>
}[CreatedKind]
export type DestroyOperation = {
  [Kind in CreatedKind]: { readonly kind: 'destroy' } & Created<Kind>
}[CreatedKind]

const updateSchema = z.object({
  kind: z.literal('update'),
  resource: z.enum(recordKinds),
  id: localIdSchema,
  props: propsSchema,
  /** the values of the same fields before: what undo restores and the server merges by */
  base: propsSchema,
})
export type UpdateOperation = z.infer<typeof updateSchema>
export type Operation = UpdateOperation | CreateOperation | DestroyOperation

function created<Kind extends CreatedKind>(resource: Kind) {
  return { resource: z.literal(resource), record: createdSchemas[resource] }
}

function schemasOf<Kind extends CreatedKind>(resource: Kind) {
  return [
    z.object({ kind: z.literal('create'), restores: z.boolean(), ...created(resource) }),
    z.object({ kind: z.literal('destroy'), ...created(resource) }),
  ] as const
}

/** Before the canvas, lines alone were added and removed: what was stored then holds the line as `item`. */
function withResource(stored: unknown): unknown {
  if (!isProps(stored) || !('item' in stored) || 'record' in stored) return stored
  const { item, ...operation } = stored
  return { ...operation, resource: 'productInstance', record: item }
}

const anyOperation = z.union([
  updateSchema,
  ...schemasOf('productInstance'),
  ...schemasOf('archWall'),
  ...schemasOf('archElevation'),
  ...schemasOf('archCustomView'),
  ...schemasOf('entity'),
  ...schemasOf('productCanvasText'),
  ...schemasOf('productCanvasLine'),
])
export const operationSchema: z.ZodType<Operation> = z
  .preprocess(withResource, anyOperation)
  .transform((operation) => trust<Operation>(operation))

export function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list with some entries changed, those between that were missing included. */
function withEntries(list: readonly unknown[], changed: Props, missing: Json): unknown[] {
  const length = Math.max(list.length, ...Object.keys(changed).map((index) => Number(index) + 1))
  return Array.from({ length }, (_, index) => changed[String(index)] ?? list[index] ?? missing)
}

/** `record` with `props` applied; never mutates. Of fields that merge, keys are set, and removed by null where they can be. */
export function applyProps<T extends object>(record: T, props: Props): T {
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  for (const [key, value] of Object.entries(props)) {
    if (mergedFields.has(key) && isProps(value)) {
      const current = next[key]
      const missing = missingEntries.get(key)
      if (missing !== undefined) {
        next[key] = withEntries(Array.isArray(current) ? current : [], value, missing)
        continue
      }
      const merged: Record<string, unknown> = { ...(isProps(current) ? current : {}) }
      for (const [entry, content] of Object.entries(value)) {
        if (isRemoval(key, content)) delete merged[entry]
        else merged[entry] = content
      }
      next[key] = merged
    } else {
      next[key] = value
    }
  }
  // Props come from the engine's plans or from operations parsed on load, so the record keeps its shape.
  return trust(next)
}

/** The present values of the fields that `props` would change. */
export function baseOf(record: object, props: Props): Props {
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  const base: Props = {}
  for (const [key, value] of Object.entries(props)) {
    if (mergedFields.has(key) && isProps(value)) {
      const held = values[key]
      // A list is looked into by the indices of its entries.
      const current: Readonly<Record<string, unknown>> = Array.isArray(held)
        ? Object.fromEntries(held.entries())
        : isProps(held)
          ? held
          : {}
      const missing = missingEntries.get(key) ?? null
      base[key] = Object.fromEntries(
        Object.keys(value).map((entry) => [entry, jsonSchema.parse(current[entry] ?? missing)]),
      )
    } else {
      base[key] = jsonSchema.parse(values[key] ?? null)
    }
  }
  return base
}

export function sortByRank(items: readonly ProductInstance[]): ProductInstance[] {
  return [...items].sort((one, other) => one.rank - other.rank || one.id - other.id)
}

/** The document after an operation; records that it does not touch keep their identity. */
export function applyOperation(document: OrderDocument, operation: Operation): OrderDocument {
  return applyOperations(document, [operation])
}

/** The document after many operations, in one pass: a thousand new ranks sort the lines once. */
export function applyOperations(document: OrderDocument, operations: readonly Operation[]): OrderDocument {
  if (operations.length === 0) return document
  let { order } = document
  let items: Map<number, ProductInstance> | null = null
  let isSorted = true
  const tables = new Map<SpatialKind, Map<number, CreatedRecord>>()

  /** The records of a kind, to be changed here; the document's own stay as they are. */
  function table(kind: CreatedKind): Map<number, CreatedRecord> {
    if (kind === 'productInstance') {
      items ??= new Map(document.items.map((item) => [item.id, item]))
      return trust<Map<number, CreatedRecord>>(items)
    }
    const known = tables.get(kind) ?? new Map<number, CreatedRecord>(spatialOf(document)[kind])
    tables.set(kind, known)
    return known
  }

  for (const operation of operations) {
    if (operation.kind === 'destroy') table(operation.resource).delete(operation.record.id)
    else if (operation.kind === 'create') {
      table(operation.resource).set(operation.record.id, operation.record)
      if (operation.resource === 'productInstance') isSorted = false
    } else if (operation.resource === 'productOrder') order = applyProps(order, operation.props)
    else {
      const records = table(operation.resource)
      const record = records.get(operation.id)
      if (record) records.set(operation.id, applyProps(record, operation.props))
      if (operation.resource === 'productInstance' && 'rank' in operation.props) isSorted = false
    }
  }
  const list = items === null ? document.items : [...trust<Map<number, ProductInstance>>(items).values()]
  return {
    ...document,
    order,
    items: isSorted ? list : sortByRank(list),
    // Each table holds the records of its kind.
    ...(tables.size > 0
      ? { spatial: { ...spatialOf(document), ...trust<Partial<SpatialTables>>(Object.fromEntries(tables)) } }
      : {}),
  }
}

/** The operation that takes this one back. */
export function invertOperation(operation: Operation): Operation {
  switch (operation.kind) {
    case 'update':
      return { ...operation, props: operation.base, base: operation.props }
    case 'create': {
      const { restores: _, ...added } = operation
      return { ...added, kind: 'destroy' }
    }
    case 'destroy':
      return { ...operation, kind: 'create', restores: true }
  }
}

/** The inverse of operations that were made together, in the order in which they must be applied. */
export function invertOperations(operations: readonly Operation[]): Operation[] {
  const inverse = operations.map(invertOperation).reverse()
  if (inverse.some(({ kind }) => kind === 'create')) return inverse
  // What the order's choices have hidden on the lines has a place again only when those are back.
  return [...inverse.filter(isOfOrder), ...inverse.filter((operation) => !isOfOrder(operation))]
}

function isOfOrder(operation: Operation): boolean {
  return operation.resource === 'productOrder'
}

/** The id of the record that an operation is about. */
export function idOf(operation: Operation): number {
  return operation.kind === 'update' ? operation.id : operation.record.id
}

/** The same operation with local ids replaced by the server's, also where records refer to them. */
export function remapOperation(operation: Operation, ids: NewIds): Operation {
  // A local id is given to one record alone, whatever its kind; only local ids are replaced.
  if (operation.kind === 'update') {
    const id = ids.get(operation.id) ?? operation.id
    const props = withReferences(operation.props, ids)
    const base = withReferences(operation.base, ids)
    const isSame = id === operation.id && props === operation.props && base === operation.base
    return isSame ? operation : { ...operation, id, props, base }
  }
  const referring = withReferences(operation.record, ids)
  const id = ids.get(referring.id)
  const record = id === undefined ? referring : { ...referring, id }
  return record === operation.record ? operation : trust<Operation>({ ...operation, record })
}

/** Merges a later update of the same record into an earlier one: last value wins, first base stays. */
export function mergeUpdates(earlier: UpdateOperation, later: UpdateOperation): UpdateOperation {
  return {
    ...earlier,
    props: mergeProps(earlier.props, later.props),
    base: mergeProps(later.base, earlier.base),
  }
}

/** Both sets of changed fields; where both name one, `over` counts. Nulls (removed keys) stay. */
export function mergeProps(under: Props, over: Props): Props {
  const merged: Props = { ...under, ...over }
  for (const field of mergedFields) {
    const first = under[field]
    const second = over[field]
    if (isProps(first) && isProps(second)) merged[field] = { ...first, ...second }
  }
  return merged
}

/** Is the operation about this record? */
export function isAbout(operation: Operation, resource: CreatedKind, id: number): boolean {
  return operation.resource === resource && idOf(operation) === id
}

/** Does the operation add a record that refers to this local one, or change one so that it does? */
export function refersTo(operation: Operation, localId: number): boolean {
  const value = operation.kind === 'update' ? operation.props : operation.record
  return withReferences(value, new Map([[localId, 0]])) !== value
}

/** Is this update empty: every value equal to its base? */
export function isNoChange(operation: UpdateOperation): boolean {
  return isSameJson(operation.props, operation.base)
}

/** Structural equality of JSON values; key order does not matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => isSameJson(value, other[index]))
    )
  }
  if (!isProps(one) || !isProps(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSameJson(one[key], other[key]))
  )
}
