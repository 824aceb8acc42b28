/** Rows of the access matrix for signing in, the session and its devices. */
import { everybody, refusedToAll, onDevices } from './matrix-callers.ts'
import type { Row } from './matrix-row.ts'

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
}
