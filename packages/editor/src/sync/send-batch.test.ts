import { describe, expect, it } from 'vitest'
import type { Operation } from '../document/operations.ts'
import { anItem, anOrder, fakeServer } from '../testing/fixtures.ts'
import { sendNextPart } from './send-batch.ts'

const rank = (id: number): Operation => ({
  kind: 'update',
  resource: 'productInstance',
  id,
  props: { rank: 5 },
  base: { rank: id },
})
const setUp = () => fakeServer(anOrder(), [anItem(1, 1), anItem(2, 2)])

describe('sending a part of a batch', () => {
  it('sends updates that were made together in one request, each with its version', async () => {
    const server = setUp()
    const versions: number[] = []
    const update = server.update.bind(server)
    server.update = (changes) => {
      versions.push(...changes.map(({ version }) => version))
      return update(changes)
    }
    const sent = await sendNextPart(server, { key: 'a', operations: [rank(1), rank(2)] }, ({ id }) => id)
    expect(sent).toMatchObject({
      kind: 'saved',
      records: [
        { id: 1, rank: 5 },
        { id: 2, rank: 5 },
      ],
    })
    expect([server.calls, versions]).toEqual([['update'], [1, 2]])
  })

  it('sends the first operation alone where others than updates follow', async () => {
    const server = setUp()
    const destroy: Operation = { kind: 'destroy', resource: 'productInstance', record: anItem(2, 2) }
    const sent = await sendNextPart(server, { key: 'a', operations: [rank(1), destroy] }, () => 1)
    expect(sent).toMatchObject({ kind: 'saved', operations: [{ id: 1 }] })
    expect(server.calls).toEqual(['update'])
  })

  it('creates a line once under one key, however often it is sent', async () => {
    const server = setUp()
    const batch = {
      key: 'a',
      operations: [
        {
          kind: 'create' as const,
          resource: 'productInstance' as const,
          record: { ...anItem(7, 3), id: -1 },
          restores: false,
        },
      ],
    }
    const ids = [await sendNextPart(server, batch, () => 1), await sendNextPart(server, batch, () => 1)].map(
      (sent) => (sent.kind === 'saved' ? sent.records[0]?.id : null),
    )
    expect(ids).toEqual([1000, 1000])
  })

  it('creates fifty new lines in a call, in their order, and the rest in the next', async () => {
    const server = setUp()
    const operations = Array.from({ length: 60 }, (_, place) => ({
      kind: 'create' as const,
      resource: 'productInstance' as const,
      record: { ...anItem(7, place + 3, { title: `K${place + 1}` }), id: -1 - place },
      restores: false,
    }))
    const first = await sendNextPart(server, { key: 'a', operations }, () => 1)
    const rest = { key: 'a', operations: operations.slice(50) }
    const second = await sendNextPart(server, rest, () => 1)
    const titlesOf = (sent: typeof first) =>
      sent.kind === 'saved' ? sent.records.map((record) => ('title' in record ? record.title : '')) : []
    expect([titlesOf(first).length, titlesOf(second).length]).toEqual([50, 10])
    expect([...titlesOf(first), ...titlesOf(second)]).toEqual(operations.map(({ record }) => record.title))
    expect(server.calls).toEqual(['create', 'create'])
  })

  it('sends fewer lines in a call where they say much', async () => {
    const operations = Array.from({ length: 10 }, (_, place) => ({
      kind: 'create' as const,
      resource: 'productInstance' as const,
      record: { ...anItem(7, place + 3), id: -1 - place },
      restores: false,
    }))
    // Beyond what notes may hold: a line with hundreds of pieces that are engraved differently says as much.
    const long = operations.map((one) => ({ ...one, record: { ...one.record, notes: 'n'.repeat(150_000) } }))
    const sent = await sendNextPart(setUp(), { key: 'a', operations: long }, () => 1)
    expect(sent).toMatchObject({ kind: 'saved', records: [{}, {}] })
    const alone = await sendNextPart(
      setUp(),
      {
        key: 'a',
        operations: long.map((one) => ({ ...one, record: { ...one.record, notes: 'n'.repeat(500_000) } })),
      },
      () => 1,
    )
    expect(alone.kind === 'saved' && alone.records.length).toBe(1)
  })

  it('brings a line back that the server knows, and says when one was deleted before', async () => {
    const server = setUp()
    const item = anItem(2, 2)
    const destroy = {
      key: 'a',
      operations: [{ kind: 'destroy' as const, resource: 'productInstance' as const, record: item }],
    }
    expect(await sendNextPart(server, destroy, () => 1)).toMatchObject({ kind: 'saved' })
    expect(await sendNextPart(server, destroy, () => 1)).toMatchObject({ kind: 'alreadyDeleted' })
    const restore = {
      key: 'b',
      operations: [
        { kind: 'create' as const, resource: 'productInstance' as const, record: item, restores: true },
      ],
    }
    expect(await sendNextPart(server, restore, () => 1)).toMatchObject({
      kind: 'saved',
      records: [{ id: 2 }],
    })
    expect(server.calls).toEqual(['destroy', 'destroy', 'restore'])
  })
})
