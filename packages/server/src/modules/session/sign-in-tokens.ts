/** Tokens in an address: single-use, fifteen minutes. Those of the demo's printed links may be used again. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { hashToken, newToken } from '../../platform/sessions/secrets.ts'

export const TOKEN_MINUTES = 15
export const DEMO_PREFIX = 'demo-'

/** Makes a token for a link that signs this user in once. */
export async function makeSignInToken(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('signInTokens')
    .values({
      userId,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + TOKEN_MINUTES * 60_000),
    })
    .execute()
  return token
}

/** The user whom the token signs in, or null; a token is used up by this. */
export async function redeemSignInToken(
  db: Kysely<Database>,
  token: string,
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<number | null> {
  const isReusable = token.startsWith(DEMO_PREFIX)
  if (isReusable && !isDemo) return null
  const row = await db
    .updateTable('signInTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .$if(!isReusable, (query) => query.where('usedAt', 'is', null))
    .returning('userId')
    .executeTakeFirst()
  return row?.userId ?? null
}
