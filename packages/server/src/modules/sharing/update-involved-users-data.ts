/** Shows or hides the prices of an order for somebody involved. [2.2.64, 2.6.05, 2.7.13] */
import { sharingMessages } from '@orderwright/domain/messages'
import type { Flag } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { updateRecord } from '../../platform/database/records.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { involvedUsersById, maySetPricing, sharedOrderFor } from './involved.ts'

export const updateInvolvedUsersData: HandlerOf<'updateInvolvedUsersData'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const name = { orgSpecificId: body.productOrderOrgSpecificId }
    const locked = await sharedOrderFor(tenant, name, 'order.share', { forUpdate: true })
    if (!locked.ok) return locked
    const order = locked.data
    if (!maySetPricing(tenant, order)) return forbidden()
    const involved = order.involvedUsers[String(body.shareeId)]
    if (!involved) return fail('refused', sharingMessages.notInvolved, { rule: 'notInvolved' })
    const people = await involvedUsersById(tenant, order)
    if (body.pricingIsHidden === 0 && people[String(body.shareeId)]?.hasHiddenTerms)
      return fail('refused', sharingMessages.termsHidePrices, { rule: 'termsHidePrices' })
    if (involved.pricingIsHidden === body.pricingIsHidden)
      return succeed({ involvedUsers: order.involvedUsers })
    const pricingIsHidden: Flag = body.pricingIsHidden
    const involvedUsers = {
      ...order.involvedUsers,
      [String(body.shareeId)]: { ...involved, pricingIsHidden },
    }
    await updateRecord(tenant.db, 'productOrder', tenant.orgId, order.id, { involvedUsers })
    const sharee = people[String(body.shareeId)]?.name ?? ''
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: 'order.shareePricing',
      resourceKey: 'productOrder',
      resourceId: order.id,
      before: { sharee, pricingIsHidden: involved.pricingIsHidden },
      after: { sharee, pricingIsHidden },
    })
    return succeed({ involvedUsers })
  })
