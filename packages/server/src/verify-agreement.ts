/**
 * `npm run verify-agreement -- file.pdf`: whether a file is one that was accepted, by its hash and the mark at its end, and whether the
 * whole chain of its organization holds with everything that it vouches for. `--all`: the chains of all organizations, without a file.
 * Ends with 0 where everything holds, else with 1.
 */
import { readFile } from 'node:fs/promises'
import { readFileMark } from '@orderwright/domain/agreements'
import { checkAgreements } from './modules/agreement-checks/check-agreements.ts'
import { hashOfBytes } from './modules/agreements/kept-files.ts'
import { whatFileIs } from './modules/agreement-checks/what-file-is.ts'
import { readConfig } from './platform/config.ts'
import type { Databases } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open.ts'
import { outliveReaders } from './platform/lifecycle.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { FileStorage } from './platform/storage/storage.ts'

const USAGE = `Use: npm run verify-agreement -- file.pdf
     npm run verify-agreement -- --all`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Says whether the chain of an organization holds. */
async function checkOrg({ owner }: Databases, storage: FileStorage, orgId: number): Promise<boolean> {
  const { entries, acceptances, findings } = await checkAgreements({ db: owner.db, orgId, storage })
  for (const { message } of findings) say(`  ${message}`)
  say(
    findings.length === 0
      ? `Organization ${orgId}: ${acceptances} acceptances in a chain of ${entries} entries; every record and file is as it was.`
      : `Organization ${orgId}: ${findings.length} of what its chain vouches for is not as it was.`,
  )
  return findings.length === 0
}

async function checkAll(databases: Databases, storage: FileStorage): Promise<boolean> {
  // Those whose orders say that they are accepted too: a chain may be gone as a whole.
  const orgs = await databases.owner.db
    .selectFrom('agreementEntries')
    .select('orgId')
    .union((its) => its.selectFrom('productOrders').select('orgId').where('acceptedRevision', '>', 0))
    .union((its) => its.selectFrom('revisionSignOffs').select('orgId'))
    .orderBy('orgId')
    .execute()
  if (orgs.length === 0) say('Nothing was accepted yet.')
  let holds = true
  for (const { orgId } of orgs) holds = (await checkOrg(databases, storage, orgId)) && holds
  return holds
}

async function checkFile(databases: Databases, storage: FileStorage, path: string): Promise<boolean> {
  const bytes = await readFile(path)
  const hash = hashOfBytes(bytes)
  say(`SHA-256 ${hash}`)
  const mark = readFileMark(bytes.toString('latin1'))
  const found = mark && (await whatFileIs(databases.owner.db, mark, hash))
  if (!mark || !found) {
    say('No agreement knows this file.')
    return false
  }
  const of = `order ${found.orderNumber}, R${found.revision}, of organization ${mark.orgId}`
  const isGenuine = found.kind !== null
  say(
    isGenuine
      ? `This is the ${found.kind} of ${of}, byte by byte. ${found.acceptedAt === null ? 'Nobody has accepted it.' : `Accepted on ${found.acceptedAt} UTC.`}`
      : `This file was changed: it says that it belongs to ${of}, and is none of the files that were kept of it.`,
  )
  return (await checkOrg(databases, storage, mark.orgId)) && isGenuine
}

async function main(): Promise<boolean> {
  const [path, ...more] = process.argv.slice(2)
  if (path === undefined || more.length > 0) fail(USAGE)
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { config } = read
  const { databases, close } = await openDatabase(config, (line) => process.stderr.write(`${line}\n`))
  const storage = openStorage(config)
  try {
    return path === '--all' ? await checkAll(databases, storage) : await checkFile(databases, storage, path)
  } finally {
    await close()
  }
}

outliveReaders()
main().then(
  (holds) => process.exit(holds ? 0 : 1),
  (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
)
