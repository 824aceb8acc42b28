import { createHmac } from 'node:crypto'
import pg from 'pg'
import { type ConnectionPair, directOf } from '../../platform/database/connections/connection.ts'
import { onClient } from '../../platform/database/run-query.ts'
import { isDistributed } from '../../platform/database/distribution/distribute.ts'
import { BACKUP_LOCK } from '../../platform/storage/backup-lock.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import {
  type BackedUpTable,
  type BackupEntry,
  type BackupHeader,
  type BackupManifest,
  BackupProblem,
  fileName,
  FORMAT,
  FORMAT_VERSION,
  HEADER_NAME,
  MANIFEST_NAME,
  partName,
} from './archive-format.ts'
import type { ArchiveKey } from './archive-keys.ts'
import { readNamedFiles } from './named-files.ts'
import { COPY_SETTINGS, copyOut, readSequences, readTables } from './table-copies.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

export interface BackupWork {
  readonly connections: Pick<ConnectionPair, 'owner' | 'direct'>
  readonly storage: Pick<FileStorage, 'list' | 'get'>
  /** the server's: sealed values and links in the rows are read with it */
  readonly secret: string
}

/** What a backup has in it, or what was restored from it. */
export interface BackupReport {
  /** when the state was that is in it, ISO 8601 */
  readonly created: string
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** keys of files that rows name and that are not there */
  readonly missing: readonly string[]
}

/** Tells one secret from another without giving it away. */
export function secretMarkOf(secret: string): string {
  return createHmac('sha256', secret).update('orderwright backup').digest('hex').slice(0, 16)
}

export function reportOf(
  { created }: BackupHeader,
  { tables, entries, missing }: BackupManifest,
): BackupReport {
  return {
    created,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: entries.filter(({ name }) => name.startsWith(fileName(''))).length,
    missing,
  }
}

/** A client of its own, without the limits of requests, which ends whatever `work` does. */
export async function withOwnClient<T>(
  connections: Pick<ConnectionPair, 'owner' | 'direct'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...directOf(connections),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'orderwright-backup',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(COPY_SETTINGS)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A table whose rows the role does not see would be a table without rows. */
async function refuseHiddenRows(client: pg.Client, tables: readonly BackedUpTable[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class class
     where relnamespace = 'public'::regnamespace and relname = any ($1) and row_security_active(class.oid)
       and (exists (select from pg_policy where polrelid = class.oid and not polpermissive)
         or not exists (
           select from pg_policy where polrelid = class.oid and polcmd in ('r', '*') and pg_get_expr(polqual, polrelid) = 'true'
             and exists (select from unnest(polroles) role where role = 0 or pg_has_role(role, 'usage'))))
     order by 1`,
    [tables.map(({ name }) => name)],
  )
  if (rows.length > 0)
    throw new BackupProblem(
      `The role of DATABASE_URL does not see every row of ${rows.map(({ name }) => name).join(', ')}; use the owner of the tables.`,
    )
}

async function readHeader(client: pg.Client, secret: string): Promise<BackupHeader> {
  const isThere = await client.query(
    `select from pg_class where oid = to_regclass('public.schema_migration')`,
  )
  if (isThere.rows.length === 0)
    throw new BackupProblem('There is nothing to back up: the database has no tables of this server.')
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  )
  const at = await client.query<{ now: Date }>('select transaction_timestamp() as now')
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    created: (at.rows[0]?.now ?? new Date()).toISOString(),
    migrations: migrations.rows,
    tables: await readTables(onClient(client)),
    secretMark: secretMarkOf(secret),
  }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

async function writeTables(
  client: pg.Client,
  { tables }: BackupHeader,
  add: ArchiveWriter['add'],
): Promise<Pick<BackupManifest, 'tables' | 'entries'>> {
  const entries: BackupEntry[] = []
  const written: BackupManifest['tables'] = []
  for (const table of tables) {
    let part = 0
    const digest = await copyOut(client, table, async (rows) => {
      part += 1
      entries.push(await add(partName(table.name, part), rows))
    })
    written.push({ name: table.name, ...digest })
  }
  return { tables: written, entries }
}

/** Every file that is kept: more than rows name, since uploads go on meanwhile. */
async function writeFiles(
  { list, get }: BackupWork['storage'],
  add: ArchiveWriter['add'],
): Promise<{ readonly entries: BackupEntry[]; readonly keys: ReadonlySet<string> }> {
  const entries: BackupEntry[] = []
  const keys = new Set<string>()
  for await (const key of list()) {
    const bytes = await get(key)
    // Thrown away between being listed and being read.
    if (!bytes) continue
    entries.push(await add(fileName(key), bytes))
    keys.add(key)
  }
  return { entries, keys }
}

async function fillFrom(
  client: pg.Client,
  { storage, secret }: BackupWork,
  add: ArchiveWriter['add'],
): Promise<BackupReport> {
  const header = await readHeader(client, secret)
  await refuseHiddenRows(client, header.tables)
  await add(HEADER_NAME, json(header))
  const { tables, entries } = await writeTables(client, header, add)
  const sequences = await readSequences(client)
  const named = await readNamedFiles(client)
  const files = await writeFiles(storage, add)
  const missing = named.map(([needed]) => needed).filter((key) => !files.keys.has(key))
  const manifest: BackupManifest = {
    tables,
    sequences,
    entries: [...entries, ...files.entries],
    missing: missing.toSorted(),
  }
  await add(MANIFEST_NAME, json(manifest))
  return reportOf(header, manifest)
}

/**
 * Writes a backup of the database and of every file to `path`, while the server goes on: the rows are those of one moment, and the files
 * that these rows name are not thrown away meanwhile. What the archive is like: `archive-format.ts`. Throws BackupProblem with a sentence.
 */
export function createBackup(
  work: BackupWork,
  archive: { readonly path: string; readonly key: ArchiveKey | undefined },
): Promise<BackupReport> {
  return withOwnClient(work.connections, async (client) => {
    const lock = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
      BACKUP_LOCK,
    ])
    if (lock.rows[0]?.isHeld !== true)
      throw new BackupProblem('Another backup of this database is being made.')
    if (await isDistributed(client))
      throw new BackupProblem(
        'This database is spread over several servers, whose rows have no one moment in common: back up each server with its own tools, at a restore point of the cluster (citus_create_restore_point).',
      )
    await client.query('begin transaction isolation level repeatable read, read only')
    // The end of the session ends the transaction and gives the lock back.
    return writeArchive(archive, ({ add }) => fillFrom(client, work, add))
  })
}
