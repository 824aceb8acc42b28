/** The files of a medium: under which keys they are kept, and at which address they are seen. */
import { createHash, randomUUID } from 'node:crypto'
import type { Medium } from '@orderwright/domain/people'
import type { CallContext } from '../../platform/http/call-context.ts'

export const variants = ['picture', 'thumbnail'] as const
export type Variant = (typeof variants)[number]

/** The key of one file of a medium; `storageKey` is that of the picture itself: '7/uuid.jpg'. */
export function fileKey({ storageKey }: Pick<Medium, 'storageKey'>, variant: Variant): string {
  return variant === 'picture' ? storageKey : storageKey.replace(/\.[a-z]+$/, '.thumbnail.webp')
}

/** Where the print master of a medium is kept, as it was sent; of most media there is none. */
export function masterKey({ storageKey }: Pick<Medium, 'storageKey'>): string {
  return storageKey.replace(/\.[a-z]+$/, '.master')
}

/** The address at which whoever may see the medium gets its file. */
export function fileAddress(orgId: number, mediumId: number, variant: Variant): string {
  return `/api/media/${orgId}/${mediumId}/${variant}`
}

/** A medium as it leaves the server: without the key of its file in the storage. */
export function presentMedium(medium: Medium): Medium {
  return { ...medium, storageKey: '' }
}

/** SHA-256 of the parts one behind the other, in hexadecimal. */
export function sha256(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The same for the same person, key and bytes, so that a repetition writes the same file. */
export function storedName(
  { idempotencyKey, person, visitor }: Pick<CallContext, 'idempotencyKey' | 'person' | 'visitor'>,
  orgId: number,
  bytes: Buffer,
): string {
  if (idempotencyKey === undefined) return randomUUID()
  const who = `${orgId}:${person?.user.id ?? ''}:${visitor?.visitorId ?? ''}:${idempotencyKey}:`
  return sha256(who, bytes).slice(0, 32)
}
