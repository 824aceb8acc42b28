/** An owner changes a member, or somebody leaves the organization. */
import { memberMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeMember, findMember, lockOwners, type MemberChange } from './member-store.ts'

export const updateMember: HandlerOf<'updateMember'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { role, status, mayEditDataFields, memberUserId } = body
    const isSelf = memberUserId === tenant.actor.userId
    const isLeaving = status === 'left' && role === undefined && mayEditDataFields === undefined
    const mayLeave =
      isSelf && isLeaving && tenant.policy.can(tenant.actor, 'people.read', { orgId: tenant.orgId })
    if (!mayLeave && !tenant.policy.can(tenant.actor, 'people.write', { orgId: tenant.orgId }))
      return forbidden()
    await lockOwners(tenant)
    const before = await findMember(tenant, memberUserId)
    if (!before.ok) return before
    if (status === 'left' && !isSelf) return fail('refused', words.onlyOneself, { rule: 'onlyOneself' })
    const change: MemberChange = {
      ...(role === undefined ? {} : { role }),
      ...(status === undefined ? {} : { status }),
      ...(mayEditDataFields === undefined ? {} : { mayEditDataFields }),
    }
    if (Object.keys(change).length === 0) return succeed({ member: before.data })
    const member = await changeMember(tenant, memberUserId, change)
    return member.ok ? succeed({ member: member.data }) : member
  })
