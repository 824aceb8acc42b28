/** Ready sign-in links for the demo organisations, printed at the start. They exist in demo mode alone. */
import type { Role } from '@orderwright/domain/tenancy'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { hashToken, newToken } from '../../platform/sessions/secrets.ts'
import { DEMO_PREFIX } from './sign-in-tokens.ts'

export interface DemoLink {
  readonly org: string
  readonly role: Role | 'guest with hidden pricing'
  readonly email: string
  readonly url: string
}

const LINK_DAYS = 30

/**
 * One link for owner, member, guest and guest with hidden pricing of each organisation; `db` is the owner's
 * handle. The links work as often as they are opened, until `LINK_DAYS` have passed.
 */
export async function demoSignInLinks(db: Kysely<Database>, baseUrl: string): Promise<DemoLink[]> {
  const people = await db
    .selectFrom('memberships')
    .innerJoin('orgs', 'orgs.id', 'memberships.orgId')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select([
      'orgs.id as orgId',
      'orgs.title as org',
      'memberships.role',
      'memberships.pricingIsHidden',
      'users.id as userId',
      'users.email',
    ])
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .distinctOn(['orgs.id', 'memberships.role', 'memberships.pricingIsHidden'])
    .orderBy('orgs.id')
    .orderBy('memberships.role', 'desc')
    .orderBy('memberships.pricingIsHidden')
    // The organisation's own people come before those who belong to another one too.
    .orderBy('memberships.id')
    .execute()
  const expiresAt = new Date(Date.now() + LINK_DAYS * 86_400_000)
  const links = people.map((person) => ({ ...person, token: DEMO_PREFIX + newToken() }))
  if (links.length > 0) {
    await db
      .insertInto('signInTokens')
      .values(links.map(({ userId, token }) => ({ userId, tokenHash: hashToken(token), expiresAt })))
      .execute()
  }
  return links.map(({ org, role, pricingIsHidden, email, token }) => ({
    org,
    role: role === 'guest' && pricingIsHidden === 1 ? 'guest with hidden pricing' : role,
    email,
    url: `${baseUrl}/sign-in?userToken=${token}`,
  }))
}
