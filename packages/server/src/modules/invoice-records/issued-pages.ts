/** The pages of an invoice, a credit note or a receipt, from what was frozen; an invoice with the ledger as it is today. */
import type { ProductOrder } from '@orderwright/domain/orders'
import { composeIssued, otherBills } from '@orderwright/domain/invoices'
import { readLedger } from '../ledger/ledger.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { StoredDocument } from './document-store.ts'

export async function composeStored(
  tenant: TenantCall,
  order: ProductOrder,
  documents: readonly StoredDocument[],
  stored: StoredDocument,
) {
  return composeIssued({
    document: stored,
    content: stored.content,
    org: tenant.org,
    order,
    payments: await readLedger(tenant, order.id),
    others: otherBills(
      documents.map((one) => ({ ...one, totalInCents: one.amounts.total })),
      stored.id,
    ),
  })
}
