/** Begins adding a passkey: what the browser is to make. */
import { MAX_PASSKEYS, passkeyTransports } from '@orderwright/domain/access'
import { passkeyMessages, signInMessages } from '@orderwright/domain/messages'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { newToken } from '../../platform/sessions/secrets.ts'
import { ownAccount } from './own-account.ts'
import { CEREMONY_MS, newChallenge } from './challenges.ts'
import { passkeysOf } from './passkey-store.ts'
import { relyingPartyOf } from './relying-party.ts'
import { ALGORITHMS } from './verify-registration.ts'

export const beginPasskey: HandlerOf<'beginPasskey'> = async (call) => {
  const { services } = call
  const own = ownAccount(call.person)
  if (!own.ok) return own
  const { user } = own.data
  const within = await call.limit('passkeyByPerson', String(user.id))
  if (!within.ok) return within
  const known = await passkeysOf(services.databases.app.db, user.id)
    .select(['credentialId', 'transports'])
    .execute()
  if (known.length >= MAX_PASSKEYS)
    return fail('refused', passkeyMessages.tooMany({ most: MAX_PASSKEYS }), { rule: 'tooManyPasskeys' })
  const handle = await handleOf(call, user.id)
  const challenge = await newChallenge(call, 'new')
  const { id } = relyingPartyOf(services.config, call.host)
  return succeed({
    creation: {
      challenge,
      rp: { id, name: signInMessages.orderwright },
      user: { id: handle, name: user.email, displayName: user.name || user.email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CEREMONY_MS,
      attestation: 'none',
      // It signs in alone and without an address: so it is found by the site, and asks who its person is.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        type: 'public-key' as const,
        id: credentialId,
        transports: passkeyTransports.filter((one) => transports.includes(one)),
      })),
    },
  })
}

/** The random bytes under which authenticators keep this person's passkeys; made with the first one, and never another. */
async function handleOf({ services }: CallContext, userId: number): Promise<string> {
  const { db } = services.databases.app
  await db
    .updateTable('users')
    .set({ passkeyHandle: newToken() })
    .where('id', '=', userId)
    .where('passkeyHandle', 'is', null)
    .execute()
  const { passkeyHandle } = await db
    .selectFrom('users')
    .select('passkeyHandle')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (passkeyHandle === null) throw new Error('a handle that was just made is there')
  return passkeyHandle
}
