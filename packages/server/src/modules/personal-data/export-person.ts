/** What an organization holds about a person as an archive that any program opens: rows as lines of JSON, and the files. [issue 17] */
import { agreementFileSchema } from '@orderwright/domain/agreements'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/schema.ts'
import type { Services } from '../../platform/services.ts'
import { agreementFileKey } from '../agreements/kept-files.ts'
import { fileName } from '../backup/archive-format.ts'
import type { ArchiveKey } from '../backup/archive-keys.ts'
import { writeArchive } from '../backup/write-archive.ts'
import { fileKey } from '../media/media-files.ts'
import type { PersonHere } from './nobody.ts'
import { type HeldRows, readPerson } from './read-person.ts'

const storedSchema = z.object({ storage_key: z.string() })
const orderFileSchema = z.object({
  storage_key: z.string(),
  is_internal: z.number(),
  uploader_id: z.number(),
})
const packageSchema = z.object({ files: z.string() })
const filesSchema = z.array(agreementFileSchema)

/** The keys of the files that the rows name: pictures, files of orders and of their own record as a customer, and what was accepted. */
function keysOf(rows: readonly HeldRows[], { orgId, userId }: PersonHere): string[] {
  const linesOf = (name: string) => rows.find(({ table }) => table === name)?.lines ?? []
  const pictures = linesOf('media')
    .map((line) => storedSchema.parse(JSON.parse(line)).storage_key)
    .filter((key) => key !== '')
    .map((storageKey) => fileKey({ storageKey }, 'picture'))
  // What employees keep for themselves on an order of theirs is the organization's.
  const attached = linesOf('order_files')
    .map((line) => orderFileSchema.parse(JSON.parse(line)))
    .filter(({ is_internal, uploader_id }) => is_internal === 0 || uploader_id === userId)
    .flatMap(({ storage_key }) => (storage_key === '' ? [] : [storage_key]))
  const filed = linesOf('customer_files')
    .map((line) => storedSchema.parse(JSON.parse(line)).storage_key)
    .filter((key) => key !== '')
  const papers = linesOf('agreement_packages')
    .flatMap((line) => filesSchema.parse(JSON.parse(packageSchema.parse(JSON.parse(line)).files)))
    .map(({ hash }) => agreementFileKey(orgId, hash))
  return [...pictures, ...attached, ...filed, ...papers]
}

export interface PersonExport {
  readonly rows: number
  readonly files: number
}

/** Writes the archive to `path`. The rows are of one moment. */
export async function exportPerson(
  { databases, storage, clock }: Pick<Services, 'databases' | 'storage' | 'clock'>,
  { orgId, userId }: PersonHere,
  archive: { readonly path: string; readonly key: ArchiveKey | undefined },
): Promise<PersonExport> {
  const read = async (db: Transaction<Database>) => {
    await sql`set transaction read only`.execute(db)
    return readPerson(db, { orgId, userId })
  }
  const held = await databases.owner.db.transaction().setIsolationLevel('repeatable read').execute(read)
  return writeArchive(archive, async ({ add }) => {
    for (const { table, lines } of held)
      await add(`tables/${table}.jsonl`, Buffer.from(`${lines.join('\n')}\n`))
    let files = 0
    for (const key of keysOf(held, { orgId, userId })) {
      const bytes = await storage.get(key)
      if (!bytes) continue
      await add(fileName(key.slice(`${orgId}/`.length)), bytes)
      files += 1
    }
    const tables = held.map(({ table, lines }) => ({ name: table, rows: lines.length }))
    const said = {
      format: 'orderwright-person',
      created: clock().toISOString(),
      orgId,
      userId,
      tables,
      files,
    }
    await add('export.json', Buffer.from(`${JSON.stringify(said, null, 1)}\n`))
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files }
  })
}
