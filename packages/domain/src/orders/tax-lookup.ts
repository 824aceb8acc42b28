/** When a tax rate is looked up for a delivery address, and what becomes of the answer. [1.7.24, 1.7.25] */
import type { OrgProfile } from '../tenancy/profile.ts'
import type { ProductOrder } from './schema.ts'

/** Whether the organisation has rates looked up and the delivery state is not one that it knows itself. */
export function needsTaxLookup(order: Pick<ProductOrder, 'deliveryAddress'>, profile: OrgProfile): boolean {
  const lookup = profile.costs.taxLookup
  const state = order.deliveryAddress.state.trim().toUpperCase()
  return lookup !== null && state !== '' && !lookup.exceptStates.includes(state)
}

/** The percentage to store, or null to leave it: a rate of 0 or the same rate changes nothing. */
export function taxPercentageFromLookup(
  order: Pick<ProductOrder, 'taxPercentage'>,
  taxRate: number,
): number | null {
  return taxRate !== 0 && taxRate !== order.taxPercentage ? taxRate : null
}
