/**
 * What the server holds of one order, as far as this page has heard. Records come as answers, as live changes and as
 * whole loads, in any order and any number of times; the newest version of each record stands. The person's document
 * is this copy with the unsent operations on top.
 */
import { type OrderDocument, type ProductInstance, productInstanceSchema, trust } from '@orderwright/domain'
import { applyProps, baseOf, isSameJson, type Props, sortByRank } from '../document/operations.ts'
import type { ServerRecord } from '../ports.ts'

export type RecordKind = 'productOrder' | 'productInstance'

export type ServerSnapshot = ReturnType<typeof createServerSnapshot>

export function createServerSnapshot(start: OrderDocument) {
  let document = start
  let { order } = start
  const lines = new Map(start.items.map((item) => [item.id, item]))
  const versions = new Map<string, number>()
  /** lines that went, as they were last */
  const gone = new Map<number, ProductInstance>()
  /** the order's version when a line came in other than by a load: loads up to that version may lack it */
  const bornAt = new Map<number, number>()
  let isStale = false

  remember('productOrder', order)
  for (const item of start.items) remember('productInstance', item)

  function remember(kind: RecordKind, record: { id: number; version: number }): void {
    const key = `${kind}:${record.id}`
    versions.set(key, Math.max(record.version, versions.get(key) ?? 0))
  }

  function versionOf(kind: RecordKind, id: number): number {
    return versions.get(`${kind}:${id}`) ?? 0
  }

  /** Takes a record unless a newer one is known. `isGone`: the line is deleted, whatever the record says. */
  function take(kind: RecordKind, record: ServerRecord, isGone = false): void {
    const known = versionOf(kind, record.id)
    if (record.version < known) return
    if (kind === 'productOrder') {
      if (record.id !== order.id) return
      remember(kind, record)
      const next = overlay(order, record)
      if (isSameJson(next, order)) return
      order = next
      isStale = true
      return
    }
    const held = lines.get(record.id)
    // A load of a large order is mostly what is known already.
    if (held && record.version === known && !isGone && isSameJson(held, record)) return
    const isDeleted = isGone || typeof record['deletedAt'] === 'string'
    // A line that went may come again only by a newer version: this one may have been on its way for long.
    if (!held && !isDeleted && record.version <= known) return
    remember(kind, record)
    if (isDeleted) return drop(record.id)
    const next = held
      ? overlay(held, record)
      : productInstanceSchema.parse({ customPriceInCents: null, ...record })
    gone.delete(record.id)
    if (!held) bornAt.set(record.id, versionOf('productOrder', order.id))
    if (held && isSameJson(next, held)) return
    lines.set(record.id, next)
    isStale = true
  }

  /** A line that the server does not know any more. */
  function drop(id: number): void {
    const line = lines.get(id)
    if (!line) return
    lines.delete(id)
    gone.set(id, line)
    isStale = true
  }

  return {
    document(): OrderDocument {
      if (isStale) document = { order, items: sortByRank([...lines.values()]) }
      isStale = false
      return document
    },
    take,
    drop,
    holds: (id: number) => lines.has(id),
    /** A line as it is, or was last. */
    lastOf: (id: number): ProductInstance | undefined => lines.get(id) ?? gone.get(id),
    versionOf,
    /** The versions of everything held: what a live channel needs to tell what was missed. */
    versions(): { order: number; lines: [id: number, version: number][] } {
      const held = [...lines.keys()].filter((id) => id > 0)
      return {
        order: versionOf('productOrder', order.id),
        lines: held.map((id) => [id, versionOf('productInstance', id)]),
      }
    },
    /** The present values of the fields that `props` names; null when the record is not there. */
    valuesOf(kind: RecordKind, id: number, props: Props): Props | null {
      const record = kind === 'productOrder' ? order : lines.get(id)
      return record ? baseOf(record, props) : null
    },
    /** A whole load: newer records are taken, lines that it lacks go unless they are younger than it. */
    takeDocument(loaded: OrderDocument): void {
      take('productOrder', { ...loaded.order })
      const present = new Set<number>()
      for (const item of loaded.items) {
        present.add(item.id)
        if (lines.get(item.id) !== item) take('productInstance', { ...item })
      }
      for (const id of lines.keys()) {
        if (!present.has(id) && loaded.order.version > (bornAt.get(id) ?? 0)) drop(id)
      }
    },
  }
}

/** `known` with the fields that the record carries; fields hidden from this person stay as they are. */
function overlay<T extends object>(known: T, record: ServerRecord): T {
  const { properties, ...fields } = record
  // The record came as JSON, so its fields are.
  const next = applyProps(known, trust<Props>(withoutUndefined(fields)))
  // `properties` is replaced here, not merged: keys that somebody removed must go.
  return properties === undefined ? next : { ...next, properties }
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
