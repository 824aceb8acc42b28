/** What both calls of statements begin with: who asks, and for which days. */
import type { BodyOf, endpoints } from '@orderwright/contract'
import {
  recordKeyOf,
  recordOfKey,
  type Statement,
  statementWords as words,
} from '@orderwright/domain/receivables'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { keptCustomerId } from '../customer-records/merged-customers.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { readStatement } from './statement-store.ts'

/** Refused to whom the bookkeeping is not open, and where the days are turned around. */
export async function statementFor(
  tenant: TenantCall,
  body: BodyOf<typeof endpoints.getStatement>,
): Promise<Outcome<Statement>> {
  if (!tenant.policy.can(tenant.actor, 'bookkeeping.export', { orgId: tenant.orgId })) return forbidden()
  if (body.to < body.from) return fail('refused', words.turnedAround, { rule: 'turnedAround' })
  const record = recordOfKey(body.customerKey)
  // The address of one that was merged leads to where it went.
  const customerKey = record === null ? body.customerKey : recordKeyOf(await keptCustomerId(tenant, record))
  const statement = await readStatement(tenant, { ...body, customerKey })
  return statement ? succeed(statement) : notFound()
}
