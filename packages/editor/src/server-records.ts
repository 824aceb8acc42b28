/** Taking what the server holds without losing what the person has changed since. */
import type { OrderDocument } from '@orderwright/domain'
import {
  applyOperation,
  applyProps,
  invertOperation,
  isSameJson,
  type Operation,
  type Props,
  propsSchema,
  sortByRank,
} from './operations.ts'
import type { ServerRecord } from './ports.ts'
import type { Batch } from './sync-queue.ts'

/** Puts a server record into the document; fields with unsent changes keep the person's values. */
export function mergeServerRecord(
  document: OrderDocument,
  resource: 'productOrder' | 'productInstance',
  record: ServerRecord,
  pending: readonly Batch[],
): OrderDocument {
  const unsent = pending
    .flatMap((batch) => batch.operations)
    .filter((operation) => operation.kind === 'update')
    .filter((operation) => operation.resource === resource && operation.id === record.id)
  if (resource === 'productOrder') {
    const order = unsent.reduce(
      (current, operation) => applyProps(current, operation.props),
      overlay(document.order, record),
    )
    return isSameJson(order, document.order) ? document : { ...document, order }
  }
  const items = document.items.map((item) => {
    if (item.id !== record.id) return item
    const next = unsent.reduce(
      (current, operation) => applyProps(current, operation.props),
      overlay(item, record),
    )
    return isSameJson(next, item) ? item : next
  })
  if (items.every((item, index) => item === document.items[index])) return document
  return { ...document, items: sortByRank(items) }
}

/** `known` with the fields that the record carries; fields hidden from this person stay as they are. */
function overlay<T extends object>(known: T, record: ServerRecord): T {
  const { properties, ...fields } = record
  const next = applyProps(known, propsSchema.parse(stripUndefined(fields)))
  // `properties` is replaced here, not merged: keys that somebody removed must go.
  return properties === undefined ? next : { ...next, properties }
}

function stripUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/**
 * The lines that the server holds now: those added elsewhere come in, those deleted elsewhere go. Lines whose
 * creation, deletion or restoring is still unsent stay as the person left them.
 */
export function withLoadedItems(
  document: OrderDocument,
  loaded: OrderDocument,
  pending: readonly Batch[],
): OrderDocument {
  const unsent = new Set(
    pending
      .flatMap((batch) => batch.operations)
      .flatMap((operation) => (operation.kind === 'update' ? [] : [operation.item.id])),
  )
  const onServer = new Set(loaded.items.map((item) => item.id))
  const known = new Set(document.items.map((item) => item.id))
  const kept = document.items.filter((item) => item.id < 0 || onServer.has(item.id) || unsent.has(item.id))
  const added = loaded.items.filter((item) => !known.has(item.id) && !unsent.has(item.id))
  if (added.length === 0 && kept.length === document.items.length) return document
  return { ...document, items: sortByRank([...kept, ...added]) }
}

/** Takes refused operations back, leaving alone what was changed again since. */
export function revertRefused(
  document: OrderDocument,
  refused: readonly Operation[],
  pending: readonly Batch[],
): OrderDocument {
  const later = pending.flatMap((batch) => batch.operations)
  return refused.reduceRight((current, operation) => {
    if (operation.kind !== 'update') return applyOperation(current, invertOperation(operation))
    const changedAgain = later
      .filter((entry) => entry.kind === 'update')
      .filter((entry) => entry.resource === operation.resource && entry.id === operation.id)
      .map((entry) => entry.props)
    const props = changedAgain.reduce(withoutKeys, operation.base)
    return applyOperation(current, { ...operation, props, base: operation.props })
  }, document)
}

function withoutKeys(props: Props, taken: Props): Props {
  const left: Props = {}
  for (const [key, value] of Object.entries(props)) {
    const other = taken[key]
    if (other === undefined) left[key] = value
    else if (key === 'properties' && isMap(value) && isMap(other)) {
      left[key] = Object.fromEntries(Object.entries(value).filter(([entry]) => !(entry in other)))
    }
  }
  return left
}

function isMap(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
