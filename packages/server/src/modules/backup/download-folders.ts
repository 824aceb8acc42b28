/** Where archives stand while they are downloaded. A process that is killed leaves its own behind: it is thrown away later. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const PREFIX = '.download-'
/** No download takes as long. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000

const exportsFolder = (dataFolder: string) => join(dataFolder, 'exports')

/** A new folder for one archive, readable to this user alone. */
export async function makeDownloadFolder(dataFolder: string): Promise<string> {
  const folder = exportsFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return mkdtemp(join(folder, PREFIX))
}

/** Throws away what is older than a day. Archives that the command has written there stay. */
export async function removeLeftDownloads(dataFolder: string, now: Date): Promise<void> {
  const folder = exportsFolder(dataFolder)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const path = join(folder, name)
    const made = await stat(path).catch(() => null)
    if (made && now.getTime() - made.mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
