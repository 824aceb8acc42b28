/** An owner erases a guest or member, after typing their address. [issue 17; GDPR, article 17] */
import { personalDataMessages as words } from '@orderwright/domain/personal-data'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { eraseFromOrg } from './erasure.ts'

export const erasePerson: HandlerOf<'erasePerson'> = async (call, body) => {
  const named = await readInTenant(call, body, async ({ db, orgId, actor, policy }) => {
    if (!policy.can(actor, 'people.write', { orgId })) return forbidden()
    const person = await db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.userId')
      .select('users.email')
      .where('orgId', '=', orgId)
      .where('userId', '=', body.aboutUserId)
      .executeTakeFirst()
    if (!person) return notFound()
    if (actor.userId === body.aboutUserId) return fail('refused', words.notYourself, { rule: 'notYourself' })
    // People without an address (a key's, nobody's) are nobody to erase.
    if (person.email === '') return notFound()
    return person.email.toLowerCase() === body.email.toLowerCase()
      ? succeed({ orgId, userId: body.aboutUserId })
      : fail('refused', words.wrongAddress, { fields: [{ path: 'email', message: words.wrongAddress }] })
  })
  if (!named.ok) return named
  const erased = await eraseFromOrg(call.services, named.data)
  return erased.ok ? succeed({ erasure: erased.data }) : erased
}
