/** Structural sharing: records that did not change keep their objects, so that nothing is evaluated or rendered again. */
import type { OrderDocument } from '@orderwright/domain'
import { isSameJson } from './operations.ts'

/** `next` with the objects of `previous` wherever nothing changed; `previous` itself where nothing at all did. */
export function shareStructure(previous: OrderDocument, next: OrderDocument): OrderDocument {
  const known = new Map(previous.items.map((item) => [item.id, item]))
  const items = next.items.map((item) => {
    const old = known.get(item.id)
    return old !== undefined && isSameJson(old, item) ? old : item
  })
  const order = isSameJson(previous.order, next.order) ? previous.order : next.order
  const isSame =
    order === previous.order &&
    items.length === previous.items.length &&
    items.every((item, index) => item === previous.items[index])
  return isSame ? previous : { ...next, order, items }
}
