/**
 * `npm run restore -- file` puts a backup into an empty database and an empty folder for files, and compares every row and file with it.
 * All of it or nothing. Ends with 0 where all is well, with 1 and a sentence otherwise.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ArchiveKey, readArchiveKey } from './modules/backup/archive-keys.ts'
import { restoreBackup } from './modules/backup/restore-backup.ts'
import { type Config, readConfig } from './platform/config.ts'
import {
  type ConnectionPair,
  embeddedConnections,
  externalConnections,
} from './platform/database/connections/connection.ts'
import { ensureDatabase } from './platform/database/provision.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/supervisor.ts'
import { outliveReaders } from './platform/lifecycle.ts'
import { openStorage } from './platform/storage/open-storage.ts'

const USAGE = `Use: npm run restore -- file [--identity-file file | --passphrase-file file]
A passphrase may stand in BACKUP_PASSPHRASE instead. The database and the folder for files must be empty:
name them by DATABASE_URL and ORDERWRIGHT_DATA, or a new folder for both by ORDERWRIGHT_DATA.`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function restore(
  config: Config,
  connections: ConnectionPair,
  archive: { readonly path: string; readonly key: ArchiveKey | undefined },
): Promise<void> {
  const from = performance.now()
  const storage = openStorage(config)
  const report = await restoreBackup({ connections, storage, secret: config.secret }, archive)
  const { rows, tables, files, missing, created } = report
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  say(
    `Restored the state of ${created} in ${seconds} s: ${rows} rows of ${tables} tables and ${files} files.`,
  )
  say('Every row and every file was compared with the backup and is as it was.')
  if (missing.length > 0)
    say(`${missing.length} files were missing when the backup was made: ${missing.join(', ')}`)
  if (report.hasOtherSecret)
    say(
      'ORDERWRIGHT_SECRET is not the one of the server that was backed up: webhooks need new secrets, and links by which orders were shared still open but are shown wrongly until they are renewed. Set the old secret (or put the file "secret" of the old data folder here) before the first start to keep them.',
    )
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' }, 'identity-file': { type: 'string' } },
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) fail(USAGE)
  const key = readArchiveKey({
    passphrase: process.env['BACKUP_PASSPHRASE'],
    passphraseFile: values['passphrase-file'],
    identityFile: values['identity-file'],
  })
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { config } = read
  if (config.databaseUrl !== undefined)
    return restore(config, externalConnections({ ...config, databaseUrl: config.databaseUrl }), { path, key })
  const server = await startEmbeddedPostgres({
    folder: join(config.dataFolder, 'postgres'),
    onNotice: (line) => process.stderr.write(`${line}\n`),
  })
  try {
    const connections = embeddedConnections(server.address)
    await ensureDatabase(connections.owner)
    await restore(config, connections, { path, key })
  } finally {
    await server.stop()
  }
}

outliveReaders()
main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
