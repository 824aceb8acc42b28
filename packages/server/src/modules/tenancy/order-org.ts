/** The organisation of a call that names only an order. */
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { CallerBody } from './in-tenant.ts'

const LARGEST_ID = 2_147_483_647

/**
 * The body with its organisation: the one it names, else that of the order, looked for among the caller's own
 * organisations only. The owner's handle is needed because no tenant is chosen yet.
 */
export async function withOrderOrg<
  B extends Omit<CallerBody, 'orgId'> & { orgId?: number; productOrderId: number },
>(call: CallContext, body: B): Promise<Outcome<B & { orgId: number }>> {
  const { orgId } = body
  if (orgId !== undefined) return succeed({ ...body, orgId })
  if (!call.person) return fail('unauthenticated', sentences.unauthenticated)
  if (body.productOrderId > LARGEST_ID) return notFound()
  const rows = await call.services.databases.owner.db
    .selectFrom('productOrders')
    .innerJoin('memberships', 'memberships.orgId', 'productOrders.orgId')
    .select('productOrders.orgId')
    .where('productOrders.id', '=', body.productOrderId)
    .where('memberships.userId', '=', call.person.user.id)
    .limit(2)
    .execute()
  const [found] = rows
  if (!found) return notFound()
  if (rows.length > 1) {
    const message = sentences.nameOrg
    return fail('invalid', message, { fields: [{ path: 'orgId', message }] })
  }
  return succeed({ ...body, orgId: found.orgId })
}
