/** Where records are made and removed: in the catalog, or in the draft that was chosen. */
import type { CallResult, PatchOf } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import type { ServerRecord } from '@orderwright/editor'
import { resources } from '../../../lib/api/api.ts'
import { createInDraft, setRemovedInDraft } from '../drafts/draft-writes.ts'
import { isDraftable } from '../drafts/drafted-data.ts'
import type { Caller, CatalogKey } from './editables.ts'

export interface RecordTarget {
  readonly caller: Caller
  /** the draft that was chosen; null: the catalog */
  readonly draftId: number | null
}

/** The draft that takes records of this kind, if any. */
export function draftFor({ caller: { orgId }, draftId }: RecordTarget, resource: string) {
  return draftId !== null && isDraftable(resource) ? { orgId, draftId, resource } : null
}

export async function createRecord<K extends CatalogKey>(
  target: RecordTarget,
  key: K,
  props: PatchOf<K>,
  idempotencyKey: string,
): Promise<CallResult<{ readonly record: ServerRecord }>> {
  const drafted = draftFor(target, key)
  if (drafted) return createInDraft(drafted, drafted.resource, props, idempotencyKey)
  const result = await resources.create(key, { ...target.caller, props }, { idempotencyKey })
  if (!result.ok) return result
  const [record] = result.data.records
  if (!record) throw new Error(`${key} was made and not answered`)
  return { ok: true, data: { record: trust<ServerRecord>(record) } }
}

export function setRecordRemoved(
  target: RecordTarget,
  key: CatalogKey,
  id: number,
  isRemoved: boolean,
): Promise<CallResult<unknown>> {
  const drafted = draftFor(target, key)
  if (drafted) return setRemovedInDraft(drafted, drafted.resource, id, isRemoved)
  const work = isRemoved ? resources.destroy : resources.restore
  return work(key, { ...target.caller, where: { id } })
}
