import { createHash } from 'node:crypto'
import type { FileStorage } from './storage.ts'

/** What tells one content from another. */
export interface ContentDigest {
  readonly bytes: number
  /** SHA-256 in base 16 */
  readonly hash: string
}

/** Reads what is under the key to its end; undefined when there is nothing. */
export async function digestOfKey(
  { openRead }: Pick<FileStorage, 'openRead'>,
  key: string,
): Promise<ContentDigest | undefined> {
  const pieces: AsyncIterable<Buffer> | undefined = await openRead(key)
  if (!pieces) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of pieces) {
    hash.update(piece)
    bytes += piece.length
  }
  return { bytes, hash: hash.digest('hex') }
}
