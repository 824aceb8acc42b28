/** What each customer owes as of a day, by age. [issue 18] */
import { issueDay } from '@orderwright/domain/invoices'
import { receivablesOf } from '@orderwright/domain/receivables'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { countOtherCurrencies, readReceivables } from './receivables-store.ts'

export const getReceivables: HandlerOf<'getReceivables'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { profile } = tenant.org
    if (!tenant.policy.can(tenant.actor, 'bookkeeping.export', { orgId: tenant.orgId })) return forbidden()
    const asOf = body.asOf ?? issueDay(tenant.now, profile)
    const receivables = receivablesOf(await readReceivables(tenant, { asOf, of: 'unsettled' }))
    return succeed({
      ...receivables,
      currency: profile.payment.currency,
      otherCurrencyCount: await countOtherCurrencies(tenant, asOf),
    })
  })
