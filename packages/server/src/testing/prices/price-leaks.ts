/**
 * What somebody without price rights must never receive, written by hand: a field that carries a price stands here because
 * a person put it here, not because the code that hides prices knows it. [1.6.25, 1.6.26]
 */

/** Fields of an order, its lines, its statuses, its payments. */
export const orderPriceNames = [
  'costs',
  'orderSubTotal',
  'discount',
  'shipping',
  'tariff',
  'tax',
  'orderTotal',
  'depositAmount',
  'discountPercentage',
  'discountFlatAmount',
  'shippingPercentage',
  'shippingFlatAmount',
  'taxPercentage',
  'tariffPercentage',
  'taxLookup',
  'amountPaidInCents',
  'lastPaymentDate',
  'commandData',
  'totalInCents',
  'integrationData',
  'customPriceInCents',
  'paymentAmountInCents',
  'paymentAmountBeforeUpchargeInCents',
  'upchargeAmountInCents',
  'upcharge_amount_in_cents',
  'amountInCents',
  'amount',
  'paymentRecords',
  'orderMargin',
  'unitCost',
  'cost',
  'revenue',
  'margin',
] as const

/** Fields of the catalog that carry prices or let them be worked out. */
export const catalogPriceNames = [
  'productPricingRules',
  'productOptionClassifiers',
  'productOptionClassifierGroups',
  'productPricingRuleId',
  'costRuleId',
  'classifications',
  'exportPriceData',
  'expressions',
  'versions',
  'numbers',
] as const

/** Nothing is told by nothing: 0, −1 (no pricing rule), null, '', [] and {}. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === 0 || value === -1 || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** The paths of fields with these names that say something. A profile says how an organisation counts, not what anything costs. */
export function pricesIn(value: unknown, names: readonly string[], path = ''): string[] {
  if (typeof value !== 'object' || value === null || path.endsWith('.profile')) return []
  return Object.entries(value).flatMap(([key, child]) => [
    ...(names.includes(key) && !isEmpty(child) ? [`${path}.${key}`] : []),
    ...pricesIn(child, names, `${path}.${key}`),
  ])
}

/** A number as the ways in which it could stand in a text: 7310047 as 7310047, 73,100.47 and 73100.47. */
export function spellings(number: number): string[] {
  if (!Number.isInteger(number)) return [String(number)]
  const fraction = String(number % 100).padStart(2, '0')
  const whole = String(Math.floor(number / 100))
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  return [String(number), `${grouped}.${fraction}`, `${whole}.${fraction}`]
}

/** What the organisation says to everybody in its terms. */
const saidToAll = 'billed at $250 per week'

/** Money in words that people read: '$1', '€ 12.50'. */
export function moneyIn(text: string): string[] {
  return text.replaceAll(saidToAll, '').match(/[$€]\s?\d[\d.,]*/g) ?? []
}
