/** Whether a browser made what it was asked to: a key of a kind that is taken, for this site, with its person looked at. */
import type { PasskeyRegistration } from '@orderwright/contract'
import { type ClientData, faultOf } from './read-answer.ts'
import type { RelyingParty } from './relying-party.ts'

/** EdDSA, ECDSA with P-256, RSA: by their numbers in COSE. */
export const ALGORITHMS = [-8, -7, -257]

/** What is kept of a passkey, in base64url. */
export interface NewPasskey {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly isSynced: boolean
}

export type Registered =
  | { readonly kind: 'made'; readonly passkey: NewPasskey }
  | { readonly kind: 'otherSite' | 'unverified' | 'notAdded' }

/** Takes the challenge for the right one: whoever calls this has used it up. */
export async function verifyRegistration(
  { id, response }: PasskeyRegistration,
  { party, clientData }: { readonly party: RelyingParty; readonly clientData: ClientData },
): Promise<Registered> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  try {
    const attestation = decodeAttestationObject(
      new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
    )
    const fault = faultOf(clientData, attestation.get('authData'), party)
    if (fault) return { kind: fault }
    // Where a device comes from was not asked. Certificates that come all the same are not followed anywhere.
    const isAsAsked =
      attestation.get('fmt') === 'none' ||
      (attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
    if (!isAsAsked) return { kind: 'notAdded' }
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: clientData.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || registrationInfo === undefined) return { kind: 'notAdded' }
    const { credential, credentialBackedUp } = registrationInfo
    return {
      kind: 'made',
      passkey: {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        isSynced: credentialBackedUp,
      },
    }
  } catch {
    return { kind: 'notAdded' }
  }
}
