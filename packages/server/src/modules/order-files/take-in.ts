/** A file that is sent is read, told by its content, and put into the storage, noted as nobody's until a record names it. */
import { attachedName } from '@orderwright/domain/order-files'
import { withTenant } from '../../platform/database/database.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import { fileKey, sha256, storedName } from '../media/media-files.ts'
import { noteUpload } from '../media/orphaned-files.ts'
import { fileInTurn, inTurn } from '../tenancy/in-turn.ts'
import { type FileContent, readContent } from './read-content.ts'

/** A file whose bytes are in the storage, as its record is to say. */
export interface StoredFile extends FileContent {
  readonly title: string
  readonly bytes: number
  readonly hash: string
  readonly storageKey: string
  /** The same key with another file is another upload. */
  readonly requestHash: () => string
}

/**
 * Call it once its sender is known to be allowed: not a byte is taken in before. `fileName` goes before the name that the form says; `kind` keeps
 * apart the keys of what has records in different tables.
 */
export async function takeInFile(
  call: CallContext,
  body: { readonly orgId: number; readonly fileName: string },
  kind: 'file' | 'customer-file',
): Promise<Outcome<StoredFile>> {
  const sent = await fileInTurn(call, body, 'pictures')
  if (!sent.ok) return sent
  const { bytes, name } = sent.data
  const given = body.fileName || name
  const content = await inTurn(call, body, 'pictures', () => readContent(bytes, given))
  if (!content.ok) return content
  const { format, thumbnail } = content.data
  const { orgId } = body
  const storageKey = `${orgId}/${kind}-${storedName(call, orgId, bytes)}.${format}`
  const { storage, databases } = call.services
  await withTenant(databases.app.db, { orgId, userId: null }, (db) => noteUpload(db, { orgId, storageKey }))
  await Promise.all([
    storage.put(storageKey, bytes),
    ...(thumbnail ? [storage.put(fileKey({ storageKey }, 'thumbnail'), thumbnail)] : []),
  ])
  return succeed({
    ...content.data,
    title: attachedName(given, format),
    bytes: bytes.length,
    hash: sha256(bytes),
    storageKey,
    requestHash: () => sha256(call.requestHash(), bytes),
  })
}

/** What the record of a stored file says of it, whatever it is with. */
export function recordOf({ title, format, bytes, hash, storageKey, thumbnail }: StoredFile) {
  return {
    title,
    format,
    bytes,
    hash,
    storageKey,
    hasThumbnail: thumbnail === null ? (0 as const) : (1 as const),
  }
}
