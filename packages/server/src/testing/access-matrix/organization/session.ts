/** Rows of the access matrix for signing in, the session and its devices. */
import { everybody, refusedToAll, onDevices } from '../callers.ts'
import type { Row } from '../row.ts'

/** A form that fits, of which nothing was asked for. */
const registration = { id: 'AAAA', response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
const assertion = {
  id: 'AAAA',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}
/** A passkey of nobody. */
const passkeyId = 2_000_000_000

export const sessionRows: Readonly<Record<string, Row>> = {
  requestSignInCode: { expected: everybody, body: ({ email }) => ({ email }) },
  verifySignInCode: {
    expected: refusedToAll,
    body: ({ email }) => ({ email, code: '000000' }),
  },
  signInWithToken: { expected: refusedToAll, body: () => ({ userToken: 'a-token-that-nobody-ever-made' }) },
  getSession: { expected: everybody, body: () => ({}) },
  signOut: { expected: everybody, body: () => ({}) },
  getDevices: { expected: onDevices(200), body: () => ({}) },
  // A device of nobody.
  endDevices: { expected: onDevices(404), body: () => ({ deviceId: 2_000_000_000 }) },
  saveLanguage: { expected: onDevices(200), body: () => ({ language: 'sv-SE' }) },
  getPasskeys: { expected: onDevices(200), body: () => ({}) },
  beginPasskey: { expected: onDevices(200), body: () => ({}) },
  addPasskey: { expected: onDevices(422), body: () => ({ name: 'Phone', registration }) },
  renamePasskey: { expected: onDevices(404), body: () => ({ passkeyId, name: 'Phone' }) },
  deletePasskey: { expected: onDevices(404), body: () => ({ passkeyId }) },
  beginPasskeySignIn: { expected: everybody, body: () => ({}) },
  findOpenidConnection: { expected: everybody, body: () => ({ domain: 'nobody.example' }) },
  // A domain of nobody, and an answer that nobody waits for.
  beginOpenidSignIn: { expected: refusedToAll, body: () => ({ domain: 'nobody.example' }) },
  completeOpenidSignIn: { expected: refusedToAll, body: () => ({ answer: 'code=none&state=none' }) },
  signInWithPasskey: { expected: refusedToAll, body: () => ({ assertion }) },
}
