import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import {
  type BackupEntry,
  type BackupHeader,
  type BackupManifest,
  BackupProblem,
  FORMAT_VERSION,
  HEADER_NAME,
  hashOf,
  headerSchema,
  kindOf,
  MANIFEST_NAME,
  manifestSchema,
} from './archive-format.ts'
import { type ArchiveKey, decrypterOf } from './archive-keys.ts'

/** age files say so in their first line. */
const ENCRYPTED = 'age-encryption.org/v1\n'
/** The largest entry that is read: more than any file or part that is written. */
const MAX_ENTRY_BYTES = 1024 * 1024 * 1024

/** One entry between header and manifest. */
export type ArchiveContent = NonNullable<ReturnType<typeof kindOf>> & { readonly bytes: Buffer }

export interface ArchiveVisitor {
  readonly onHeader?: (header: BackupHeader) => Promise<void>
  readonly onContent?: (content: ArchiveContent) => Promise<void>
}

function damaged(reason: string, cause?: unknown): BackupProblem {
  return new BackupProblem(`The backup is damaged or cut off: ${reason}.`, { cause })
}

async function isEncrypted(path: string, noun: string): Promise<boolean> {
  const file = await open(path, 'r').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(`The ${noun} cannot be read: ${reason}`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === ENCRYPTED
  } finally {
    await file.close()
  }
}

/** The archive as it is within its encryption, compressed still. `noun` is what it is called where it can not be opened. */
export async function openArchive(
  { path, key }: { readonly path: string; readonly key: ArchiveKey | undefined },
  noun: 'backup' | 'export',
): Promise<Readable> {
  if (!(await isEncrypted(path, noun))) return createReadStream(path)
  if (!key)
    throw new BackupProblem(
      `The ${noun} is encrypted: name its key by BACKUP_PASSPHRASE, --passphrase-file or --identity-file.`,
    )
  const decrypter = decrypterOf(key)
  try {
    return Readable.from(await decrypter.decrypt(ReadableStream.from(createReadStream(path))))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(`The key does not open this ${noun}, or it is damaged: ${reason}.`, {
      cause: error,
    })
  }
}

async function bytesOf(entry: AsyncIterable<unknown>, size: number): Promise<Buffer> {
  if (size > MAX_ENTRY_BYTES) throw damaged('it has an entry that is larger than any of ours')
  const chunks: Uint8Array[] = []
  for await (const chunk of entry) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('an entry is bytes')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parsed<T>(
  name: string,
  bytes: Buffer,
  schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } },
): T {
  try {
    const read = schema.safeParse(JSON.parse(bytes.toString('utf8')))
    if (read.success) return read.data
  } catch (error) {
    throw damaged(`${name} is no JSON`, error)
  }
  throw damaged(`${name} does not say what it should`)
}

/** A later version of the format is told before anything else of the header is understood. */
function headerOf(bytes: Buffer): BackupHeader {
  const header = parsed(HEADER_NAME, bytes, headerSchema)
  if (header.version > FORMAT_VERSION)
    throw new BackupProblem('The backup was made by a newer version; restore it with that one.')
  return header
}

function compareEntries(found: readonly BackupEntry[], { entries }: BackupManifest): void {
  if (found.length !== entries.length)
    throw damaged(`it has ${found.length} entries, and its manifest names ${entries.length}`)
  entries.forEach((entry, index) => {
    const { name, hash } = found[index] ?? {}
    if (name !== entry.name || hash !== entry.hash) throw damaged(`${entry.name} is not as it was written`)
  })
}

/**
 * Reads an archive from its beginning to its end, and checks all of it. Whatever a visitor was given is vouched for only when this has
 * returned. Throws BackupProblem for what is damaged, cut off, of a newer version, or not opened by the key.
 */
export async function readArchive(
  { path, key }: { readonly path: string; readonly key: ArchiveKey | undefined },
  { onHeader, onContent }: ArchiveVisitor = {},
): Promise<{ readonly header: BackupHeader; readonly manifest: BackupManifest }> {
  const source = await openArchive({ path, key }, 'backup')
  const extract = createExtract()
  const reading = pipeline(source, createGunzip(), extract)
  // Its failure is met by whoever reads the entries.
  reading.catch(() => {})
  const found: BackupEntry[] = []
  let header: BackupHeader | undefined
  let manifest: BackupManifest | undefined
  let refusal: { readonly error: unknown } | undefined
  const visiting = async (visit: Promise<void> | undefined) => {
    try {
      await visit
    } catch (error) {
      refusal = { error }
      throw error
    }
  }
  try {
    for await (const entry of extract) {
      const { name, size, type } = entry.header
      if (manifest || type !== 'file') throw damaged(`${name} has no place in it`)
      const bytes = await bytesOf(entry, size)
      if (!header) {
        if (name !== HEADER_NAME) throw damaged('it does not begin with its header')
        header = headerOf(bytes)
        await visiting(onHeader?.(header))
      } else if (name === MANIFEST_NAME) {
        manifest = parsed(name, bytes, manifestSchema)
      } else {
        const kind = kindOf(name)
        if (!kind) throw damaged(`${name} has no place in it`)
        found.push({ name, bytes: bytes.length, hash: hashOf(bytes) })
        await visiting(onContent?.({ ...kind, bytes }))
      }
    }
    await reading
  } catch (error) {
    // What a visitor throws stays as it is; the rest is about the archive.
    if (refusal) throw refusal.error
    throw error instanceof BackupProblem
      ? error
      : damaged(error instanceof Error ? error.message : String(error), error)
  } finally {
    source.destroy()
  }
  if (!header || !manifest) throw damaged('its end is missing')
  compareEntries(found, manifest)
  return { header, manifest }
}
