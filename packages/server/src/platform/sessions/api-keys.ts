/**
 * Who calls with an API key. Looked up at every call and never remembered: a key that was revoked by any process is refused by
 * every process from the next call on. Decision 0127.
 */
import { apiKeyScopes, type ApiKeyState, apiKeyStateOf } from '@orderwright/domain/access'
import { timestampSchema } from '@orderwright/domain/units'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/schema.ts'
import type { Person } from './person.ts'
import { hashToken } from './secrets.ts'

const rowSchema = z.object({
  orgId: z.number(),
  id: z.number(),
  userId: z.number(),
  userName: z.string(),
  userCreated: timestampSchema,
  userLastUpdated: timestampSchema,
  personalOrgId: z.number().nullable(),
  scope: z.enum(apiKeyScopes),
  expiresAt: timestampSchema.nullable(),
  revokedAt: timestampSchema.nullable(),
  makerLostRights: z.boolean(),
})

export interface FoundApiKey {
  readonly state: ApiKeyState
  readonly expiresAt: string | null
  readonly person: Person
}

/**
 * The holder of this secret, in whatever state the key is; null where there is none. The use of a good key is written
 * down, at most once a minute.
 */
export async function findApiKey(
  db: Kysely<Database>,
  secret: string,
  now: Date,
): Promise<FoundApiKey | null> {
  const answer = await sql`select * from use_api_key(${hashToken(secret)}, ${now.toISOString()})`.execute(db)
  const [first] = answer.rows
  if (first === undefined) return null
  const row = rowSchema.parse(first)
  return {
    state: apiKeyStateOf(row, now),
    expiresAt: row.expiresAt,
    person: {
      sessionId: null,
      providerOrgId: null,
      apiKey: { id: row.id, orgId: row.orgId, scope: row.scope },
      user: {
        id: row.userId,
        email: '',
        firstName: row.userName,
        lastName: '',
        name: row.userName,
        personalOrgId: row.personalOrgId,
        created: row.userCreated,
        lastUpdated: row.userLastUpdated,
      },
    },
  }
}
