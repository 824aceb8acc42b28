/** The records of the catalog that changes are of, as they are now. */
import type { CatalogChange, ChangedRecord, Values } from '@orderwright/domain/catalog-changes'
import { recordKey } from '@orderwright/domain/catalog-changes'
import { readRecords, type RecordOf } from '../../platform/database/records.ts'
import type { CatalogKey, CatalogResource } from '../catalog/catalog-resource.ts'
import { catalogResources } from '../catalog/catalog-resources.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { writingOrder, type WrittenKey } from './write-changes.ts'

/** A record, and whether it is deleted. */
export interface StoredRecord {
  readonly record: Values
  readonly title: string
  readonly isRemoved: boolean
}

function titleOf(record: Values, fallback: string): string {
  const title = record['title']
  return typeof title === 'string' && title !== '' ? title : fallback
}

async function readKind<K extends CatalogKey>(
  tenant: TenantCall,
  key: K,
  ids: readonly number[],
  forUpdate: boolean,
): Promise<StoredRecord[]> {
  const { removal }: CatalogResource<K> = catalogResources[key]
  const records: RecordOf<K>[] = await readRecords(tenant.db, key, tenant.orgId, {
    fields: { id: ids },
    includeDeleted: true,
    forUpdate,
  })
  return records.map((record) => {
    const values: Values = { ...record }
    return {
      record: values,
      title: titleOf(values, `${record.id}`),
      isRemoved: removal.removedAt(record) !== null,
    }
  })
}

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
    for (const stored of await readKind(tenant, resource, ids, forUpdate)) {
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

export function isWrittenKey(key: string): key is WrittenKey {
  const keys: readonly string[] = writingOrder
  return keys.includes(key)
}
