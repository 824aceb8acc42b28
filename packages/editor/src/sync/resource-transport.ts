/** Sends the editor's operations through the contract's resource calls. */
import type { CallResult, ResourceClient } from '@orderwright/contract'
import { serverOwnedFields } from '@orderwright/domain'
import type { ServerRecord, Transport } from '../ports.ts'

/** `caller` is read at each call, so that guest mode can be switched while the editor is open. */
export function resourceTransport(
  resources: ResourceClient,
  caller: () => { orgId: number; isGuestMode?: boolean },
): Transport {
  return {
    async update(changes) {
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
      for (let from = 0; from < lines.length; from += MAX_UPDATES) {
        const result = await resources.bulkUpdate('productInstance', {
          ...caller(),
          updates: lines.slice(from, from + MAX_UPDATES).map(toChange),
        })
        if (!result.ok) return result
        for (const record of result.data.records) byLine.set(record.id, record)
      }
      // Answers in the order of the changes.
      const sorted = changes.flatMap(({ operation }) => {
        const known = operation.resource === 'productOrder' ? byOrder : byLine
        return known.get(operation.id) ?? []
      })
      return { ok: true, data: { records: sorted } }
    },
    async create(item, idempotencyKey) {
      const owned = new Set<string>(serverOwnedFields)
      const props = Object.fromEntries(Object.entries(item).filter(([key]) => !owned.has(key)))
      const result = await resources.create('productInstance', { ...caller(), props }, { idempotencyKey })
      if (!result.ok) return result
      return firstRecord(result.data.records)
    },
    destroy: (id) => resources.destroy('productInstance', { ...caller(), where: { id } }),
    lines: (productOrderId) => resources.get('productInstance', { ...caller(), where: { productOrderId } }),
    restore: (id) => resources.restore('productInstance', { ...caller(), where: { id } }),
  }
}

/** The contract's limit of one bulk update. */
const MAX_UPDATES = 1000

type Change = Parameters<Transport['update']>[0][number]

function toChange({ operation, version }: Change) {
  return { where: { id: operation.id }, version, props: operation.props, base: operation.base }
}

function firstRecord(records: readonly ServerRecord[]): CallResult<{ record: ServerRecord }> {
  const [record] = records
  if (record) return { ok: true, data: { record } }
  return {
    ok: false,
    error: { code: 'internal', status: 200, message: 'The server answered without a record.' },
  }
}
