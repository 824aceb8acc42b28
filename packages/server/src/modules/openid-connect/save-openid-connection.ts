/**
 * An owner sets up by which provider employees sign in. A domain is taken where an owner has an address that they have signed in with:
 * nobody claims another firm's, and none that is everybody's.
 */
import type { ParsedBodyOf, saveOpenidConnection as declared } from '@orderwright/contract'
import { isPublicMailDomain, openidDomainOf } from '@orderwright/domain/access'
import { openidMessages, openidSettingMessages as words } from '@orderwright/domain/messages'
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { issuerTrouble } from '../../platform/openid/provider.ts'
import { conflict } from '../records/conflict.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import {
  type ConnectionRow,
  deleteConnection,
  domainsOf,
  fetchSettings,
  findConnection,
  hasSignedIn,
  openClientSecret,
  presentConnection,
  redirectUriOf,
  refuseOthers,
  sealClientSecret,
  setRequired,
} from './connection-store.ts'
import { tellOwners } from './tell-owners.ts'

type Body = ParsedBodyOf<typeof declared>

export const saveOpenidConnection: HandlerOf<'saveOpenidConnection'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant) ?? refusedIssuer(tenant, body.issuer)
    if (refused) return refused
    // Also where there is none yet: two owners who set one up do so one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('openid_connections'), ${tenant.orgId})`.execute(
      tenant.db,
    )
    const stored = await findConnection(tenant, 'lock')
    // One that was removed is made anew: what it knew of people goes.
    if (stored && stored.removedAt !== null) await deleteConnection(tenant)
    const before = stored?.removedAt === null ? stored : undefined
    if ((before?.configVersion ?? 0) !== body.version) {
      const current = await presentConnection(tenant)
      return conflict(current ?? {}, ['version'])
    }
    const refusedDomain = await claimDomains(tenant, [...new Set(body.domains)])
    if (refusedDomain) return refusedDomain
    const isOther = before === undefined || before.issuer !== body.issuer || before.clientId !== body.clientId
    const mayBeRequired =
      before !== undefined && !isOther && (await hasSignedIn(tenant, before, tenant.actor.userId))
    const isKept = !isOther && tenant.org.membersByProvider
    if (body.isRequired && !isOther && !isKept && !mayBeRequired)
      return fail('refused', words.requiredFirst, { rule: 'openidRequired' })
    const written = await write(tenant, before, body, isOther)
    if (written) return written
    const isRequired = body.isRequired && (isKept || mayBeRequired)
    if (isRequired !== tenant.org.membersByProvider) await setRequired(tenant, isRequired)
    await tellOwners(tenant, body.title, isRequired && !isKept ? 'required' : 'saved')
    return succeed({
      connection: await presentConnection(tenant),
      redirectUri: redirectUriOf(call.services.config, call.host),
    })
  })

function refusedIssuer({ services }: TenantCall, issuer: string) {
  const trouble = issuerTrouble(issuer, fetchSettings(services).allowsPrivate)
  return trouble && fail('refused', openidMessages.trouble[trouble], { rule: 'openidIssuer' })
}

/** Undefined: they are this organization's from now on, and no others. */
async function claimDomains(tenant: TenantCall, domains: readonly string[]) {
  const { db, orgId } = tenant
  const known = new Set(await domainsOf(tenant))
  const added = domains.filter((domain) => !known.has(domain))
  const own = added.length > 0 ? await ownersDomains(tenant) : new Set()
  for (const domain of added) {
    if (isPublicMailDomain(domain))
      return fail('refused', words.publicDomain({ domain }), { rule: 'openidDomain' })
    if (!own.has(domain)) return fail('refused', words.notYourDomain({ domain }), { rule: 'openidDomain' })
    if (await isTaken(tenant, domain))
      return fail('refused', words.domainTaken({ domain }), { rule: 'openidDomain' })
  }
  for (const domain of added) {
    const { rows } = await sql`insert into openid_domains (org_id, domain) values (${orgId}, ${domain})
      on conflict do nothing returning domain`.execute(db)
    // Another organization was quicker.
    if (rows.length === 0) return fail('refused', words.domainTaken({ domain }), { rule: 'openidDomain' })
  }
  await db.deleteFrom('openidDomains').where('orgId', '=', orgId).where('domain', 'not in', domains).execute()
  return undefined
}

async function isTaken({ db, orgId }: TenantCall, domain: string): Promise<boolean> {
  const { rows } = await sql<{
    isTaken: boolean
  }>`select openid_domain_is_taken(${orgId}, ${domain})`.execute(db)
  return Object.values(rows[0] ?? {}).includes(true)
}

/** Of owners who have come in: their address is theirs. */
async function ownersDomains({ db, orgId }: TenantCall): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('users.email')
    .where('memberships.orgId', '=', orgId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .where('memberships.enteredAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ email }) => openidDomainOf(email)))
}

/** Undefined: it is stored. */
async function write(tenant: TenantCall, before: ConnectionRow | undefined, body: Body, isOther: boolean) {
  const { db, orgId, services } = tenant
  const { title, issuer, clientId, clientSecret, allowsNewMembers, trustsEmails } = body
  // A secret goes to the provider that it is for, and to no other.
  if (clientSecret === undefined && isOther)
    return fail('refused', before ? words.secretAnew : words.secretNeeded, { rule: 'openidSecret' })
  if (clientSecret === undefined && before && openClientSecret(services, before) === null)
    return fail('refused', words.secretLost, { rule: 'openidSecret' })
  const values = { title, issuer, clientId, allowsNewMembers, trustsEmails }
  const sealed = clientSecret === undefined ? undefined : sealClientSecret(services, clientSecret)
  if (before === undefined) {
    await db
      .insertInto('openidConnections')
      .values({ orgId, ...values, clientSecret: sealed ?? '' })
      .execute()
    return undefined
  }
  await db
    .updateTable('openidConnections')
    .set({
      ...values,
      configVersion: sql<number>`config_version + 1`,
      ...(sealed === undefined ? {} : { clientSecret: sealed }),
    })
    .where('orgId', '=', orgId)
    .execute()
  return undefined
}
