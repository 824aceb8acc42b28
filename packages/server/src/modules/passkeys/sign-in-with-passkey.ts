/**
 * Signs in with a passkey. An unknown one takes the same statements and the same work as one that signed wrongly, and gets the same
 * answer.
 */
import type { PasskeyAssertion } from '@orderwright/contract'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { firstOverLimit } from '../session/sign-in-limits.ts'
import { startSession } from '../session/start-session.ts'
import { takeChallenge } from './challenges.ts'
import { passkeyLimits } from './passkey-limits.ts'
import { readClientData } from './read-answer.ts'
import { refuse } from './refusals.ts'
import { relyingPartyOf } from './relying-party.ts'
import { type Verified, verifyAssertion } from './verify-assertion.ts'

export const signInWithPasskey: HandlerOf<'signInWithPasskey'> = async (call, { assertion }) => {
  const overLimit = await firstOverLimit(call, passkeyLimits(call, 'passkeyTry'))
  if (overLimit) return overLimit
  const clientData = readClientData(assertion.response.clientDataJSON)
  const isCurrent = await takeChallenge(call, 'sign-in', clientData?.challenge ?? '')
  if (!clientData || !isCurrent) return refuse('expired')
  const found = await findPasskey(call, assertion)
  const party = relyingPartyOf(call.services.config, call.host)
  const publicKey = found?.publicKey ?? null
  const verified = await verifyAssertion(assertion, { party, clientData, publicKey })
  if (verified.kind !== 'signed') return refuse(verified.kind)
  if (!found || found.passkeyHandle !== assertion.response.userHandle) return refuse('refused')
  if (!(await noteUse(call, found.id, verified))) return refuse('copied')
  const signedIn = await startSession(call, found.userId)
  call.browser.mark(found.email)
  return signedIn
}

function findPasskey({ services }: CallContext, { id }: PasskeyAssertion) {
  return services.databases.app.db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.id', 'passkeys.publicKey', 'users.id as userId', 'users.email', 'users.passkeyHandle'])
    .where('passkeys.credentialId', '=', id)
    .where('passkeys.removedAt', 'is', null)
    .executeTakeFirst()
}

/**
 * Writes the use down; false where its counter does not go on, as that of a copy. One that does not count says 0 each time.
 * WebAuthn, 6.1.1.
 */
async function noteUse(
  { services }: CallContext,
  id: number,
  { counter, isSynced }: Extract<Verified, { kind: 'signed' }>,
): Promise<boolean> {
  const used = await services.databases.app.db
    .updateTable('passkeys')
    .set({ counter, isSynced, lastUsedAt: services.clock() })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', String(counter))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
