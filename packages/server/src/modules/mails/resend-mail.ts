/** resend-mail: an employee sends a mail again that could not be delivered, once its reason is gone. */
import { callMessages } from '@orderwright/domain/messages'
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readableOrder, subjectOf } from '../orders/order-store.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

export const resendMail: HandlerOf<'resendMail'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const subject = subjectOf(order.data, tenant.org.profile)
    if (!tenant.policy.can(tenant.actor, 'order.readEvents', subject)) return forbidden()
    const mail = await tenant.db
      .selectFrom('outboxMails')
      .select(['id', 'to', 'subject', 'sentAt', 'withdrawnAt'])
      .where('orgId', '=', tenant.orgId)
      .where('productOrderId', '=', order.data.id)
      .where('id', '=', body.mailId)
      // One that is being sent at this moment is waited for.
      .forUpdate()
      .executeTakeFirst()
    if (!mail) return notFound()
    if (mail.sentAt !== null || mail.withdrawnAt !== null) {
      return fail('refused', callMessages.mailHasLeft, { rule: 'mailHasLeft' })
    }
    await tenant.db
      .updateTable('outboxMails')
      .set({ attempts: 0, givenUpAt: null, nextAttemptAt: sql<Date>`now()` })
      .where('orgId', '=', tenant.orgId)
      .where('id', '=', mail.id)
      .execute()
    await writeEvent(tenant, {
      productOrderId: order.data.id,
      kind: 'mail.resend',
      resourceKey: 'mail',
      resourceId: mail.id,
      before: null,
      after: { mailId: mail.id, to: mail.to, subject: mail.subject },
    })
    tenant.afterCommit({ task: 'deliverMails' })
    return succeed({ ok: true })
  })
