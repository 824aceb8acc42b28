/** get-involved-users, remove-sharee and update-involved-users-data. [2.7.07, 2.7.12, 2.7.13] */
import type { getInvolvedUsers, removeSharee, updateInvolvedUsersData } from '@orderwright/contract'
import { type Flag, normaliseEmail, sharingMessages } from '@orderwright/domain'
import type { Handler } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { presentOrder } from '../orders/present-order.ts'
import { writeEvent } from '../orders/write-event.ts'
import { updateRecord } from '../../platform/database/records.ts'
import { runInTenant, readInTenant } from '../tenancy/run-in-tenant.ts'
import { involvedUsersById, isSecretFrom, maySetPricing, sharedOrderFor, without } from './involved.ts'
import { openLinkOf, revokeLinks } from './share-links.ts'
import { shareUrl } from './share-tokens.ts'

export const readInvolved: Handler<typeof getInvolvedUsers> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const name = { orgSpecificId: body.productOrderOrgSpecificId }
    const order = await sharedOrderFor(tenant, name, 'order.share')
    if (!order.ok) return order
    const open = await openLinkOf(tenant, order.data.id)
    const link = open && isSecretFrom(tenant, order.data, open) ? null : open
    return succeed({
      involvedUsersById: await involvedUsersById(tenant, order.data),
      shareableLink: link ? shareUrl(tenant.services.config.publicUrl, order.data, link.token) : null,
      linkPricingIsHidden: link?.pricingIsHidden ?? null,
      maySetPricing: maySetPricing(tenant, order.data),
    })
  })

/** [2.6.04] */
export const remove: Handler<typeof removeSharee> = (call, body) =>
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

/** [2.2.64, 2.6.05] */
export const setPricing: Handler<typeof updateInvolvedUsersData> = (call, body) =>
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
