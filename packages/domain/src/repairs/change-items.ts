/** The same choice for several lines at once, line by line: what can't take it is left as it is and told. [1.5.47, issue 18] */
import type { Selection, SelectionChange } from '../orders/selections.ts'
import { withFollowingChoices } from '../configuration/default-configuration.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { isEngraved } from '../item-drawings/engraving-grid.ts'
import type { ProductProperty } from '../catalog/schema.ts'
import { planChanges } from './plan-selection.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import { choiceMessages } from '../messages/order/choices.ts'
import { type Cents, cents } from '../units/money.ts'

/** A choice of one line. */
export type ItemChange = SelectionChange & { readonly itemId: number }

export interface ItemChangesPlan {
  /** for all lines that take the choice: carried out as one step */
  readonly changes: readonly SelectionChange[]
  /** lines that take it, in the order asked */
  readonly itemIds: readonly number[]
  /** lines that do not, each with the reason */
  readonly refused: readonly { readonly itemId: number; readonly message: string }[]
  /** lines that have the choice already */
  readonly unchangedIds: readonly number[]
  /** what the lines that take it come to more, in cents; null where one of them has no price before or after */
  readonly priceDifference: Cents | null
}

/**
 * Plans it line by line: a line that refuses the choice, or that was valid and would not be any more, is left as it is.
 * The changes together are accepted by `planChanges`.
 */
export function planItemChanges(start: OrderEvaluation, asked: readonly ItemChange[]): ItemChangesPlan {
  const changes: SelectionChange[] = []
  const itemIds: number[] = []
  const refused: { itemId: number; message: string }[] = []
  const unchangedIds: number[] = []
  let current = start
  for (const { itemId, propertyId, selection } of asked) {
    const before = current.itemsById.get(itemId)
    if (before === undefined) continue
    const wanted = JSON.stringify(selection)
    if (JSON.stringify(before.properties.get(propertyId)?.selection ?? null) === wanted) {
      unchangedIds.push(itemId)
      continue
    }
    const own = withFollowingChoices(current, [{ itemId, propertyId, selection }])
    const plan = planChanges(current.context, current.document, own)
    if (!plan.ok) {
      refused.push({ itemId, message: plan.message })
      continue
    }
    const next = evaluateOrder(current.context, plan.document, current)
    const after = next.itemsById.get(itemId)
    if (before.isValid && after?.isValid !== true) {
      const reason = after?.problems[0]?.message ?? ''
      refused.push({ itemId, message: choiceMessages.applyToAllTurnsInvalid({ reason }) })
      continue
    }
    changes.push(...own)
    itemIds.push(itemId)
    current = next
  }
  return { changes, itemIds, refused, unchangedIds, priceDifference: difference(start, current, itemIds) }
}

function difference(start: OrderEvaluation, end: OrderEvaluation, itemIds: readonly number[]): Cents | null {
  let sum = 0
  for (const id of itemIds) {
    const before = start.itemsById.get(id)?.lineTotal ?? null
    const after = end.itemsById.get(id)?.lineTotal ?? null
    if (before === null || after === null) return null
    sum += after - before
  }
  return cents(sum)
}

/** A property that several lines show, with what they have. */
export interface SharedProperty {
  readonly property: ProductProperty
  /** those of the lines that show it, in their order */
  readonly itemIds: readonly number[]
  /** what all of them have; undefined: not the same */
  readonly selection: Selection | null | undefined
}

/**
 * What can be chosen for several lines together, in the order in which the lines show it. Engravings and lists of texts are written one by one and not among them.
 */
export function sharedProperties(evaluation: OrderEvaluation, itemIds: readonly number[]): SharedProperty[] {
  const { profile } = evaluation.context
  const shared = new Map<number, Shared>()
  for (const id of itemIds) {
    const item = evaluation.itemsById.get(id)
    for (const { property, selection = null } of item?.visibleProperties ?? []) {
      if (property.isArray === 1 || isEngraved(property, item?.product, profile)) continue
      const known: Shared = shared.get(property.id) ?? { property, itemIds: [], selections: new Map() }
      known.itemIds.push(id)
      known.selections.set(JSON.stringify(selection), selection)
      shared.set(property.id, known)
    }
  }
  return [...shared.values()].map(({ property, itemIds: ids, selections }) => {
    const [selection] = selections.values()
    return { property, itemIds: ids, selection: selections.size === 1 ? selection : undefined }
  })
}

interface Shared {
  readonly property: ProductProperty
  readonly itemIds: number[]
  /** by their JSON, so that the same choice stands there once */
  readonly selections: Map<string, Selection | null>
}
