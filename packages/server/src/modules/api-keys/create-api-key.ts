/** An owner makes an API key. Its secret leaves in this answer; what stays is a hash. [issue 16] */
import { MAX_API_KEYS } from '@orderwright/domain/access'
import { apiKeyMessages as words } from '@orderwright/domain/messages'
import { toDate } from '@orderwright/domain/units'
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { newApiKeySecret } from '../../platform/sessions/api-key-secrets.ts'
import { hashToken } from '../../platform/sessions/secrets.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { mayManageApiKeys, readApiKeys } from './api-key-store.ts'

const DAY_MS = 86_400_000

export const createApiKey: HandlerOf<'createApiKey'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!mayManageApiKeys(tenant)) return forbidden()
    const { db, orgId, actor } = tenant
    const room = await roomFor(tenant, body.name)
    if (!room.ok) return room
    const name = inStoredLanguage(() => words.actor({ name: body.name }))
    const user = await sql<{ id: number }>`
      select make_api_key_user(${orgId}::integer, ${name}) as id`.execute(db)
    const secret = newApiKeySecret()
    const now = toDate(tenant.now)
    const { id } = await db
      .insertInto('apiKeys')
      .values({
        orgId,
        userId: user.rows[0]?.id ?? 0,
        name: body.name,
        scope: body.scope,
        role: body.role,
        secretHash: hashToken(secret),
        lastFour: secret.slice(-4),
        created: now,
        createdBy: actor.userId,
        expiresAt: body.validDays === null ? null : new Date(now.getTime() + body.validDays * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [apiKey] = await readApiKeys(tenant, id)
    return apiKey ? succeed({ apiKey, secret }) : notFound()
  })

/** Whether there may be one more, of this name. Two at once are told apart by the database: one gets a conflict. */
async function roomFor({ db, orgId }: TenantCall, name: string): Promise<Outcome<null>> {
  const rows = await db
    .selectFrom('apiKeys')
    .select('name')
    .where('orgId', '=', orgId)
    .where('revokedAt', 'is', null)
    .execute()
  if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    return fail('refused', words.nameTaken({ name }), { rule: 'nameTaken' })
  if (rows.length >= MAX_API_KEYS)
    return fail('refused', words.tooMany({ most: MAX_API_KEYS }), { rule: 'tooMany' })
  return succeed(null)
}
