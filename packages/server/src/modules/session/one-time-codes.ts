/** One-time codes: one per address, ten minutes, five tries, stored as a keyed hash. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/schema.ts'
import { hashCode, isSameHash } from './secrets.ts'

export const CODE_MINUTES = 10
const MAX_TRIES = 5

const storedCodeSchema = z.object({ hash: z.string(), tries: z.number().int() })

function identifierOf(email: string): string {
  return `sign-in-code:${email}`
}

/** Replaces the address's code. */
export async function storeCode(
  db: Kysely<Database>,
  { secret, email, code, now }: { secret: string; email: string; code: string; now: Date },
): Promise<void> {
  const identifier = identifierOf(email)
  await db.deleteFrom('authVerifications').where('identifier', '=', identifier).execute()
  await db
    .insertInto('authVerifications')
    .values({
      identifier,
      value: JSON.stringify({ hash: hashCode(secret, email, code), tries: 0 }),
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    })
    .execute()
}

/**
 * Whether the code is the address's present one. Every try counts, the right one uses the code up, the fifth
 * wrong one spoils it. Call in a transaction of its own that commits whatever the answer is.
 */
export async function useCode(
  db: Kysely<Database>,
  { secret, email, code, now }: { secret: string; email: string; code: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('authVerifications')
    .select(['id', 'value'])
    .where('identifier', '=', identifierOf(email))
    .where('expiresAt', '>', now.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const stored = storedCodeSchema.safeParse(row ? JSON.parse(row.value) : null)
  // The hash is computed in any case, so that an address without a code takes as long.
  const isRight = isSameHash(hashCode(secret, email, code), stored.data?.hash ?? '00'.repeat(32))
  if (!row || !stored.success) return false
  const tries = stored.data.tries + 1
  if (isRight || tries >= MAX_TRIES) {
    await db.deleteFrom('authVerifications').where('id', '=', row.id).execute()
  } else {
    await db
      .updateTable('authVerifications')
      .set({ value: JSON.stringify({ hash: stored.data.hash, tries }), updatedAt: now })
      .where('id', '=', row.id)
      .execute()
  }
  return isRight
}
