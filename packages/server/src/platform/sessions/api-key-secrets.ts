/**
 * The secrets of API keys: `owk_`, 256 random bits and a checksum, in hexadecimal digits. The prefix tells people and scanners
 * for leaked secrets what was found; the checksum tells a key that was not copied whole without asking the database. Decision
 * 0127.
 */
import { crc32 } from 'node:zlib'
import { randomBytes } from 'node:crypto'

const PREFIX = 'owk_'
const SHAPE = /^owk_[0-9a-f]{64}[0-9a-f]{8}$/

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}

/** A new secret. */
export function newApiKeySecret(): string {
  const body = PREFIX + randomBytes(32).toString('hex')
  return body + checksumOf(body)
}

/** Whether the text is a whole key as this server makes them; whether there is such a key, the database knows. */
export function isWholeApiKey(text: string): boolean {
  return SHAPE.test(text) && checksumOf(text.slice(0, -8)) === text.slice(-8)
}
