import type pg from 'pg'
import {
  applyInOneTransaction,
  migrate,
  type Migration,
  MIGRATION_LOCK,
  readMigrations,
} from '../../platform/database/migrate.ts'
import type { ConnectionPair } from '../../platform/database/connections/connection.ts'
import { onClient } from '../../platform/database/run-query.ts'
import { ensureAppRole } from '../../platform/database/provision.ts'
import { digestOfKey } from '../../platform/storage/digest.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import {
  type BackedUpTable,
  type BackupHeader,
  type BackupManifest,
  BackupProblem,
  fileName,
} from './archive-format.ts'
import type { ArchiveKey } from './archive-keys.ts'
import { type BackupReport, reportOf, secretMarkOf, withOwnClient } from './create-backup.ts'
import { type ArchiveContent, readArchive } from './read-archive.ts'
import { putAside } from './put-aside.ts'
import { copyIn, digestOf, readSequences, readTables, setSequence } from './table-copies.ts'

export interface RestoreWork {
  readonly connections: ConnectionPair
  readonly storage: FileStorage
  readonly secret: string
  /** this server's; others in tests */
  readonly migrations?: readonly Migration[]
}

/** What was restored, and whether the server that it came from had another secret. */
export interface RestoreReport extends BackupReport {
  readonly hasOtherSecret: boolean
}

async function refuseWhatIsThere(client: pg.Client, storage: FileStorage): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = class.oid and classid = 'pg_class'::regclass and deptype = 'e')
     order by 1`,
  )
  if (rows.length > 0)
    throw new BackupProblem(
      `The database is not empty: it has ${rows.length} tables (${rows[0]?.name} …). Restore into a database that was just created, or into a new folder in ORDERWRIGHT_DATA. Nothing was changed.`,
    )
  for await (const key of storage.list())
    throw new BackupProblem(
      `The storage of files is not empty: it has ${key}. Restore into an empty one: a new folder in ORDERWRIGHT_DATA, or a bucket or an S3_PREFIX without files. Nothing was changed.`,
    )
}

/** Makes the tables as they were, with neither keys nor triggers at work; gives what puts them to work again. */
async function makeTables(
  client: pg.Client,
  header: BackupHeader,
  migrations: readonly Migration[],
): Promise<() => Promise<void>> {
  await applyInOneTransaction(client, header.migrations, migrations)
  const tables = await readTables(onClient(client))
  const asText = (all: readonly BackedUpTable[]) => JSON.stringify(all)
  if (asText(tables) !== asText(header.tables))
    throw new BackupProblem(
      'The tables of the backup are not those that its migrations make; it was tampered with.',
    )
  return putAside(
    client,
    tables.map(({ name }) => name),
  )
}

async function compareRows(
  client: pg.Client,
  { tables }: BackupHeader,
  manifest: BackupManifest,
): Promise<void> {
  for (const table of tables) {
    const wanted = manifest.tables.find(({ name }) => name === table.name)
    const { rows, digest } = await digestOf(client, table)
    if (wanted?.rows !== rows || wanted.digest !== digest)
      throw new BackupProblem(
        `${table.name} is not as it was: ${rows} rows are there, ${wanted?.rows ?? 'none'} were. Nothing was restored.`,
      )
  }
}

/** A counter that begins anew gives numbers that are given already. */
async function compareCounters(client: pg.Client, { sequences }: BackupManifest): Promise<void> {
  const found = new Map((await readSequences(client)).map((sequence) => [sequence.name, sequence]))
  for (const { name, value, isCalled } of sequences) {
    const now = found.get(name)
    if (now?.value !== value || now.isCalled !== isCalled)
      throw new BackupProblem(`The counter ${name} does not go on where it was. Nothing was restored.`)
  }
}

async function compareFiles(storage: FileStorage, { entries }: BackupManifest): Promise<void> {
  const prefix = fileName('')
  for (const { name, hash } of entries) {
    if (!name.startsWith(prefix)) continue
    const stored = await digestOfKey(storage, name.slice(prefix.length))
    if (stored?.hash !== hash)
      throw new BackupProblem(`${name} was not stored as it is in the backup. Nothing was restored.`)
  }
}

/** Reads the archive into the transaction and the storage. */
async function load(
  client: pg.Client,
  { storage, migrations = readMigrations() }: RestoreWork,
  archive: { readonly path: string; readonly key: ArchiveKey | undefined },
  put: string[],
): Promise<{ readonly header: BackupHeader; readonly manifest: BackupManifest }> {
  let tables: ReadonlyMap<string, BackedUpTable> = new Map()
  let putBack: (() => Promise<void>) | undefined
  const onContent = async (content: ArchiveContent) => {
    if (content.kind === 'file') {
      put.push(content.key)
      return storage.put(content.key, content.bytes)
    }
    const table = tables.get(content.table)
    if (!table)
      throw new BackupProblem(`The backup has rows of ${content.table}, which its header does not name.`)
    return copyIn(client, table, content.bytes)
  }
  const read = await readArchive(archive, {
    onHeader: async (header) => {
      tables = new Map(header.tables.map((table) => [table.name, table]))
      putBack = await makeTables(client, header, migrations)
    },
    onContent,
  })
  for (const sequence of read.manifest.sequences) await setSequence(client, sequence)
  await putBack?.()
  await compareRows(client, read.header, read.manifest)
  await compareCounters(client, read.manifest)
  await compareFiles(storage, read.manifest)
  return read
}

/**
 * Restores a backup into an empty database and an empty storage, compares every row and file with it, and brings the tables up to date.
 * All of it or nothing: the rows are there when one transaction ends, and files of an attempt that failed are taken away again. Throws
 * BackupProblem with a sentence, MigrationMismatch for a backup of a newer version.
 */
export async function restoreBackup(
  work: RestoreWork,
  archive: { readonly path: string; readonly key: ArchiveKey | undefined },
): Promise<RestoreReport> {
  const { connections, storage, secret, migrations } = work
  const put: string[] = []
  const { header, manifest } = await withOwnClient(connections, async (client) => {
    // Nobody migrates meanwhile: a server that starts waits until all is there.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseWhatIsThere(client, storage)
    await ensureAppRole(client, connections)
    await client.query('begin')
    try {
      const read = await load(client, work, archive, put)
      await client.query('commit')
      return read
    } catch (error) {
      // Ending the session undoes the transaction.
      for (const key of put) await storage.remove(key)
      throw error
    }
  })
  await migrate(connections, migrations)
  return { ...reportOf(header, manifest), hasOtherSecret: header.secretMark !== secretMarkOf(secret) }
}
