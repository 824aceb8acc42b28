/** What a customer's terms come to. [issue 18] */
import type { ProductOrder } from '../orders/schema.ts'
import type { Customer } from './schema.ts'

export type CustomerTerms = Pick<Customer, 'discountPercentage' | 'taxExempt' | 'taxExemptUntil'>
/** The fields of an order that say the same. */
export type TermsOfOrder = Pick<ProductOrder, 'discountMode' | 'discountPercentage' | 'disableSalesTax'>

/**
 * What an order would have otherwise for the customer that it is given to: their discount, as far as `most` lets it (percent; null: no
 * limit), and their exemption from sales tax on `day` (YYYY-MM-DD). The discount of the customer before goes with them; any other one stays
 * where the new customer has none. Empty: the order has it all. [decision 0233]
 */
export function termsToOffer(
  order: TermsOfOrder,
  { customer, before }: { readonly customer: CustomerTerms; readonly before: CustomerTerms | null },
  { day, most }: { readonly day: string; readonly most: number | null },
): Partial<TermsOfOrder> {
  const capped = (value: number) => (most === null ? value : Math.min(value, most))
  const rate = order.discountMode === 'rate' ? order.discountPercentage : null
  const wanted = capped(customer.discountPercentage)
  const ofBefore = before === null ? 0 : capped(before.discountPercentage)
  const isTheirs = rate !== null && rate > 0 && rate === ofBefore
  const isOther = wanted > 0 ? rate !== wanted : isTheirs
  return {
    ...(isOther ? { discountMode: 'rate' as const, discountPercentage: wanted } : {}),
    ...(isTaxExemptOn(customer, day) && order.disableSalesTax === 0 ? { disableSalesTax: 1 as const } : {}),
  }
}

/** Whether sales tax is left out for the customer on a day (YYYY-MM-DD): exempt, and the certificate has not ended before it. */
export function isTaxExemptOn(
  { taxExempt, taxExemptUntil }: Pick<Customer, 'taxExempt' | 'taxExemptUntil'>,
  day: string,
): boolean {
  return taxExempt === 1 && (taxExemptUntil === '' || day <= taxExemptUntil)
}
