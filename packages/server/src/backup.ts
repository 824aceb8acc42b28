/**
 * `npm run backup -- [file or folder]` writes a backup of the database and of all files while the server goes on; `npm run backup --
 * verify file` reads one through and says whether all of it is as it was written. Encrypted where a key is named. Ends with 0 where all
 * is well, with 1 and a sentence otherwise.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ArchiveKey, readArchiveKey } from './modules/backup/archive-keys.ts'
import { archivePath } from './modules/backup/archive-path.ts'
import { type BackupReport, createBackup, reportOf } from './modules/backup/create-backup.ts'
import { readArchive } from './modules/backup/read-archive.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { outliveReaders } from './platform/lifecycle.ts'
import { openStorage } from './platform/storage/open-storage.ts'

const USAGE = `Use: npm run backup -- [file or folder] [--recipient age1… | --passphrase-file file]
     npm run backup -- verify file [--identity-file file | --passphrase-file file]
A passphrase may stand in BACKUP_PASSPHRASE instead.`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function figures({ tables, rows, files, created }: BackupReport): string {
  return `${rows} rows of ${tables} tables and ${files} files, as they were at ${created}`
}

function sayMissing({ missing }: BackupReport): void {
  if (missing.length === 0) return
  say(`${missing.length} files that rows name were not in the storage:`)
  for (const key of missing) say(`  ${key}`)
}

async function verify(path: string, key: ArchiveKey | undefined): Promise<void> {
  const { header, manifest } = await readArchive({ path, key })
  const report = reportOf(header, manifest)
  say(`The backup is whole: ${figures(report)}.`)
  sayMissing(report)
}

async function create(wanted: string | undefined, key: ArchiveKey | undefined): Promise<void> {
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { config } = read
  const path = archivePath(
    'orderwright',
    wanted ?? join(config.dataFolder, 'backups'),
    wanted === undefined,
    key,
  )
  const storage = openStorage(config)
  const from = performance.now()
  const { connections, close } = await openDatabase(config, (line) => process.stderr.write(`${line}\n`))
  try {
    const report = await createBackup({ connections, storage, secret: config.secret }, { path, key })
    const bytes = statSync(path).size
    const seconds = (performance.now() - from) / 1000
    say(`${path}: ${figures(report)} (${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s).`)
    if (!key) say('It is not encrypted: whoever can read the file can read every order.')
    sayMissing(report)
  } finally {
    await close()
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      recipient: { type: 'string' },
      'passphrase-file': { type: 'string' },
      'identity-file': { type: 'string' },
    },
  })
  const key = readArchiveKey({
    passphrase: process.env['BACKUP_PASSPHRASE'],
    passphraseFile: values['passphrase-file'],
    recipient: values.recipient,
    identityFile: values['identity-file'],
  })
  const [first, second, ...more] = positionals
  if (first === 'verify') {
    if (second === undefined || more.length > 0) fail(USAGE)
    return verify(second, key)
  }
  if (second !== undefined) fail(USAGE)
  return create(first, key)
}

outliveReaders()
main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
