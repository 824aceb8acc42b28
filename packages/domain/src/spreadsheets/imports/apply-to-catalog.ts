/** The records as they would be after some changes. */
import type { CatalogChange, Values as Fields } from '../../catalog-changes/change.ts'
import type { CatalogTables, Stored } from '../tables/export-tables.ts'
import type { TableResource } from '../cells/names.ts'
import { recordTables } from '../tables/tables.ts'

/** What a new record has of the server. */
export type MakeRecord = (id: number, values: Fields) => Stored

/** One kind's records after the changes of this kind. Records that say `deleted` stay, marked; others go. */
function applyTo(
  records: readonly Stored[],
  changes: readonly CatalogChange[],
  make: MakeRecord,
): readonly Stored[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  for (const change of changes) {
    const { id } = change
    const now = byId.get(id)
    if (change.kind === 'create') byId.set(id, make(id, change.values))
    else if (now === undefined) continue
    else if (change.kind === 'update') byId.set(id, { ...now, ...change.values })
    else if ('deleted' in now) byId.set(id, { ...now, deleted: 1 })
    else byId.delete(id)
  }
  return [...byId.values()]
}

/** Applies changes to records in memory, without any check. */
export function applyToCatalog(
  records: CatalogTables,
  changes: readonly CatalogChange[],
  make: MakeRecord,
): CatalogTables {
  const result: Record<TableResource, readonly Stored[]> = { ...records }
  for (const { resource } of recordTables) {
    const own = changes.filter((change) => change.resource === resource)
    if (own.length > 0) result[resource] = applyTo(records[resource], own, make)
  }
  return result
}
