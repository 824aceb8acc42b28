/** The invoices, credit notes and receipts of an order. [issue 18] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { presentDocuments } from '../invoice-records/present-documents.ts'
import { readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

export const getInvoices: HandlerOf<'getInvoices'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    return order.ok ? succeed(await presentDocuments(tenant, order.data)) : order
  })
