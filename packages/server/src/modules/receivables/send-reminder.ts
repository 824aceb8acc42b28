/** Sends the reminder of an invoice that was read before at once, before its day. [issue 18] */
import { reminderMessages as words } from '@orderwright/domain/receivables'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { writeReminder } from './write-reminder.ts'

export const sendReminder: HandlerOf<'sendReminder'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'bookkeeping.export', { orgId: tenant.orgId })) return forbidden()
    const written = await writeReminder(tenant, body.documentId, { shown: body.ruleKey })
    if (written.kind === 'sent') return succeed({ to: [...written.to] })
    return fail('refused', words.refused[written.kind], { rule: written.kind })
  })
