import { createHash } from 'node:crypto'

export const LINE_FEED = 0x0a
const MODULUS = 1n << 256n

/** How many rows there are, and a digest of them that is the same in whatever order they are read. */
export interface RowDigest {
  readonly rows: number
  /** base 16, 64 digits */
  readonly digest: string
}

/**
 * Digests rows in PostgreSQL's text format for COPY, where a line feed ends a row and stands nowhere else: the sum of the rows' SHA-256
 * modulo 2^256. It tells a loss, a change or a double; against somebody who makes rows to a sum there is the hash of the parts.
 */
export function createRowDigest() {
  let rows = 0
  let sum = 0n
  return {
    /** Whole rows only. */
    add(bytes: Buffer): void {
      for (let from = 0; from < bytes.length; ) {
        const found = bytes.indexOf(LINE_FEED, from)
        const to = found === -1 ? bytes.length : found
        const hash = createHash('sha256').update(bytes.subarray(from, to)).digest('hex')
        sum = (sum + BigInt(`0x${hash}`)) % MODULUS
        rows += 1
        from = to + 1
      }
    },
    result: (): RowDigest => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  }
}

/** The bytes up to the last whole row, and the rest. */
export function splitAtLastRow(bytes: Buffer): readonly [whole: Buffer, rest: Buffer] {
  const end = bytes.lastIndexOf(LINE_FEED) + 1
  return [bytes.subarray(0, end), bytes.subarray(end)]
}
