/** A list of records a page at a time, so that no answer is cut in silence. */
import type { ResourceKey } from '@orderwright/domain/entities'
import { type RecordOf, readRecords, type Where } from '../../platform/database/records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export interface Page<K extends ResourceKey> {
  readonly records: RecordOf<K>[]
  readonly nextAfterId: number | null
}

/** Records by their ids, at most `max`; `nextAfterId` is where the next page begins, null when these were the last. */
export async function readPage<K extends ResourceKey>(
  tenant: TenantCall,
  key: K,
  max: number,
  where: Omit<Where, 'limit'>,
): Promise<Page<K>> {
  const records = await readRecords(tenant.db, key, tenant.orgId, { ...where, limit: max + 1 })
  if (records.length <= max) return { records, nextAfterId: null }
  const page = records.slice(0, max)
  return { records: page, nextAfterId: page.at(-1)?.id ?? null }
}

/** The first `count` records as they are ranked: what a long list shows before the rest of it is there. */
export async function readBeginning<K extends ResourceKey>(
  tenant: TenantCall,
  key: K,
  count: number,
  where: Omit<Where, 'limit' | 'isByRank'>,
): Promise<Page<K>> {
  const records = await readRecords(tenant.db, key, tenant.orgId, { ...where, limit: count, isByRank: true })
  return { records, nextAfterId: null }
}
