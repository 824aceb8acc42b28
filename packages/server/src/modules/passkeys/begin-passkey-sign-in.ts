/** Begins signing in with a passkey. Nobody is named, and no passkey: the device knows those that it has for this site. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { firstOverLimit } from '../session/sign-in-limits.ts'
import { CEREMONY_MS, newChallenge } from './challenges.ts'
import { passkeyLimits } from './passkey-limits.ts'
import { relyingPartyOf } from './relying-party.ts'

export const beginPasskeySignIn: HandlerOf<'beginPasskeySignIn'> = async (call) => {
  const overLimit = await firstOverLimit(call, passkeyLimits(call, 'passkey'))
  if (overLimit) return overLimit
  const challenge = await newChallenge(call, 'sign-in')
  const { id } = relyingPartyOf(call.services.config, call.host)
  return succeed({ request: { challenge, rpId: id, timeout: CEREMONY_MS, userVerification: 'required' } })
}
