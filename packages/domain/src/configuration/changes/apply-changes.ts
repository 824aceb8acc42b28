/** Changes of choices applied to a document, unjudged. */
import type { OrderDocument } from '../../orders/document.ts'
import type { Selection, Selections, SelectionChange } from '../../orders/selections.ts'

/** property id → selection, or null to remove it */
export type Changes = Map<number, Selection | null>

function applied(selections: Selections, changes: Changes | undefined): Selections {
  if (changes === undefined || changes.size === 0) return selections
  const next = { ...selections }
  for (const [propertyId, selection] of changes) {
    if (selection === null) delete next[propertyId]
    else next[propertyId] = selection
  }
  return next
}

/** The document with the changes of the order level and of items. */
export function withChanges(
  document: OrderDocument,
  orderChanges: Changes | undefined,
  itemChanges: ReadonlyMap<number, Changes>,
): OrderDocument {
  return {
    order:
      orderChanges === undefined || orderChanges.size === 0
        ? document.order
        : { ...document.order, properties: applied(document.order.properties, orderChanges) },
    items:
      itemChanges.size === 0
        ? document.items
        : document.items.map((item) => {
            const changes = itemChanges.get(item.id)
            return changes === undefined || changes.size === 0
              ? item
              : { ...item, properties: applied(item.properties, changes) }
          }),
  }
}

/**
 * The document with these choices exactly as they are, whatever stands against them: for a configuration that an order
 * has had before and that somebody goes back to. `itemId` null is the order level; unknown items are left out.
 */
export function applySelections(document: OrderDocument, changes: readonly SelectionChange[]): OrderDocument {
  const byPlace = new Map<number | null, Changes>()
  for (const { itemId, propertyId, selection } of changes) {
    const place = byPlace.get(itemId) ?? new Map<number, Selection | null>()
    byPlace.set(itemId, place.set(propertyId, selection))
  }
  const items = new Map<number, Changes>()
  for (const [itemId, place] of byPlace) if (itemId !== null) items.set(itemId, place)
  return withChanges(document, byPlace.get(null), items)
}
