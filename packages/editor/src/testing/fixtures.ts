/** Orders, lines, a hand-driven clock and a fake server for the editor's tests. */
import type { CallError, CallResult } from '@orderwright/contract'
import {
  type ProductInstance,
  productInstanceSchema,
  type ProductOrder,
  productOrderSchema,
} from '@orderwright/domain/orders'
import { noSpatialTables, type SpatialTables } from '@orderwright/domain/spatial'
import { timestamp } from '@orderwright/domain/units'
import { differingFields, fieldsOf } from '../document/fields.ts'
import { applyProps, baseOf } from '../document/operations.ts'
import { type CreatedKind, keyOf, spatialKinds } from '../document/record-kinds.ts'
import type { Clock, RecordsResult, ServerRecord, Storage, Transport } from '../ports.ts'
import type { LiveChange } from '../server-state/live-change.ts'

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
    write(key, text) {
      content.set(key, text)
      return true
    },
    remove: (key) => void content.delete(key),
  }
}

/** Records that changed, for those who listen. */
export type Announcement = LiveChange

export interface FakeServer extends Transport {
  records: Map<string, ServerRecord>
  /** keys of deleted records: kind and id */
  deleted: Set<string>
  /** errors that the next calls answer, before (`lost` false) or after (`lost` true) doing the work */
  failures: { code: CallError['code']; lost: boolean; details?: CallError['details'] }[]
  calls: string[]
  /** every value that was ever written into a field, by anybody */
  written: Set<string>
  /** writes over a value that the writer had not seen: there must be none */
  blindWrites: string[]
  announce: (announcement: Announcement) => void
  /** Answers stay on their way until the function that this gives back is called. */
  holdAnswers(): () => void
  item(id: number): ServerRecord | undefined
  /** a record that is not deleted */
  held(kind: CreatedKind, id: number): ServerRecord | undefined
}

/** A server that merges by version and base as the contract says. */
export function fakeServer(
  order: ProductOrder,
  items: readonly ProductInstance[],
  spatial: SpatialTables = noSpatialTables,
): FakeServer {
  let nextId = 1000
  let onTheWay: Promise<void> | null = null
  const created = new Map<string, number>()
  const records = new Map<string, ServerRecord>([
    [`productOrder:${order.id}`, { ...order }],
    ...items.map((item): [string, ServerRecord] => [`productInstance:${item.id}`, { ...item }]),
    ...spatialKinds.flatMap((kind) =>
      [...spatial[kind].values()].map((record): [string, ServerRecord] => [
        keyOf(kind, record.id),
        { ...record },
      ]),
    ),
  ])
  const held = (kind: CreatedKind, id: number) =>
    server.deleted.has(keyOf(kind, id)) ? undefined : records.get(keyOf(kind, id))
  const server: FakeServer = {
    records,
    deleted: new Set(),
    failures: [],
    calls: [],
    written: new Set(),
    blindWrites: [],
    announce: () => {},
    holdAnswers() {
      let letGo = () => {}
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      onTheWay = gate
      return () => {
        if (onTheWay === gate) onTheWay = null
        letGo()
      }
    },
    item: (id) => held('productInstance', id),
    held,
    update(changes) {
      return answer('update', () => {
        const results = new Map<string, ServerRecord>()
        for (const { operation, version } of changes) {
          const key = `${operation.resource}:${operation.id}`
          const current = results.get(key) ?? records.get(key)
          if (!current || server.deleted.has(key)) return failure('notFound', 404)
          const present = baseOf(current, operation.props)
          const isCurrent = version === (records.get(key) ?? current).version
          const conflicting = differingFields(operation.props, present).filter((field) =>
            differingFields(operation.base, present).includes(field),
          )
          if (conflicting.length > 0) {
            if (!isCurrent) {
              const asItIs = JSON.parse(JSON.stringify(current))
              return failure('conflict', 409, { current: asItIs, conflictingFields: conflicting })
            }
            server.blindWrites.push(...conflicting)
          }
          for (const value of fieldsOf(operation.props).values()) server.written.add(JSON.stringify(value))
          results.set(key, { ...applyProps(current, operation.props), version: current.version + 1 })
        }
        for (const [key, record] of results) records.set(key, record)
        const isOrderChanged = [...results.keys()].some((key) => key.startsWith('productOrder:'))
        const kind = changes.map(({ operation }) => operation.resource).find((one) => one !== 'productOrder')
        const changed = [...results].filter(([key]) => !key.startsWith('productOrder:'))
        tell(
          kind ?? 'productInstance',
          changed.map(([, record]) => record),
          isOrderChanged,
        )
        const answers = changes.flatMap(
          ({ operation }) => results.get(`${operation.resource}:${operation.id}`) ?? [],
        )
        return { ok: true, data: { records: answers } }
      })
    },
    create(resource, added, key) {
      return answer('create', () => {
        const isRepeat = created.has(`${key}:0`)
        const made = added.map((item, index) => {
          const id = created.get(`${key}:${index}`) ?? nextId++
          const record = records.get(`${resource}:${id}`) ?? { ...item, id, version: 1 }
          created.set(`${key}:${index}`, id)
          records.set(`${resource}:${id}`, record)
          if ('title' in item) server.written.add(JSON.stringify(item.title))
          return record
        })
        if (!isRepeat) tell(resource, made)
        return { ok: true, data: { records: made } }
      })
    },
    destroy: (resource, ids) => answer('destroy', () => setDeleted(resource, ids, true)),
    restore: (resource, ids) => answer('restore', () => setDeleted(resource, ids, false)),
    list: (resource) =>
      answer('list', () => ({
        ok: true,
        data: {
          records: [...records]
            .filter(([key]) => key.startsWith(`${resource}:`) && !server.deleted.has(key))
            .map(([, record]) => record),
        },
      })),
  }

  function setDeleted(resource: CreatedKind, ids: readonly number[], isDeleted: boolean): RecordsResult {
    const keys = ids.map((id) => keyOf(resource, id))
    if (keys.some((key) => !records.has(key) || (isDeleted && server.deleted.has(key)))) {
      return failure('notFound', 404)
    }
    const changed = keys.flatMap((key) => {
      const current = records.get(key)
      if (!current) return []
      const record = { ...current, version: current.version + 1, deletedAt: isDeleted ? now : null }
      records.set(key, record)
      if (isDeleted) server.deleted.add(key)
      else server.deleted.delete(key)
      return [record]
    })
    tell(resource, changed)
    return { ok: true, data: { records: changed } }
  }

  /** Every change of a record is one of its order too: its costs are computed anew. */
  function tell(resource: CreatedKind, changed: readonly ServerRecord[], isOrderChanged = false): void {
    const key = `productOrder:${order.id}`
    const known = records.get(key)
    if (!known) return
    const next = isOrderChanged ? known : { ...known, version: known.version + 1 }
    records.set(key, next)
    server.announce({ order: next, records: { [resource]: changed } })
  }

  async function answer<T>(name: string, work: () => CallResult<T>): Promise<CallResult<T>> {
    server.calls.push(name)
    const next = server.failures.shift()
    if (next && !next.lost) return failure(next.code, 0, next.details)
    const result = work()
    // A copy, as it would be read from the wire: what happens until it arrives does not change it.
    const answered = JSON.stringify(next ? failure(next.code, 0) : result)
    await onTheWay
    return JSON.parse(answered)
  }
  return server
}

function failure(
  code: CallError['code'],
  status: number,
  details?: CallError['details'],
): { ok: false; error: CallError } {
  return { ok: false, error: { code, status, message: code, details } }
}

/** Lets every promise that can settle, settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
