/** An owner hands the organization over to a member. */
import { memberMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeMember, findMember, lockOwners, selectMembers } from './member-store.ts'

export const transferOwnership: HandlerOf<'transferOwnership'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { actor, orgId } = tenant
    const { memberUserId } = body
    if (!tenant.policy.can(actor, 'people.write', { orgId })) return forbidden()
    await lockOwners(tenant)
    // The caller may have handed it over while this waited.
    const caller = await findMember(tenant, actor.userId)
    if (!caller.ok) return caller
    if (caller.data.role !== 'owner' || caller.data.status !== 'active') return forbidden()
    if (memberUserId === actor.userId) return fail('refused', words.notYourself, { rule: 'notYourself' })
    const heir = await findMember(tenant, memberUserId)
    if (!heir.ok) return heir
    if (heir.data.status !== 'active') return fail('refused', words.notActive, { rule: 'notActive' })
    const raised = await changeMember(tenant, memberUserId, { role: 'owner' })
    if (!raised.ok) return raised
    const stepped = await changeMember(tenant, actor.userId, { role: 'member' })
    if (!stepped.ok) return stepped
    return succeed({ members: await selectMembers(tenant).execute() })
  })
