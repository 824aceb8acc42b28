/** Sends the editor's operations through the contract's resource calls. */
import type { CallResult, ResourceClient } from '@orderwright/contract'
import { serverOwnedFields } from '@orderwright/domain'
import type { ServerRecord, Transport } from './ports.ts'

/** `caller` is read at each call, so that guest mode can be switched while the editor is open. */
export function resourceTransport(
  resources: ResourceClient,
  caller: () => { orgId: number; isGuestMode?: boolean },
): Transport {
  return {
    async update(changes) {
      const records: ServerRecord[] = []
      const lines = changes.filter(({ operation }) => operation.resource === 'productInstance')
      for (const change of changes) {
        if (lines.includes(change)) continue
        const result = await resources.update('productOrder', { ...caller(), ...toChange(change) })
        if (!result.ok) return result
        records.push(result.data.record)
      }
      if (lines.length > 0) {
        const result = await resources.bulkUpdate('productInstance', {
          ...caller(),
          updates: lines.map(toChange),
        })
        if (!result.ok) return result
        records.push(...result.data.records)
      }
      // Answers in the order of the changes.
      const sorted = changes.flatMap(({ operation }) =>
        records.filter((record) => record.id === operation.id).slice(0, 1),
      )
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
    restore: (id) => resources.restore('productInstance', { ...caller(), where: { id } }),
  }
}

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
