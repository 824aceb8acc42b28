/** An employee writes into an order's ledger: payments, refunds, corrections, and taking entries back. [1.4.22, 1.7.16] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { lockFor, statusAnswer } from '../lifecycle/transition.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { readLedger } from '../ledger/ledger.ts'
import { presentPayments } from './present-payments.ts'
import { recordEntry } from './booking/record-entry.ts'

export const recordLedgerEntry: HandlerOf<'recordLedgerEntry'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.recordPayment')
    if (!order.ok) return order
    const done = await recordEntry(tenant, order.data, body.entry, body.entry, 'entry.date')
    if (!done.ok) return done
    const ledger = await readLedger(tenant, order.data.id)
    return succeed({
      ...statusAnswer(tenant, done.data),
      paymentRecords: presentPayments(tenant, done.data, ledger),
    })
  })
}
