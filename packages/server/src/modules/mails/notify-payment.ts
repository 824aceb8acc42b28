/**
 * Notifies the people of an order of money in its ledger. `applyTransition` does so by itself for the
 * entry that it is given; call this for entries that are written without a change of status, a refund above all.
 */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { customersOf, employeesOf } from './people.ts'
import { notifyReaders, type NotifiedEmails } from './notify-readers.ts'

/**
 * Writes the mails and notifications of `entry` in the running transaction; `order` is the order after it. Its owner
 * and the employees are notified, never the one who recorded it. Corrections are bookkeeping: nobody is notified of them. The
 * same entry notified twice is one mail.
 */
export async function notifyPayment(work: Work, order: ProductOrder, entry: LedgerEntry): Promise<void> {
  if (entry.kind === 'correction') return
  const event = {
    kind: entry.kind === 'refund' ? 'paymentRefunded' : 'paymentReceived',
    cause: entry.providerReference ?? `v${order.version}`,
    payment: entry,
  } as const
  const notified: NotifiedEmails = new Set()
  await notifyReaders(work, order, await customersOf(work, order), event, notified)
  await notifyReaders(work, order, await employeesOf(work, order), event, notified)
}
