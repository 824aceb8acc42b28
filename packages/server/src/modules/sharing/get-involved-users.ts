/** The people of an order, and its open link, for the share popup. [2.7.07] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { involvedUsersById, isSecretFrom, maySetPricing, sharedOrderFor } from './involved.ts'
import { openLinkOf } from './share-links.ts'
import { shareUrl } from './share-tokens.ts'

export const getInvolvedUsers: HandlerOf<'getInvolvedUsers'> = (call, body) =>
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
