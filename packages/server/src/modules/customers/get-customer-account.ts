/** The orders of a customer, and what the customer owes today. [issue 18] */
import { MAX_CUSTOMER_ORDERS } from '@orderwright/contract'
import { currentStatus } from '@orderwright/domain/orders'
import { localizeProfile } from '@orderwright/domain/tenancy'
import { cents } from '@orderwright/domain/units'
import { issueDay } from '@orderwright/domain/invoices'
import { receivablesOf, recordKeyOf, sumReceivables } from '@orderwright/domain/receivables'
import { sql } from 'kysely'
import { readRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readReceivables } from '../receivables/receivables-store.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { keptCustomerId } from '../customer-records/merged-customers.ts'

async function readOrders({ db, orgId, org }: TenantCall, customerId: number) {
  const rows = await db
    .selectFrom('productOrders')
    .select(['id', 'orgSpecificId', 'title', 'archived', 'created', 'statusData', 'amountPaidInCents'])
    .select(sql<number | null>`(costs ->> 'orderTotal')::bigint`.as('total'))
    .select(sql<number>`(count(*) over ())::integer`.as('all'))
    .where('orgId', '=', orgId)
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(MAX_CUSTOMER_ORDERS)
    .execute()
  const profile = localizeProfile(org.profile)
  const orders = rows.map(({ id, orgSpecificId, title, archived, created, ...row }) => ({
    id,
    orgSpecificId,
    title,
    archived,
    created,
    statusTitle: currentStatus(row, profile).title,
    totalInCents: cents(row.total ?? 0),
    paidInCents: row.amountPaidInCents,
  }))
  return { orders, orderCount: rows[0]?.all ?? 0 }
}

async function countInvoices({ db, orgId }: TenantCall, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from issued_documents documents
    join product_orders orders on orders.org_id = ${orgId} and orders.id = documents.product_order_id
    where documents.org_id = ${orgId} and documents.kind = 'invoice' and orders.customer_id = ${customerId}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export const getCustomerAccount: HandlerOf<'getCustomerAccount'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { db, orgId, org, now } = tenant
    if (!tenant.policy.can(tenant.actor, 'customers.read', { orgId })) return forbidden()
    // The address of one that was merged leads to where it went.
    const customerId = await keptCustomerId(tenant, body.customerId)
    if (!(await readRecord(db, 'customer', orgId, customerId))) return notFound()
    const asOf = issueDay(now, org.profile)
    const { customers } = receivablesOf(await readReceivables(tenant, { of: 'customer', customerId, asOf }))
    const { totalInCents, creditInCents, prepaidInCents, notInvoicedInCents, aging } =
      sumReceivables(customers)
    return succeed({
      customerId,
      invoiceCount: await countInvoices(tenant, customerId),
      ...(await readOrders(tenant, customerId)),
      currency: org.profile.payment.currency,
      customerKey: recordKeyOf(customerId),
      owedInCents: totalInCents,
      pastDueInCents: cents(totalInCents - aging.current),
      creditInCents: cents(creditInCents + prepaidInCents),
      notInvoicedInCents,
    })
  })
