/** Orders, lines, a hand-driven clock and a fake server for the editor's tests. */
import type { CallError, CallResult } from '@orderwright/contract'
import {
  type ProductInstance,
  type ProductOrder,
  productInstanceSchema,
  productOrderSchema,
  timestamp,
} from '@orderwright/domain'
import { applyProps, baseOf, isSameJson } from '../operations.ts'
import type { Clock, ServerRecord, Storage, Transport } from '../ports.ts'

const now = timestamp('2026-03-01 09:00:00')
const stored = { orgId: 1, version: 1, created: now, lastUpdated: now, deletedAt: null }

export function anOrder(more: Partial<ProductOrder> = {}): ProductOrder {
  return productOrderSchema.parse({
    ...stored,
    id: 10,
    orgSpecificId: 1,
    userId: 1,
    statusData: { new: { date: now } },
    costs: {
      orderSubTotal: 0,
      discount: 0,
      shipping: null,
      shippingIsTbd: true,
      tariff: 0,
      tax: 0,
      orderTotal: 0,
      depositAmount: 0,
      depositPercentage: 50,
    },
    ...more,
  })
}

export function anItem(id: number, rank: number, more: Partial<ProductInstance> = {}): ProductInstance {
  return productInstanceSchema.parse({ ...stored, id, productOrderId: 10, productId: 1, rank, ...more })
}

export interface ManualClock extends Clock {
  advance(ms: number): void
}

/** A clock that moves only when told. */
export function manualClock(): ManualClock {
  let time = 0
  let timers: { at: number; action: () => void }[] = []
  return {
    now: () => now,
    after(ms, action) {
      const timer = { at: time + ms, action }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(ms) {
      time += ms
      const due = timers.filter((timer) => timer.at <= time).sort((one, other) => one.at - other.at)
      timers = timers.filter((timer) => timer.at > time)
      for (const timer of due) timer.action()
    },
  }
}

export function memoryStorage(): Storage & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    read: (key) => content.get(key) ?? null,
    write: (key, text) => void content.set(key, text),
    remove: (key) => void content.delete(key),
  }
}

export interface FakeServer extends Transport {
  records: Map<string, ServerRecord>
  deleted: Set<number>
  /** errors that the next calls answer, before (`lost` false) or after (`lost` true) doing the work */
  failures: { code: CallError['code']; lost: boolean }[]
  calls: string[]
  item(id: number): ServerRecord | undefined
}

/** A server that merges by version and base as the contract says. */
export function fakeServer(order: ProductOrder, items: readonly ProductInstance[]): FakeServer {
  let nextId = 1000
  const created = new Map<string, number>()
  const records = new Map<string, ServerRecord>([
    [`productOrder:${order.id}`, { ...order }],
    ...items.map((item): [string, ServerRecord] => [`productInstance:${item.id}`, { ...item }]),
  ])
  const server: FakeServer = {
    records,
    deleted: new Set(),
    failures: [],
    calls: [],
    item: (id) => (server.deleted.has(id) ? undefined : records.get(`productInstance:${id}`)),
    update(changes) {
      return answer('update', () => {
        const results: ServerRecord[] = []
        for (const { operation, version } of changes) {
          const key = `${operation.resource}:${operation.id}`
          const current = records.get(key)
          if (!current || server.deleted.has(operation.id)) return failure('notFound', 404)
          const held = baseOf(current, operation.props)
          const isMergeable = isSameJson(held, operation.base) || isSameJson(held, operation.props)
          if (version !== current.version && !isMergeable) {
            return failure('conflict', 409)
          }
          results.push({ ...applyProps(current, operation.props), version: current.version + 1 })
        }
        for (const [index, record] of results.entries()) {
          const change = changes[index]
          if (change) records.set(`${change.operation.resource}:${record.id}`, record)
        }
        return { ok: true, data: { records: results } }
      })
    },
    create(item, key) {
      return answer('create', () => {
        const id = created.get(key) ?? nextId++
        const record = records.get(`productInstance:${id}`) ?? { ...item, id, version: 1 }
        created.set(key, id)
        records.set(`productInstance:${id}`, record)
        return { ok: true, data: { record } }
      })
    },
    destroy(id) {
      return answer('destroy', () => {
        const record = records.get(`productInstance:${id}`)
        if (!record) return failure('notFound', 404)
        server.deleted.add(id)
        return { ok: true, data: { record } }
      })
    },
    restore(id) {
      return answer('restore', () => {
        const record = records.get(`productInstance:${id}`)
        if (!record) return failure('notFound', 404)
        server.deleted.delete(id)
        return { ok: true, data: { record } }
      })
    },
  }

  async function answer<T>(name: string, work: () => CallResult<T>): Promise<CallResult<T>> {
    server.calls.push(name)
    const next = server.failures.shift()
    if (next && !next.lost) return failure(next.code, 0)
    const result = work()
    return next ? failure(next.code, 0) : result
  }
  return server
}

function failure(code: CallError['code'], status: number): { ok: false; error: CallError } {
  return { ok: false, error: { code, status, message: code } }
}

/** Lets every promise that can settle, settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
