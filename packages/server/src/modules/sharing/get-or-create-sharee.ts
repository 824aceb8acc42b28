/** The person behind an e-mail address, before they are put on the order. [2.7.11] */
import { normaliseEmail } from '@orderwright/domain/sharing'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { ensureUser } from '../people/ensure-user.ts'
import { sharedOrderFor } from './involved.ts'
import { shareCandidates } from './share-candidates.ts'

/** Knowing an address says nothing of who it belongs to: a name is given to those who see the person anyway. */
export const getOrCreateSharee: HandlerOf<'getOrCreateSharee'> = async (call: CallContext, body) => {
  const named = await withOrderOrg(call, body)
  if (!named.ok) return named
  return runInTenant(call, named.data, async (tenant) => {
    const order = await sharedOrderFor(tenant, { id: body.productOrderId }, 'order.share')
    if (!order.ok) return order
    const email = normaliseEmail(body.shareeEmail)
    const id = await ensureUser(tenant, email)
    const known = (await shareCandidates(tenant, order.data)).find((person) => person.id === id)
    return succeed({ sharee: known ?? { id, email, name: email } })
  })
}
