/** The connection of an organization to its identity provider, as stored and as shown to its owners. Decision 0203. */
import { OPENID_RETURN_PATH, OPENID_UNDO_MINUTES } from '@orderwright/domain/access'
import type { OpenidConnection } from '@orderwright/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type AppConfig, isLoopback } from '../../platform/config.ts'
import { rightNow } from '../../platform/database/records.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { forbidden } from '../../platform/http/outcome.ts'
import type { ProviderSettings } from '../../platform/openid/provider.ts'
import type { Services } from '../../platform/services.ts'
import { openSecret, sealSecret } from '../../platform/webhooks/signing.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'

const USE = 'orderwright openid client secrets'

export type ConnectionRow = Selectable<Database['openidConnections']>

type Place = Pick<Work, 'db' | 'orgId'>

/** Undefined: owners alone may. */
export function refuseOthers({ policy, actor, orgId }: TenantCall) {
  return policy.can(actor, 'signIn.manage', { orgId }) ? undefined : forbidden()
}

export function sealClientSecret({ config }: Pick<Services, 'config'>, secret: string): string {
  return sealSecret(config.secret, secret, USE)
}

/** Null: it was sealed by another secret of the server. */
export function openClientSecret({ config }: Pick<Services, 'config'>, row: ConnectionRow): string | null {
  return openSecret(config.secret, row.clientSecret, USE)
}

/** The connection, removed or not; `lock`: nobody else changes it until the end of the transaction. */
export function findConnection({ db, orgId }: Place, lock?: 'lock'): Promise<ConnectionRow | undefined> {
  const query = db.selectFrom('openidConnections').selectAll().where('orgId', '=', orgId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** The one by which people sign in now. */
export async function activeConnection(place: Place): Promise<ConnectionRow | undefined> {
  const row = await findConnection(place)
  return row?.removedAt === null ? row : undefined
}

/** The organization whose domain it is, and what its provider is called; undefined: nobody's. */
export async function connectionOfDomain({ services }: Pick<CallContext, 'services'>, domain: string) {
  const { rows } = await sql<{ orgId: number; title: string }>`
    select org_id, title from find_openid_connection(${domain})`.execute(services.databases.app.db)
  return rows[0]
}

/** Whether members come in by the provider alone, from the next call on. */
export async function setRequired({ db, orgId }: TenantCall, membersByProvider: boolean): Promise<void> {
  await db
    .updateTable('orgs')
    .set({ membersByProvider, lastUpdated: rightNow })
    .where('id', '=', orgId)
    .execute()
}

export async function domainsOf({ db, orgId }: Place): Promise<string[]> {
  const rows = await db
    .selectFrom('openidDomains')
    .select('domain')
    .where('orgId', '=', orgId)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** Whether this person has signed in by the provider as it is now: by its issuer, for its client. */
export async function hasSignedIn(
  { db, orgId }: Place,
  row: ConnectionRow,
  userId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('openidIdentities')
    .select('userId')
    .where('orgId', '=', orgId)
    .where('issuer', '=', row.issuer)
    .where('userId', '=', userId)
    .where('clientId', '=', row.clientId)
    .executeTakeFirst()
  return found !== undefined
}

/** By which the provider is asked; null: its secret can not be read any more. */
export function providerSettings(services: Services, row: ConnectionRow): ProviderSettings | null {
  const clientSecret = openClientSecret(services, row)
  if (clientSecret === null) return null
  const { issuer, clientId } = row
  return { issuer, clientId, clientSecret, ...fetchSettings(services) }
}

/** Providers inside of private networks can be asked where the configuration says so. */
export function fetchSettings({ config }: Pick<Services, 'config'>) {
  return { allowsPrivate: config.allowsPrivateOpenid === true }
}

/**
 * Where providers send people back to: the site of PUBLIC_URL. Outside production also the name by which a developer's machine was
 * called.
 */
export function redirectUriOf(
  { publicUrl, isProduction }: Pick<AppConfig, 'publicUrl' | 'isProduction'>,
  host: string,
): string {
  const asked = `http://${host}`
  const isOwn = !isProduction && URL.canParse(asked) && isLoopback(new URL(asked).hostname)
  return `${isOwn ? new URL(asked).origin : publicUrl}${OPENID_RETURN_PATH}`
}

/** The connection as owners see it; null: there is none. */
export async function presentConnection(tenant: TenantCall): Promise<OpenidConnection | null> {
  const row = await activeConnection(tenant)
  if (!row) return null
  const { configVersion, title, issuer, clientId, allowsNewMembers, trustsEmails } = row
  const { membersByProvider } = await tenant.db
    .selectFrom('orgs')
    .select('membersByProvider')
    .where('id', '=', tenant.orgId)
    .executeTakeFirstOrThrow()
  return {
    version: configVersion,
    title,
    issuer,
    clientId,
    hasSecret: openClientSecret(tenant.services, row) !== null,
    domains: await domainsOf(tenant),
    allowsNewMembers,
    trustsEmails,
    isRequired: membersByProvider,
    hasSignedIn: await hasSignedIn(tenant, row, tenant.actor.userId),
  }
}

/** Since when a connection must have been removed to be brought back. */
export function undoLimit(now: Date): string {
  return new Date(now.getTime() - OPENID_UNDO_MINUTES * 60_000).toISOString()
}

/** Deletes what can not be brought back any more, with who was who there. `db` is the owner's. */
export async function forgetRemovedConnections(db: Kysely<Database>, now: Date): Promise<void> {
  const gone = await db
    .selectFrom('openidConnections')
    .select('orgId')
    .where('removedAt', '<', undoLimit(now))
    .execute()
  for (const { orgId } of gone)
    await db.transaction().execute(async (transaction) => {
      const row = await findConnection({ db: transaction, orgId }, 'lock')
      // Set up anew meanwhile.
      if (row && row.removedAt !== null) await deleteConnection({ db: transaction, orgId })
    })
}

/** With its domains and with who was who there. */
export async function deleteConnection({ db, orgId }: Place): Promise<void> {
  await db.deleteFrom('openidIdentities').where('orgId', '=', orgId).execute()
  await db.deleteFrom('openidDomains').where('orgId', '=', orgId).execute()
  await db.deleteFrom('openidConnections').where('orgId', '=', orgId).execute()
}
