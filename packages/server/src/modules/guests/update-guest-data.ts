/** An owner changes a guest's terms: discount, sales tax, and whether prices are hidden. [2.7.23] */
import type { Guest } from '@orderwright/contract'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { findGuest, mayWriteGuests } from './guest-store.ts'
import { areGuestTermsPushed, pushGuestTerms } from './push-terms.ts'

export const updateGuestData: HandlerOf<'updateGuestData'> = (call, body) =>
  runInTenant(call, { orgId: body.orgId, isGuestMode: body.isGuestMode }, async (tenant) => {
    if (!mayWriteGuests(tenant)) return forbidden()
    const guest = await findGuest(tenant, body.userId, 'lock')
    if (!guest.ok) return guest
    const { discount, disableSalesTax } = body.updateProps?.appData ?? {}
    const changes = {
      ...(body.pricingIsHidden === undefined ? {} : { pricingIsHidden: body.pricingIsHidden }),
      ...(discount === undefined ? {} : { discount }),
      ...(body.contact === undefined ? {} : { contact: jsonb(body.contact) }),
      ...(disableSalesTax === undefined ? {} : { disableSalesTax }),
    }
    if (Object.keys(changes).length > 0) {
      await tenant.db
        .updateTable('memberships')
        .set(changes)
        .where('orgId', '=', tenant.orgId)
        .where('userId', '=', body.userId)
        .execute()
    }
    const changed = await findGuest(tenant, body.userId)
    if (!changed.ok) return changed
    if (areGuestTermsPushed(tenant) && termsDiffer(guest.data, changed.data))
      await pushGuestTerms(tenant, changed.data)
    return succeed({ data: { guest: changed.data } })
  })

function termsDiffer(before: Guest, after: Guest): boolean {
  return before.discount.value !== after.discount.value || before.disableSalesTax !== after.disableSalesTax
}
