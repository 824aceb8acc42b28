/** The calls on the canvas of an order, on the real database. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { act, canvasOrg, panelProps, recordOf, recordsOf, useCanvas } from '../../testing/orders/canvas.ts'
import { insert } from '../../testing/fixture.ts'

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

describe('drawing', () => {
  test('[2.7.39, 2.3.29, 2.3.31, 2.3.33, 2.9.24] makes each kind with what is usual for what was left out', async () => {
    expect(await created('archWall', wall())).toMatchObject({ height: 96, thickness: 4, version: 1 })
    const line = { from: { x: 0, z: 9 }, to: { x: 9, z: 9 } }
    expect(await created('archElevation', { productOrderId: inUse.orderId, ...line })).toMatchObject({
      viewDepth: 50,
      archCustomViewId: null,
    })
    expect(await created('archCustomView', { productOrderId: inUse.orderId, rank: 2 })).toMatchObject({
      title: 'Untitled Viewport',
      archived: 0,
      drawingNotesData: {},
    })
    expect(await created('entity', panel())).toMatchObject({
      type: 'calicoMuralPanel',
      data: { bleedLeft: 1, bleedRight: 1, bleedTop: 1, bleedBottom: 1, yRotation: 0 },
    })
    const text = { productOrderId: inUse.orderId, position: { x: 1, y: 2 } }
    expect(await created('productCanvasText', text)).toMatchObject({
      text: '',
      width: 100,
      customViewId: null,
    })
    expect(await created('productCanvasLine', { productOrderId: inUse.orderId })).toMatchObject({
      from: { x: 0, y: 0 },
      to: { x: 50, y: 50 },
      strokeWidth: 2,
      fromSymbol: 'none',
      toSymbol: 'none',
    })
  })

  test('[2.7.39] makes a list at once, in its order', async () => {
    const props = [1, 2, 3].map((panelNumber) => panel({ panelNumber }))
    const records = recordsOf(await act(inUse.guest, 'entity', 'create', { props }))
    expect(records).toMatchObject([
      { data: { panelNumber: 1 } },
      { data: { panelNumber: 2 } },
      { data: { panelNumber: 3 } },
    ])
  })

  test('[2.3.34] keeps notes under their eight keys, the other name of one among them', async () => {
    const drawingNotesData = { general: 'Plumb.', criticalPanelAlignment: 'Panel 3.' }
    const view = await created('archCustomView', { productOrderId: inUse.orderId, rank: 2, drawingNotesData })
    expect(view).toMatchObject({
      drawingNotesData: { general: 'Plumb.', criticalAlignmentPanel: 'Panel 3.' },
    })
    const unknown = { productOrderId: inUse.orderId, rank: 2, drawingNotesData: { other: 'x' } }
    expect((await act(inUse.guest, 'archCustomView', 'create', { props: unknown })).status).toBe(400)
  })

  test('twice with one key makes one record', async () => {
    const path = '/api/resources/archWall/create'
    const headers = { 'idempotency-key': 'a-wall-of-a-lost-answer' }
    const first = await inUse.guest.post(path, { orgId, props: wall() }, headers)
    const second = await inUse.guest.post(path, { orgId, props: wall() }, headers)
    expect(recordOf(second).id).toBe(recordOf(first).id)
    expect((await canvasData()).archWalls).toHaveLength(1)
  })

  test('[2.3.28] refuses a wall without length and a list with one wrong record as a whole, each at its field', async () => {
    const short = await act(inUse.guest, 'archWall', 'create', { props: wall({ to: { x: 0, z: 0 } }) })
    expect([short.status, short.error.details?.fields]).toEqual([
      400,
      [{ path: 'props.to', message: 'This begins and ends at the same point. Draw it longer.' }],
    ])
    const props = [panel(), panel({ size: { width: 0, height: 1 } })]
    const list = await act(inUse.guest, 'entity', 'create', { props })
    expect(list.error.details?.fields).toEqual([
      { path: 'props.1.data.size.width', message: 'This takes a number above 0.' },
    ])
    const unknown = await act(inUse.guest, 'entity', 'create', { props: panel({ colour: 'red' }) })
    expect(unknown.error.details?.fields).toEqual([
      { path: 'props.data.colour', message: 'There is no such field.' },
    ])
    expect(await canvasData()).toMatchObject({ archWalls: [], entities: [] })
  })
})

describe('what is named', () => {
  const missing = 'What is named here is not there, or is somewhere else.'

  test('[2.3.36] is of the same order: a viewport, a wall and a parent of another are not there', async () => {
    const { order } = await inUse.newOrder()
    const elsewhere = await inUse.newView(order.id)
    const foreignWall = await insert(inUse.database, 'archWall', orgId, {
      productOrderId: order.id,
      from: { x: 0, z: 0 },
      to: { x: 9, z: 0 },
    })
    const attempts = [
      [panel({ archCustomViewId: elsewhere }), 'props.data.archCustomViewId'],
      [panel({ archCustomViewId: 2_000_000_000 }), 'props.data.archCustomViewId'],
      [
        { productOrderId: inUse.orderId, type: 'opening', data: { archWallId: foreignWall.id } },
        'props.data.archWallId',
      ],
      [{ ...panel(), parentId: foreignWall.id, parentResourceKey: 'archWall' }, 'props.parentId'],
    ] as const
    for (const [props, path] of attempts) {
      const answer = await act(inUse.guest, 'entity', 'create', { props })
      expect([answer.status, answer.error.details?.fields]).toEqual([400, [{ path, message: missing }]])
    }
    const text = { productOrderId: inUse.orderId, position: { x: 0, y: 0 }, customViewId: elsewhere }
    const answer = await act(inUse.guest, 'productCanvasText', 'create', { props: text })
    expect(answer.error.details?.fields).toEqual([{ path: 'props.customViewId', message: missing }])
  })

  test('[2.3.44] is an option and a picture of the organization, and no picture of another order', async () => {
    const texture = (muralProductOptionId: number) => ({
      productOrderId: inUse.orderId,
      type: 'calicoMuralTexture',
      data: { archCustomViewId: inUse.viewId, position: { x: 0, y: 0 }, muralProductOptionId },
    })
    expect(await created('entity', texture(101))).toMatchObject({ data: { muralProductOptionId: 101 } })
    expect((await act(inUse.guest, 'entity', 'create', { props: texture(2_000_000_000) })).status).toBe(400)
    const { order } = await inUse.newOrder()
    const picture = (productOrderId: number) =>
      insert(inUse.database, 'medium', orgId, {
        productOrderId,
        storageKey: `${orgId}/${productOrderId}.jpg`,
      })
    const [own, foreign] = [await picture(inUse.orderId), await picture(order.id)]
    const tracing = (mediumId: number) => ({
      productOrderId: inUse.orderId,
      type: 'reference',
      data: { mediumId },
    })
    expect(await created('entity', tracing(own.id))).toMatchObject({
      data: { mediumId: own.id, opacity: 0.5 },
    })
    expect((await act(inUse.guest, 'entity', 'create', { props: tracing(foreign.id) })).status).toBe(400)
  })

  test('[2.3.44] comes with the order: the design to fall back to, and one that guests are not offered', async () => {
    const hidden = await insert(inUse.database, 'productOption', orgId, {
      title: 'For one client',
      rank: 80,
      productPropertyId: 1,
      publishLevel: 'admin',
    })
    const optionIds = async () => (await canvasData()).productOptions.map(({ id }) => id)
    expect(await optionIds()).toContain(990)
    expect(await optionIds()).not.toContain(hidden.id)
    const props = {
      productOrderId: inUse.orderId,
      type: 'calicoMuralTexture',
      data: { archCustomViewId: inUse.viewId, position: { x: 0, y: 0 }, muralProductOptionId: hidden.id },
    }
    // Else anybody could look at what they are not offered, by its number.
    expect((await act(inUse.guest, 'entity', 'create', { props })).status).toBe(400)
    expect((await act(inUse.owner, 'entity', 'create', { props })).status).toBe(200)
    expect(await optionIds()).toContain(hidden.id)
    const picture = await insert(inUse.database, 'medium', orgId, { storageKey: `${orgId}/library.jpg` })
    const mediumIds = async () => (await canvasData()).media.map(({ id }) => id)
    expect(await mediumIds()).not.toContain(picture.id)
    await created('entity', {
      productOrderId: inUse.orderId,
      type: 'reference',
      data: { mediumId: picture.id },
    })
    expect(await mediumIds()).toContain(picture.id)
  })

  test('never goes around in a circle', async () => {
    const one = await created('entity', panel())
    const two = await created('entity', { ...panel(), parentId: one.id, parentResourceKey: 'entity' })
    const props = { parentId: two.id, parentResourceKey: 'entity' }
    const answer = await act(inUse.guest, 'entity', 'update', { where: { id: one.id }, version: 1, props })
    expect([answer.status, answer.error.details?.fields?.[0]?.message]).toEqual([
      400,
      'This can not stand on itself.',
    ])
  })
})

describe('changing', () => {
  const update = (id: number, version: number, props: object, base?: object) =>
    act(inUse.guest, 'entity', 'update', { where: { id }, version, props, base })

  test('[2.4.28] merges data key by key: who changes other keys of a panel is in nobody’s way', async () => {
    const { id } = await created('entity', panel({ panelNumber: 3 }))
    await update(id, 1, { data: { panelPrintNotes: 'Twice' } }, { data: { panelPrintNotes: '' } })
    const second = await update(id, 1, { data: { bleedTop: 2 } }, { data: { bleedTop: 1 } })
    expect(recordOf(second)).toMatchObject({
      version: 3,
      data: { panelPrintNotes: 'Twice', bleedTop: 2, panelNumber: 3, size: { width: 48, height: 108 } },
    })
    const clash = await update(id, 1, { data: { bleedTop: 5 } }, { data: { bleedTop: 1 } })
    expect([clash.status, clash.error.details]).toMatchObject([
      409,
      { conflictingFields: ['data.bleedTop'], current: { id, version: 3, data: { bleedTop: 2 } } },
    ])
  })

  test('[2.3.36] parses the data by its kind after merging: a key that is taken out is as usual again', async () => {
    const { id } = await created('entity', panel({ bleedTop: 3 }))
    expect(recordOf(await update(id, 1, { data: { bleedTop: null } }))).toMatchObject({
      data: { bleedTop: 1 },
    })
    const wrong = await update(id, 2, { data: { size: { width: -1, height: 5 } } })
    expect([wrong.status, wrong.error.details?.fields]).toEqual([
      400,
      [{ path: 'props.data.size.width', message: 'This takes a number above 0.' }],
    ])
    const homeless = await update(id, 2, { data: { archCustomViewId: null } })
    expect(homeless.status).toBe(400)
    const type = await update(id, 2, { type: 'opening' })
    expect(type.error.details?.fields?.[0]?.path).toBe('props.type')
    const { order } = await inUse.newOrder()
    expect((await update(id, 2, { productOrderId: order.id })).status).toBe(400)
  })

  test('[2.3.34] notes of two kinds by two people merge', async () => {
    const notes = (general: object, version: number) =>
      act(inUse.guest, 'archCustomView', 'update', {
        where: { id: inUse.viewId },
        version,
        props: { drawingNotesData: general },
        base: { drawingNotesData: Object.fromEntries(Object.keys(general).map((key) => [key, null])) },
      })
    await notes({ general: 'Plumb.' }, 1)
    expect(recordOf(await notes({ mismatch: 'Behind the door.' }, 1))).toMatchObject({
      drawingNotesData: { general: 'Plumb.', mismatch: 'Behind the door.' },
    })
  })

  test('[2.7.39] many are all or none', async () => {
    const [one, two] = recordsOf(await act(inUse.guest, 'entity', 'create', { props: [panel(), panel()] }))
    if (!one || !two) throw new Error('two panels')
    const updates = (version: number) => [
      { where: { id: one.id }, version: 1, props: { data: { position: { x: 5, y: 0 } } } },
      { where: { id: two.id }, version, props: { data: { position: { x: 9, y: 0 } } } },
    ]
    expect((await act(inUse.guest, 'entity', 'bulk-update', { updates: updates(99) })).status).toBe(409)
    expect((await canvasData()).entities).toMatchObject([
      { data: { position: { x: 0, y: 0 } } },
      { data: { position: { x: 0, y: 0 } } },
    ])
    const done = await act(inUse.guest, 'entity', 'bulk-update', { updates: updates(1) })
    expect(recordsOf(done)).toMatchObject([
      { id: one.id, data: { position: { x: 5, y: 0 } } },
      { id: two.id, data: { position: { x: 9, y: 0 } } },
    ])
    const wrong = [{ where: { id: one.id }, version: 2, props: { data: { bleedTop: 'much' } } }]
    const refused = await act(inUse.guest, 'entity', 'bulk-update', { updates: wrong })
    expect(refused.error.details?.fields).toEqual([
      { path: 'updates.0.props.data.bleedTop', message: 'This takes a number.' },
    ])
  })

  test('[1.4.27] a viewport is put away and taken out again, and stays in the list', async () => {
    const set = (archived: number, version: number) =>
      act(inUse.guest, 'archCustomView', 'update', {
        where: { id: inUse.viewId },
        version,
        props: { archived },
      })
    expect(recordOf(await set(1, 1))).toMatchObject({ archived: 1 })
    expect((await canvasData()).archCustomViews).toMatchObject([{ id: inUse.viewId, archived: 1 }])
    expect(recordOf(await set(0, 2))).toMatchObject({ archived: 0 })
  })
})
