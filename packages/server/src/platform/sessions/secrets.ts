/**
 * Codes and tokens of sign-in. Only hashes are stored, so a copy of the database signs nobody in: tokens have
 * 256 random bits and need no key, codes have six digits and are hashed with the server's secret.
 */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 32 random bytes as text for a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Six digits, leading zeros included. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Bound to the address, so that a hash is of no use for another one. */
export function hashCode(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`sign-in-code\n${email}\n${code}`).digest('hex')
}

/** Compares two hex hashes without telling by its time where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const left = Buffer.from(a, 'hex')
  const right = Buffer.from(b, 'hex')
  return left.length === right.length && left.length > 0 && timingSafeEqual(left, right)
}
