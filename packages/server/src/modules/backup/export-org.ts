/**
 * All that one organization has, for itself: its rows as lines of JSON, the people whom they name, and its files, in an archive that any
 * program opens. Secrets are left out: what is sealed, or known by its hash alone, is of use to nobody elsewhere. Decision 164.
 */
import { orgExportMessages as words } from '@orderwright/domain/messages'
import pg from 'pg'
import { isDistributed } from '../../platform/database/distribution/distribute.ts'
import { peopleColumns } from '../../platform/database/people-columns.ts'
import { onClient } from '../../platform/database/run-query.ts'
import { BackupProblem, fileName } from './archive-format.ts'
import type { ArchiveKey } from './archive-keys.ts'
import { type BackupWork, withOwnClient } from './create-backup.ts'
import { linesOf, openColumns, PERSON, sealedColumns, tellingTables, writeLines } from './open-rows.ts'
import { readTables } from './table-copies.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

const id = pg.escapeIdentifier

/** Of an organization one export is made at a time: each reads everything. */
const EXPORT_LOCK = 0x65_78_70_6f

export interface ExportReport {
  readonly title: string
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
  readonly files: number
}

/** A query of the people to whom rows of the organization refer. */
async function namedPeople(client: pg.Client, orgId: number): Promise<string> {
  const found = (await peopleColumns(onClient(client))).map(
    ({ table, column }) => `select ${id(column)} from ${id(table)} where org_id = ${orgId}`,
  )
  return found.length === 0 ? 'select null::integer' : found.join(' union ')
}

async function writeFiles(
  { list, get }: BackupWork['storage'],
  orgId: number,
  add: ArchiveWriter['add'],
): Promise<number> {
  let count = 0
  for await (const key of list()) {
    if (!key.startsWith(`${orgId}/`)) continue
    const bytes = await get(key)
    if (!bytes) continue
    await add(fileName(key.slice(`${orgId}/`.length)), bytes)
    count += 1
  }
  return count
}

/** Writes the export to `path`. Throws BackupProblem with a sentence where there is no such organization, and while another one is made. */
export function exportOrg(
  { connections, storage }: Omit<BackupWork, 'secret'>,
  orgId: number,
  archive: { readonly path: string; readonly key: ArchiveKey | undefined },
): Promise<ExportReport> {
  return withOwnClient(connections, async (client) => {
    const lock = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1, $2) as "isHeld"', [
      EXPORT_LOCK,
      orgId,
    ])
    // The end of the session gives it back.
    if (lock.rows[0]?.isHeld !== true) throw new BackupProblem(words.exportUnderWay)
    // On several servers each table is read by itself: rows that change meanwhile may be of two moments.
    const isSpread = await isDistributed(client)
    await client.query(`begin transaction ${isSpread ? '' : 'isolation level repeatable read,'} read only`)
    const org = await client.query<{ title: string }>('select title from orgs where id = $1', [orgId])
    const title = org.rows[0]?.title
    if (title === undefined) throw new BackupProblem(`There is no organization ${orgId}.`)
    const all = await readTables(onClient(client))
    const own = tellingTables(all)
    const orgs = all.find(({ name }) => name === 'orgs')
    return writeArchive(archive, async ({ add }) => {
      const tables = []
      if (orgs)
        tables.push(
          await writeLines(client, add, 'orgs', linesOf(openColumns(orgs), `from orgs where id = ${orgId}`)),
        )
      for (const table of own)
        tables.push(
          await writeLines(
            client,
            add,
            table.name,
            linesOf(openColumns(table), `from ${id(table.name)} where org_id = ${orgId}`),
          ),
        )
      const people = await namedPeople(client, orgId)
      tables.push(
        await writeLines(
          client,
          add,
          'people',
          linesOf(PERSON, `from users where id in (${people}) order by id`),
        ),
      )
      const files = await writeFiles(storage, orgId, add)
      const leftOut = own.flatMap(sealedColumns)
      const said = {
        format: 'orderwright-export',
        created: new Date().toISOString(),
        orgId,
        title,
        tables,
        files,
        leftOut,
      }
      await add('export.json', Buffer.from(`${JSON.stringify(said, null, 1)}\n`))
      return { title, tables, files }
    })
  })
}
