/** Puts people on an order, with a note. [2.7.09] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { inviteSharees } from './invite-sharees.ts'

export const shareOrder: HandlerOf<'shareOrder'> = (call, body) =>
  runInTenant(call, body, (tenant) =>
    inviteSharees(tenant, { orgSpecificId: body.productOrderOrgSpecificId }, body),
  )
