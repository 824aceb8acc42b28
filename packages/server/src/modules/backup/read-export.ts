/** An organization's export read through: whether it is one, is whole, and whose it is. Decision 164. */
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { z } from 'zod'
import { BackupProblem, fileName } from './archive-format.ts'
import type { ArchiveKey } from './archive-keys.ts'
import { openArchive } from './read-archive.ts'
import { LINE_FEED } from './row-digest.ts'

/** What `export.json` says. */
const saidSchema = z.object({
  format: z.literal('orderwright-export'),
  created: z.iso.datetime(),
  orgId: z.int(),
  title: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0) })),
  files: z.int().min(0),
})
export type ReadExport = z.infer<typeof saidSchema>

const TABLE = /^tables\/([a-z0-9_]+)(?:-\d+)?\.jsonl$/
const LONGEST_SAID = 16 * 1024 * 1024

/** What was found on the way through the archive. */
interface Found {
  readonly rows: Map<string, number>
  files: number
  said: unknown
}

async function readEntry(found: Found, name: string, entry: AsyncIterable<unknown>): Promise<void> {
  const table = TABLE.exec(name)?.[1]
  const kept: Uint8Array[] = []
  let [lines, bytes] = [0, 0]
  for await (const chunk of entry) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('an entry is bytes')
    bytes += chunk.length
    if (table !== undefined) for (const byte of chunk) lines += byte === LINE_FEED ? 1 : 0
    if (name === 'export.json' && bytes < LONGEST_SAID) kept.push(chunk)
  }
  if (table !== undefined) found.rows.set(table, (found.rows.get(table) ?? 0) + lines)
  else if (name.startsWith(fileName(''))) found.files += 1
  else if (name === 'export.json') found.said = JSON.parse(Buffer.concat(kept).toString('utf8'))
}

function damaged(reason: string, cause?: unknown): BackupProblem {
  return new BackupProblem(`This is no whole export of an organization: ${reason}.`, { cause })
}

/**
 * Reads it from its beginning to its end: as many rows and files are in it as it says. Throws BackupProblem with a sentence for what is
 * no export, is cut off, or is not opened by the key.
 */
export async function readExport(archive: {
  readonly path: string
  readonly key: ArchiveKey | undefined
}): Promise<ReadExport> {
  const source = await openArchive(archive, 'export')
  const extract = createExtract()
  const reading = pipeline(source, createGunzip(), extract)
  // Its failure is met by whoever reads the entries.
  reading.catch(() => {})
  const found: Found = { rows: new Map(), files: 0, said: undefined }
  try {
    for await (const entry of extract) await readEntry(found, entry.header.name, entry)
    await reading
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error), error)
  } finally {
    source.destroy()
  }
  const read = saidSchema.safeParse(found.said)
  if (!read.success) throw damaged('it has no export.json that says what is in it')
  const { tables, files } = read.data
  const short = tables.find(({ name, rows }) => rows !== (found.rows.get(name) ?? 0))
  if (short)
    throw damaged(`it has ${found.rows.get(short.name) ?? 0} rows of ${short.name} and says ${short.rows}`)
  if (files !== found.files) throw damaged(`it has ${found.files} files and says ${files}`)
  return read.data
}
