/** Drafts of the catalog: finding them, showing them, and what every call about them asks first. */
import type { CatalogDraft } from '@orderwright/contract'
import { changeLabMessages as words } from '@orderwright/domain/messages'
import { timestamp } from '@orderwright/domain/units'
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { fail, forbidden, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { storedChangesSchema } from '../catalog-changes/take-back.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export type DraftRow = Selectable<Database['catalogDrafts']>
export type DraftChangeRow = Selectable<Database['catalogDraftChanges']>

const orNull = (time: string | null) => (time === null ? null : timestamp(time))

export function presentDraft(row: DraftRow, changesCount: number): CatalogDraft {
  const {
    id,
    draftVersion: version,
    title,
    state,
    created,
    createdBy,
    lastUpdated,
    publishAt,
    problem,
    closedAt,
  } = row
  return {
    id,
    version,
    title,
    state,
    created: timestamp(created),
    createdBy,
    lastUpdated: timestamp(lastUpdated),
    publishAt: orNull(publishAt),
    problem,
    closedAt: orNull(closedAt),
    changesCount,
  }
}

/** Undefined: owners alone may. */
export function refuseOthers({ policy, actor, orgId }: TenantCall) {
  return policy.can(actor, 'catalog.write', { orgId }) ? undefined : forbidden()
}

/** The draft for an owner; the answer for everybody and everything else. */
export async function findDraft(
  tenant: TenantCall,
  id: number,
  { forUpdate = false } = {},
): Promise<Outcome<DraftRow>> {
  const refused = refuseOthers(tenant)
  if (refused) return refused
  const query = tenant.db
    .selectFrom('catalogDrafts')
    .selectAll()
    .where('orgId', '=', tenant.orgId)
    .where('id', '=', id)
  const row = await (forUpdate ? query.forUpdate() : query).executeTakeFirst()
  return row ? succeed(row) : notFound()
}

/** The draft as whoever changes it has seen it, locked; a conflict where somebody was faster. */
export async function seenDraft(tenant: TenantCall, id: number, version: number): Promise<Outcome<DraftRow>> {
  const found = await findDraft(tenant, id, { forUpdate: true })
  if (!found.ok || found.data.draftVersion === version) return found
  const { title, state } = found.data
  return fail('conflict', sentences.conflict, {
    current: { id, version: found.data.draftVersion, title, state },
    conflictingFields: ['version'],
  })
}

export function refuseClosed({ state }: DraftRow) {
  if (state === 'open') return undefined
  const message = state === 'scheduled' ? words.draftIsScheduled : words.draftIsClosed
  return fail('refused', message, { rule: 'draftState' })
}

export async function changeRows({ db, orgId }: TenantCall, draftId: number): Promise<DraftChangeRow[]> {
  return db
    .selectFrom('catalogDraftChanges')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('draftId', '=', draftId)
    .orderBy('lastUpdated')
    .orderBy('resource')
    .orderBy('resourceId')
    .execute()
}

/** The changes of a draft as the domain reads them. */
export function changesOf(rows: readonly DraftChangeRow[]): CatalogChange[] {
  return storedChangesSchema.parse(rows.map(({ resourceId: id, ...row }) => ({ ...row, id })))
}

export async function countChanges({ db, orgId }: TenantCall): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ draftId: number; count: number }>`
    select draft_id, count(*)::integer as count from catalog_draft_changes where org_id = ${orgId}
    group by draft_id`.execute(db)
  return new Map(rows.map(({ draftId, count }) => [draftId, count]))
}

type Changed = Partial<
  Pick<
    DraftRow,
    'title' | 'state' | 'publishAt' | 'scheduledBy' | 'problem' | 'closedAt' | 'closedBy' | 'changeSetId'
  >
>

/** Changes a draft, counts its version up, and gives it as it is now. */
export async function storeDraft(tenant: TenantCall, id: number, changed: Changed): Promise<CatalogDraft> {
  const { db, orgId, now } = tenant
  const row = await db
    .updateTable('catalogDrafts')
    .set((eb) => ({ ...changed, draftVersion: eb('draftVersion', '+', 1), lastUpdated: now }))
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const counts = await countChanges(tenant)
  return presentDraft(row, counts.get(id) ?? 0)
}
