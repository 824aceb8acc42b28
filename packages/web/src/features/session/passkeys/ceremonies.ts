/** The ceremonies of WebAuthn in this browser; fetched with the first one, as is the library. */
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@orderwright/contract'
import { passkeyTransports } from '@orderwright/domain/access'

/**
 * `cancelled`: the person closed the browser's dialog, or let it wait too long. `overtaken`: another ceremony began. `isThere`: the
 * device has a passkey of this account already. `failed`: the browser or the device can not.
 */
export type Ended<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'cancelled' | 'overtaken' | 'isThere' | 'failed' }

async function ended<Answer>(ceremony: Promise<Answer>): Promise<Ended<Answer>> {
  try {
    return { kind: 'done', answer: await ceremony }
  } catch (failure) {
    const code = failure instanceof WebAuthnError ? failure.code : ''
    if (code === 'ERROR_CEREMONY_ABORTED') return { kind: 'overtaken' }
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'isThere' }
    return { kind: failure instanceof Error && failure.name === 'NotAllowedError' ? 'cancelled' : 'failed' }
  }
}

/** Makes a passkey on a device that the person chooses. */
export function makePasskey(creation: PasskeyCreation): Promise<Ended<PasskeyRegistration>> {
  const ceremony = startRegistration({ optionsJSON: creation })
  return ended(
    ceremony.then(({ id, response: { clientDataJSON, attestationObject, transports = [] } }) => {
      const known = passkeyTransports.filter((one) => transports.includes(one))
      return { id, response: { clientDataJSON, attestationObject, transports: known } }
    }),
  )
}

/** Signs with a passkey that the person chooses: in a dialog of the browser, or among what it fills into the field. */
export function signWithPasskey(
  request: PasskeyRequest,
  { isOffer }: { readonly isOffer: boolean },
): Promise<Ended<PasskeyAssertion>> {
  const ceremony = startAuthentication({ optionsJSON: request, useBrowserAutofill: isOffer })
  return ended(
    ceremony.then(
      ({ id, response: { clientDataJSON, authenticatorData, signature, userHandle = null } }) => ({
        id,
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      }),
    ),
  )
}
