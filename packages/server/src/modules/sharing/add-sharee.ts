/** Puts one person on an order by their e-mail address. [2.7.10] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { inviteSharees } from './invite-sharees.ts'

export const addSharee: HandlerOf<'addSharee'> = async (call, body) => {
  const named = await withOrderOrg(call, body)
  if (!named.ok) return named
  return runInTenant(call, named.data, (tenant) =>
    inviteSharees(
      tenant,
      { id: body.productOrderId },
      { sharees: [{ email: body.shareeEmail }], shareNote: '', notify: true },
    ),
  )
}
