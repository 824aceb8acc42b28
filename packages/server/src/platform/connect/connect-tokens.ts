/**
 * The tokens with which an owner connects integrations: signed RS256 with the key of PARAGON_SIGNING_KEY_FILE, for one hour,
 * for one person at one organization. [2.2.68, 2.7.06]
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { readSecretText } from '../secret-file.ts'

const LIFE_SECONDS = 3600
const MIN_KEY_BITS = 2048
const MS = 1000

export interface TokenHolder {
  readonly orgId: number
  readonly userId: number
}

export interface ConnectTokens {
  readonly sign: (holder: TokenHolder, now: Date) => Promise<string>
  /** whether the token is this person's for this organization, and not too old */
  readonly isValid: (token: string, holder: TokenHolder, now: Date) => Promise<boolean>
}

/** Who connects: the same person at two organizations has two accounts at the provider. */
const subjectOf = ({ orgId, userId }: TokenHolder) => `${orgId}:${userId}`

/** `key` is asked for with the first token. */
export function connectTokens(key: () => KeyObject): ConnectTokens {
  return {
    async sign(holder, now) {
      const issued = Math.floor(now.getTime() / MS)
      return new SignJWT()
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setSubject(subjectOf(holder))
        .setIssuedAt(issued)
        .setExpirationTime(issued + LIFE_SECONDS)
        .sign(key())
    },
    async isValid(token, holder, now) {
      try {
        await jwtVerify(token, createPublicKey(key()), {
          algorithms: ['RS256'],
          subject: subjectOf(holder),
          currentDate: now,
          requiredClaims: ['sub', 'iat', 'exp'],
        })
        return true
      } catch {
        // Whatever is wrong with it, it opens nothing.
        return false
      }
    },
  }
}

export type SigningKeyResult =
  | { readonly ok: true; readonly key: KeyObject }
  | { readonly ok: false; readonly message: string }

/** Reads the private key, an RSA key as PEM; a sentence for the terminal, without any of it, when it can not be used. */
export function readSigningKey(path: string): SigningKeyResult {
  const variable = 'PARAGON_SIGNING_KEY_FILE'
  const read = readSecretText(variable, path)
  if (!read.ok) return read
  const unusable = {
    ok: false,
    message: `${variable} ${path} must be a private RSA key of at least ${MIN_KEY_BITS} bits as PEM text.`,
  } as const
  try {
    const key = createPrivateKey(read.data)
    const isRsa = key.asymmetricKeyType === 'rsa'
    return isRsa && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS
      ? { ok: true, key }
      : unusable
  } catch {
    return unusable
  }
}
