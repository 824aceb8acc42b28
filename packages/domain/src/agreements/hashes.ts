/** Hashes of agreements: SHA-256 in base 16. The domain computes none by itself: browser and server bring theirs. */
import { z } from 'zod'

/** SHA-256 (FIPS 180-4) of a text in UTF-8, 64 digits of base 16 in lower case. */
export type Sha256 = (text: string) => string

export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, '64 digits of base 16')

/**
 * The hash of a personal value. The salt (32 random bytes in base 16) is kept beside the value and goes with it: without it nobody
 * finds out, by trying names, whose hash it was.
 */
export function saltedHash(sha256: Sha256, salt: string, value: string): string {
  return sha256(`${salt}:${value}`)
}
