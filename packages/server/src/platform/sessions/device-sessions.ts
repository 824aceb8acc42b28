/** Device sessions: one row for each signed-in browser, found by the hash of the cookie's token. */
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Person, SESSION_DAYS } from './person.ts'
import { hashToken, newToken } from './secrets.ts'

const userColumns = [
  'users.id',
  'users.email',
  'users.firstName',
  'users.lastName',
  'users.name',
  'users.personalOrgId',
  'users.created',
  'users.lastUpdated',
] as const

/** The last use is written down again after so long: not at every call. */
const NOTED_MS = 5 * 60_000

/** Who holds this token; null when it is unknown, signed out or expired. */
export async function findPerson(db: Kysely<Database>, token: string, now: Date): Promise<Person | null> {
  const row = await db
    .selectFrom('authSessions')
    .innerJoin('users', 'users.id', 'authSessions.userId')
    .select([
      'authSessions.id as sessionId',
      'authSessions.updatedAt as lastUsed',
      'authSessions.providerOrgId',
    ])
    .select(userColumns)
    .where('authSessions.token', '=', hashToken(token))
    .where('authSessions.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return null
  const { sessionId, lastUsed, providerOrgId, ...user } = row
  if (now.getTime() - Date.parse(`${lastUsed}Z`) > NOTED_MS) {
    await db.updateTable('authSessions').set({ updatedAt: now }).where('id', '=', sessionId).execute()
  }
  return { sessionId, apiKey: null, providerOrgId, user }
}

/** An organization's identity provider, by which somebody signed in. */
export interface SessionProvider {
  readonly orgId: number
  readonly title: string
}

/** Opens a session and gives the token for the cookie. An earlier session of the device is ended. */
export async function openSession(
  db: Kysely<Database>,
  session: {
    userId: number
    ip: string
    userAgent: string
    now: Date
    replaces: number | undefined
    /** the identity provider that says who it is */
    provider?: SessionProvider | undefined
  },
): Promise<string> {
  const token = newToken()
  if (session.replaces !== undefined) await closeSession(db, session.replaces)
  await db
    .insertInto('authSessions')
    .values({
      userId: session.userId,
      token: hashToken(token),
      expiresAt: new Date(session.now.getTime() + SESSION_DAYS * 86_400_000),
      ipAddress: session.ip,
      userAgent: session.userAgent,
      providerOrgId: session.provider?.orgId ?? null,
      signedInBy: session.provider?.title ?? '',
    })
    .execute()
  return token
}

export async function closeSession(db: Kysely<Database>, sessionId: number): Promise<void> {
  await db.deleteFrom('authSessions').where('id', '=', sessionId).execute()
}
