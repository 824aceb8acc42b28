/** What an item costs the organization, by the cost rule of its product. Decision 209. */
import { itemState } from '../constraints/states.ts'
import type { RuleContext } from '../constraints/types.ts'
import { messages } from '../messages.ts'
import { marginMessages } from '../messages/order/margin.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { pricingPlan } from './plan.ts'
import { choicesOf, effectivePricingDate, unpriceable, valueByRule } from './price-item.ts'
import type { ItemPrice } from './types.ts'

/**
 * What one unit costs, in cents with its trace: evaluated as a price is, on the same date and with the same choices, but rounded
 * to the cent alone. A price that somebody gave the item does not bear on it. Or why it is not known: never 0 in silence.
 */
export function costItem(context: RuleContext, document: OrderDocument, item: ProductInstance): ItemPrice {
  if (context.viewer.pricingIsHidden) {
    return unpriceable({ code: 'pricingHidden', message: messages.pricingHidden, path: '' })
  }
  const product = context.catalog.products.get(item.productId)
  if (product === undefined)
    return unpriceable({ code: 'noRule', message: marginMessages.noProduct, path: '' })
  const state = product.costRuleId === null ? undefined : itemState(context, document, item)
  if (product.costRuleId === null || state === undefined) {
    const { title } = product
    return unpriceable({ code: 'noRule', message: marginMessages.noCostRule({ title }), path: '' })
  }
  const plan = pricingPlan(context.catalog, effectivePricingDate(context, document))
  return valueByRule(plan, product.costRuleId, false, choicesOf(state, item.quantity))
}
