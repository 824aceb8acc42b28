/**
 * Organizations from the command line: `create --title … --owner e-mail` makes one with its owner, `list` shows them all, `export`
 * writes all that one has. It works beside a running server and on an empty database, in production as in a demo.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newOrgSchema } from '@orderwright/contract'
import { type ArchiveKey, readArchiveKey } from './modules/backup/archive-keys.ts'
import { archivePath } from './modules/backup/archive-path.ts'
import { exportOrg } from './modules/backup/export-org.ts'
import { listOrgs, makeOrg } from './modules/organization/make-org.ts'
import { mailTransport } from './modules/run-job.ts'
import { TOKEN_MINUTES } from './modules/session/sign-in-tokens.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { ConnectionPair } from './platform/database/connection.ts'
import type { Databases } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open.ts'
import { outliveReaders } from './platform/lifecycle.ts'
import { deliverNextMail } from './platform/mail/deliver.ts'
import { localDiskStorage, uploadsFolder } from './platform/storage/local-disk.ts'

const USAGE = `Use: npm run org -- create --title "Studio North" --owner owner@studio.com
     npm run org -- list
     npm run org -- export 7 [file or folder] [--recipient age1… | --passphrase-file file]`

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
      readonly key: ArchiveKey | undefined
    }
  | { readonly kind: 'create'; readonly title: string; readonly email: string }

function readCommand(): Command {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      owner: { type: 'string' },
      recipient: { type: 'string' },
      'passphrase-file': { type: 'string' },
    },
  })
  const [kind, ...more] = positionals
  if (kind === 'export') {
    const [org = '', place, ...rest] = more
    if (!/^[1-9]\d{0,8}$/.test(org) || rest.length > 0) fail(USAGE)
    const key = readArchiveKey({
      passphrase: process.env['BACKUP_PASSPHRASE'],
      passphraseFile: values['passphrase-file'],
      recipient: values.recipient,
    })
    return { kind, orgId: Number(org), place, key }
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

async function writeExport(
  { dataFolder }: Config,
  connections: ConnectionPair,
  { orgId, place, key }: Extract<Command, { kind: 'export' }>,
): Promise<void> {
  const folder = join(dataFolder, 'exports')
  const path = archivePath(`organization-${orgId}`, place ?? folder, place === undefined, key)
  const storage = localDiskStorage(uploadsFolder(dataFolder))
  const { title, tables, files } = await exportOrg({ connections, storage }, orgId, { path, key })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${path}: ${rows} rows and ${files} files of ${title}.`)
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
    else if (command.kind === 'export') await writeExport(config, connections, command)
    else await create(config, databases, command)
  } finally {
    await close()
  }
}

outliveReaders()
main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
