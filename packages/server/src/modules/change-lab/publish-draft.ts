/** Publishing a draft: now, by whoever asks, or at its time, in the name of whoever scheduled it. */
import type { CatalogDraft } from '@orderwright/contract'
import { changeLabMessages as words } from '@orderwright/domain/messages'
import { type Timestamp, toTimestamp } from '@orderwright/domain/units'
import { type CatalogChange, rebase } from '@orderwright/domain/catalog-changes'
import { sql } from 'kysely'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { applyChanges } from '../catalog-changes/apply-changes.ts'
import { changeTitle, presentRecord, storedRecords } from '../catalog-changes/stored-records.ts'
import { inNameOf, inSystem, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { changeRows, changesOf, type DraftRow, findDraft, storeDraft } from './draft-store.ts'

/** The draft's changes for the catalog of now, whose records are locked. */
async function changesForNow(tenant: TenantCall, draft: DraftRow): Promise<Outcome<CatalogChange[]>> {
  const changes = changesOf(await changeRows(tenant, draft.id))
  if (changes.length === 0) return fail('refused', words.draftIsEmpty, { rule: 'draftIsEmpty' })
  const stored = await storedRecords(tenant, changes, { forUpdate: true })
  const titles: string[] = []
  const conflictingFields: string[] = []
  const wanted: CatalogChange[] = []
  for (const change of changes) {
    const rebased = rebase(change, presentRecord(stored, change))
    if (rebased.ok) {
      if (rebased.change) wanted.push(rebased.change)
      continue
    }
    const name = `${change.resource}.${change.id}`
    titles.push(changeTitle(stored, change))
    const fields = rebased.conflictingFields.map((field) => `${name}.${field}`)
    conflictingFields.push(...(fields.length > 0 ? fields : [name]))
  }
  if (titles.length === 0) return succeed(wanted)
  const shown = titles.slice(0, 5)
  return fail('conflict', words.conflicts({ titles: shown, count: titles.length }), { conflictingFields })
}

/** Publishes a draft that is locked and may be published, in the transaction of the call. */
export async function publishDraft(tenant: TenantCall, draft: DraftRow): Promise<Outcome<CatalogDraft>> {
  const changes = await changesForNow(tenant, draft)
  if (!changes.ok) return changes
  const applied = await applyChanges(tenant, draft.title, changes.data)
  if (!applied.ok) return applied
  const { changeSetId } = applied.data
  const closed = { closedAt: tenant.now, closedBy: tenant.actor.userId, problem: '' }
  const published = {
    ...closed,
    state: 'published',
    publishAt: null,
    scheduledBy: null,
    changeSetId,
  } as const
  return succeed(await storeDraft(tenant, draft.id, published))
}

interface Due {
  readonly orgId: number
  readonly id: number
  readonly scheduledBy: number
}

/** Publishes the drafts whose time has come. Of several processes each draft is published by one: the row is locked, and asked again. */
export async function publishDue(services: Services, signal: AbortSignal): Promise<void> {
  const now = toTimestamp(services.clock())
  const { rows } = await sql<Due>`
    select org_id, id, scheduled_by from catalog_drafts
    where state = 'scheduled' and publish_at <= ${`${now}+00`}::timestamptz order by publish_at`.execute(
    services.databases.owner.db,
  )
  for (const due of rows) {
    signal.throwIfAborted()
    await publishOne(services, due)
  }
  await wakeForNext(services, now)
}

/** A draft of the next minute is published at its time, not by the sweep after it. */
async function wakeForNext({ databases, jobs }: Services, now: Timestamp): Promise<void> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from min(publish_at) - ${`${now}+00`}::timestamptz))::integer as seconds
    from catalog_drafts where state = 'scheduled' and publish_at > ${`${now}+00`}::timestamptz
      and publish_at <= ${`${now}+00`}::timestamptz + interval '90 seconds'`.execute(databases.owner.db)
  const seconds = rows[0]?.seconds ?? null
  if (seconds !== null) await jobs.add({ task: 'publishCatalogDrafts', afterSeconds: seconds })
}

async function publishOne(services: Services, { orgId, id, scheduledBy }: Due): Promise<void> {
  const done = await inNameOf(services, { orgId, userId: scheduledBy }, async (tenant) => {
    const found = await findDraft(tenant, id, { forUpdate: true })
    if (!found.ok) return found
    const { state, publishAt } = found.data
    const isDue = state === 'scheduled' && publishAt !== null && publishAt <= tenant.now
    return isDue ? publishDraft(tenant, found.data) : succeed(null)
  })
  if (done?.ok) return
  const isTheirs = done !== undefined && done.error.code !== 'forbidden'
  const problem = isTheirs ? done.error.message : words.publisherIsGone
  // It is open again, and says why.
  await inSystem(services, orgId, ({ db }) =>
    db
      .updateTable('catalogDrafts')
      .set((eb) => ({
        state: 'open',
        publishAt: null,
        scheduledBy: null,
        problem,
        draftVersion: eb('draftVersion', '+', 1),
      }))
      .where('orgId', '=', orgId)
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .execute(),
  )
}
