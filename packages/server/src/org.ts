/**
 * Organizations from the command line: `create --title … --owner e-mail` makes one with its owner, `list` shows them all, `export`
 * writes all that one has, or with `--person` what it holds about one person, `erase-person` erases them there, and `erase` erases the
 * organization itself. It works beside a running server and on an empty database, in production as in a demo.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newOrgSchema } from '@orderwright/contract'
import { erasureLines } from '@orderwright/domain/personal-data'
import { type ArchiveKey, readArchiveKey } from './modules/backup/archive-keys.ts'
import { archivePath } from './modules/backup/archive-path.ts'
import { exportOrg } from './modules/backup/export-org.ts'
import { readExport } from './modules/backup/read-export.ts'
import { erasedLines, exportFirst } from './modules/org-erasure/erased-lines.ts'
import { eraseOrg } from './modules/org-erasure/erase-org.ts'
import { eraseFromOrg } from './modules/personal-data/erasure.ts'
import { exportPerson } from './modules/personal-data/export-person.ts'
import { findPerson } from './modules/personal-data/read-person.ts'
import { listOrgs, makeOrg } from './modules/organization/make-org.ts'
import { mailTransport } from './modules/run-job.ts'
import { TOKEN_MINUTES } from './modules/session/sign-in-tokens.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { ConnectionPair } from './platform/database/connections/connection.ts'
import type { Databases } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open.ts'
import { outliveReaders } from './platform/lifecycle.ts'
import { deliverNextMail } from './platform/mail/deliver.ts'
import { openStorage } from './platform/storage/open-storage.ts'

const USAGE = `Use: npm run org -- create --title "Studio North" --owner owner@studio.com
     npm run org -- list
     npm run org -- export 7 [file or folder] [--person e-mail] [--recipient age1… | --passphrase-file file]
     npm run org -- erase-person 7 --person e-mail
     npm run org -- erase 7 --title "Studio North" [--exported file [--identity-file file | --passphrase-file file] | --without-export]`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

type Command =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'export'
      readonly orgId: number
      readonly place: string | undefined
      readonly person: string | undefined
      readonly key: ArchiveKey | undefined
    }
  | { readonly kind: 'erasePerson'; readonly orgId: number; readonly person: string }
  | {
      readonly kind: 'erase'
      readonly orgId: number
      readonly title: string
      readonly exported: { readonly path: string; readonly key: ArchiveKey | undefined } | 'none'
    }
  | { readonly kind: 'create'; readonly title: string; readonly email: string }

const isOrgId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      owner: { type: 'string' },
      person: { type: 'string' },
      recipient: { type: 'string' },
      'passphrase-file': { type: 'string' },
      'identity-file': { type: 'string' },
      exported: { type: 'string' },
      'without-export': { type: 'boolean' },
    },
  })
}

/** Either the export or the word that none is wanted: nobody leaves out both without having read why. */
function readErasure(
  values: ReturnType<typeof readArguments>['values'],
  [org = '', ...rest]: readonly string[],
): Command {
  const { title, exported, 'without-export': isWithout = false } = values
  if (!isOrgId(org) || rest.length > 0 || title === undefined) fail(USAGE)
  if ((exported !== undefined) === isWithout) fail(exportFirst(Number(org)))
  if (exported === undefined) return { kind: 'erase', orgId: Number(org), title, exported: 'none' }
  const key = readArchiveKey({
    passphrase: process.env['BACKUP_PASSPHRASE'],
    passphraseFile: values['passphrase-file'],
    identityFile: values['identity-file'],
  })
  return { kind: 'erase', orgId: Number(org), title, exported: { path: exported, key } }
}

function readCommand(): Command {
  const { values, positionals } = readArguments()
  const [kind, ...more] = positionals
  if (kind === 'erase') return readErasure(values, more)
  if (kind === 'export') {
    const [org = '', place, ...rest] = more
    if (!isOrgId(org) || rest.length > 0) fail(USAGE)
    const key = readArchiveKey({
      passphrase: process.env['BACKUP_PASSPHRASE'],
      passphraseFile: values['passphrase-file'],
      recipient: values.recipient,
    })
    return { kind, orgId: Number(org), place, person: values.person, key }
  }
  if (kind === 'erase-person') {
    const [org = '', ...rest] = more
    if (!isOrgId(org) || rest.length > 0 || values.person === undefined) fail(USAGE)
    return { kind: 'erasePerson', orgId: Number(org), person: values.person }
  }
  if (more.length > 0) fail(USAGE)
  if (kind === 'list') return { kind }
  if (kind !== 'create' || values.title === undefined || values.owner === undefined) fail(USAGE)
  const read = newOrgSchema.safeParse({ title: values.title, email: values.owner })
  if (read.success) return { kind, ...read.data }
  const [issue] = read.error.issues
  fail(`${issue?.path[0] === 'email' ? '--owner' : '--title'}: ${issue?.message ?? ''}.\n${USAGE}`)
}

/** The mail leaves now; one that fails is tried again by the server. */
async function deliver(config: Config, databases: Databases): Promise<void> {
  const { signal } = new AbortController()
  const transport = mailTransport(config, databases)
  while (await deliverNextMail(databases.owner.db, { transport, signal }));
}

async function create(
  config: Config,
  databases: Databases,
  wanted: { title: string; email: string },
): Promise<void> {
  const { publicUrl } = config
  const made = await makeOrg(databases.owner.db, wanted, { now: new Date(), publicUrl })
  if (!made)
    throw new Error(`${wanted.email} has an organization named ${wanted.title} already. Nothing was made.`)
  await deliver(config, databases)
  say(`${wanted.title} is organization ${made.orgId}. Its owner is ${wanted.email}.`)
  say(
    config.smtpUrl === undefined
      ? `The mail to the owner lies in ${config.dataFolder}/outbox.`
      : 'A mail with a link was sent to the owner.',
  )
  say(`Sign in once, within ${TOKEN_MINUTES} minutes: ${made.signInUrl}`)
  say(`After that with a code: ${publicUrl}/sign-in`)
}

async function list(databases: Databases): Promise<void> {
  const orgs = await listOrgs(databases.owner.db)
  if (orgs.length === 0) say('There is no organization yet.')
  for (const { id, title, created, owners } of orgs)
    say(`${String(id).padStart(6)}  ${created.slice(0, 10)}  ${title}  (${owners.join(', ') || 'no owner'})`)
}

/** The id of who has this address there; ends the command with a sentence where nobody does. */
async function personId(databases: Databases, orgId: number, email: string): Promise<number> {
  const found = await databases.owner.db.transaction().execute((db) => findPerson(db, orgId, email))
  if (!found.ok) throw new Error(found.error.message)
  return found.data
}

async function writeExport(
  config: Config,
  { connections, databases }: { readonly connections: ConnectionPair; readonly databases: Databases },
  { orgId, place, person, key }: Extract<Command, { kind: 'export' }>,
): Promise<void> {
  const folder = join(config.dataFolder, 'exports')
  const storage = openStorage(config)
  if (person !== undefined) {
    const userId = await personId(databases, orgId, person)
    const path = archivePath(`person-${userId}`, place ?? folder, place === undefined, key)
    const made = await exportPerson(
      { databases, storage, clock: () => new Date() },
      { orgId, userId },
      { path, key },
    )
    return say(`${path}: ${made.rows} rows and ${made.files} files about ${person}.`)
  }
  const path = archivePath(`organization-${orgId}`, place ?? folder, place === undefined, key)
  const { title, tables, files } = await exportOrg({ connections, storage }, orgId, { path, key })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${path}: ${rows} rows and ${files} files of ${title}.`)
}

async function erasePerson(
  config: Config,
  databases: Databases,
  { orgId, person }: Extract<Command, { kind: 'erasePerson' }>,
): Promise<void> {
  const userId = await personId(databases, orgId, person)
  const storage = openStorage(config)
  const erased = await eraseFromOrg({ databases, storage, clock: () => new Date() }, { orgId, userId })
  if (!erased.ok) throw new Error(erased.error.message)
  for (const line of erasureLines({ email: person, ...erased.data })) say(line)
}

/** Ends with 1 where files are left. */
async function erase(
  config: Config,
  connections: ConnectionPair,
  { orgId, title, exported: archive }: Extract<Command, { kind: 'erase' }>,
): Promise<void> {
  const exported = archive === 'none' ? archive : await readExport(archive)
  const work = { connections, storage: openStorage(config), clock: () => new Date() }
  const erasure = await eraseOrg(work, { orgId, title, exported })
  for (const line of erasedLines(orgId, erasure)) say(line)
  if (erasure.files.left.length > 0) process.exitCode = 1
}

async function main(): Promise<void> {
  const command = readCommand()
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { config } = read
  const { databases, connections, close } = await openDatabase(config, (line) =>
    process.stderr.write(`${line}\n`),
  )
  try {
    if (command.kind === 'list') await list(databases)
    else if (command.kind === 'export') await writeExport(config, { connections, databases }, command)
    else if (command.kind === 'erasePerson') await erasePerson(config, databases, command)
    else if (command.kind === 'erase') await erase(config, connections, command)
    else await create(config, databases, command)
  } finally {
    await close()
  }
}

outliveReaders()
main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
