/** The lists of the back office as they stand in a draft: the catalog's records with the draft's changes over them. */
import { type DraftChange, draftableKeys } from '@orderwright/contract'
import { resourceSchemas } from '@orderwright/domain/entities'
import { trust } from '@orderwright/domain/units'
import { keptWhenDestroyed, recordInDraft, type Values } from '@orderwright/domain/catalog-changes'
import type { AdminData } from '../admin-data.ts'

type Draftable = DraftChange['resource']
type Stored = Values & { readonly id: number }

/** Whether records of this kind are changed in a draft while one is chosen. */
export function isDraftable(resource: string): resource is Draftable {
  return draftableKeys.some((key) => key === resource)
}

/** A record that only the draft has, with what the server gives every record. */
function madeInDraft(
  { resource, resourceId, values, lastUpdated }: DraftChange,
  orgId: number,
): Stored | null {
  const owned = { id: resourceId, orgId, version: 1, created: lastUpdated, lastUpdated, deletedAt: null }
  const parsed = resourceSchemas[resource].safeParse({ ...values, ...owned })
  return parsed.success ? trust<Stored>(parsed.data) : null
}

function changedList(
  records: readonly Stored[],
  changes: readonly DraftChange[],
  orgId: number,
): readonly Stored[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  for (const change of changes) {
    const { kind, resource, resourceId: id, before, values } = change
    if (kind === 'create') {
      const made = madeInDraft(change, orgId)
      if (made) byId.set(id, made)
      continue
    }
    const record = byId.get(id)
    if (!record) continue
    if (kind === 'destroy' && keptWhenDestroyed.has(resource)) {
      byId.set(id, { ...record, deleted: 1 })
      continue
    }
    const changed = recordInDraft(record, { kind, resource, id, before, values })
    if (changed) byId.set(id, trust<Stored>(changed))
    else byId.delete(id)
  }
  return [...byId.values()]
}

/** Lists that no change touches stay the same objects; `listOf` says in which list records of a kind stand. */
export function draftedData(
  adminData: AdminData,
  needs: readonly (keyof AdminData)[],
  changes: readonly DraftChange[],
  orgId: number,
  listOf: (resource: string) => keyof AdminData | undefined,
): AdminData {
  let shown = adminData
  for (const resource of draftableKeys) {
    const name = listOf(resource)
    const own = changes.filter((change) => change.resource === resource)
    // A list that was not read would show the draft's new records alone.
    if (name === undefined || own.length === 0 || !needs.includes(name)) continue
    shown = { ...shown, [name]: changedList(trust<readonly Stored[]>(shown[name]), own, orgId) }
  }
  return shown
}
