/** Which reminders are next, soonest first, those among them that are stopped. [issue 18] */
import { MAX_REMINDERS } from '@orderwright/contract'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { planReminders } from './reminder-plan.ts'

export const getReminders: HandlerOf<'getReminders'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'bookkeeping.export', { orgId: tenant.orgId })) return forbidden()
    const plans = await planReminders(tenant)
    return succeed({
      hasRules: tenant.org.profile.reminders.rules.length > 0,
      currency: tenant.org.profile.payment.currency,
      total: plans.length,
      reminders: plans
        .slice(0, MAX_REMINDERS)
        .map(({ item, customerKey, customer, next, stop, stoppedAs, lastSentDay }) => ({
          documentId: item.documentId,
          number: item.number,
          orderNumber: item.orderNumber,
          customerKey,
          customer,
          dueDay: item.dueDay,
          daysLate: item.daysLate,
          balanceInCents: item.balanceInCents,
          rule: next.rule,
          ruleKey: next.key,
          day: next.day,
          stop,
          stoppedAs,
          lastSentDay,
        })),
    })
  })
