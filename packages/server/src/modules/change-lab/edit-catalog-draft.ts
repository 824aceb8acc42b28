/** Edits of records go into a draft: several people edit one, each field judged by what its editor saw. */
import { type DraftEdit, resources } from '@orderwright/contract'
import { stockFields } from '@orderwright/domain/catalog'
import { changeLabMessages as words } from '@orderwright/domain/messages'
import { serverOwnedFields } from '@orderwright/domain/units'
import {
  type CatalogChange,
  isSameFieldValue,
  mergeEdit,
  rebase,
  recordInDraft,
  recordKey,
  settle,
  standing,
  type Values,
} from '@orderwright/domain/catalog-changes'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { StoredRecord } from '../catalog-changes/changed-kind.ts'
import { presentRecord, storedRecords } from '../catalog-changes/stored-records.ts'
import { reserveId } from '../catalog-changes/write-changes.ts'
import { conflict } from '../records/conflict.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { changeRows, changesOf, findDraft, refuseClosed, storeDraft } from './draft-store.ts'
import { draftWithChanges, publishedFields } from './present-changes.ts'

const owned: ReadonlySet<string> = new Set(serverOwnedFields)
/** What is counted is no plan: stock has its own ledger. */
const neverDrafted: ReadonlySet<string> = new Set(Object.keys(stockFields))

/** The values as the resource's own calls would take them; `path` is where they stand in the body. */
function checkedValues(edit: DraftEdit, path: string): Outcome<Values> {
  if (edit.kind !== 'create' && edit.kind !== 'update') return succeed({})
  const { create, patch } = resources[edit.resource].parts
  const parsed = (edit.kind === 'create' ? create : patch).safeParse(edit.values)
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => ({
      path: [path, ...issue.path].join('.'),
      message: issue.message,
    }))
    return fail('invalid', fields[0]?.message ?? '', { fields })
  }
  const stocked = Object.keys(edit.values).find((field) => neverDrafted.has(field))
  if (stocked !== undefined) return fail('refused', words.notDraftable, { rule: 'notDraftable' })
  return succeed(parsed.data)
}

/** A conflict as it is decided, unless what was published is by now another than who decides has seen. */
function settled(
  { keep, base }: Extract<DraftEdit, { kind: 'settle' }>,
  known: CatalogChange | null,
  published: Values | undefined,
): Outcome<CatalogChange | null> {
  if (known === null) return notFound()
  const rebased = rebase(known, published)
  if (rebased.ok) return succeed(rebased.change)
  const now = publishedFields(rebased.conflictingFields, published)
  const unseen = Object.keys(now).filter((field) => !isSameFieldValue(now[field], base[field]))
  if (unseen.length > 0) return conflict({ ...published }, unseen)
  return succeed(settle(known, published, keep))
}

/** What an edit makes of the record's change; null: none is left. */
async function changeWith(
  tenant: TenantCall,
  edit: DraftEdit,
  values: Values,
  known: CatalogChange | null,
  published: Values | undefined,
): Promise<Outcome<CatalogChange | null>> {
  const { resource } = edit
  if (edit.kind === 'drop') return succeed(null)
  if (edit.kind === 'settle') return settled(edit, known, published)
  if (edit.kind === 'create') {
    const drafted = Object.entries(values).filter(([field]) => !neverDrafted.has(field))
    const id = await reserveId(tenant, resource)
    return succeed({ kind: 'create', resource, id, values: Object.fromEntries(drafted) })
  }
  const id = edit.resourceId
  const seen = recordInDraft(published, known)
  if (edit.kind === 'destroy') {
    if (!seen) return notFound()
    const before = Object.fromEntries(Object.entries(published ?? {}).filter(([field]) => !owned.has(field)))
    const merged = mergeEdit(known, { kind: 'destroy', resource, id, before })
    return merged.ok ? succeed(merged.change) : fail('refused', merged.message, { rule: merged.code })
  }
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, published?.[field]]))
  const merged = mergeEdit(known, { kind: 'update', resource, id, before, values })
  if (!merged.ok) return fail('refused', merged.message, { rule: merged.code })
  if (!seen) return notFound()
  const fields = Object.keys(values).filter(
    (field) =>
      !isSameFieldValue(seen[field], edit.base[field]) && !isSameFieldValue(seen[field], values[field]),
  )
  return fields.length > 0 ? conflict({ ...seen }, fields) : succeed(merged.change)
}

async function store(
  { db, orgId, actor, now }: TenantCall,
  draftId: number,
  { resource, id }: Pick<CatalogChange, 'resource' | 'id'>,
  change: CatalogChange | null,
): Promise<void> {
  if (change === null) {
    await db
      .deleteFrom('catalogDraftChanges')
      .where('orgId', '=', orgId)
      .where('draftId', '=', draftId)
      .where('resource', '=', resource)
      .where('resourceId', '=', id)
      .execute()
    return
  }
  const content = {
    kind: change.kind,
    before: jsonb(change.kind === 'create' ? {} : change.before),
    values: jsonb(change.kind === 'destroy' ? {} : change.values),
    lastUpdated: now,
    changedBy: actor.userId,
  }
  await db
    .insertInto('catalogDraftChanges')
    .values({ orgId, draftId, resource, resourceId: id, ...content })
    .onConflict((on) => on.columns(['orgId', 'draftId', 'resource', 'resourceId']).doUpdateSet(content))
    .execute()
}

/** The records that the edits name, as they are published. */
function publishedOf(tenant: TenantCall, edits: readonly DraftEdit[]) {
  const named = edits.flatMap((edit) =>
    edit.kind === 'create' ? [] : [{ resource: edit.resource, id: edit.resourceId }],
  )
  return storedRecords(tenant, named)
}

async function takeEdit(
  tenant: TenantCall,
  draftId: number,
  edit: DraftEdit,
  path: string,
  known: Map<string, CatalogChange>,
  stored: ReadonlyMap<string, StoredRecord>,
): Promise<Outcome<null>> {
  const values = checkedValues(edit, path)
  if (!values.ok) return values
  const target = edit.kind === 'create' ? null : { resource: edit.resource, id: edit.resourceId }
  const published = target ? presentRecord(stored, target) : undefined
  const kept = target ? (known.get(recordKey(target)) ?? null) : null
  // As its page shows it: over what was published since.
  const before = kept && standing(kept, published)
  const changed = await changeWith(tenant, edit, values.data, before, published)
  if (!changed.ok) return changed
  const record = target ?? changed.data
  if (!record) return succeed(null)
  await store(tenant, draftId, record, changed.data)
  if (changed.data) known.set(recordKey(record), changed.data)
  else known.delete(recordKey(record))
  return succeed(null)
}

export const editCatalogDraft: HandlerOf<'editCatalogDraft'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await findDraft(tenant, body.draftId, { forUpdate: true })
    if (!found.ok) return found
    const refused = refuseClosed(found.data)
    if (refused) return refused
    const { id: draftId } = found.data
    const known = new Map(
      changesOf(await changeRows(tenant, draftId)).map((change) => [recordKey(change), change]),
    )
    const stored = await publishedOf(tenant, body.edits)
    for (const [index, edit] of body.edits.entries()) {
      const taken = await takeEdit(tenant, draftId, edit, `edits.${index}.values`, known, stored)
      if (!taken.ok) return taken
    }
    await storeDraft(tenant, draftId, { problem: '' })
    const now = await findDraft(tenant, draftId)
    return now.ok ? succeed(await draftWithChanges(tenant, now.data)) : now
  })
