/** Whether an authenticator has signed what it was asked to, with the key of a passkey. */
import type { PasskeyAssertion } from '@orderwright/contract'
import { type ClientData, faultOf } from './read-answer.ts'
import type { RelyingParty } from './relying-party.ts'

/** A key that nobody holds: what is signed by an unknown passkey is held against it, so that it takes as long. */
const NOBODYS_KEY =
  'pQECAyYgASFYIEHlIYiqPzJ0uwQCJd9IOejTED7q0-ogC96W_HE4h25pIlggHSBs5OSz3CgL2cH2AyzuSokTn4bYTvhfn7fV3gynWbE'

export interface Asked {
  readonly party: RelyingParty
  readonly clientData: ClientData
  /** null: there is no such passkey */
  readonly publicKey: string | null
}

export type Verified =
  | { readonly kind: 'signed'; readonly counter: number; readonly isSynced: boolean }
  | { readonly kind: 'otherSite' | 'unverified' | 'refused' }

/** Takes the challenge for the right one: whoever calls this has used it up. */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  { party, clientData, publicKey }: Asked,
): Promise<Verified> {
  const { id, response } = assertion
  const fault = faultOf(clientData, Buffer.from(response.authenticatorData, 'base64url'), party)
  if (fault) return { kind: fault }
  // Loaded with the first passkey: it takes a fifth of a second.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
      },
      expectedChallenge: clientData.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey ?? NOBODYS_KEY, 'base64url')),
        // The library looks at it before the signature: then the answer would tell whose passkey is known. See sign-in-with-passkey.ts.
        counter: 0,
      },
    })
    if (!verified || publicKey === null) return { kind: 'refused' }
    return {
      kind: 'signed',
      counter: authenticationInfo.newCounter,
      isSynced: authenticationInfo.credentialBackedUp,
    }
  } catch {
    return { kind: 'refused' }
  }
}
