/** Structural sharing: records that did not change keep their objects, so that nothing is evaluated or rendered again. */
import type { OrderDocument } from '@orderwright/domain/orders'
import type { SpatialTables } from '@orderwright/domain/spatial'
import { trust } from '@orderwright/domain/units'
import { isSameJson } from './operations.ts'
import { spatialKinds } from './record-kinds.ts'

/** `next` with the objects of `previous` wherever nothing changed; `previous` itself where nothing at all did. */
export function shareStructure(previous: OrderDocument, next: OrderDocument): OrderDocument {
  const known = new Map(previous.items.map((item) => [item.id, item]))
  const shared = next.items.map((item) => {
    const old = known.get(item.id)
    return old !== undefined && isSameJson(old, item) ? old : item
  })
  const order = isSameJson(previous.order, next.order) ? previous.order : next.order
  const isSameList =
    shared.length === previous.items.length && shared.every((item, index) => item === previous.items[index])
  const items = isSameList ? previous.items : shared
  const spatial = shareSpatial(previous.spatial, next.spatial)
  const isSame = order === previous.order && items === previous.items && spatial === previous.spatial
  return isSame ? previous : { ...next, order, items, ...(spatial ? { spatial } : {}) }
}

function shareSpatial(
  previous: SpatialTables | undefined,
  next: SpatialTables | undefined,
): SpatialTables | undefined {
  if (!previous || !next || previous === next) return next
  let isSame = true
  const tables = spatialKinds.map((kind) => {
    const table = shareTable<{ readonly id: number }>(previous[kind], next[kind])
    if (table !== previous[kind]) isSame = false
    return [kind, table]
  })
  return isSame ? previous : trust<SpatialTables>(Object.fromEntries(tables))
}

function shareTable<T>(
  previous: ReadonlyMap<number, T>,
  next: ReadonlyMap<number, T>,
): ReadonlyMap<number, T> {
  if (previous === next) return previous
  let isSame = previous.size === next.size
  const shared = new Map<number, T>()
  for (const [id, record] of next) {
    const old = previous.get(id)
    const isKnown = old !== undefined && isSameJson(old, record)
    if (!isKnown) isSame = false
    shared.set(id, isKnown ? old : record)
  }
  return isSame ? previous : shared
}
