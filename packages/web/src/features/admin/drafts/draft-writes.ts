/** Edits of records that go into a draft in place of the catalog. What is answered is the draft as it stands then. */
import { type CallResult, type DraftChange, type DraftEdit, endpoints } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import type { RecordWrite, ServerRecord } from '@orderwright/editor'
import { call } from '../../../lib/api/api.ts'
import { isDraftable } from './drafted-data.ts'
import { type DraftWithChanges, knownDraft, putDraft, readDraftAgain } from './use-drafts.ts'

export interface DraftCaller {
  readonly orgId: number
  readonly draftId: number
}

/** Sends edits, all or none, and shows what came of them. */
export async function editDraft(
  { orgId, draftId }: DraftCaller,
  edits: readonly DraftEdit[],
  idempotencyKey?: string,
): Promise<CallResult<DraftWithChanges>> {
  const body = { orgId, draftId, edits: [...edits] }
  const options = idempotencyKey === undefined ? {} : { idempotencyKey }
  const result = await call(endpoints.editCatalogDraft, body, options)
  if (result.ok) putDraft(orgId, result.data)
  else void readDraftAgain(orgId, draftId)
  return result
}

/** A write of the record editor. No record of the catalog has changed: the answer names none. */
export async function sendToDraft(
  caller: DraftCaller,
  { resource, changes }: RecordWrite,
): Promise<CallResult<{ readonly records: readonly ServerRecord[] }>> {
  if (!isDraftable(resource)) throw new Error(`${resource} can not be drafted`)
  const edits = changes.map(({ id, props, base }) => ({
    kind: 'update' as const,
    resource,
    resourceId: id,
    values: { ...props },
    base: { ...base },
  }))
  const result = await editDraft(caller, edits)
  return result.ok ? { ok: true, data: { records: [] } } : result
}

/** Makes a record that only the draft has. */
export async function createInDraft(
  caller: DraftCaller,
  resource: DraftChange['resource'],
  values: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): Promise<CallResult<{ readonly record: ServerRecord }>> {
  const result = await editDraft(
    caller,
    [{ kind: 'create', resource, values: { ...values } }],
    idempotencyKey,
  )
  if (!result.ok) return result
  // Ids come from a sequence, while the draft is locked: the newest one is what was just made.
  const made = result.data.changes
    .filter((change) => change.kind === 'create' && change.resource === resource)
    .toSorted((one, other) => other.resourceId - one.resourceId)[0]
  if (!made) throw new Error(`${resource} was made and not answered`)
  const record = { ...made.values, id: made.resourceId, version: 1 }
  return { ok: true, data: { record: trust<ServerRecord>(record) } }
}

function changeOf({ orgId, draftId }: DraftCaller, resource: string, id: number): DraftChange | undefined {
  return knownDraft(orgId, draftId)?.changes.find(
    (change) => change.resource === resource && change.resourceId === id,
  )
}

/** What the draft said of a record before it was removed there, so that Undo can say it again. */
const beforeRemoval = new Map<string, DraftChange>()
/** A record that only the draft had comes back with another id: under its first one, the present. */
const presentIds = new Map<string, number>()

/** Removes a record in the draft, or brings it back as it stood there. */
export async function setRemovedInDraft(
  caller: DraftCaller,
  resource: DraftChange['resource'],
  id: number,
  isRemoved: boolean,
): Promise<CallResult<unknown>> {
  const key = [caller.orgId, caller.draftId, resource, id].join(' ')
  const resourceId = presentIds.get(key) ?? id
  if (isRemoved) {
    const known = changeOf(caller, resource, resourceId)
    if (known && known.kind !== 'destroy') beforeRemoval.set(key, known)
    else beforeRemoval.delete(key)
    return editDraft(caller, [{ kind: 'destroy', resource, resourceId }])
  }
  const before = beforeRemoval.get(key)
  const drop = { kind: 'drop' as const, resource, resourceId }
  if (!before) return editDraft(caller, [drop])
  const values = { ...before.values }
  if (before.kind === 'create') {
    const made = await createInDraft(caller, resource, values, crypto.randomUUID())
    if (made.ok) presentIds.set(key, made.data.record.id)
    return made
  }
  const update = { kind: 'update' as const, resource, resourceId, values, base: { ...before.before } }
  return editDraft(caller, [drop, update])
}
