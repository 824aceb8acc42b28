/** What becomes of a canvas: what is deleted comes back, who may draw, how much there may be, and what the history says of it. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { act, canvasOrg, panelProps, recordOf, recordsOf, useCanvas } from '../../testing/orders/canvas.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import { type SentStatement, sentStatements } from '../../testing/databases/sent-statements.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id

const wall = (more: object = {}) => ({
  productOrderId: inUse.orderId,
  from: { x: 0, z: 0 },
  to: { x: 180, z: 0 },
  ...more,
})
const panel = (data: object = {}) => panelProps(inUse.orderId, inUse.viewId, data)
const created = async (key: Parameters<typeof act>[1], props: object) =>
  recordOf(await act(inUse.guest, key, 'create', { props }))

async function canvasData() {
  const body = { orgId, productOrderOrgSpecificId: inUse.fixture.order.orgSpecificId }
  return (await inUse.guest.call(endpoints.getOrderData, body)).data.data
}

async function history() {
  const { rows } = await sql<{
    kind: string
    resourceId: number | null
    after: object
    before: object | null
  }>`
    select kind, resource_id, before, after from order_events
    where product_order_id = ${inUse.orderId} and kind like 'canvas.%' order by id`.execute(
    inUse.database.owner.db,
  )
  return rows
}

describe('deleting', () => {
  test('[1.8.13] a viewport leaves what stands on it, which comes back with it', async () => {
    const { id } = await created('entity', panel())
    const where = { where: { id: inUse.viewId } }
    expect((await act(inUse.guest, 'archCustomView', 'destroy', where)).status).toBe(200)
    expect(await canvasData()).toMatchObject({ archCustomViews: [], entities: [{ id, deletedAt: null }] })
    // What was on its way when the viewport went is kept: another panel, and a change of the first.
    const late = recordOf(await act(inUse.guest, 'entity', 'create', { props: panel() }))
    const moved = await act(inUse.guest, 'entity', 'update', {
      where: { id },
      version: 1,
      props: { data: { panelNumber: 4 } },
    })
    expect(moved.status).toBe(200)
    expect((await act(inUse.guest, 'archCustomView', 'restore', where)).status).toBe(200)
    expect(await canvasData()).toMatchObject({
      archCustomViews: [{ id: inUse.viewId }],
      entities: [{ id, data: { panelNumber: 4 } }, { id: late['id'] }],
    })
  })

  test('[2.4.27] many go and come back together, or none', async () => {
    const ids = recordsOf(await act(inUse.guest, 'entity', 'create', { props: [panel(), panel()] })).map(
      ({ id }) => id,
    )
    const none = await act(inUse.guest, 'entity', 'bulk-destroy', { where: { ids: [...ids, 2_000_000_000] } })
    expect(none.status).toBe(404)
    expect((await canvasData()).entities).toHaveLength(2)
    const twice = await act(inUse.guest, 'entity', 'bulk-destroy', { where: { ids: [ids[0], ids[0]] } })
    expect(twice.status).toBe(400)
    const gone = recordsOf(await act(inUse.guest, 'entity', 'bulk-destroy', { where: { ids } }))
    expect(gone).toMatchObject(ids.map((id) => ({ id, version: 2, deletedAt: expect.any(String) })))
    expect((await canvasData()).entities).toEqual([])
    const back = recordsOf(await act(inUse.guest, 'entity', 'bulk-restore', { where: { ids } }))
    expect(back).toMatchObject(ids.map((id) => ({ id, version: 3, deletedAt: null })))
  })

  test('after thirty days nothing comes back', async () => {
    const { id } = await created('entity', panel())
    const deletedAt = new Date(Date.now() - 31 * 86_400_000)
    await change(inUse.database, 'entity', orgId, id, { deletedAt })
    expect((await act(inUse.guest, 'entity', 'restore', { where: { id } })).status).toBe(404)
    expect((await act(inUse.guest, 'entity', 'bulk-restore', { where: { ids: [id] } })).status).toBe(404)
  })
})

describe('who may', () => {
  test('[1.6.17] after submission employees alone, in the archive nobody', async () => {
    const { order } = await inUse.newOrder({ standing: 'submitted' })
    const props = { ...wall(), productOrderId: order.id }
    expect((await act(inUse.guest, 'archWall', 'create', { props })).status).toBe(403)
    const { id } = recordOf(await act(inUse.member, 'archWall', 'create', { props }))
    const height = { where: { id }, version: 1, props: { height: 100 } }
    expect((await act(inUse.guest, 'archWall', 'update', height)).status).toBe(403)
    expect((await act(inUse.guest, 'archWall', 'bulk-destroy', { where: { ids: [id] } })).status).toBe(403)
    await change(inUse.database, 'productOrder', orgId, order.id, { archived: 1 })
    const archived = await act(inUse.member, 'archWall', 'update', height)
    expect([archived.status, archived.error.details]).toMatchObject([
      422,
      { rule: 'archived', repair: 'unarchive' },
    ])
  })

  test('[2.1.05, 2.6.09] an order without a canvas refuses in a sentence, in the organization’s word', async () => {
    const guestId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(inUse.database, { orgId: maisonLumen.id, userId: guestId })
    const caller = await inUse.app.as(guestId)
    const props = { ...wall(), productOrderId: order.id }
    const answer = await caller.post('/api/resources/archWall/create', { orgId: maisonLumen.id, props })
    expect([answer.status, answer.error.message, answer.error.details?.rule]).toEqual([
      422,
      'This quote has no canvas: nothing can be drawn on it.',
      'notSpatial',
    ])
  })

  test('a record of another organization is not there', async () => {
    const { id } = await created('entity', panel())
    const stranger = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
    for (const verb of ['update', 'destroy']) {
      const body = {
        orgId: maisonLumen.id,
        where: { id },
        ...(verb === 'update' ? { version: 1, props: {} } : {}),
      }
      expect((await stranger.post(`/api/resources/entity/${verb}`, body)).status).toBe(404)
    }
  })
})

describe('how much', () => {
  test('ten thousand records are the most, and it is said how many there are', async () => {
    await sql`insert into arch_walls (org_id, product_order_id, "from", "to")
      select ${orgId}, ${inUse.orderId}, '{"x": 0, "z": 0}', jsonb_build_object('x', n, 'z', 9)
      from generate_series(1, 9998) n`.execute(inUse.database.owner.db)
    // With the viewport one is left.
    const tooMany = await act(inUse.guest, 'entity', 'create', { props: [panel(), panel()] })
    expect([tooMany.status, tooMany.error.message]).toEqual([
      422,
      'One project holds at most 10,000 walls, views, shapes and texts; it has 9,999. Delete some first.',
    ])
    const last = await created('entity', panel())
    await act(inUse.guest, 'entity', 'destroy', { where: { id: last.id } })
    await created('entity', panel())
    const back = await act(inUse.guest, 'entity', 'restore', { where: { id: last.id } })
    expect([back.status, back.error.details?.rule]).toEqual([422, 'tooMany'])
  })

  test('five hundred are made, moved and deleted by one statement each', async () => {
    const props = Array.from({ length: 500 }, (_, index) => panel({ position: { x: index, y: 0 } }))
    // A connection that is lent twice tells its statements twice.
    const written = (statements: readonly SentStatement[]) =>
      new Set(
        statements
          .map(({ text }) => text)
          .filter((text) => /^\s*(insert into|update) "?entities"?/i.test(text)),
      ).size
    let records: { id: number; version: number }[] = []
    const made = await sentStatements(inUse.database, async () => {
      records = recordsOf(await act(inUse.guest, 'entity', 'create', { props }))
    })
    const updates = records.map(({ id }, index) => ({
      where: { id },
      version: 1,
      props: { data: { position: { x: index, y: 7 } } },
    }))
    const moved = await sentStatements(inUse.database, async () => {
      const answer = await act(inUse.guest, 'entity', 'bulk-update', { updates })
      expect(recordsOf(answer).map(({ id }) => id)).toEqual(records.map(({ id }) => id))
    })
    const deleted = await sentStatements(inUse.database, async () => {
      const where = { ids: records.map(({ id }) => id) }
      expect(recordsOf(await act(inUse.guest, 'entity', 'bulk-destroy', { where }))).toHaveLength(500)
    })
    expect([made, moved, deleted].map(written)).toEqual([1, 1, 1])
    const events = await history()
    expect(events.map(({ kind, after }) => [kind, after])).toMatchObject([
      ['canvas.create', { deed: 'created', counts: { calicoMuralPanel: 500 } }],
      ['canvas.update', { deed: 'moved', counts: { calicoMuralPanel: 500 } }],
      ['canvas.delete', { deed: 'deleted', counts: { calicoMuralPanel: 500 } }],
    ])
    expect(JSON.stringify(events).length).toBeLessThan(30_000)
  })
})

describe('the history', () => {
  test('says of a call what it did with how many of what, before and after, and nothing of what changed nothing', async () => {
    const [one, two] = recordsOf(await act(inUse.guest, 'entity', 'create', { props: [panel(), panel()] }))
    if (!one || !two) throw new Error('two panels')
    const move = (id: number, x: number) => ({
      where: { id },
      version: 1,
      props: { data: { position: { x, y: 0 } } },
    })
    await act(inUse.guest, 'entity', 'bulk-update', { updates: [move(one.id, 5), move(two.id, 6)] })
    const same = { where: { id: one.id }, version: 2, props: { data: { position: { x: 5, y: 0 } } } }
    await act(inUse.guest, 'entity', 'update', same)
    expect(await history()).toMatchObject([
      {
        kind: 'canvas.create',
        resourceId: null,
        after: { deed: 'created', counts: { calicoMuralPanel: 2 } },
      },
      {
        kind: 'canvas.update',
        resourceId: null,
        before: { records: [{ id: one.id, data: { position: { x: 0, y: 0 } } }, { id: two.id }] },
        after: {
          deed: 'moved',
          counts: { calicoMuralPanel: 2 },
          records: [{ id: one.id, data: { position: { x: 5, y: 0 } } }, { id: two.id }],
        },
      },
    ])
  })

  test('an order that is drawn on counts as changed, once a minute', async () => {
    const stamp = async () => {
      const { rows } = await sql<{ version: number; lastUpdated: string }>`select version, last_updated
        from product_orders where id = ${inUse.orderId} and org_id = ${orgId}`.execute(
        inUse.database.owner.db,
      )
      return rows[0]
    }
    const fresh = await stamp()
    await created('archWall', wall())
    expect(await stamp()).toEqual(fresh)
    await sql`alter table product_orders disable trigger product_orders_touch`.execute(
      inUse.database.owner.db,
    )
    await sql`update product_orders set last_updated = now() - interval '2 minutes'
      where id = ${inUse.orderId}`.execute(inUse.database.owner.db)
    await sql`alter table product_orders enable trigger product_orders_touch`.execute(inUse.database.owner.db)
    await created('archWall', wall())
    expect((await stamp())?.version).toBe((fresh?.version ?? 0) + 1)
  })
})
