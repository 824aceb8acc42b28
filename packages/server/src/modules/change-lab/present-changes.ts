/** A draft's changes as its page shows them: with titles, and with what was published otherwise since. */
import type { CatalogDraft, DraftChange } from '@orderwright/contract'
import { draftableKeySchema } from '@orderwright/contract'
import { timestamp } from '@orderwright/domain/units'
import { rebase, standing, type Values } from '@orderwright/domain/catalog-changes'
import { changeTitle, presentRecord, storedRecords } from '../catalog-changes/stored-records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { changeRows, changesOf, type DraftRow, presentDraft } from './draft-store.ts'

/** The fields in which both sides differ, as they are published now. */
export function publishedFields(conflictingFields: readonly string[], current: Values | undefined): Values {
  const fields = new Set(conflictingFields.map((path) => path.split('.')[0] ?? path))
  return Object.fromEntries([...fields].map((field) => [field, current?.[field] ?? null]))
}

export async function draftWithChanges(
  tenant: TenantCall,
  draft: DraftRow,
): Promise<{ draft: CatalogDraft; changes: DraftChange[] }> {
  const rows = await changeRows(tenant, draft.id)
  const changes = changesOf(rows)
  const stored = await storedRecords(tenant, changes)
  const isOpen = draft.state === 'open' || draft.state === 'scheduled'
  const presented = rows.flatMap((row, index): DraftChange[] => {
    const change = changes[index]
    if (!change) return []
    const current = presentRecord(stored, change)
    const rebased = isOpen ? rebase(change, current) : undefined
    const conflictingFields = rebased?.ok === false ? [...rebased.conflictingFields] : []
    const shown = isOpen ? standing(change, current) : change
    return [
      {
        kind: change.kind,
        resource: draftableKeySchema.parse(change.resource),
        resourceId: change.id,
        title: changeTitle(stored, change),
        before: shown.kind === 'create' ? {} : { ...shown.before },
        values: shown.kind === 'destroy' ? {} : { ...shown.values },
        lastUpdated: timestamp(row.lastUpdated),
        changedBy: row.changedBy,
        conflictingFields,
        published: publishedFields(conflictingFields, current),
        isGone: rebased?.ok === false && conflictingFields.length === 0,
      },
    ]
  })
  return { draft: presentDraft(draft, rows.length), changes: presented }
}
