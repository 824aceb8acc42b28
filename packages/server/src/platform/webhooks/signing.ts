/**
 * Secrets of webhooks, and signatures by them as Standard Webhooks says (github.com/standard-webhooks). A secret has to be
 * read again to sign, so it is sealed by the server's own instead of hashed: a copy of the database signs nothing.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** 24 random bytes, as receivers' libraries take it. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/** What is sealed: a secret of one use opens in no other. */
export type SealedUse = 'orderwright webhook secrets' | 'orderwright openid client secrets'

const keyOf = (serverSecret: string, use: SealedUse) =>
  Buffer.from(hkdfSync('sha256', serverSecret, '', use, 32))
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM: nonce, tag and text, as base64. */
export function sealSecret(
  serverSecret: string,
  secret: string,
  use: SealedUse = 'orderwright webhook secrets',
): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret, use), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Null: it was sealed by another secret of the server. */
export function openSecret(
  serverSecret: string,
  sealed: string,
  use: SealedUse = 'orderwright webhook secrets',
): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret, use), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

export interface Message {
  readonly id: string
  readonly body: string
}

/** The headers of a message: one signature for each secret that is valid. */
export function signedHeaders(
  { id, body }: Message,
  secrets: readonly string[],
  at: Date,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Orderwright-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
