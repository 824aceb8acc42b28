/** Takes somebody off an order. [2.6.04, 2.7.12] */
import { sharingMessages } from '@orderwright/domain/messages'
import { normaliseEmail } from '@orderwright/domain/sharing'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { updateRecord } from '../../platform/database/records.ts'
import { presentOrder } from '../orders/present-order.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { involvedUsersById, sharedOrderFor, without } from './involved.ts'
import { revokeLinks } from './share-links.ts'

export const removeSharee: HandlerOf<'removeSharee'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const name = { orgSpecificId: body.productOrderOrgSpecificId }
    const locked = await sharedOrderFor(tenant, name, 'order.share', { forUpdate: true })
    if (!locked.ok) return locked
    const order = locked.data
    const email = normaliseEmail(body.shareeEmail)
    const people = await involvedUsersById(tenant, order)
    const person = Object.values(people).find((one) => normaliseEmail(one.email) === email)
    if (!person) return fail('refused', sharingMessages.notInvolved, { rule: 'notInvolved' })
    if (person.role === 'owner')
      return fail('refused', sharingMessages.ownerCannotBeRemoved, { rule: 'ownerCannotBeRemoved' })
    const changed = await updateRecord(tenant.db, 'productOrder', tenant.orgId, order.id, {
      involvedUsers: without(order.involvedUsers, person.id),
    })
    if (!changed) throw new Error(`order ${order.id} vanished under its lock`)
    await revokeLinks(tenant, order.id, person.id)
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: 'order.removeSharee',
      resourceKey: 'productOrder',
      resourceId: order.id,
      before: { sharees: [person.name] },
      after: null,
    })
    return succeed({ productOrder: presentOrder(tenant, changed) })
  })
