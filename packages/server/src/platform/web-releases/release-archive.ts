/** The files of a built web app whose names are made of their contents, as one archive: as they were compressed by the build, and whole. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync, zip } from 'fflate'

/** A file as it lies in an archive. */
export interface KeptAsset {
  readonly content: Buffer
  readonly isGzip: boolean
}

const COMPRESSED = /\.(br|gz)$/
const GZIP = '.gz'

/** Names of the files under `assets`, without those that are others compressed; none where nothing is built. */
export function assetNames(webFolder: string): string[] {
  const folder = join(webFolder, 'assets')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !COMPRESSED.test(name))
    .toSorted()
}

/** What a release is known by: the same for the same files. */
export function releaseIdOf(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32)
}

/** The archive of these files. */
export async function packAssets(webFolder: string, names: readonly string[]): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {}
  for (const name of names) {
    const path = join(webFolder, 'assets', name)
    const compressed = existsSync(path + GZIP) ? GZIP : ''
    files[name + compressed] = await readFile(path + compressed)
  }
  // Compressed by the build already.
  return new Promise((resolve, reject) => {
    zip(files, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))))
  })
}

/** Files of an archive, but for those that are here as well. */
export function unpackAssets(archive: Buffer, isHere: (name: string) => boolean): Map<string, KeptAsset> {
  const nameOf = (entry: string) => (entry.endsWith(GZIP) ? entry.slice(0, -GZIP.length) : entry)
  const entries = unzipSync(archive, { filter: ({ name }) => !isHere(nameOf(name)) })
  return new Map(
    // Copied, so that the archive is not kept for the sake of a few of its files.
    Object.entries(entries).map(([entry, bytes]) => [
      nameOf(entry),
      { content: Buffer.from(bytes), isGzip: entry.endsWith(GZIP) },
    ]),
  )
}
