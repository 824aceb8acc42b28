/** Calls of the back office that make, copy and remove records. What they answer goes into the lists that are shown. */
import { type CallResult, endpoints, type PatchOf } from '@orderwright/contract'
import type { ServerRecord } from '@orderwright/editor'
import { copyTitle } from '@orderwright/domain/catalog'
import { adminEditingMessages as words, adminGraphicMessages } from '@orderwright/domain/messages'
import { trust } from '@orderwright/domain/units'
import { call, resources } from '../../../lib/api/api.ts'
import { isAnswered } from '../../../lib/api/press-keys.ts'
import type { Caller, CatalogKey } from './editables.ts'
import { createRecord, type RecordTarget, setRecordRemoved } from './record-target.ts'

/** Makes a record at the given rank under an idempotency key. */
export type Creator = (
  target: RecordTarget,
  rank: number,
  idempotencyKey: string,
) => Promise<CallResult<{ readonly record: ServerRecord }>>

/** Copies a record; `question` asks whether to go to the copy. [2.8.01, 2.8.02] */
export interface Duplicator {
  readonly question: string
  readonly run: (
    caller: Caller,
    id: number,
    idempotencyKey: string,
  ) => Promise<CallResult<{ readonly record: ServerRecord }>>
}

/** Makes a record of a kind with these fields. */
export function creator<K extends CatalogKey>(key: K, props: (rank: number) => PatchOf<K>): Creator {
  return (target, rank, idempotencyKey) => createRecord(target, key, props(rank), idempotencyKey)
}

/** Makes a record, and then another that belongs to it: a property and its first option. [2.7.28] */
export function creatorWith<K extends CatalogKey, L extends CatalogKey>(
  key: K,
  props: (rank: number) => PatchOf<K>,
  second: L,
  secondProps: (id: number) => PatchOf<L>,
): Creator {
  const first = creator(key, props)
  return async (target, rank, idempotencyKey) => {
    const made = await first(target, rank, idempotencyKey)
    if (!made.ok) return made
    const { id } = made.data.record
    const result = await createRecord(target, second, secondProps(id), `${idempotencyKey}:second`)
    if (result.ok) return made
    // Refused, half of it does not stay; unanswered, the same press makes the second.
    if (isAnswered(result)) await setRecordRemoved(target, key, id, true)
    return result
  }
}

/** [2.4.17, 2.8.01] */
export const productDuplicator: Duplicator = {
  question: words.productDuplicated,
  async run(caller, productId, idempotencyKey) {
    const result = await call(endpoints.duplicateProduct, { ...caller, productId }, { idempotencyKey })
    return result.ok ? { ok: true, data: { record: trust<ServerRecord>(result.data.product) } } : result
  },
}

/** [2.4.18, 2.8.02] */
export const propertyDuplicator: Duplicator = {
  question: words.propertyDuplicated,
  async run(caller, productPropertyId, idempotencyKey) {
    const result = await call(
      endpoints.duplicateProperty,
      { ...caller, productPropertyId },
      { idempotencyKey },
    )
    return result.ok
      ? { ok: true, data: { record: trust<ServerRecord>(result.data.productProperty) } }
      : result
  },
}

/** A graphic with all its nodes; what shows the original shows it still. */
export const graphicDuplicator: Duplicator = {
  question: adminGraphicMessages.duplicated,
  async run(caller, id, idempotencyKey) {
    const read = await resources.get('productGraphic', { ...caller, where: { id } })
    if (!read.ok) return read
    const [original] = read.data.records
    if (!original) {
      return {
        ok: false,
        error: { code: 'notFound', status: 404, message: adminGraphicMessages.originalIsGone },
      }
    }
    const { title, nodes } = original
    return creator('productGraphic', () => ({ title: copyTitle(title), nodes }))(
      { caller, draftId: null },
      0,
      idempotencyKey,
    )
  },
}
