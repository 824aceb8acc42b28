/** The ledger of an order as a viewer receives it. */
import { isEmployee } from '@orderwright/domain/access'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { PaymentRecord } from '@orderwright/domain/payments'
import { seesPrices, type Viewing } from '../orders/present-order.ts'

/**
 * Employees read all of it. Customers read what was paid and when; notes, who wrote an entry, and the provider's
 * reference are the organisation's own. Who sees no prices sees no payments. [1.6.25, 1.6.26]
 */
export function presentPayments(
  viewing: Viewing,
  order: ProductOrder,
  ledger: readonly PaymentRecord[],
): PaymentRecord[] {
  if (!seesPrices(viewing, order)) return []
  if (isEmployee(viewing.actor)) return [...ledger]
  return ledger.map((record) => ({ ...record, note: '', userId: null, providerReference: null }))
}
