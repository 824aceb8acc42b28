/**
 * What can happen to an order document, as data: every operation has an inverse, can be sent to the server, and can
 * be stored. Undo, offline work and the sync queue are all built on this one list of kinds.
 */
import {
  idSchema,
  jsonSchema,
  type OrderDocument,
  type ProductInstance,
  productInstanceSchema,
  trust,
} from '@orderwright/domain'
import { z } from 'zod'

/** Lines created here carry a negative id until the server has answered with theirs. */
const localIdSchema = z.union([idSchema, z.number().int().negative()])

/** Changed fields of a record; for `properties` the changed keys alone, null removing a key. */
export const propsSchema = z.record(z.string(), jsonSchema)
export type Props = z.infer<typeof propsSchema>

const itemSchema = productInstanceSchema.extend({ id: localIdSchema })

export const operationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('update'),
    resource: z.enum(['productOrder', 'productInstance']),
    id: localIdSchema,
    props: propsSchema,
    /** the values of the same fields before: what undo restores and the server merges by */
    base: propsSchema,
  }),
  /** adds a line; `restores` when it was deleted before and the server still knows it */
  z.object({ kind: z.literal('create'), item: itemSchema, restores: z.boolean() }),
  z.object({ kind: z.literal('destroy'), item: itemSchema }),
])
export type Operation = z.infer<typeof operationSchema>
export type UpdateOperation = Extract<Operation, { kind: 'update' }>

/** The field that merges key by key; all others are replaced whole. */
export const mergedField = 'properties'

export function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `record` with `props` applied; never mutates. A null key of `properties` is removed. */
export function applyProps<T extends object>(record: T, props: Props): T {
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  for (const [key, value] of Object.entries(props)) {
    if (key === mergedField && isProps(value)) {
      const current = next[key]
      const merged: Record<string, unknown> = { ...(isProps(current) ? current : {}) }
      for (const [entry, content] of Object.entries(value)) {
        if (content === null) delete merged[entry]
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
    if (key === mergedField && isProps(value)) {
      const current = isProps(values[key]) ? values[key] : {}
      base[key] = Object.fromEntries(Object.keys(value).map((entry) => [entry, current[entry] ?? null]))
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
  switch (operation.kind) {
    case 'update': {
      if (operation.resource === 'productOrder') {
        return { ...document, order: applyProps(document.order, operation.props) }
      }
      const items = document.items.map((item) =>
        item.id === operation.id ? applyProps(item, operation.props) : item,
      )
      return { ...document, items: 'rank' in operation.props ? sortByRank(items) : items }
    }
    case 'create': {
      const others = document.items.filter((item) => item.id !== operation.item.id)
      return { ...document, items: sortByRank([...others, operation.item]) }
    }
    case 'destroy':
      return { ...document, items: document.items.filter((item) => item.id !== operation.item.id) }
  }
}

/** The document after many operations, in one pass: a thousand new ranks sort the lines once. */
export function applyOperations(document: OrderDocument, operations: readonly Operation[]): OrderDocument {
  if (operations.length < 2) return operations.reduce(applyOperation, document)
  let { order } = document
  const items = new Map(document.items.map((item) => [item.id, item]))
  let isSorted = true
  for (const operation of operations) {
    if (operation.kind === 'destroy') items.delete(operation.item.id)
    else if (operation.kind === 'create') {
      items.set(operation.item.id, operation.item)
      isSorted = false
    } else if (operation.resource === 'productOrder') order = applyProps(order, operation.props)
    else {
      const item = items.get(operation.id)
      if (item) items.set(operation.id, applyProps(item, operation.props))
      if ('rank' in operation.props) isSorted = false
    }
  }
  const list = [...items.values()]
  return { ...document, order, items: isSorted ? list : sortByRank(list) }
}

/** The operation that takes this one back. */
export function invertOperation(operation: Operation): Operation {
  switch (operation.kind) {
    case 'update':
      return { ...operation, props: operation.base, base: operation.props }
    case 'create':
      return { kind: 'destroy', item: operation.item }
    case 'destroy':
      return { kind: 'create', item: operation.item, restores: true }
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
  return operation.kind === 'update' && operation.resource === 'productOrder'
}

/** The same operation with a line's local id replaced by the server's. */
export function remapOperation(operation: Operation, from: number, to: number): Operation {
  if (operation.kind === 'update') {
    return operation.resource === 'productInstance' && operation.id === from
      ? { ...operation, id: to }
      : operation
  }
  return operation.item.id === from ? { ...operation, item: { ...operation.item, id: to } } : operation
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
  const first = under[mergedField]
  const second = over[mergedField]
  if (isProps(first) && isProps(second)) merged[mergedField] = { ...first, ...second }
  return merged
}

/** Is the operation about this line? */
export function isAbout(operation: Operation, itemId: number): boolean {
  return operation.kind === 'update'
    ? operation.resource === 'productInstance' && operation.id === itemId
    : operation.item.id === itemId
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
