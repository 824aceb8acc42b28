/** The records of the catalog that changes are of, as they are now. */
import type { CatalogChange, ChangedRecord, Values } from '@orderwright/domain/catalog-changes'
import { recordKey } from '@orderwright/domain/catalog-changes'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { type StoredRecord, titleOf } from './changed-kind.ts'
import { changedKinds, writingOrder } from './changed-kinds.ts'

/** By `recordKey`. Records of kinds that no change can be of are left out. */
export async function storedRecords(
  tenant: TenantCall,
  changes: readonly ChangedRecord[],
  { forUpdate = false } = {},
): Promise<ReadonlyMap<string, StoredRecord>> {
  const found = new Map<string, StoredRecord>()
  for (const resource of writingOrder) {
    const ids = changes.filter((change) => change.resource === resource).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const stored of await changedKinds[resource].read(tenant, ids, forUpdate)) {
      found.set(recordKey({ resource, id: Number(stored.record['id']) }), stored)
    }
  }
  return found
}

/** The record of a change that is there; undefined where it is deleted or never was. */
export function presentRecord(
  stored: ReadonlyMap<string, StoredRecord>,
  change: ChangedRecord,
): Values | undefined {
  const known = stored.get(recordKey(change))
  return known === undefined || known.isRemoved ? undefined : known.record
}

/** The title of what a change is of, for a sentence. */
export function changeTitle(stored: ReadonlyMap<string, StoredRecord>, change: CatalogChange): string {
  const known = stored.get(recordKey(change))
  if (known) return known.title
  return titleOf(change.kind === 'create' ? change.values : change.before, String(change.id))
}
