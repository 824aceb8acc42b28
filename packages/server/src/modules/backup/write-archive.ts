import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import { type BackupEntry, BackupProblem, hashOf } from './archive-format.ts'
import { type ArchiveKey, encrypterOf } from './archive-keys.ts'

/** Text shrinks to a fifth at this level already; what a higher one saves costs more time than it is worth. */
const GZIP_LEVEL = 4

/** An archive that is being written. */
export interface ArchiveWriter {
  readonly add: (name: string, bytes: Buffer) => Promise<BackupEntry>
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The stream encrypted, where there is a key. */
async function closed(plain: Readable, key: ArchiveKey | undefined): Promise<Readable> {
  if (!key) return plain
  const stream = await encrypterOf(key).encrypt(ReadableStream.from(plain))
  return Readable.from(stream)
}

/**
 * Writes an archive to `path`: `fill` adds its entries. Under this name there is a whole archive, on the disk, or none. Throws
 * BackupProblem where there is a file already.
 */
export async function writeArchive<T>(
  { path, key }: { readonly path: string; readonly key: ArchiveKey | undefined },
  fill: (writer: ArchiveWriter) => Promise<T>,
): Promise<T> {
  if (await exists(path)) throw new BackupProblem(`There is a file at ${path} already; it is left as it is.`)
  const unfinished = `${path}.partial`
  const pack = createPack()
  const gzip = createGzip({ level: GZIP_LEVEL })
  const zipping = pipeline(pack, gzip)
  // A writer whose disk is full must end the filling too.
  zipping.catch((error: unknown) => pack.destroy(asError(error)))
  const add = (name: string, bytes: Buffer) =>
    new Promise<BackupEntry>((resolve, reject) => {
      zipping.catch((error: unknown) => reject(asError(error)))
      const entry = { name, size: bytes.length, mode: 0o600, mtime: new Date(0) }
      pack.entry(entry, bytes, (error) => {
        if (error) reject(error)
        else resolve({ name, bytes: bytes.length, hash: hashOf(bytes) })
      })
    })
  const file = await open(unfinished, 'w', 0o600)
  const writing = closed(gzip, key).then((stream) =>
    pipeline(stream, file.createWriteStream({ flush: true })),
  )
  writing.catch((error: unknown) => gzip.destroy(asError(error)))
  const filling = fill({ add }).then((result) => {
    pack.finalize()
    return result
  })
  filling.catch((error: unknown) => pack.destroy(asError(error)))
  try {
    const [result] = await Promise.all([filling, writing, zipping])
    await rename(unfinished, path)
    await syncFolder(dirname(path))
    return result
  } catch (error) {
    await Promise.allSettled([filling, writing, zipping])
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}
