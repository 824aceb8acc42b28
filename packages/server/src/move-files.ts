/**
 * `npm run move-files` copies the files of the data folder into the bucket that `S3_BUCKET` names, and reads each one there again before it
 * counts. Run again it goes on. Local files stay unless `--delete-local` is given. Ends with 0 where every file is in the bucket, else with 1.
 */
import { parseArgs } from 'node:util'
import { readConfig } from './platform/config.ts'
import { outliveReaders } from './platform/lifecycle.ts'
import { copyFiles, type CopyReport } from './platform/storage/copy-files.ts'
import { localDiskStorage, uploadsFolder } from './platform/storage/local-disk.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { isStorageUnavailable } from './platform/storage/unavailable.ts'

const USAGE = `Use: npm run move-files [-- --delete-local] [--replace]
  --delete-local  throws each local file away once its copy was read again and is the same
  --replace       writes local files over other bytes that are in the bucket under their keys`

/** A line of progress for as many files as this. */
const EVERY = 100

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

type Figures = Omit<CopyReport, 'failed'> & { readonly failed: number }

function figures({ moved, bytes, skipped, failed, deleted }: Figures): string {
  const gone = deleted === 0 ? '' : `, ${deleted} local ones deleted`
  return `${moved} files moved (${megabytes(bytes)}), ${skipped} skipped that were there already, ${failed} failed${gone}`
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { 'delete-local': { type: 'boolean' }, replace: { type: 'boolean' } },
  })
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { config } = read
  if (!config.objectStorage)
    fail(
      'There is nowhere to move files to: name the bucket by S3_BUCKET and what belongs to it (README, Settings).',
    )
  const folder = uploadsFolder(config.dataFolder)
  const { bucket, prefix } = config.objectStorage
  say(`From ${folder} into the bucket ${bucket}${prefix === '' ? '' : `, under ${prefix}`} …`)
  let last: Figures = { moved: 0, skipped: 0, bytes: 0, deleted: 0, failed: 0 }
  const work = {
    from: localDiskStorage(folder),
    to: openStorage(config),
    deletesOriginals: values['delete-local'] ?? false,
    replacesOthers: values.replace ?? false,
    onFile: (now: Figures) => {
      last = now
      if ((now.moved + now.skipped + now.failed) % EVERY === 0) say(`  ${figures(now)} so far`)
    },
  }
  const report = await copyFiles(work).catch((error: unknown) => {
    if (!isStorageUnavailable(error)) throw error
    fail(`${error.message}\nStopped after ${figures(last)}. Run it again to go on.`)
  })
  for (const { key, reason } of report.failed) say(`  ${key}: ${reason}`)
  say(`${figures({ ...report, failed: report.failed.length })}.`)
  return report.failed.length === 0 ? 0 : 1
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isUsage ? `${error.message}\n${USAGE}` : error.message
}

outliveReaders()
main().then(
  (code) => process.exit(code),
  (error: unknown) => fail(explain(error)),
)
