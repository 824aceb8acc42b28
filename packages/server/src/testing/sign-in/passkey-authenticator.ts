/**
 * An authenticator in software: makes passkeys (ES256, attestation "none") and signs with them as a phone or a security key does, and
 * as they never would, where a test asks for it. WebAuthn, 6 and 7.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@orderwright/contract'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/** The beginning of a value in CBOR: its major type and its length or number. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const cborNumber = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const cborText = (text: string) => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborBytes = (bytes: Uint8Array) => Buffer.concat([head(2, bytes.length), bytes])
const cborMap = (...pairs: (readonly [key: Buffer, value: Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  return cborMap(
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), coordinate(x)],
    [cborNumber(-3), coordinate(y)],
  )
}

/** In what a ceremony differs from an honest one. */
export interface Deviation {
  /** what the browser says where it was; by default the authenticator's site */
  readonly origin?: string
  /** for which site the authenticator signed; by default the one that was asked for */
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  /** the device did not ask who it was */
  readonly isUnverified?: boolean
  /** its counter at this signature; by default it does not count */
  readonly counter?: number
  /** a byte of the signature is another one */
  readonly isForged?: boolean
  readonly userHandle?: string | null
  /** a statement about where the device comes from, of this format */
  readonly format?: string
}

interface Credential {
  readonly id: string
  readonly userHandle: string
  readonly privateKey: KeyObject
}

/** A device with the passkeys of one site, at which the browser is. */
export class PasskeyAuthenticator {
  readonly #origin: string
  readonly #credentials: Credential[] = []

  constructor(origin: string) {
    this.#origin = origin
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.#origin,
        crossOrigin: false,
      }),
    )
  }

  #authenticatorData(rpId: string, flags: number, deviation: Deviation): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(deviation.counter ?? 0)
    const verified = deviation.isUnverified ? 0 : 0x04
    return Buffer.concat([sha256(deviation.rpId ?? rpId), Buffer.from([0x01 | verified | flags]), counter])
  }

  /** Makes a passkey. */
  create(creation: PasskeyCreation, deviation: Deviation = {}): PasskeyRegistration {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(32)
    this.#credentials.push({ id: base64url(id), userHandle: creation.user.id, privateKey })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authenticatorData = Buffer.concat([
      // with a credential
      this.#authenticatorData(creation.rp.id, 0x40, deviation),
      Buffer.alloc(16),
      length,
      id,
      coseKey(publicKey),
    ])
    const attestation = cborMap(
      [cborText('fmt'), cborText(deviation.format ?? 'none')],
      [cborText('attStmt'), cborMap()],
      [cborText('authData'), cborBytes(authenticatorData)],
    )
    return {
      id: base64url(id),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', creation.challenge, deviation)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    }
  }

  /** Signs with the passkey that was made last. */
  sign(request: PasskeyRequest, deviation: Deviation = {}): PasskeyAssertion {
    const credential = this.#credentials.at(-1)
    if (!credential) throw new Error('there is no passkey to sign with')
    const clientData = this.#clientData('webauthn.get', request.challenge, deviation)
    const authenticatorData = this.#authenticatorData(request.rpId, 0, deviation)
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(credential.privateKey)
    const last = signature.length - 1
    if (deviation.isForged) signature[last] = (signature[last] ?? 0) ^ 1
    const { userHandle = credential.userHandle } = deviation
    return {
      id: credential.id,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle,
      },
    }
  }
}
