/** An employee issues what an order's invoices lack, without waiting for its next step. [issue 18] */
import { orderWord } from '@orderwright/domain/tenancy'
import { invoiceMessages as words } from '@orderwright/domain/invoices'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { presentDocuments } from '../invoice-records/present-documents.ts'
import { readDocuments } from '../invoice-records/document-store.ts'
import { settleDocuments } from '../invoice-records/settle-documents.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

export const issueInvoice: HandlerOf<'issueInvoice'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.recordPayment')
    if (!order.ok) return order
    const before = await readDocuments(tenant, order.data.id)
    const recalculated = await recalculateOrder(tenant, order.data.id)
    await settleDocuments(tenant, recalculated)
    const listed = await presentDocuments(tenant, recalculated.order)
    if (listed.documents.length === before.length) {
      const message = words.nothingToIssue({ word: orderWord(tenant.org.profile) })
      return fail('refused', message, { rule: 'nothingToIssue' })
    }
    return succeed(listed)
  })
