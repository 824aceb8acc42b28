/**
 * Erases what agreements hold about a person: the fields beside the chain and the certificates that print them. The chain goes on
 * holding, and says itself that they are missing rightly. Quotes and drawings are the organization's papers and stay.
 */
import { toTimestamp } from '@orderwright/domain'
import { certificateRecordSchema } from '@orderwright/domain/agreements'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { appendEntry } from './agreement-store.ts'
import { agreementFileKey } from './kept-files.ts'

interface Person {
  readonly db: Transaction<Database>
  readonly orgId: number
  readonly userId: number
}

/**
 * In the caller's transaction of the owner, as the application may erase nothing. Gives the numbers of the acceptances whose person
 * was erased, and the keys of files to remove after it.
 */
export async function eraseFromAgreements(
  { db, orgId, userId }: Person,
  now: Date,
): Promise<{ readonly acceptances: readonly number[]; readonly files: readonly string[] }> {
  const erased = await db
    .deleteFrom('agreementPeople')
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .returning('entryNumber')
    .execute()
  const found = [...new Set(erased.map(({ entryNumber }) => entryNumber))].sort((one, other) => one - other)
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
