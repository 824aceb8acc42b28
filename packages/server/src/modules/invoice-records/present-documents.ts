/** An order's documents as a viewer receives them, and what employees can issue. */
import type { getInvoices, ResponseOf } from '@orderwright/contract'
import { isEmployee } from '@orderwright/domain/access'
import { evaluateOrder } from '@orderwright/domain/configuration'
import type { ProductOrder } from '@orderwright/domain/orders'
import { zeroCents } from '@orderwright/domain/units'
import { documentOf, evaluationContext } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { readDocuments, type StoredDocument } from './document-store.ts'
import { missingBill } from './settle-documents.ts'

type Listed = ResponseOf<typeof getInvoices>

async function missingOf(
  tenant: TenantCall,
  order: ProductOrder,
  documents: readonly StoredDocument[],
): Promise<Pick<Listed, 'missing' | 'missingInCents'>> {
  const nothing = { missing: 'nothing', missingInCents: zeroCents } as const
  if (!isEmployee(tenant.actor) || order.invoiceIssued === null || order.archived === 1) return nothing
  const context = await evaluationContext(tenant, 'owner')
  const evaluation = evaluateOrder(context, await documentOf(tenant, order))
  const found = await missingBill(tenant, { order, evaluation }, documents)
  if (found === null) return nothing
  const { plan } = found
  return {
    missing: plan.reason === 'issued' ? 'invoice' : 'amendment',
    missingInCents: plan.bill.amounts.total,
  }
}

/** Who sees no prices gets no documents. */
export async function presentDocuments(tenant: TenantCall, order: ProductOrder): Promise<Listed> {
  if (!seesPrices(tenant, order)) return { documents: [], missing: 'nothing', missingInCents: zeroCents }
  const documents = await readDocuments(tenant, order.id)
  return {
    documents: documents.map(
      ({ id, kind, name, number, issuedDay, dueDay, amounts, fee, currency, contentText }) => ({
        id,
        kind,
        name,
        number,
        issuedDay,
        dueDay,
        totalInCents: amounts.total,
        feeInCents: fee,
        currency,
        content: contentText,
      }),
    ),
    ...(await missingOf(tenant, order, documents)),
  }
}
