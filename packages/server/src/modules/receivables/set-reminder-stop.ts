/** "Do not send": no reminder goes out for one invoice, or for one customer, until it is taken back. [issue 18] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { readStatementOrders } from './statement-store.ts'

type About =
  | { readonly kind: 'invoice'; readonly documentId: number }
  | { readonly kind: 'customer'; readonly customerKey: string }

/** Whether there is such an invoice, or such a customer. */
async function isThere(tenant: TenantCall, about: About): Promise<boolean> {
  if (about.kind === 'customer') return (await readStatementOrders(tenant, about.customerKey)).length > 0
  const row = await tenant.db
    .selectFrom('issuedDocuments')
    .select('id')
    .where('orgId', '=', tenant.orgId)
    .where('id', '=', about.documentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return row !== undefined
}

export const setReminderStop: HandlerOf<'setReminderStop'> = (call, { about, isStopped, ...body }) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId, userId } = tenant
    if (!tenant.policy.can(tenant.actor, 'bookkeeping.export', { orgId })) return forbidden()
    // What is taken back may be of a customer who has another name by now.
    if (isStopped && !(await isThere(tenant, about))) return notFound()
    const what =
      about.kind === 'invoice' ? { issuedDocumentId: about.documentId } : { customerKey: about.customerKey }
    if (isStopped) {
      await db
        .insertInto('reminderStops')
        .values({ orgId, userId, ...what })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      const stops = db.deleteFrom('reminderStops').where('orgId', '=', orgId)
      await (about.kind === 'invoice'
        ? stops.where('issuedDocumentId', '=', about.documentId)
        : stops.where('customerKey', '=', about.customerKey)
      ).execute()
    }
    return succeed({ ok: true })
  })
