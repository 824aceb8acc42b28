/** Lets calls with an API key in: a good key, not too often, for calls that keys may make. */
import type { Endpoint } from '@orderwright/contract'
import { apiKeyMessages as words } from '@orderwright/domain/messages'
import type { FastifyReply } from 'fastify'
import type { Services } from '../../services.ts'
import { findApiKey, type FoundApiKey } from '../../sessions/api-keys.ts'
import type { Person } from '../../sessions/person.ts'
import type { Bearer } from './bearer.ts'
import { type Failure, fail, forbidden, type Outcome, succeed } from '../outcome.ts'
import type { LimitName } from '../call-context.ts'
import type { Limiter } from './limits.ts'

export interface KeyGateSettings {
  readonly services: Pick<Services, 'databases' | 'clock'>
  readonly limits: ReadonlyMap<LimitName, Limiter>
}

/** What a call is to a key. */
export type KeyedCall = Pick<Endpoint, 'effect' | 'takesApiKeys'>

/** Whoever calls with the key of this request, or why it is refused. */
export async function admitApiKey(
  { services, limits }: KeyGateSettings,
  bearer: Exclude<Bearer, { kind: 'none' }>,
  call: KeyedCall,
): Promise<Outcome<Person>> {
  if (bearer.kind === 'unreadable') return fail('unauthenticated', words.unknown)
  const found = await findApiKey(services.databases.app.db, bearer.secret, services.clock())
  if (!found) return fail('unauthenticated', words.unknown)
  const ended = whyEnded(found)
  if (ended) return { ok: false, error: ended }
  const { person } = found
  const retryAfter = await limits.get('callsByKey')?.(String(person.user.id))
  if (typeof retryAfter === 'number') return fail('tooManyRequests', words.tooManyCalls, { retryAfter })
  if (!call.takesApiKeys) return forbidden(words.notForKeys)
  if (call.effect === 'writes' && person.apiKey?.scope !== 'write') return forbidden(words.readOnly)
  return succeed(person)
}

function whyEnded({ state, expiresAt }: FoundApiKey): Failure | null {
  switch (state) {
    case 'active':
      return null
    case 'suspended':
      return forbidden(words.suspended).error
    case 'revoked':
      return fail('unauthenticated', words.revoked).error
    case 'expired':
      return fail('unauthenticated', words.expired({ at: expiresAt ?? '' })).error
  }
}

/** Says in the words of HTTP why a key was refused (RFC 6750, section 3.1). */
export function challenge(reply: FastifyReply, { code }: Failure): void {
  if (code === 'unauthenticated') reply.header('www-authenticate', 'Bearer error="invalid_token"')
  if (code === 'forbidden') reply.header('www-authenticate', 'Bearer error="insufficient_scope"')
}
