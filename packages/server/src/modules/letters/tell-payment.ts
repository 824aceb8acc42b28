/**
 * Tells the people of an order of money that was written into its ledger. `applyTransition` does so by itself for the
 * entry that it is given; call this for entries that are written without a change of status, a refund above all.
 */
import type { ProductOrder } from '@orderwright/domain'
import { employeesOf, mailTo, notify, ownerOf } from '../lifecycle/run-effects.ts'
import type { LedgerEntry } from '../payments/ledger.ts'
import type { Work } from '../tenancy/in-tenant.ts'

/**
 * Writes the letters and notifications of `entry` in the running transaction; `order` is the order after it. Its owner
 * and the employees are told, never the one who recorded it. Corrections are bookkeeping: nobody is told of them.
 */
export async function tellPayment(work: Work, order: ProductOrder, entry: LedgerEntry): Promise<void> {
  if (entry.kind === 'correction') return
  const template = entry.kind === 'refund' ? 'paymentRefunded' : 'paymentReceived'
  const cause = entry.providerReference ?? `v${order.version}`
  for (const people of [await ownerOf(work, order), await employeesOf(work)]) {
    await mailTo(work, order, people, template, cause)
    await notify(work, order, people, template)
  }
}
