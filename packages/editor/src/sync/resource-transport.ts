/** Sends the editor's operations through the contract's resource calls. */
import type { CallResult, ResourceClient } from '@orderwright/contract'
import { serverOwnedFields } from '@orderwright/domain/units'
import { type CreatedKind, type CreatedRecord, isSpatial } from '../document/record-kinds.ts'
import type { RecordsResult, ServerRecord, Transport } from '../ports.ts'

/** `caller` is read at each call, so that guest mode can be switched while the editor is open. */
export function resourceTransport(
  resources: ResourceClient,
  caller: () => { orgId: number; isGuestMode?: boolean },
): Transport {
  return {
    async update(changes) {
      const spatial = changes[0]?.operation.resource
      if (spatial && isSpatial(spatial)) return bulkUpdate(spatial, changes)
      const byOrder = new Map<number, ServerRecord>()
      const byLine = new Map<number, ServerRecord>()
      let lines = changes.filter(({ operation }) => operation.resource === 'productInstance')
      for (const change of changes) {
        if (change.operation.resource === 'productInstance') continue
        // Choices of the order and of its lines may only be possible together: all or none of them.
        const linesOfCall = lines.slice(0, MAX_UPDATES).map(toChange)
        lines = lines.slice(MAX_UPDATES)
        const result = await resources.update('productOrder', {
          ...caller(),
          ...toChange(change),
          ...(linesOfCall.length > 0 ? { lines: linesOfCall } : {}),
        })
        if (!result.ok) return result
        byOrder.set(result.data.record.id, result.data.record)
        for (const record of result.data.lines ?? []) byLine.set(record.id, record)
      }
      const others = await bulkUpdate('productInstance', lines)
      if (!others.ok) return others
      for (const record of others.data.records) byLine.set(record.id, record)
      // Answers in the order of the changes.
      const sorted = changes.flatMap(({ operation }) => {
        const known = operation.resource === 'productOrder' ? byOrder : byLine
        return known.get(operation.id) ?? []
      })
      return { ok: true, data: { records: sorted } }
    },
    create(resource, records, idempotencyKey) {
      const props = records.map(withoutOwned)
      return resources.create(resource, { ...caller(), props }, { idempotencyKey })
    },
    destroy(resource, ids) {
      const [id = 0, ...others] = ids
      if (resource === 'productInstance' && others.length === 0)
        return one(resources.destroy(resource, { ...caller(), where: { id } }))
      return resources.bulkDestroy(resource, { ...caller(), where: { ids: [...ids] } })
    },
    restore(resource, ids) {
      const [id = 0, ...others] = ids
      if (resource === 'productInstance' && others.length === 0)
        return one(resources.restore(resource, { ...caller(), where: { id } }))
      return resources.bulkRestore(resource, { ...caller(), where: { ids: [...ids] } })
    },
    list: (resource, productOrderId) => resources.get(resource, { ...caller(), where: { productOrderId } }),
  }

  async function bulkUpdate(resource: CreatedKind, changes: readonly Change[]): Promise<RecordsResult> {
    const records: ServerRecord[] = []
    for (let from = 0; from < changes.length; from += MAX_UPDATES) {
      const updates = changes.slice(from, from + MAX_UPDATES).map(toChange)
      const result = await resources.bulkUpdate(resource, { ...caller(), updates })
      if (!result.ok) return result
      records.push(...result.data.records)
    }
    return { ok: true, data: { records } }
  }
}

async function one(answer: Promise<CallResult<{ record: ServerRecord }>>): Promise<RecordsResult> {
  const result = await answer
  return result.ok ? { ok: true, data: { records: [result.data.record] } } : result
}

const owned = new Set<string>(serverOwnedFields)

/** The fields of a record that a client says. */
function withoutOwned(record: CreatedRecord) {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !owned.has(field)))
}

/** The contract's limit of one bulk update. */
const MAX_UPDATES = 1000

type Change = Parameters<Transport['update']>[0][number]

function toChange({ operation, version }: Change) {
  return { where: { id: operation.id }, version, props: operation.props, base: operation.base }
}
