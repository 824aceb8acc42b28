/**
 * Attempts to sign in by a provider: each is good once, for ten minutes, and in the browser that began it. Of its state only a hash is
 * stored, in the table of the one-time codes; what else belongs to it is made of the state by the server's own secret.
 */
import { createHmac } from 'node:crypto'
import { OPENID_SIGN_IN_MINUTES } from '@orderwright/domain/access'
import { z } from 'zod'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Attempt } from '../../platform/openid/ask-provider.ts'
import { hashToken, newToken } from '../../platform/sessions/secrets.ts'
import { placeOf } from '../session/sign-in-limits.ts'
import { redirectUriOf } from './connection-store.ts'

const aboutSchema = z.object({
  orgId: z.number().int(),
  /** of the provider when it began: an answer of another one is none */
  issuer: z.string(),
  clientId: z.string(),
  goto: z.string().nullable(),
})
/** For which organization it is, and where its person wanted to go. */
export type About = z.infer<typeof aboutSchema>

type Call = Pick<CallContext, 'browser' | 'network' | 'services' | 'host'>

function identifierOf(call: Call, state: string): string {
  return `openid-state:${hashToken([placeOf(call), state].join('\n'))}`
}

/** What belongs to a state: nobody who reads the database learns it. */
function attemptOf({ services, host }: Call, state: string): Attempt {
  const made = (what: string) =>
    createHmac('sha256', services.config.secret).update(`openid ${what}\n${state}`).digest('base64url')
  return {
    state,
    nonce: made('nonce'),
    verifier: made('verifier'),
    redirectUri: redirectUriOf(services.config, host),
  }
}

/** A new attempt; several may be open at once, in tabs of one browser. */
export async function newAttempt(call: Call, about: About): Promise<Attempt> {
  const { databases, clock } = call.services
  const state = newToken()
  await databases.app.db
    .insertInto('authVerifications')
    .values({
      identifier: identifierOf(call, state),
      value: JSON.stringify(about),
      expiresAt: new Date(clock().getTime() + OPENID_SIGN_IN_MINUTES * 60_000),
    })
    .execute()
  return attemptOf(call, state)
}

/** Uses the attempt up, whatever comes of it; null where there is none. */
export async function takeAttempt(
  call: Call,
  state: string,
): Promise<{ readonly attempt: Attempt; readonly about: About } | null> {
  const { databases, clock } = call.services
  const taken = await databases.app.db
    .deleteFrom('authVerifications')
    .where('identifier', '=', identifierOf(call, state))
    .where('expiresAt', '>', clock().toISOString())
    .returning('value')
    .executeTakeFirst()
  const about = aboutSchema.safeParse(taken ? JSON.parse(taken.value) : null)
  return about.success ? { attempt: attemptOf(call, state), about: about.data } : null
}

/** The path of this app in a text; null for what leads elsewhere. */
export function pathWithin(goto: string | undefined): string | null {
  if (goto === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(goto)) return null
  const base = 'https://here.invalid'
  if (!URL.canParse(goto, base)) return null
  const { origin, pathname, search, hash } = new URL(goto, base)
  // "/a/..//b" leads to another host once it is read by a browser.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
