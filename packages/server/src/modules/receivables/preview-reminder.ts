/** The next reminder of an invoice as it will be sent on its day, or as it would be now: to whom, when, and its whole text. [issue 18] */
import { daysLate, mailOn, reminderMessages as words } from '@orderwright/domain/receivables'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { todayOf } from './reminder-plan.ts'
import { composeReminders, nextOf } from './write-reminder.ts'

export const previewReminder: HandlerOf<'previewReminder'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'bookkeeping.export', { orgId: tenant.orgId })) return forbidden()
    const found = await nextOf(tenant, body.documentId, { forUpdate: false })
    if (!found) return fail('refused', words.refused.nothing, { rule: 'nothing' })
    const { order, plan } = found
    const day = body.isNow === true ? todayOf(tenant) : plan.next.day
    const composed = await composeReminders(tenant, order, plan, day)
    const first = composed[0]
    return succeed({
      to: composed.map(({ reader }) => ({ name: reader.name, email: reader.email })),
      day,
      isToday: day === todayOf(tenant),
      ruleKey: plan.next.key,
      mail: mailOn(plan.next.rule, daysLate(plan.item.dueDay, day)),
      subject: first?.mail.subject ?? '',
      text: first?.mail.text ?? '',
    })
  })
