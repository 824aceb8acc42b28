/** One line's choice of a property given to every other line of the same product; what can't take it is told. [1.5.47] */
import type { SelectionChange } from '../orders/selections.ts'
import { withFollowingChoices } from '../configuration/default-configuration.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { planChanges } from './plan-selection.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { choiceMessages } from '../messages/order/choices.ts'

export type ApplyToAll = {
  /** for all lines that take the choice: carried out as one step */
  readonly changes: readonly SelectionChange[]
  /** lines that take it, in their order */
  readonly itemIds: readonly number[]
  /** lines that do not, each with the reason */
  readonly refused: readonly { readonly itemId: number; readonly message: string }[]
  /** lines of the product that have the choice already */
  readonly unchangedIds: readonly number[]
}

/** The other lines of the same product as `itemId`. */
export function linesOfSameProduct({ document }: OrderEvaluation, itemId: number): readonly number[] {
  const productId = document.items.find(({ id }) => id === itemId)?.productId
  return document.items
    .filter((item) => item.productId === productId && item.id !== itemId)
    .map(({ id }) => id)
}

/**
 * Plans it line by line: a line that refuses the choice, or that was valid and would not be any more, is left as it is.
 * The changes together are accepted by `planChanges`.
 */
export function planApplyToAll(start: OrderEvaluation, itemId: number, propertyId: number): ApplyToAll {
  const selection = start.itemsById.get(itemId)?.properties.get(propertyId)?.selection ?? null
  const wanted = JSON.stringify(selection)
  const changes: SelectionChange[] = []
  const itemIds: number[] = []
  const refused: { itemId: number; message: string }[] = []
  const unchangedIds: number[] = []
  let current = start
  for (const otherId of linesOfSameProduct(start, itemId)) {
    const before = current.itemsById.get(otherId)
    if (before === undefined) continue
    if (JSON.stringify(before.properties.get(propertyId)?.selection ?? null) === wanted) {
      unchangedIds.push(otherId)
      continue
    }
    const own = withFollowingChoices(current, [{ itemId: otherId, propertyId, selection }])
    const plan = planChanges(current.context, current.document, own)
    if (!plan.ok) {
      refused.push({ itemId: otherId, message: plan.message })
      continue
    }
    const next = evaluateOrder(current.context, plan.document, current)
    const after = next.itemsById.get(otherId)
    if (before.isValid && after?.isValid !== true) {
      const reason = after?.problems[0]?.message ?? ''
      refused.push({ itemId: otherId, message: choiceMessages.applyToAllTurnsInvalid({ reason }) })
      continue
    }
    changes.push(...own)
    itemIds.push(otherId)
    current = next
  }
  return { changes, itemIds, refused, unchangedIds }
}
