/**
 * One-time codes: ten minutes, five tries, stored as a keyed hash. A code belongs to the place that asked for it (a browser,
 * or a network address where there is none) beside its address: what somebody asks for or types elsewhere neither replaces
 * it nor uses its tries up. Decision 0048.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/schema.ts'
import { hashCode, hashToken, isSameHash } from '../../platform/sessions/secrets.ts'

export const CODE_MINUTES = 10
const MAX_TRIES = 5

const storedCodeSchema = z.object({ hash: z.string(), tries: z.number().int() })

/** Whose code it is. */
export interface CodeOwner {
  readonly email: string
  /** which browser or network address asked for it, see `placeOf` */
  readonly place: string
}

export type CodeOutcome =
  | { readonly kind: 'right' | 'none' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }

function identifierOf({ email, place }: CodeOwner): string {
  return `sign-in-code:${hashToken(place)}:${email}`
}

/** Replaces the code that this place had for the address. */
export async function storeCode(
  db: Kysely<Database>,
  { secret, email, place, code, now }: CodeOwner & { secret: string; code: string; now: Date },
): Promise<void> {
  const identifier = identifierOf({ email, place })
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
 * Whether the code is the present one of this place. Every try counts, the right one uses the code up, the fifth wrong one
 * spoils it. Call in a transaction of its own that commits whatever the answer is.
 */
export async function useCode(
  db: Kysely<Database>,
  { secret, email, place, code, now }: CodeOwner & { secret: string; code: string; now: Date },
): Promise<CodeOutcome> {
  const row = await db
    .selectFrom('authVerifications')
    .select(['id', 'value'])
    .where('identifier', '=', identifierOf({ email, place }))
    .where('expiresAt', '>', now.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const stored = storedCodeSchema.safeParse(row ? JSON.parse(row.value) : null)
  // The hash is computed in any case, so that an address without a code takes as long.
  const isRight = isSameHash(hashCode(secret, email, code), stored.data?.hash ?? '00'.repeat(32))
  if (!row || !stored.success) return { kind: 'none' }
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
  return isRight ? { kind: 'right' } : { kind: 'wrong', triesLeft: MAX_TRIES - tries }
}
