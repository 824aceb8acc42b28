/** An owner changes a guest's terms: discount, sales tax, and whether prices are hidden. [2.7.23] */
import type { Guest } from '@orderwright/contract'
import { isSameFieldValue, type Values } from '@orderwright/domain/catalog-changes'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { customerIsThere } from '../customers/customer-checks.ts'
import { conflict } from '../records/conflict.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { findGuest, mayWriteGuests } from './guest-store.ts'
import { areGuestTermsPushed, pushGuestTerms } from './push-terms.ts'

export const updateGuestData: HandlerOf<'updateGuestData'> = (call, body) =>
  runInTenant(call, { orgId: body.orgId, isGuestMode: body.isGuestMode }, async (tenant) => {
    if (!mayWriteGuests(tenant)) return forbidden()
    const guest = await findGuest(tenant, body.userId, 'lock')
    if (!guest.ok) return guest
    const { discount, disableSalesTax } = body.updateProps?.appData ?? {}
    const base = body.base ?? {}
    const contact = changedParts(body.contact ?? {}, base.contact)
    const { customerId } = body
    const terms = { discount, disableSalesTax, pricingIsHidden: body.pricingIsHidden, customerId }
    const conflicting = [
      ...changedSince(guest.data, base, terms),
      ...(changedSince(guest.data.contact, base.contact ?? {}, contact).length > 0 ? ['contact'] : []),
    ]
    if (conflicting.length > 0) return conflict(guest.data, conflicting)
    const isGone =
      customerId === guest.data.customerId ? undefined : await customerIsThere(tenant, customerId)
    if (isGone) return isGone
    const changes = {
      ...(customerId === undefined ? {} : { customerId }),
      ...(body.pricingIsHidden === undefined ? {} : { pricingIsHidden: body.pricingIsHidden }),
      ...(discount === undefined ? {} : { discount }),
      ...(Object.keys(contact).length === 0 ? {} : { contact: jsonb({ ...guest.data.contact, ...contact }) }),
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

/** The parts that are not as the caller saw them; all of them where that is not said. */
function changedParts(values: Values, seen: Values | undefined): Values {
  const changed = Object.entries(values).filter(
    ([part, value]) => !seen || !isSameFieldValue(seen[part], value),
  )
  return Object.fromEntries(changed)
}

/** Which of these fields somebody has changed since the caller saw them, to something else than the caller wants. */
function changedSince(now: Values, seen: Values, wanted: Values): string[] {
  return Object.keys(wanted).filter(
    (field) =>
      wanted[field] !== undefined &&
      seen[field] !== undefined &&
      !isSameFieldValue(now[field], seen[field]) &&
      !isSameFieldValue(now[field], wanted[field]),
  )
}

function termsDiffer(before: Guest, after: Guest): boolean {
  return before.discount.value !== after.discount.value || before.disableSalesTax !== after.disableSalesTax
}
