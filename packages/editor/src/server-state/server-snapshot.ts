/**
 * What the server holds of one order, as far as this page has heard. Records come as answers, as live changes and as
 * whole loads, in any order and any number of times; the newest version of each record stands. The person's document
 * is this copy with the unsent operations on top.
 */
import {
  type OrderDocument,
  type ProductInstance,
  productInstanceSchema,
  spatialOf,
} from '@orderwright/domain/orders'
import type { SpatialTables } from '@orderwright/domain/spatial'
import { trust } from '@orderwright/domain/units'
import { applyProps, baseOf, isSameJson, type Props, sortByRank } from '../document/operations.ts'
import {
  type CreatedKind,
  type CreatedRecord,
  createdKinds,
  type HeldRecord,
  keyOf,
  mergedFields,
  type RecordKind,
  spatialKinds,
} from '../document/record-kinds.ts'
import type { ServerRecord } from '../ports.ts'

export type { RecordKind }
export type ServerSnapshot = ReturnType<typeof createServerSnapshot>

type Table = Map<number, CreatedRecord>

export function createServerSnapshot(start: OrderDocument) {
  let document = start
  let { order } = start
  const tables = tablesOf(start)
  const versions = new Map<string, number>()
  /** records that went, as they were last */
  const gone = new Map<string, HeldRecord>()
  /**
   * the first version of the order with which a record was seen: loads up to that one may lack it. An answer does not say with which version
   * its record was stored, others may have changed the order just before, and a load may have been read in between
   */
  const bornAt = new Map<string, number>()
  /** kinds of which the document does not show what is held now */
  const stale = new Set<RecordKind>()

  remember('productOrder', order)
  for (const kind of createdKinds) for (const record of tables[kind].values()) remember(kind, record)

  function remember(kind: RecordKind, record: { id: number; version: number }): void {
    const key = keyOf(kind, record.id)
    versions.set(key, Math.max(record.version, versions.get(key) ?? 0))
  }

  function versionOf(kind: RecordKind, id: number): number {
    return versions.get(keyOf(kind, id)) ?? 0
  }

  function seenWith(kind: CreatedKind, id: number, orderVersion: number): void {
    const key = keyOf(kind, id)
    const earlier = bornAt.get(key)
    if (earlier !== undefined) bornAt.set(key, Math.min(earlier, orderVersion))
  }

  /**
   * Takes a record unless a newer one is known. `isGone`: the record is deleted, whatever it says. `orderVersion`: that of the order as it
   * was read together with the record, where it was.
   */
  function take(kind: RecordKind, record: ServerRecord, isGone = false, orderVersion = Infinity): void {
    const known = versionOf(kind, record.id)
    if (record.version < known) return
    if (kind === 'productOrder') {
      if (record.id !== order.id) return
      remember(kind, record)
      const next = overlay(order, record)
      if (isSameJson(next, order)) return
      order = next
      stale.add(kind)
      return
    }
    const table = tables[kind]
    const held = table.get(record.id)
    seenWith(kind, record.id, orderVersion)
    // A load of a large order is mostly what is known already.
    if (held && record.version === known && !isGone && isSameJson(held, record)) return
    const isDeleted = isGone || typeof record['deletedAt'] === 'string'
    // A record that went may come again only by a newer version: this one may have been on its way for long.
    if (!held && !isDeleted && record.version <= known) return
    remember(kind, record)
    if (isDeleted) return drop(kind, record.id)
    const next = held ? overlay(held, record) : newRecord(kind, record)
    const key = keyOf(kind, record.id)
    gone.delete(key)
    if (!held) bornAt.set(key, orderVersion)
    if (held && isSameJson(next, held)) return
    table.set(record.id, next)
    stale.add(kind)
  }

  /** A record that the server does not know any more. */
  function drop(kind: CreatedKind, id: number): void {
    const record = tables[kind].get(id)
    if (!record) return
    tables[kind].delete(id)
    gone.set(keyOf(kind, id), heldRecord(kind, record))
    stale.add(kind)
  }

  function shown(): OrderDocument {
    const items = stale.has('productInstance')
      ? sortByRank(trust<ProductInstance[]>([...tables.productInstance.values()]))
      : document.items
    const changed = spatialKinds.filter((kind) => stale.has(kind))
    const copies = changed.map((kind) => [kind, new Map(tables[kind])])
    const spatial =
      changed.length > 0
        ? { ...spatialOf(document), ...trust<Partial<SpatialTables>>(Object.fromEntries(copies)) }
        : document.spatial
    return { ...document, order, items, ...(spatial ? { spatial } : {}) }
  }

  return {
    document(): OrderDocument {
      if (stale.size > 0) document = shown()
      stale.clear()
      return document
    },
    take,
    drop,
    holds: (kind: CreatedKind, id: number) => tables[kind].has(id),
    /** A record as it is, or was last. */
    lastOf(kind: CreatedKind, id: number): HeldRecord | undefined {
      const record = tables[kind].get(id)
      return record ? heldRecord(kind, record) : gone.get(keyOf(kind, id))
    },
    versionOf,
    /** The versions of the order and its lines: what a live channel needs to tell what was missed. */
    versions(): { order: number; lines: [id: number, version: number][] } {
      const held = [...tables.productInstance.keys()].filter((id) => id > 0)
      return {
        order: versionOf('productOrder', order.id),
        lines: held.map((id) => [id, versionOf('productInstance', id)]),
      }
    },
    /** The present values of the fields that `props` names; null when the record is not there. */
    valuesOf(kind: RecordKind, id: number, props: Props): Props | null {
      const record = kind === 'productOrder' ? order : tables[kind].get(id)
      return record ? baseOf(record, props) : null
    },
    /** A whole load: newer records are taken, records that it lacks go unless they are younger than it. */
    takeDocument(loaded: OrderDocument): void {
      take('productOrder', { ...loaded.order })
      const loadedTables = tablesOf(loaded)
      for (const kind of createdKinds) {
        for (const record of loadedTables[kind].values()) {
          if (tables[kind].get(record.id) !== record) take(kind, { ...record }, false, loaded.order.version)
        }
        for (const id of tables[kind].keys()) {
          const isOlder = loaded.order.version > (bornAt.get(keyOf(kind, id)) ?? 0)
          if (!loadedTables[kind].has(id) && isOlder) drop(kind, id)
        }
      }
    },
  }
}

/** The records of a document by kind and id, to be changed. */
function tablesOf(document: OrderDocument): Record<CreatedKind, Table> {
  const spatial = spatialOf(document)
  return {
    productInstance: new Map(document.items.map((item) => [item.id, item])),
    archWall: new Map(spatial.archWall),
    archElevation: new Map(spatial.archElevation),
    archCustomView: new Map(spatial.archCustomView),
    entity: new Map(spatial.entity),
    productCanvasText: new Map(spatial.productCanvasText),
    productCanvasLine: new Map(spatial.productCanvasLine),
  }
}

/** A record stands in the table of its kind. */
function heldRecord(resource: CreatedKind, record: CreatedRecord): HeldRecord {
  return trust<HeldRecord>({ resource, record })
}

/** A record that was not known before. Those of the canvas come whole. */
function newRecord(kind: CreatedKind, record: ServerRecord): CreatedRecord {
  return kind === 'productInstance'
    ? productInstanceSchema.parse({ customPriceInCents: null, ...record })
    : trust<CreatedRecord>(record)
}

/** `known` with the fields that the record carries; fields hidden from this person stay as they are. */
function overlay<T extends object>(known: T, record: ServerRecord): T {
  const whole: Record<string, unknown> = {}
  const others: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(record)) {
    if (value === undefined) continue
    // What merges is replaced here: keys that somebody removed must go.
    if (mergedFields.has(field)) whole[field] = value
    else others[field] = value
  }
  // The record came as JSON, so its fields are.
  return { ...applyProps(known, trust<Props>(others)), ...whole }
}
