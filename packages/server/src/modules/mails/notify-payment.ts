/**
 * Tells the people of an order of money that was written into its ledger. `applyTransition` does so by itself for the
 * entry that it is given; call this for entries that are written without a change of status, a refund above all.
 */
import type { ProductOrder } from '@orderwright/domain'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { Work } from '../tenancy/in-tenant.ts'
import { customersOf, employeesOf } from './people.ts'
import { tell, type Told } from './notify-readers.ts'

/**
 * Writes the letters and notifications of `entry` in the running transaction; `order` is the order after it. Its owner
 * and the employees are told, never the one who recorded it. Corrections are bookkeeping: nobody is told of them. The
 * same entry told twice is one letter.
 */
export async function tellPayment(work: Work, order: ProductOrder, entry: LedgerEntry): Promise<void> {
  if (entry.kind === 'correction') return
  const news = {
    kind: entry.kind === 'refund' ? 'paymentRefunded' : 'paymentReceived',
    cause: entry.providerReference ?? `v${order.version}`,
    payment: entry,
  } as const
  const told: Told = new Set()
  await tell(work, order, await customersOf(work, order), news, told)
  await tell(work, order, await employeesOf(work, order), news, told)
}
