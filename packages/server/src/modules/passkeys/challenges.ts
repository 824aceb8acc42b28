/**
 * Challenges of ceremonies: good once, for five minutes, and where they were asked for. Only hashes are stored, in the table of the
 * one-time codes.
 */
import { PASSKEY_CEREMONY_MINUTES } from '@orderwright/domain/access'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { hashToken, newToken } from '../../platform/sessions/secrets.ts'
import { placeOf } from '../session/sign-in-limits.ts'

/** For how long a device waits for its person, in milliseconds. */
export const CEREMONY_MS = PASSKEY_CEREMONY_MINUTES * 60_000

/** What a challenge is for: signing in here, or a new passkey of whoever is signed in here. */
export type Purpose = 'sign-in' | 'new'

type Call = Pick<CallContext, 'browser' | 'network' | 'person' | 'services'>

function identifierOf(call: Call, purpose: Purpose, challenge: string): string {
  const who = purpose === 'new' ? String(call.person?.user.id) : ''
  return `passkey-challenge:${hashToken([purpose, placeOf(call), who, challenge].join('\n'))}`
}

/** A new challenge; several may be open at once, as a page has one waiting in its field when the button is pressed. */
export async function newChallenge(call: Call, purpose: Purpose): Promise<string> {
  const { databases, clock } = call.services
  const challenge = newToken()
  await databases.app.db
    .insertInto('authVerifications')
    .values({
      identifier: identifierOf(call, purpose, challenge),
      value: purpose,
      expiresAt: new Date(clock().getTime() + CEREMONY_MS),
    })
    .execute()
  return challenge
}

/** Uses the challenge up, whatever comes of it; whether it was good. */
export async function takeChallenge(call: Call, purpose: Purpose, challenge: string): Promise<boolean> {
  const { databases, clock } = call.services
  return takeFrom(databases.app.db, identifierOf(call, purpose, challenge), clock())
}

async function takeFrom(db: Kysely<Database>, identifier: string, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('authVerifications')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now.toISOString())
    .returning('id')
    .execute()
  return taken.length > 0
}
