/** The margin of an order as it is judged: what each item costs the organization, by its product's cost rule, and what is left. */
import type { ItemEvaluation, OrderEvaluation } from '../configuration/types.ts'
import { messages } from '../messages.ts'
import { itemNameMessages } from '../messages/order/item-names.ts'
import { costItem } from '../pricing/cost-item.ts'
import { MAX_TOTAL } from '../pricing/plan.ts'
import type { ItemPrice, PricingErrorCode } from '../pricing/types.ts'
import type { Cents } from '../units/money.ts'
import { type LineAmounts, lineMargins, type MarginTotal, marginTotal } from './margin.ts'

/** Why the margin of a line is not known, in words; `of`: what of it is missing. */
export interface UnknownMargin {
  readonly of: 'cost' | 'price'
  readonly code: PricingErrorCode
  readonly message: string
}

export interface ItemMargin extends LineAmounts {
  readonly itemId: number
  readonly productId: number
  /** its place in the list, from 1 */
  readonly number: number
  readonly title: string
  readonly quantity: number
  readonly unitCost: Cents | null
  /** null where the margin is known */
  readonly unknown: UnknownMargin | null
}

export interface OrderMargin {
  readonly lines: readonly ItemMargin[]
  readonly total: MarginTotal
}

/** The costs of the items, each within what can be counted to the cent together with those before it. */
function costsOf({ context, document, items }: OrderEvaluation): ItemPrice[] {
  let total = 0
  return items.map(({ item }): ItemPrice => {
    const cost = costItem(context, document, item)
    if (!cost.ok) return cost
    const sum = total + Math.abs(cost.unitPrice) * item.quantity
    if (sum > MAX_TOTAL) {
      return { ok: false, error: { code: 'beyondOrder', message: messages.pricingBeyondOrder, path: '' } }
    }
    total = sum
    return cost
  })
}

function whyUnknown(price: ItemPrice, cost: ItemPrice): UnknownMargin | null {
  if (!cost.ok) return { of: 'cost', code: cost.error.code, message: cost.error.message }
  if (!price.ok) return { of: 'price', code: price.error.code, message: price.error.message }
  return null
}

/** Whether a product of the order has a rule that says what it costs: only then there is a margin to speak of. */
function hasCosts(items: readonly ItemEvaluation[]): boolean {
  return items.some(({ product }) => product !== undefined && product.costRuleId !== null)
}

/**
 * The margin of each item and of the order. A price that an employee gave an item counts as its price. Null where nothing of the
 * order has a cost rule, and where prices are hidden from whoever looks.
 */
export function orderMargin(evaluation: OrderEvaluation): OrderMargin | null {
  const { items, costs } = evaluation
  if (costs === null || !hasCosts(items)) return null
  const unitCosts = costsOf(evaluation)
  const sold = items.map(({ item, price }, index) => {
    const cost = unitCosts[index]
    return {
      quantity: item.quantity,
      unitPrice: price.ok ? price.unitPrice : null,
      unitCost: cost?.ok === true ? cost.unitPrice : null,
    }
  })
  const amounts = lineMargins(sold, costs.discount)
  const lines = items.flatMap(({ item, product, price }, index): ItemMargin[] => {
    const [one, unitCost, amount] = [sold[index], unitCosts[index], amounts[index]]
    if (one === undefined || unitCost === undefined || amount === undefined) return []
    return [
      {
        itemId: item.id,
        productId: item.productId,
        number: index + 1,
        title: item.title.trim() || (product?.title ?? itemNameMessages.customProduct),
        quantity: item.quantity,
        unitCost: one.unitCost,
        ...amount,
        unknown: whyUnknown(price, unitCost),
      },
    ]
  })
  return { lines, total: marginTotal(lines) }
}
