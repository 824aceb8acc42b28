/** The endpoints of an organization: finding them, showing them, and what every call about them asks first. */
import type { WebhookEndpoint, WebhookSecret } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { timestamp, toDate } from '@orderwright/domain/units'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { checkWebhookUrl } from '../../platform/webhooks/check-url.ts'
import { openSecret } from '../../platform/webhooks/signing.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'

export type EndpointRow = Selectable<Database['webhookEndpoints']>

export function presentWebhook(row: EndpointRow): WebhookEndpoint {
  const { id, configVersion, created, url, description, events, disabledReason, failingSince } = row
  return {
    id,
    version: configVersion,
    created: timestamp(created),
    url,
    description,
    events,
    disabledReason,
    failingSince: failingSince === null ? null : timestamp(failingSince),
  }
}

/** Undefined: owners alone may. */
export function refuseOthers({ policy, actor, orgId }: TenantCall) {
  return policy.can(actor, 'webhooks.manage', { orgId }) ? undefined : forbidden()
}

/** The endpoint, locked where it is to be changed; a deleted one only where it is asked for. */
export async function findWebhook(
  { db, orgId }: Pick<Work, 'db' | 'orgId'>,
  id: number,
  { forUpdate = false, isDeleted = false } = {},
): Promise<EndpointRow | undefined> {
  const query = db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .where('deletedAt', isDeleted ? 'is not' : 'is', null)
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}

/** The endpoint for an owner; the answer for everybody and everything else. */
export async function ownWebhook(
  tenant: TenantCall,
  id: number,
  options: { readonly forUpdate?: boolean; readonly isDeleted?: boolean } = {},
): Promise<Outcome<EndpointRow>> {
  const refused = refuseOthers(tenant)
  if (refused) return refused
  const row = await findWebhook(tenant, id, options)
  return row ? succeed(row) : notFound()
}

/** Undefined: messages can be sent there. */
export function refusedUrl({ services }: Pick<Work, 'services'>, url: string) {
  const checked = checkWebhookUrl(url, services.config.allowsPrivateWebhooks === true)
  if (checked.ok) return undefined
  return fail('refused', checked.message, { rule: 'webhookUrl' })
}

/** Two calls of one organization that count its endpoints do so after each other. */
export async function lockCount({ db, orgId }: Pick<Work, 'db' | 'orgId'>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook_endpoints'), ${orgId})`.execute(db)
  const { count } = await db
    .selectFrom('webhookEndpoints')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('orgId', '=', orgId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The secrets that are valid at `now`, the newest first; empty: they can not be read any more. */
export function secretsOf(row: EndpointRow, serverSecret: string, now: Date): string[] {
  const newest = openSecret(serverSecret, row.secret)
  if (newest === null) return []
  const { previousSecret, previousSecretUntil } = row
  const isValid = previousSecretUntil !== null && now < toDate(previousSecretUntil)
  const previous = isValid && previousSecret !== null ? openSecret(serverSecret, previousSecret) : null
  return previous === null ? [newest] : [newest, previous]
}

/** The secret as its owner sees it; null: it can not be read any more. */
export function presentSecret(row: EndpointRow, services: TenantCall['services']): WebhookSecret | null {
  const [secret, previous] = secretsOf(row, services.config.secret, services.clock())
  if (secret === undefined) return null
  const until = previous === undefined ? null : row.previousSecretUntil
  return { secret, previousSecretUntil: until === null ? null : timestamp(until) }
}

export const secretIsLost = () => fail('refused', words.secretLost, { rule: 'webhookSecret' })
