/** Groups of guests hold guests of the organisation alone. [2.3.20] */
import { guestMessages } from '@orderwright/domain/messages'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { fail, type Outcome } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

const membersSchema = z.object({ userIds: z.array(idSchema).optional() })

/**
 * The refusal of a group that would get a member who is no guest here; undefined when all are. Who is in the group
 * already may stay: a guest who has left must not lock it.
 */
export async function validateGroupMembers(
  tenant: TenantCall,
  props: object,
  before: { readonly userIds: readonly number[] } | null,
): Promise<Extract<Outcome<never>, { ok: false }> | undefined> {
  const { userIds = [] } = membersSchema.parse(props)
  const known = new Set(before?.userIds)
  const added = userIds.filter((id) => !known.has(id))
  if (added.length === 0) return undefined
  const guests = await tenant.db
    .selectFrom('memberships')
    .select('userId')
    .where('orgId', '=', tenant.orgId)
    .where('userId', 'in', added)
    .where('role', '=', 'guest')
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .execute()
  const here = new Set(guests.map(({ userId }) => userId))
  const nonGuests = added.filter((id) => !here.has(id))
  if (nonGuests.length === 0) return undefined
  return fail('refused', guestMessages.notAGuest, { rule: 'notAGuest' })
}
