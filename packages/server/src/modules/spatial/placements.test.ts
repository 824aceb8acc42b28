/** Where the pieces of a line stand, by the calls of lines; and copies of orders with all that is drawn. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { act, canvasOrg, panelProps, recordOf, recordsOf, useCanvas } from '../../testing/orders/canvas.ts'
import { orderOf } from '../../testing/fixture.ts'

const inUse = useCanvas()
const orgId = canvasOrg.id

const updateLine = (id: number, version: number, props: object) =>
  inUse.guest.post('/api/resources/productInstance/update', { orgId, where: { id }, version, props })

describe('the pieces of a line', () => {
  test('[1.3.11, 1.9.35] are placed one by one; position and viewport are those of the first', async () => {
    const { line } = inUse.fixture
    const placements = [
      { plan: { x: 10, z: 20, rotation: 90 }, view: { archCustomViewId: inUse.viewId, x: 1, y: 2 } },
      { plan: { x: 30, z: 20, rotation: 0 }, view: null },
    ]
    expect(recordOf(await updateLine(line.id, 1, { quantity: 2, placements }))).toMatchObject({
      placements,
      position: { x: 1, y: 2 },
      archCustomViewId: inUse.viewId,
    })
    expect(recordOf(await updateLine(line.id, 2, { position: { x: 5, y: 6 } }))).toMatchObject({
      position: { x: 5, y: 6 },
      placements: [
        { plan: placements[0]?.plan, view: { archCustomViewId: inUse.viewId, x: 5, y: 6 } },
        placements[1],
      ],
    })
  })

  test('[issue 15] are changed one by one: two people who move two of them are no conflict, two who move one are', async () => {
    const { line } = inUse.fixture
    const at = (x: number) => ({ plan: { x, z: 0, rotation: 0 }, view: null })
    const placements = [at(1), at(2), at(3)]
    await updateLine(line.id, 1, { quantity: 3, placements })
    const move = (piece: number, x: number, before: number) =>
      inUse.guest.post('/api/resources/productInstance/update', {
        orgId,
        where: { id: line.id },
        version: 2,
        props: { placements: { [piece]: at(x) } },
        base: { placements: { [piece]: at(before) } },
      })
    expect(recordOf(await move(0, 10, 1))).toMatchObject({
      placements: [at(10), at(2), at(3)],
      position: { x: 10, y: 0 },
    })
    expect(recordOf(await move(2, 30, 3))).toMatchObject({ placements: [at(10), at(2), at(30)] })
    const late = await move(2, 31, 3)
    expect([late.status, late.error.details?.conflictingFields]).toEqual([409, ['placements.2']])
    // A piece beyond the end of the list: those between stand nowhere yet.
    const nowhere = { plan: null, view: null }
    const beyond = await updateLine(line.id, 4, { quantity: 5, placements: { 4: at(50) } })
    expect(recordOf(beyond)).toMatchObject({ placements: [at(10), at(2), at(30), nowhere, at(50)] })
    for (const wrong of [
      { 1000: at(1) },
      { '-1': at(1) },
      { 0: { plan: { x: 1e9, z: 0 }, view: null } },
      { 0: null },
    ]) {
      expect((await updateLine(line.id, 5, { placements: wrong })).status).toBe(400)
    }
  })

  test('stand on viewports of their own order alone', async () => {
    const { order } = await inUse.newOrder()
    const elsewhere = await inUse.newView(order.id)
    const { line } = inUse.fixture
    const placed = await updateLine(line.id, 1, {
      placements: [{ plan: null, view: { archCustomViewId: elsewhere, x: 0, y: 0 } }],
    })
    expect([placed.status, placed.error.details?.fields?.[0]?.path]).toEqual([400, 'props.placements'])
    expect((await updateLine(line.id, 1, { archCustomViewId: elsewhere })).status).toBe(400)
    expect(
      (await updateLine(line.id, 1, { placements: [{ plan: { x: 1e9, z: 0 }, view: null }] })).status,
    ).toBe(400)
  })

  test('[1.9.35] of doors and fronts begin at 0,0', async () => {
    const guestId = demoUserId(norrvik, 'guest')
    const { order } = await orderOf(inUse.database, {
      orgId: norrvik.id,
      userId: guestId,
      productCategoryId: 20,
    })
    const caller = await inUse.app.as(guestId)
    const add = async (props: object) =>
      recordOf(
        await caller.post('/api/resources/productInstance/create', {
          orgId: norrvik.id,
          props: { productOrderId: order.id, productId: 104, rank: 2, ...props },
        }),
      )
    expect(await add({})).toMatchObject({
      position: { x: 0, y: 0 },
      placements: [{ plan: { x: 0, z: 0, rotation: 0 }, view: null }],
    })
    expect(await add({ rank: 3, position: { x: 40, y: 8 } })).toMatchObject({
      placements: [{ plan: { x: 40, z: 8, rotation: 0 }, view: null }],
    })
  })
})

describe('a copy of an order', () => {
  test('[1.4.40] has all that is drawn, with its own viewports, walls, parents and lines', async () => {
    const { orderId, viewId, fixture } = inUse
    const wall = recordOf(
      await act(inUse.guest, 'archWall', 'create', {
        props: { productOrderId: orderId, from: { x: 0, z: 0 }, to: { x: 180, z: 0 } },
      }),
    )
    const goneView = await inUse.newView(orderId)
    const area = recordOf(
      await act(inUse.guest, 'entity', 'create', {
        props: {
          productOrderId: orderId,
          type: 'calicoMuralArea',
          data: { archCustomViewId: viewId, position: { x: 0, y: 0 } },
        },
      }),
    )
    await act(inUse.guest, 'entity', 'create', {
      props: [
        {
          ...panelProps(orderId, viewId, { panelNumber: 1 }),
          parentId: area.id,
          parentResourceKey: 'entity',
        },
        { ...panelProps(orderId, goneView) },
        { productOrderId: orderId, type: 'opening', data: { archWallId: wall.id, offset: 12 } },
        {
          ...panelProps(orderId, viewId, { panelNumber: 2 }),
          parentId: fixture.line.id,
          parentResourceKey: 'productInstance',
        },
      ],
    })
    await act(inUse.guest, 'archElevation', 'create', {
      props: { productOrderId: orderId, from: { x: 0, z: 9 }, to: { x: 9, z: 9 }, archCustomViewId: viewId },
    })
    await act(inUse.guest, 'productCanvasText', 'create', {
      props: { productOrderId: orderId, text: 'Here', position: { x: 1, y: 1 }, customViewId: viewId },
    })
    await act(inUse.guest, 'productCanvasLine', 'create', { props: { productOrderId: orderId } })
    await act(inUse.guest, 'archCustomView', 'destroy', { where: { id: goneView } })
    await updateLine(fixture.line.id, 1, {
      placements: [{ plan: { x: 3, z: 4 }, view: { archCustomViewId: viewId, x: 7, y: 8 } }],
    })

    const copied = await inUse.member.call(endpoints.duplicateOrder, { orgId, productOrderId: orderId })
    const { orgSpecificId } = copied.data.productOrder
    const read = async (productOrderOrgSpecificId: number) =>
      (await inUse.member.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId })).data.data
    const copy = await read(orgSpecificId)
    const [view] = copy.archCustomViews ?? []
    const [copiedWall] = copy.archWalls ?? []
    const copiedArea = copy.entities?.find(({ type }) => type === 'calicoMuralArea')
    const [line] = copy.productInstances
    expect(view?.id).not.toBe(viewId)
    expect(copy.archWalls).toMatchObject([{ to: { x: 180, z: 0 }, version: 1 }])
    expect(copy.archElevations).toMatchObject([{ archCustomViewId: view?.id }])
    expect(copy.productCanvasTexts).toMatchObject([{ text: 'Here', customViewId: view?.id }])
    expect(copy.productCanvasLines).toHaveLength(1)
    const byNumber = (number: number) => copy.entities?.find(({ data }) => data['panelNumber'] === number)
    expect(copy.entities).toHaveLength(4)
    expect(copiedArea).toMatchObject({ data: { archCustomViewId: view?.id } })
    expect(byNumber(1)).toMatchObject({
      parentId: copiedArea?.id,
      parentResourceKey: 'entity',
      data: { archCustomViewId: view?.id },
    })
    expect(byNumber(2)).toMatchObject({ parentId: line?.id, parentResourceKey: 'productInstance' })
    expect(copy.entities?.find(({ type }) => type === 'opening')).toMatchObject({
      data: { archWallId: copiedWall?.id, offset: 12 },
    })
    expect(line).toMatchObject({
      archCustomViewId: view?.id,
      position: { x: 7, y: 8 },
      placements: [{ plan: { x: 3, z: 4, rotation: 0 }, view: { archCustomViewId: view?.id, x: 7, y: 8 } }],
    })
    // The order that was copied is as it was.
    const source = await read(fixture.order.orgSpecificId)
    expect(source.archCustomViews).toMatchObject([{ id: viewId }])
    expect(source.entities).toHaveLength(5)
  })

  test('a deleted order takes its canvas along and brings it back', async () => {
    await act(inUse.guest, 'entity', 'create', { props: panelProps(inUse.orderId, inUse.viewId) })
    const about = { orgId, where: { id: inUse.orderId } }
    expect((await inUse.guest.post('/api/resources/productOrder/destroy', about)).status).toBe(200)
    const asked = { where: { productOrderId: inUse.orderId } }
    expect((await act(inUse.guest, 'entity', 'get', asked)).status).toBe(404)
    await inUse.guest.post('/api/resources/productOrder/restore', about)
    expect(recordsOf(await act(inUse.guest, 'entity', 'get', asked))).toHaveLength(1)
  })
})
