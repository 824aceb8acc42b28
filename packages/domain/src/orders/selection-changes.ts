/** What would have to be chosen to come from one document to another. */
import { itemOf, type OrderDocument } from './document.ts'
import type { SelectionChange, Selections } from './selections.ts'

/**
 * The choices of one line, and those for the whole order, in which `to` differs from `from`, the order's first. Choices of
 * other lines are not looked at; a line that one of them does not have differs in nothing.
 */
export function selectionChangesBetween(
  from: OrderDocument,
  to: OrderDocument,
  itemId: number,
): SelectionChange[] {
  const [before, after] = [itemOf(from, itemId), itemOf(to, itemId)]
  const ofOrder = differing(from.order.properties, to.order.properties, null)
  if (before === undefined || after === undefined) return ofOrder
  return [...ofOrder, ...differing(before.properties, after.properties, itemId)]
}

function differing(before: Selections, after: Selections, itemId: number | null): SelectionChange[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].flatMap((id) => {
    const selection = after[id] ?? null
    if (JSON.stringify(before[id] ?? null) === JSON.stringify(selection)) return []
    return [{ itemId, propertyId: Number(id), selection }]
  })
}
