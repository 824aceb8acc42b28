/** What copies of catalog records have in common: their place in the list, and the pictures that they share. [2.4.17, 2.4.18] */
import type { Medium } from '@orderwright/domain/people'
import { sql } from 'kysely'
import { readRecords, updateRecords } from '../../platform/database/records.ts'
import { resourceTables } from '../../platform/database/schema.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The rank after the last of the organization's whole list, archived ones included. */
export async function nextRank(
  { db, orgId }: TenantCall,
  key: 'product' | 'productProperty',
): Promise<number> {
  const answer = await sql<{ rank: number }>`select coalesce(max(rank), 0) + 1 as rank
    from ${sql.table(resourceTables[key])} where org_id = ${orgId} and deleted_at is null`.execute(db)
  return answer.rows[0]?.rank ?? 1
}

/**
 * The pictures of records belong to their copies too, so that they stay when the original gets another or is deleted.
 * `copies` is id → id of the copy.
 */
export async function sharePictures(
  { db, orgId }: TenantCall,
  kind: keyof Medium['associations'],
  copies: ReadonlyMap<number, number>,
): Promise<void> {
  const ids = [...copies.keys()].map(String)
  const media = await readRecords(db, 'medium', orgId, {
    fields: { productOrderId: null },
    condition: sql<boolean>`jsonb_exists_any(associations -> ${kind}, ${ids}::text[])`,
    forUpdate: true,
  })
  const patches = media.map(({ id, associations }) => {
    const added = Object.keys(associations[kind]).flatMap((was) => copies.get(Number(was)) ?? [])
    const all = { ...associations[kind], ...Object.fromEntries(added.map((one) => [String(one), {}])) }
    return { id, patch: { associations: { ...associations, [kind]: all } } }
  })
  await updateRecords(db, 'medium', orgId, patches)
}
