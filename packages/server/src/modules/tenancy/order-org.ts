/** The organisation of a call that names only an order. */
import { MAX_ID } from '@orderwright/domain/units'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { sql } from 'kysely'
import type { CallerBody } from './run-in-tenant.ts'

/** What of a call is needed to find an organisation. */
type OrgCaller = Pick<CallContext, 'person' | 'visitor' | 'services'>

/**
 * The body with its organisation: the one it names, else that of the order, looked for among the caller's own
 * organisations only. The owner's handle is needed because no tenant is chosen yet.
 */
export async function withOrderOrg<
  B extends Omit<CallerBody, 'orgId'> & { orgId?: number; productOrderId: number },
>(call: OrgCaller, body: B): Promise<Outcome<B & { orgId: number }>> {
  const { orgId } = body
  if (orgId !== undefined) return succeed({ ...body, orgId })
  if (!call.person && !call.visitor) return fail('unauthenticated', sentences.unauthenticated)
  if (body.productOrderId > MAX_ID) return notFound()
  // A key is of one organization.
  if (call.person?.apiKey) return succeed({ ...body, orgId: call.person.apiKey.orgId })
  const rows = await orgsOf(call, body.productOrderId)
  const [found] = rows
  if (!found) return notFound()
  if (rows.length > 1) {
    const message = sentences.nameOrg
    return fail('invalid', message, { fields: [{ path: 'orgId', message }] })
  }
  return succeed({ ...body, orgId: found.orgId })
}

/**
 * The organisations where the caller belongs, or has the order shared, in which there is such an order for them: one that
 * a guest has nothing to do with is looked for in the same way as one that there is not. The policy decides later.
 */
async function orgsOf({ services, person, visitor }: OrgCaller, productOrderId: number) {
  const { db } = services.databases.owner
  // No person and no visitor has the number 0; a comparison with null is none on a cluster's coordinator.
  const userId = person?.user.id ?? 0
  // A session that a provider began is of one organization; 0: of all that its person has.
  const only = person?.providerOrgId ?? 0
  const answer = await sql<{ orgId: number }>`
    select o.org_id from product_orders o
    join memberships m on m.org_id = o.org_id and m.user_id = ${userId}
      and (m.role <> 'guest' or o.user_id = m.user_id or o.involved_users ? m.user_id::text)
    where o.id = ${productOrderId} and (${only} = 0 or o.org_id = ${only})
    union
    select o.org_id from product_orders o
    join order_share_links link on link.org_id = o.org_id and link.product_order_id = o.id and link.revoked_at is null
    left join share_visits visit on visit.org_id = link.org_id and visit.share_link_id = link.id
      and visit.visitor_id = ${visitor?.visitorId ?? 0}
    where o.id = ${productOrderId} and o.archived = 0 and ((link.user_id = ${userId} and (${only} = 0 or o.org_id = ${only})) or visit.org_id is not null)
    limit 2`.execute(db)
  return answer.rows
}
