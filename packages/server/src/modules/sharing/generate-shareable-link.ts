/** The open link of an order, made where there is none: the same until it is revoked. [2.7.08] */
import { sharingMessages } from '@orderwright/domain/messages'
import type { Flag } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { seesPrices } from '../orders/present-order.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { isSecretFrom, maySetPricing, sharedOrderFor } from './involved.ts'
import { addLink, openLinkOf, revokeLinks, setLinkPricing, writeLinkEvent } from './share-links.ts'
import { shareUrl } from './share-tokens.ts'

/** Anybody can pass a link on: it shows prices only where somebody who may show them has said so. */
export const generateShareableLink: HandlerOf<'generateShareableLink'> = async (call, body) => {
  const named = await withOrderOrg(call, body)
  if (!named.ok) return named
  return runInTenant(call, named.data, async (tenant) => {
    const found = await sharedOrderFor(tenant, { id: body.productOrderId }, 'order.share', {
      forUpdate: true,
    })
    if (!found.ok) return found
    const order = found.data
    if (order.archived === 1)
      return fail('refused', sharingMessages.archivedCannotBeShared, { rule: 'archived' })
    const wanted = body.pricingIsHidden
    // Nobody shows to others what they do not see themselves.
    if (wanted !== undefined && !(maySetPricing(tenant, order) && seesPrices(tenant, order)))
      return forbidden()
    const known = await openLinkOf(tenant, order.id)
    if (known && isSecretFrom(tenant, order, known))
      return fail('refused', sharingMessages.linkShowsPrices, { rule: 'linkShowsPrices' })
    const pricingIsHidden: Flag = wanted ?? known?.pricingIsHidden ?? 1
    if (!known) {
      // One whose token cannot be said any more (another secret) makes room.
      await revokeLinks(tenant, order.id, null)
      const token = await addLink(tenant, order, { userId: null, pricingIsHidden })
      await writeLinkEvent(tenant, order.id, 'order.makeLink')
      return succeed({ shareableLink: urlOf(tenant, order, token), pricingIsHidden })
    }
    if (known.pricingIsHidden !== pricingIsHidden) await setLinkPricing(tenant, known.id, pricingIsHidden)
    return succeed({ shareableLink: urlOf(tenant, order, known.token), pricingIsHidden })
  })
}

function urlOf(tenant: TenantCall, order: { id: number; orgSpecificId: number }, token: string): string {
  return shareUrl(tenant.services.config.publicUrl, order, token)
}
