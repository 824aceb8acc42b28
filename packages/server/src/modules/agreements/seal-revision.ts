/** Seals who made a revision, when and why into the chain: with the first acceptance or sign-off of it. */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { appendEntry, keepBeside, saltField } from './agreement-store.ts'

/** Once for each revision; the order is locked. */
export async function sealRevision(
  work: Work,
  { id, orgSpecificId }: Pick<ProductOrder, 'id' | 'orgSpecificId'>,
  revision: number,
): Promise<void> {
  const { db, orgId } = work
  const known = await db
    .selectFrom('agreementEntries')
    .select('number')
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', id)
    .where('kind', '=', 'revision')
    .where('revisionNumber', '=', revision)
    .executeTakeFirst()
  if (known) return
  const { userId, reason, isRenewal, created } = await db
    .selectFrom('orderRevisions')
    .select(['userId', 'reason', 'isRenewal', 'created'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', id)
    .where('number', '=', revision)
    .executeTakeFirstOrThrow()
  const by = saltField('by', String(userId ?? ''))
  const { number } = await appendEntry(
    work,
    work.now,
    {
      kind: 'revision',
      productOrderId: id,
      orderNumber: orgSpecificId,
      revision,
      reason,
      isRenewal: isRenewal === 1,
      made: created,
      by: by.hash,
    },
    { productOrderId: id, revisionNumber: revision, packageId: null },
  )
  await keepBeside(work, { entryNumber: number, userId }, [by.row])
}
