/** Records that did not change keep their objects. */
import type { OrderDocument } from '@orderwright/domain'
import { isSameJson } from './operations.ts'

/** `next` with the objects of `shown` wherever nothing changed, so that nothing is judged or drawn again. */
export function keepObjects(shown: OrderDocument, next: OrderDocument): OrderDocument {
  const known = new Map(shown.items.map((item) => [item.id, item]))
  const items = next.items.map((item) => {
    const old = known.get(item.id)
    return old !== undefined && isSameJson(old, item) ? old : item
  })
  const order = isSameJson(shown.order, next.order) ? shown.order : next.order
  const isSame =
    order === shown.order &&
    items.length === shown.items.length &&
    items.every((item, index) => item === shown.items[index])
  return isSame ? shown : { ...next, order, items }
}
