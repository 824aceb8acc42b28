/**
 * When a tax rate is looked up for a delivery address, and what becomes of the answer. The rate that was found stands on
 * the order with its day and its source, so that the costs can say where it comes from. [1.7.24, 1.7.25]
 */
import type { OrgProfile } from '../../tenancy/profile.ts'
import type { Timestamp } from '../../units/timestamp.ts'
import type { Address, ProductOrder, TaxLookup } from '../schema.ts'

/** The parts of an address that a rate depends on, in one line: 'US|TX|AUSTIN|78701'. */
export function taxAddressKey({ country, state, city, zip }: Address): string {
  return [country, state, city, zip].map((part) => part.trim().toUpperCase()).join('|')
}

/** Whether the organisation has rates looked up and the delivery state is not one that it knows itself. */
export function needsTaxLookup(order: Pick<ProductOrder, 'deliveryAddress'>, profile: OrgProfile): boolean {
  const lookup = profile.costs.taxLookup
  const { country, state } = order.deliveryAddress
  const key = state.trim().toUpperCase()
  // The rates are those of the United States.
  return lookup !== null && country === 'US' && key !== '' && !lookup.exceptStates.includes(key)
}

/** The percentage to store, or null to leave it: a rate of 0 or the same rate changes nothing. */
export function taxPercentageFromLookup(
  order: Pick<ProductOrder, 'taxPercentage'>,
  taxRate: number,
): number | null {
  return taxRate !== 0 && taxRate !== order.taxPercentage ? taxRate : null
}

/**
 * What the order's lookup becomes when its delivery address does: wanted for an address that has not been asked about,
 * null for one whose rate is not looked up, undefined to leave it.
 */
export function taxLookupFor(
  order: Pick<ProductOrder, 'deliveryAddress' | 'taxLookup'>,
  profile: OrgProfile,
  now: Timestamp,
): TaxLookup | null | undefined {
  if (!needsTaxLookup(order, profile)) return order.taxLookup === null ? undefined : null
  const address = taxAddressKey(order.deliveryAddress)
  if (order.taxLookup?.address === address) return undefined
  return { outcome: 'wanted', address, state: order.deliveryAddress.state, rate: null, source: '', date: now }
}

/** What a provider of rates says. `rate` in percent; null where no sales tax is charged. */
export type TaxAnswer =
  | { readonly ok: true; readonly rate: number | null; readonly source: string }
  | { readonly ok: false }

/** Where a rate of the organization's own table comes from, as the costs say it. */
export const OWN_RATES = 'rates of our own'

/** The organization's own rate for the address, before anybody is asked; null where it has none. */
export function ownTaxRate({ country, state }: Address, profile: OrgProfile): TaxAnswer | null {
  const rate = country === 'US' ? profile.costs.taxRates[state.trim().toUpperCase()] : undefined
  return rate === undefined ? null : { ok: true, rate: rate === 0 ? null : rate, source: OWN_RATES }
}

/** The order's fields after the answer. A failure leaves the rate as it is and says so. */
export function afterTaxAnswer(
  order: Pick<ProductOrder, 'deliveryAddress' | 'taxPercentage'>,
  answer: TaxAnswer,
  now: Timestamp,
): Pick<ProductOrder, 'taxLookup'> & Partial<Pick<ProductOrder, 'taxPercentage'>> {
  const asked = {
    address: taxAddressKey(order.deliveryAddress),
    state: order.deliveryAddress.state,
    date: now,
  }
  if (!answer.ok) return { taxLookup: { ...asked, outcome: 'failed', rate: null, source: '' } }
  const rate = answer.rate ?? 0
  const taxPercentage = taxPercentageFromLookup(order, rate)
  return {
    ...(taxPercentage === null ? {} : { taxPercentage }),
    taxLookup: { ...asked, outcome: rate === 0 ? 'none' : 'found', rate, source: answer.source },
  }
}

/** The lookup that the order's present rate comes from; null when a person set the rate, or the address is another. */
export function lookupBehindRate(
  order: Pick<ProductOrder, 'deliveryAddress' | 'taxLookup' | 'taxPercentage'>,
): TaxLookup | null {
  const { taxLookup } = order
  const isCurrent = taxLookup?.address === taxAddressKey(order.deliveryAddress)
  return taxLookup?.outcome === 'found' && isCurrent && taxLookup.rate === order.taxPercentage
    ? taxLookup
    : null
}
