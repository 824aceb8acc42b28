/** Whether two revisions order the same, and whether they cost the same: the same terms, item by item the same price, and the same sums. */
import { canonicalJson } from '../units/json/canonical-json.ts'
import type { FrozenContent } from '../orders/revisions/frozen.ts'
import type { FrozenPrices } from '../orders/revisions/prices.ts'
import { moneyTermsOf, scopeOfItem, scopeTermsOf } from '../orders/revisions/signs.ts'

type Priced = { readonly content: FrozenContent; readonly prices: FrozenPrices }

function moneyOf({ content, prices }: Priced): string {
  // From which day's rules the prices came is no money: it is another day each time an order is submitted.
  const { effectivePricingDate: _, ...terms } = moneyTermsOf(content.order)
  const custom = content.items.map(({ id, customPriceInCents }) => [id, customPriceInCents])
  const items = prices.items.map(({ itemId, unitPriceInCents }) => [itemId, unitPriceInCents])
  return canonicalJson([terms, custom, items, prices.costs])
}

export function isSameMoney(one: Priced, other: Priced): boolean {
  return moneyOf(one) === moneyOf(other)
}

function scopeOf({ order, items, canvas }: FrozenContent): string {
  return canonicalJson([scopeTermsOf(order), items.map(scopeOfItem), canvas])
}

/** Whether the same is made of both. */
export function isSameScope(one: FrozenContent, other: FrozenContent): boolean {
  return scopeOf(one) === scopeOf(other)
}
