/** Files in a folder of this machine. A file is written beside its place and moved there: no reader sees half of one. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type FileStorage, isStorageKey, storageKey } from './storage.ts'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** Files under a folder, by their path in it with slashes; what is half written has no key. */
async function* keysIn(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const key = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* keysIn(join(folder, entry.name), `${key}/`)
    else if (isStorageKey(key)) yield key
  }
}

/** What a probe writes: less room than this is none. */
const PROBE_BYTES = 256 * 1024

async function writeWhole(path: string, content: Buffer | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeFile(file, content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Where uploaded and kept files lie, in the folder of the server's data. */
export function uploadsFolder(dataFolder: string): string {
  return join(dataFolder, 'uploads')
}

/** `folder` is made when the first file comes. Throws for a key that is none: keys are the server's own. */
export function localDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, ...storageKey(key).split('/'))
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeWhole(unfinished, content)
        await rename(unfinished, path)
      } catch (error) {
        // On a full disk half a file would keep the room that it did not have.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async probe() {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `.probe-${randomUUID()}`)
      try {
        await writeFile(path, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 })
      } finally {
        await rm(path, { force: true })
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async openRead(key) {
      try {
        return (await open(pathOf(key))).createReadStream()
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    list: () => keysIn(folder),
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    addressOf: async () => undefined,
  }
}
