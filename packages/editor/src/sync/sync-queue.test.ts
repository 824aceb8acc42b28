import { fc, test } from '@fast-check/vitest'
import type { OrderDocument } from '@orderwright/domain/orders'
import { describe, expect, it } from 'vitest'
import { applyOperation, baseOf, idOf, type Operation } from '../document/operations.ts'
import { createSyncQueue, type SyncQueue } from './sync-queue.ts'
import { anItem, anOrder, fakeServer, manualClock, settle } from '../testing/fixtures.ts'

function setUp() {
  const order = anOrder()
  const items = [anItem(1, 1), anItem(2, 2)]
  const server = fakeServer(order, items)
  const clock = manualClock()
  const versions = new Map<string, number>()
  const refused: string[] = []
  const conflicts: string[] = []
  const alreadyDeleted: number[] = []
  const ids = new Map<number, number>()
  let keys = 0
  let document: OrderDocument = { order, items }
  const queue: SyncQueue = createSyncQueue({
    transport: server,
    clock,
    newKey: () => `key-${keys++}`,
    versionFor: ({ resource, id }) => versions.get(`${resource}:${id}`) ?? 1,
    onSaved(saved) {
      for (const { operation, record } of saved)
        versions.set(`${operation.resource}:${record.id}`, record.version)
    },
    onAlreadyDeleted: (operation, isRepeat) => {
      if (!isRepeat) alreadyDeleted.push(operation.record.id)
    },
    onMissing: (_, error) => queue.refuse(error),
    onCreated(created) {
      for (const { operation, record } of created) ids.set(idOf(operation), record.id)
    },
    onConflict: (_, error) => conflicts.push(error.code),
    onRefused: (_, error) => refused.push(error.code),
    onChange: () => {},
  })
  function change(id: number, props: Record<string, string>, delayMs = 0) {
    const item = document.items.find((one) => one.id === id)
    if (!item) return
    const real = ids.get(id) ?? id
    const operation: Operation = {
      kind: 'update',
      resource: 'productInstance',
      id: real,
      props,
      base: baseOf(item, props),
    }
    document = applyOperation(document, { ...operation, id })
    queue.enqueue([operation], delayMs)
  }
  async function drain() {
    for (let turn = 0; turn < 60 && queue.pending().length > 0; turn += 1) {
      await settle()
      clock.advance(15_000)
    }
    await settle()
  }
  return {
    server,
    clock,
    queue,
    change,
    drain,
    refused,
    conflicts,
    ids,
    alreadyDeleted,
    document: () => document,
    versions,
  }
}

describe('the sync queue', () => {
  it('sends a change at once and says saved when the server has it', async () => {
    const { queue, change, server } = setUp()
    change(1, { title: 'Hall' })
    expect(queue.state()).toBe('saving')
    await settle()
    expect(queue.state()).toBe('saved')
    expect(server.item(1)).toMatchObject({ title: 'Hall', version: 2 })
  })

  it('[1.9.14] waits 400 ms for typing to settle and sends it as one change', async () => {
    const { clock, change, server } = setUp()
    for (const title of ['H', 'Ha', 'Hal', 'Hall']) change(1, { title }, 400)
    await settle()
    expect(server.calls).toEqual([])
    clock.advance(399)
    await settle()
    expect(server.calls).toEqual([])
    clock.advance(1)
    await settle()
    expect(server.calls).toEqual(['update'])
    expect(server.item(1)).toMatchObject({ title: 'Hall' })
  })

  it('says offline while the server is away and sends everything when it returns', async () => {
    const { queue, change, server, drain } = setUp()
    server.failures.push({ code: 'offline', lost: false }, { code: 'unavailable', lost: false })
    change(1, { title: 'Hall' })
    await settle()
    expect(queue.state()).toBe('offline')
    change(2, { title: 'Suite' })
    await drain()
    expect(queue.state()).toBe('saved')
    expect([server.item(1)?.title, server.item(2)?.title]).toEqual(['Hall', 'Suite'])
  })

  it('[issue 14] says that it is sent again, and not that one is offline, while the server answers that it can not', async () => {
    const { queue, change, server, drain } = setUp()
    server.failures.push(
      { code: 'internal', lost: false },
      { code: 'tooManyRequests', lost: false },
      { code: 'offline', lost: false },
    )
    change(1, { title: 'Hall' })
    await settle()
    expect(queue.state()).toBe('retrying')
    await drain()
    expect(queue.state()).toBe('saved')
    expect(server.item(1)?.title).toBe('Hall')
  })

  it.each(['offline', 'unavailable', 'internal', 'tooManyRequests'] as const)(
    'tries again after half a second what failed as %s, and drops nothing',
    async (code) => {
      const { queue, change, clock, server, refused } = setUp()
      server.failures.push({ code, lost: false })
      change(1, { title: 'Hall' })
      await settle()
      expect(server.item(1)?.title).toBe('')
      clock.advance(499)
      await settle()
      expect(server.calls).toEqual(['update'])
      clock.advance(1)
      await settle()
      expect(server.calls).toEqual(['update', 'update'])
      expect(server.item(1)?.title).toBe('Hall')
      expect([queue.state(), refused]).toEqual(['saved', []])
    },
  )

  it('waits as long as a server asks that has heard too much', async () => {
    const { change, clock, server } = setUp()
    server.failures.push({ code: 'tooManyRequests', lost: false, details: { retryAfter: 7 } })
    change(1, { title: 'Hall' })
    await settle()
    clock.advance(6_999)
    await settle()
    expect(server.item(1)?.title).toBe('')
    clock.advance(1)
    await settle()
    expect(server.item(1)?.title).toBe('Hall')
  })

  it('waits longer each time that the server stays away, at most a quarter of a minute', async () => {
    const { change, clock, server } = setUp()
    for (let time = 0; time < 8; time += 1) server.failures.push({ code: 'unavailable', lost: false })
    change(1, { title: 'Hall' })
    for (const [tried, wait] of [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000].entries()) {
      await settle()
      clock.advance(wait - 1)
      await settle()
      expect(server.calls).toHaveLength(tried + 1)
      clock.advance(1)
    }
    await settle()
    expect(server.item(1)?.title).toBe('Hall')
  })

  it('stops at a conflict until a person has chosen, then goes on', async () => {
    const { queue, change, server, drain, conflicts } = setUp()
    server.records.set('productInstance:1', { ...anItem(1, 1), title: 'Theirs', version: 5 })
    change(1, { title: 'Mine' })
    change(2, { title: 'Other' })
    await settle()
    expect(conflicts).toEqual(['conflict'])
    expect(queue.state()).toBe('conflict')
    expect(server.item(2)?.title).toBe('')
    queue.edit((operation) => (operation.kind === 'update' && operation.id === 1 ? null : operation))
    queue.resume()
    await drain()
    expect(server.item(1)?.title).toBe('Theirs')
    expect(server.item(2)?.title).toBe('Other')
  })

  it("merges a change with somebody else's change of another field", async () => {
    const { queue, change, server, conflicts } = setUp()
    server.records.set('productInstance:1', { ...anItem(1, 1), notes: 'Theirs', version: 5 })
    change(1, { title: 'Mine' })
    await settle()
    expect(conflicts).toEqual([])
    expect(queue.state()).toBe('saved')
    expect(server.item(1)).toMatchObject({ title: 'Mine', notes: 'Theirs' })
  })

  it('drops what the server refuses and goes on with the rest', async () => {
    const { change, server, refused, drain } = setUp()
    server.failures.push({ code: 'refused', lost: false })
    change(1, { title: 'No' })
    change(2, { title: 'Yes' })
    await drain()
    expect(refused).toEqual(['refused'])
    expect(server.item(2)?.title).toBe('Yes')
  })

  it('[12.22] leaves nothing of an added item whose choices for the whole order are refused', async () => {
    const { queue, server, drain, refused } = setUp()
    const update = server.update.bind(server)
    server.update = async (changes) =>
      changes.some(({ operation }) => operation.resource === 'productOrder')
        ? { ok: false, error: { code: 'refused', status: 422, message: 'No.' } }
        : update(changes)
    const item = { ...anItem(7, 3), id: -1 }
    queue.enqueue([
      { kind: 'create', resource: 'productInstance', record: item, restores: false },
      { kind: 'update', resource: 'productOrder', id: 10, props: { title: 'A' }, base: { title: 'B' } },
    ])
    await settle()
    await drain()
    expect(refused).toEqual(['refused'])
    expect(queue.state()).toBe('saved')
    expect(server.item(1000)).toBeUndefined()
  })

  it('[12.22] brings a deleted item back when the rest of what was done with it is refused', async () => {
    const { queue, server, drain, refused } = setUp()
    server.update = async () => ({ ok: false, error: { code: 'refused', status: 422, message: 'No.' } })
    queue.enqueue([
      { kind: 'destroy', resource: 'productInstance', record: anItem(1, 1) },
      { kind: 'update', resource: 'productInstance', id: 2, props: { rank: 1 }, base: { rank: 2 } },
    ])
    await drain()
    expect(refused).toEqual(['refused'])
    expect(server.calls).toEqual(['destroy', 'restore'])
    expect(server.item(1)).toMatchObject({ rank: 1 })
  })

  it('[12.22] drops what was done to an item that is taken back, and goes on with the rest', async () => {
    const { queue, server, change, drain, refused } = setUp()
    const update = server.update.bind(server)
    server.update = async (changes) =>
      changes.some(({ operation }) => operation.resource === 'productOrder')
        ? { ok: false, error: { code: 'refused', status: 422, message: 'No.' } }
        : update(changes)
    queue.enqueue([
      { kind: 'create', resource: 'productInstance', record: { ...anItem(7, 3), id: -1 }, restores: false },
      { kind: 'update', resource: 'productOrder', id: 10, props: { title: 'A' }, base: { title: 'B' } },
    ])
    queue.enqueue([
      { kind: 'update', resource: 'productInstance', id: -1, props: { title: 'Hall' }, base: { title: '' } },
    ])
    change(2, { title: 'Suite' })
    await drain()
    expect(refused).toEqual(['refused'])
    expect([server.item(1000), server.item(2)?.title]).toEqual([undefined, 'Suite'])
  })

  it('takes it calmly when somebody else deleted the line first, and goes on', async () => {
    const { queue, server, change, drain, refused, alreadyDeleted } = setUp()
    server.deleted.add('productInstance:2')
    queue.enqueue([{ kind: 'destroy', resource: 'productInstance', record: anItem(2, 2) }])
    change(1, { title: 'Hall' })
    await drain()
    expect([refused, alreadyDeleted]).toEqual([[], [2]])
    expect(server.item(1)?.title).toBe('Hall')
  })

  it('does not blame others when the answer to its own deletion got lost', async () => {
    const { queue, server, drain, refused, alreadyDeleted } = setUp()
    server.failures.push({ code: 'offline', lost: true })
    queue.enqueue([{ kind: 'destroy', resource: 'productInstance', record: anItem(2, 2) }])
    await drain()
    expect([refused, alreadyDeleted]).toEqual([[], []])
    expect(server.item(2)).toBeUndefined()
  })

  it('sends again only what is left of a batch, and makes a line once', async () => {
    const { queue, server, drain, refused } = setUp()
    const item = { ...anItem(7, 3), id: -1 }
    server.failures.push({ code: 'offline', lost: true })
    queue.enqueue([
      { kind: 'create', resource: 'productInstance', record: item, restores: false },
      {
        kind: 'update',
        resource: 'productOrder',
        id: 10,
        props: { title: 'A' },
        base: { title: 'Untitled Order' },
      },
    ])
    await drain()
    expect(refused).toEqual([])
    expect(server.calls).toEqual(['create', 'create', 'update'])
    expect([...server.records.keys()].filter((key) => key.startsWith('productInstance:'))).toHaveLength(3)
  })

  it('never tells the server of a line that was added and removed while offline', async () => {
    const { queue, server, drain, clock } = setUp()
    server.failures.push({ code: 'offline', lost: false })
    queue.enqueue([
      { kind: 'update', resource: 'productInstance', id: 1, props: { title: 'A' }, base: { title: '' } },
    ])
    await settle()
    const item = { ...anItem(7, 3), id: -1 }
    queue.enqueue([{ kind: 'create', resource: 'productInstance', record: item, restores: false }], 500)
    queue.enqueue([{ kind: 'destroy', resource: 'productInstance', record: item }], 500)
    clock.advance(1)
    await drain()
    expect(server.calls).toEqual(['update', 'update'])
  })

  const failure = fc.record({
    code: fc.constantFrom('offline' as const, 'unavailable' as const),
    lost: fc.boolean(),
  })
  const step = fc.oneof(
    fc.record({
      type: fc.constant('title' as const),
      id: fc.constantFrom(1, 2),
      text: fc.string({ maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('notes' as const),
      id: fc.constantFrom(1, 2),
      text: fc.string({ maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('wait' as const) }),
    fc.record({ type: fc.constant('create' as const) }),
  )
  test.prop([fc.array(step, { maxLength: 20 }), fc.array(failure, { maxLength: 8 })])(
    'brings the server to what the person sees, whatever answers get lost on the way',
    async (steps, failures) => {
      const { server, queue, change, drain, document, refused, conflicts } = setUp()
      server.failures.push(...failures)
      let created = 0
      for (const one of steps) {
        if (one.type === 'wait') await settle()
        else if (one.type === 'create') {
          created += 1
          queue.enqueue([
            {
              kind: 'create',
              resource: 'productInstance',
              record: { ...anItem(50, 5), id: -created },
              restores: false,
            },
          ])
        } else change(one.id, { [one.type]: one.text })
      }
      await drain()
      expect(queue.state()).toBe('saved')
      expect([...refused, ...conflicts]).toEqual([])
      for (const item of document().items) {
        expect(server.item(item.id)).toMatchObject({ title: item.title, notes: item.notes })
      }
      expect([...server.records.keys()].filter((key) => key.startsWith('productInstance:'))).toHaveLength(
        2 + created,
      )
    },
  )
})
