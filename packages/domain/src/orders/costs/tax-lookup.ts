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

type Rated = Pick<ProductOrder, 'taxLookup' | 'taxPercentage'>

/**
 * The rate that a lookup gave the order, in percent: for its address, or for the one before while nothing is known of the new one.
 * Null where a person set the rate. [decision 0241]
 */
function lookedUpRate({ taxLookup, taxPercentage }: Rated): number | null {
  return taxLookup?.rate === taxPercentage ? taxPercentage : null
}

/**
 * What the order's lookup becomes when its delivery address does: wanted for an address that has not been asked about,
 * null for one whose rate is not looked up, undefined to leave it.
 */
export function taxLookupFor(
  order: Rated & Pick<ProductOrder, 'deliveryAddress'>,
  profile: OrgProfile,
  now: Timestamp,
): TaxLookup | null | undefined {
  if (!needsTaxLookup(order, profile)) return order.taxLookup === null ? undefined : null
  const address = taxAddressKey(order.deliveryAddress)
  if (order.taxLookup?.address === address) return undefined
  const { state } = order.deliveryAddress
  return { outcome: 'wanted', address, state, rate: lookedUpRate(order), source: '', date: now }
}

/**
 * What a change of the order's fields, its delivery address among them, means for its tax: a rate that was looked up for another
 * address is not charged where none is looked up. One that comes with the change stays. [decision 0241]
 */
export function taxAtNewAddress(
  order: ProductOrder,
  patch: Partial<ProductOrder>,
  profile: OrgProfile,
  now: Timestamp,
): Partial<Rated> {
  const taxLookup = taxLookupFor({ ...order, ...patch }, profile, now)
  if (taxLookup === undefined) return {}
  const isOfAddressBefore = patch.taxPercentage === undefined && lookedUpRate(order) !== null
  return taxLookup === null && isOfAddressBefore ? { taxLookup, taxPercentage: 0 } : { taxLookup }
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

/**
 * The order's fields after the answer. A failure leaves the rate as it is and says so; no tax leaves one that a person set, and ends
 * one that was looked up for the address before. [decision 0241]
 */
export function afterTaxAnswer(
  order: Rated & Pick<ProductOrder, 'deliveryAddress'>,
  answer: TaxAnswer,
  now: Timestamp,
): Pick<ProductOrder, 'taxLookup'> & Partial<Pick<ProductOrder, 'taxPercentage'>> {
  const asked = {
    address: taxAddressKey(order.deliveryAddress),
    state: order.deliveryAddress.state,
    date: now,
  }
  const before = order.taxLookup?.outcome === 'found' ? null : lookedUpRate(order)
  if (!answer.ok) return { taxLookup: { ...asked, outcome: 'failed', rate: before, source: '' } }
  const rate = answer.rate ?? 0
  const taxPercentage = rate === 0 && before !== null ? 0 : taxPercentageFromLookup(order, rate)
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
