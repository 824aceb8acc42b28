/**
 * Erases one organization for good: every row that it has, the accounts of people whom nobody else knows, and its files. Other
 * organizations do not notice. [issue 17; decision 183]
 */
import pg from 'pg'
import type { ConnectionPair } from '../../platform/database/connections/connection.ts'
import { isDistributed } from '../../platform/database/distribution/distribute.ts'
import { onClient } from '../../platform/database/run-query.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { BackupProblem } from '../backup/archive-format.ts'
import { withOwnClient } from '../backup/create-backup.ts'
import type { ReadExport } from '../backup/read-export.ts'
import { type EndedAccounts, endAccounts } from '../personal-data/accounts.ts'
import { refuseUnlessExported } from './check-export.ts'
import { type ErasedFiles, eraseFiles } from './erase-files.ts'
import { eraseRows } from './erase-rows.ts'

/** Whoever works on meanwhile may hold what is waited for and wait for what is held: PostgreSQL ends one of the two. */
const ATTEMPTS = 5
const TAKEN_BACK = new Set(['40001', '40P01'])

export interface OrgToErase {
  readonly orgId: number
  /** as it was typed: the second word */
  readonly title: string
  /** the organization's export, or the word that none is wanted */
  readonly exported: ReadExport | 'none'
}

export interface ErasedRows extends EndedAccounts {
  readonly title: string
  readonly rows: number
  readonly tables: number
}

export interface OrgErasure {
  /** absent where the rows were erased before, and this run looked for files alone */
  readonly erased: ErasedRows | undefined
  readonly files: ErasedFiles
}

export interface OrgErasureWork {
  readonly connections: Pick<ConnectionPair, 'owner' | 'direct'>
  readonly storage: Pick<FileStorage, 'list' | 'remove'>
  readonly clock: () => Date
}

/** Under which it is noted that there was such an organization, and that its number is nobody's now. */
const markOf = (orgId: number) => `erased_org:${orgId}`

async function isErased(client: pg.Client, orgId: number): Promise<boolean> {
  const { rows } = await client.query('select from app_state where key = $1', [markOf(orgId)])
  return rows.length > 0
}

/** Locks it until the end of the transaction: nobody adds a row to it any more. Undefined where it was erased before. */
async function lockOrg(client: pg.Client, { orgId, title }: OrgToErase): Promise<string | undefined> {
  const { rows } = await client.query<{ title: string }>('select title from orgs where id = $1 for update', [
    orgId,
  ])
  const [org] = rows
  if (!org) {
    if (await isErased(client, orgId)) return undefined
    throw new BackupProblem(`There is no organization ${orgId}.`)
  }
  if (org.title !== title)
    throw new BackupProblem(
      `Organization ${orgId} has another title: type it as it stands in npm run org -- list. Nothing was erased.`,
    )
  return org.title
}

/** People whom the organization knows, before its rows go. Locked until the end of the transaction. */
async function peopleKnownTo(client: pg.Client, orgId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from users where $1 = any (known_orgs) or personal_org_id = $1 order by id for update',
    [orgId],
  )
  return rows.map((person) => person.id)
}

async function eraseIn(
  client: pg.Client,
  { clock }: OrgErasureWork,
  wanted: OrgToErase,
): Promise<ErasedRows | undefined> {
  const { orgId, exported } = wanted
  const title = await lockOrg(client, wanted)
  if (title === undefined) return undefined
  await refuseUnlessExported(client, orgId, exported)
  await client.query(`set local app.erasing = 'on'`)
  const people = await peopleKnownTo(client, orgId)
  const deleted = await eraseRows(client, orgId)
  const accounts = await endAccounts(onClient(client), orgId, people)
  await client.query('delete from orgs where id = $1', [orgId])
  await client.query('insert into app_state (key, value) values ($1, to_jsonb($2::timestamptz))', [
    markOf(orgId),
    clock().toISOString(),
  ])
  const rows = [...deleted.values()].reduce((sum, count) => sum + count, 1)
  return { title, rows, tables: deleted.size + 1, ...accounts }
}

/** All of it, or nothing. */
async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin')
    try {
      const result = await work()
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      const isTakenBack = error instanceof pg.DatabaseError && TAKEN_BACK.has(error.code ?? '')
      if (!isTakenBack || attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * Rows and people in one transaction, or nothing; then the files. Where the rows are gone already, the files that are left are removed:
 * the same call again finishes what could not be. Throws BackupProblem with a sentence for an organization that is not there, another
 * title, and an export that is not this organization's or older than its papers.
 */
export function eraseOrg(work: OrgErasureWork, wanted: OrgToErase): Promise<OrgErasure> {
  return withOwnClient(work.connections, async (client) => {
    if (await isDistributed(client))
      // Triggers run on the servers behind, and there they must know that this is an erasure.
      await client.query(
        `set citus.propagate_set_commands to 'local'; set citus.multi_shard_modify_mode to 'sequential'`,
      )
    const erased = await inTransaction(client, () => eraseIn(client, work, wanted))
    const files = await eraseFiles(client, work.storage, wanted.orgId)
    return { erased, files }
  })
}
