/**
 * Erases what agreements hold about a person: the fields beside the chain and the certificates that print them. The chain goes on
 * holding, and says itself that they are missing rightly. Quotes and drawings are the organization's papers and stay.
 */
import { toTimestamp } from '@orderwright/domain'
import { certificateRecordSchema } from '@orderwright/domain/agreements'
import type { Services } from '../../platform/services.ts'
import { appendEntry } from './agreement-store.ts'
import { agreementFileKey } from './kept-files.ts'

/** Gives the numbers of the acceptances whose person was erased; by the owner's connection, as the application may erase nothing. */
export async function erasePersonFromAgreements(
  { databases, storage, clock }: Pick<Services, 'databases' | 'storage' | 'clock'>,
  { orgId, userId }: { readonly orgId: number; readonly userId: number },
): Promise<readonly number[]> {
  const { numbers, certificates } = await databases.owner.db.transaction().execute(async (db) => {
    const erased = await db
      .deleteFrom('agreementPeople')
      .where('orgId', '=', orgId)
      .where('userId', '=', userId)
      .returning('entryNumber')
      .execute()
    const found = [...new Set(erased.map(({ entryNumber }) => entryNumber))].sort((one, other) => one - other)
    if (found.length === 0) return { numbers: found, certificates: [] }
    const rows = await db
      .selectFrom('agreementEntries')
      .select('record')
      .where('orgId', '=', orgId)
      .where('kind', '=', 'certificate')
      .execute()
    const entry = { kind: 'erasure' as const, acceptances: found }
    const filed = { productOrderId: null, revisionNumber: null, packageId: null }
    await appendEntry({ db, orgId }, toTimestamp(clock()), entry, filed)
    const files = rows
      .map(({ record }) => certificateRecordSchema.parse(JSON.parse(record)))
      .filter(({ acceptance }) => found.includes(acceptance))
      .map(({ file }) => file.hash)
    return { numbers: found, certificates: files }
  })
  for (const hash of certificates) await storage.remove(agreementFileKey(orgId, hash))
  return numbers
}
