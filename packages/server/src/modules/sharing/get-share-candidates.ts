/** The people whom the share popup offers. [2.5.26, 2.5.27] */
import { qualifyingCandidates } from '@orderwright/domain/sharing'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { sharedOrderFor } from './involved.ts'
import { shareCandidates } from './share-candidates.ts'

export const getShareCandidates: HandlerOf<'getShareCandidates'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const name = { orgSpecificId: body.productOrderOrgSpecificId }
    const order = await sharedOrderFor(tenant, name, 'order.share')
    if (!order.ok) return order
    const people = await shareCandidates(tenant, order.data)
    const candidates = qualifyingCandidates(people, {
      ownerId: order.data.userId,
      currentUserId: tenant.actor.userId,
      involvedIds: new Set(Object.keys(order.data.involvedUsers).map(Number)),
      pendingEmails: new Set(),
    })
    return succeed({ candidates })
  })
