/**
 * Erases what agreements hold about a person: the fields beside the chain and the certificates that print them. The chain goes on
 * holding, and says itself that they are missing rightly. Quotes and drawings are the organization's papers and stay.
 */
import { toTimestamp } from '@orderwright/domain/units'
import { certificateRecordSchema, signOffRecordSchema } from '@orderwright/domain/agreements'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { appendEntry } from './agreement-store.ts'
import { agreementFileKey } from './kept-files.ts'

interface Person {
  readonly db: Transaction<Database>
  readonly orgId: number
  readonly userId: number
}

/** The notes of sign-offs as they stand: held against those after somebody's name was struck out of them. */
export function notesOfSignOffs({ db, orgId }: Pick<Person, 'db' | 'orgId'>) {
  return db
    .selectFrom('revisionSignOffs')
    .select(['id', 'note'])
    .where('orgId', '=', orgId)
    .where('note', '<>', '')
    .execute()
}
type Notes = Awaited<ReturnType<typeof notesOfSignOffs>>

/** Takes the salt away from notes that are other ones now; gives the entries that sealed them. */
async function unsealStruck({ db, orgId }: Person, before: Notes): Promise<number[]> {
  const now = new Map((await notesOfSignOffs({ db, orgId })).map(({ id, note }) => [id, note]))
  const struck = new Set(before.filter(({ id, note }) => now.get(id) !== note).map(({ id }) => id))
  if (struck.size === 0) return []
  await sql`set local app.erasing = 'on'`.execute(db)
  await sql`update revision_sign_offs set salt = ''
    where org_id = ${orgId} and id = any (${[...struck]}::integer[])`.execute(db)
  const rows = await db
    .selectFrom('agreementEntries')
    .select(['number', 'record'])
    .where('orgId', '=', orgId)
    .where('kind', '=', 'signOff')
    .execute()
  return rows
    .filter(({ record }) =>
      signOffRecordSchema.parse(JSON.parse(record)).rows.some(({ id }) => struck.has(id)),
    )
    .map(({ number }) => number)
}

/**
 * In the caller's transaction of the owner, as the application may erase nothing. Gives the numbers of the entries of which something
 * was erased, and the keys of files to remove after it. `notesBefore`: the notes of sign-offs before words were struck out of them.
 */
export async function eraseFromAgreements(
  { db, orgId, userId }: Person,
  now: Date,
  notesBefore: Notes = [],
): Promise<{ readonly acceptances: readonly number[]; readonly files: readonly string[] }> {
  const erased = await db
    .deleteFrom('agreementPeople')
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .returning('entryNumber')
    .execute()
  const struck = await unsealStruck({ db, orgId, userId }, notesBefore)
  const numbers = new Set([...erased.map(({ entryNumber }) => entryNumber), ...struck])
  const found = [...numbers].sort((one, other) => one - other)
  if (found.length === 0) return { acceptances: found, files: [] }
  const rows = await db
    .selectFrom('agreementEntries')
    .select('record')
    .where('orgId', '=', orgId)
    .where('kind', '=', 'certificate')
    .execute()
  const entry = { kind: 'erasure' as const, acceptances: found }
  const filed = { productOrderId: null, revisionNumber: null, packageId: null }
  await appendEntry({ db, orgId }, toTimestamp(now), entry, filed)
  const files = rows
    .map(({ record }) => certificateRecordSchema.parse(JSON.parse(record)))
    .filter(({ acceptance }) => found.includes(acceptance))
    .map(({ file }) => agreementFileKey(orgId, file.hash))
  return { acceptances: found, files }
}
