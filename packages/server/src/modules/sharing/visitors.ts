/**
 * Browsers that have opened share links: each has a token in a cookie of its own, found by its hash, and a person without
 * an address who stands for it. What it may reach is said by the links that it has opened.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { SESSION_DAYS, type Visitor } from '../../platform/sessions/person.ts'
import { hashToken, newToken } from '../../platform/sessions/secrets.ts'

/** The visitor who holds this token; null when it is unknown or expired. */
export async function findVisitor(db: Kysely<Database>, token: string, now: Date): Promise<Visitor | null> {
  const row = await db
    .selectFrom('shareVisitors')
    .select(['id', 'userId'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return row ? { visitorId: row.id, userId: row.userId } : null
}

/** A new visitor with the token for its cookie. */
export async function addVisitor(
  db: Kysely<Database>,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<Visitor & { readonly token: string }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .insertInto('users')
      .values({ email: '', firstName: name, lastName: '', name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const visitor = await transaction
      .insertInto('shareVisitors')
      .values({ tokenHash: hashToken(token), userId: user.id, expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { visitorId: visitor.id, userId: user.id, token }
  })
}
