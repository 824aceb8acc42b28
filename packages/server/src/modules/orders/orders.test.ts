/** Home, the orders list and the order page's data, over the demo organisations. */
import { endpoints, type ParsedBodyOf, productInstanceResource } from '@orderwright/contract'
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import type { OrderDocument } from '@orderwright/domain/orders'
import { toTimestamp } from '@orderwright/domain/units'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
let member: Caller
let owner: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

describe('home', () => {
  test('[1.6.10, 1.6.11, 1.6.12, 1.7.03] each role gets the products of its publish level, archived ones never', async () => {
    const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Levels', rank: 99 })
    const of = (title: string, more: object) =>
      insert(inUse.database, 'product', orgId, { title, rank: 1, productCategoryId: category.id, ...more })
    await of('for all', { publishLevel: 'all' })
    await of('for members', { publishLevel: 'internal' })
    await of('for owners', { publishLevel: 'admin' })
    await of('gone', { archived: 1 })
    const seen = async (caller: Caller, isGuestMode = false) =>
      (await caller.call(endpoints.getHomepageData, { orgId, isGuestMode })).data.data.products
        .filter(({ productCategoryId }) => productCategoryId === category.id)
        .map(({ title }) => title)
    expect(await seen(owner)).toEqual(['for all', 'for members', 'for owners'])
    expect(await seen(member)).toEqual(['for all', 'for members'])
    expect(await seen(guest)).toEqual(['for all'])
    expect(await seen(owner, true)).toEqual(['for all'])
  })
})

type ListBody = Partial<ParsedBodyOf<typeof endpoints.getOrdersData>>

describe('the list', () => {
  const list = async (caller: Caller, body: ListBody = {}) =>
    (await caller.call(endpoints.getOrdersData, { orgId, ...body })).data.data.productOrders

  test('[1.6.08] employees see all orders, guests and guest mode their own', async () => {
    const everybody = new Set((await list(owner)).map(({ userId }) => userId))
    expect(everybody.size).toBeGreaterThan(3)
    expect(new Set((await list(guest)).map(({ userId }) => userId))).toEqual(new Set([guestId]))
    expect(await list(owner, { isGuestMode: true })).toEqual([])
    expect(
      new Set((await list(guest, { filters: { ...all, orderOwner: 'all' } })).map(({ userId }) => userId)),
    ).toEqual(new Set([guestId]))
  })

  const all = { orderOwner: 'all', archived: 'all', productCategoryId: 'all', statusKey: 'All' } as const

  test('[1.4.52, 1.9.01] is last updated first, and pages follow each other', async () => {
    const whole = await list(owner, { filters: all, resultConstraints: { from: 0, to: 250 } })
    const times = whole.map(({ lastUpdated }) => lastUpdated)
    expect(times).toEqual(times.toSorted((a, b) => (a < b ? 1 : -1)))
    const pages = [
      ...(await list(owner, { filters: all, resultConstraints: { from: 0, to: 20 } })),
      ...(await list(owner, { filters: all, resultConstraints: { from: 20, to: 40 } })),
    ]
    expect(pages.map(({ id }) => id)).toEqual(whole.slice(0, 40).map(({ id }) => id))
  })

  test('[1.4.46] filters by owner, archived, category, status and processing payment', async () => {
    const whole = await list(owner, { filters: all, resultConstraints: { from: 0, to: 250 } })
    const filtered = async (filters: Partial<ListBody['filters']>) =>
      (await list(owner, { filters: { ...all, ...filters }, resultConstraints: { from: 0, to: 250 } })).map(
        ({ id }) => id,
      )
    const expected = (keep: (row: (typeof whole)[number]) => boolean) =>
      whole.filter(keep).map(({ id }) => id)
    expect(await filtered({ archived: 'archived' })).toEqual(expected((row) => row.archived === 1))
    expect(await filtered({ archived: 'active' })).toEqual(expected((row) => row.archived === 0))
    expect(await filtered({ orderOwner: guestId })).toEqual(expected((row) => row.userId === guestId))
    expect(await filtered({ productCategoryId: 1 })).toEqual(expected((row) => row.productCategoryId === 1))
    expect(await filtered({ statusKey: 'shipped' })).toEqual(
      expected((row) => row.lastCompletedStatusKey === 'shipped'),
    )
    expect(await filtered({ isProcessingPayment: 1 })).toEqual(
      expected((row) => row.isProcessingPayment === 1),
    )
  })

  test('searches title, firm, project and number, and takes wildcards as they are', async () => {
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      projectName: 'Lighthouse 100%_\\x',
    })
    const find = async (searchTerm: string) =>
      (await list(owner, { searchTerm, filters: all })).map(({ id }) => id)
    expect(await find('lighthouse')).toEqual([order.id])
    expect(await find('100%_\\X')).toEqual([order.id])
    expect(await find('lighthouse_100')).toEqual([])
    expect(await find(String(order.orgSpecificId))).toContain(order.id)
  })

  test('[1.6.11, 1.7.05] the advanced columns are for employees who are not in guest mode', async () => {
    const advanced = { includeAdvancedOrderData: true, filters: all }
    expect((await list(owner, advanced))[0]?.advanced).toBeDefined()
    expect((await list(owner))[0]?.advanced).toBeUndefined()
    expect((await list(guest, advanced)).map((row) => row.advanced)).toEqual(
      (await list(guest, advanced)).map(() => undefined),
    )
  })

  test('in production, where answers are copied and not validated, the answer is the same to the field', async () => {
    const production = await createTestApp(inUse.database, { config: { isProduction: true } })
    const hidden = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
    for (const caller of [owner, guest, hidden]) {
      for (const includeAdvancedOrderData of [false, true]) {
        const body = { orgId, includeAdvancedOrderData }
        const validated = await caller.call(endpoints.getOrdersData, body)
        const written = await production.anonymous.call(endpoints.getOrdersData, body, {
          cookie: caller.cookie,
        })
        expect(written.data).toEqual(validated.data)
      }
    }
    await production.close()
  })

  test('a guest with hidden pricing on one order sees that one without prices', async () => {
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      involvedUsers: { [guestId]: { role: 'owner', pricingIsHidden: 1 } },
    })
    const rows = await list(guest, { filters: all })
    expect(rows.find(({ id }) => id === order.id)).not.toHaveProperty('costs')
    expect(rows.find(({ id }) => id !== order.id)).toHaveProperty('costs')
  })
})

describe('the order page', () => {
  const open = (caller: Caller, productOrderOrgSpecificId: number) =>
    caller.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId })

  test('[1.7.10, 2.7.01] gives the order, its lines and the catalog they draw on', async () => {
    const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId })
    const { data } = (await open(guest, order.orgSpecificId)).data
    expect(data.productOrders.map(({ id }) => id)).toEqual([order.id])
    expect(data.productInstances.map(({ id }) => id)).toEqual([line.id])
    for (const list of [
      data.products,
      data.productCategories,
      data.productProperties,
      data.productOptions,
      data.productPropertyGroups,
      data.productRules,
      data.productPricingRules,
      data.productOptionClassifiers,
    ]) {
      expect(list.length).toBeGreaterThan(0)
    }
    // Graphics as far as a product of the answer names them.
    const named = new Set(data.products.flatMap(({ graphic }) => graphic?.productGraphicId ?? []))
    expect(data.productGraphics.map(({ id }) => id)).toEqual([...named].toSorted((a, b) => a - b))
    expect(data).toMatchObject({ isSpatial: false, pricingIsHidden: false, guests: [] })
    expect(data.users).toEqual([{ id: guestId, name: expect.any(String) }])
    expect((await open(owner, order.orgSpecificId)).data.data.guests.length).toBeGreaterThan(0)
  })

  test('[1.2.57] an order of a spatial category brings its canvas', async () => {
    const category = await inUse.database.owner.db
      .selectFrom('productCategories')
      .select('id')
      .where('orgId', '=', norrvik.id)
      .where('id', 'in', [20, 21])
      .executeTakeFirstOrThrow()
    const norrvikOwner = demoUserId(norrvik, 'owner')
    const { order } = await orderOf(inUse.database, {
      orgId: norrvik.id,
      userId: norrvikOwner,
      productCategoryId: category.id,
    })
    const caller = await inUse.app.as(norrvikOwner)
    const body = { orgId: norrvik.id, productOrderOrgSpecificId: order.orgSpecificId }
    const { data } = (await caller.call(endpoints.getOrderData, body)).data
    expect(data).toMatchObject({
      isSpatial: true,
      archWalls: [],
      archElevations: [],
      archCustomViews: [],
      entities: [],
    })
  })

  test('[1.6.13, 1.6.14] an option or product above the viewer’s level comes only when the order uses it', async () => {
    const product = await insert(inUse.database, 'product', orgId, {
      title: 'Secret',
      rank: 500,
      productCategoryId: 1,
      publishLevel: 'admin',
    })
    const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId })
    const titles = async () => (await open(guest, order.orgSpecificId)).data.data.products.map(({ id }) => id)
    expect(await titles()).not.toContain(product.id)
    await change(inUse.database, 'productInstance', orgId, line.id, { productId: product.id })
    expect(await titles()).toContain(product.id)
  })

  test('abilities follow role and state', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'payment' })
    const abilities = async (caller: Caller) => (await open(caller, order.orgSpecificId)).data.data.abilities
    expect(await abilities(guest)).toMatchObject({
      update: false,
      pay: true,
      cancel: true,
      approve: false,
      seePrices: true,
    })
    expect(await abilities(owner)).toMatchObject({
      update: true,
      setStatus: true,
      recordPayment: true,
      approve: false,
    })
  })
})

describe('configuring a keypad', () => {
  const create = productInstanceResource.endpoints.create
  const update = productInstanceResource.endpoints.update
  if (!create || !update) throw new Error('lines can be created and updated')

  async function keypadOrder() {
    const made = await guest.call(endpoints.createProductOrder, {
      productOrderProps: { orgId, productCategoryId: 1 },
    })
    const order = made.data.productOrder
    const { data } = (
      await guest.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: order.orgSpecificId })
    ).data
    const session = (await guest.call(endpoints.getSession, {})).data
    const profile = session.orgs[0]?.profile
    const product = data.products.find(({ productCategoryId }) => productCategoryId === 1)
    if (!profile || !product) throw new Error('the demo has a keypad')
    const stored = await inUse.database.owner.db
      .selectFrom('productOrders')
      .selectAll()
      .where('orgId', '=', orgId)
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const context = {
      catalog: compileCatalog(data),
      profile,
      viewer: { role: 'guest', pricingIsHidden: false },
      now: order.created,
    } as const
    const start: OrderDocument = { order: stored, items: [] }
    return { context, start, product, planned: defaultConfiguration(context, start, product.id) }
  }

  /** The order-level choices that the new line needs; only with the line does the order have them. */
  async function choose(start: OrderDocument, planned: OrderDocument) {
    const answer = await guest.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: start.order.id },
      version: start.order.version,
      props: { properties: planned.order.properties },
      base: {
        properties: Object.fromEntries(Object.keys(planned.order.properties).map((key) => [key, null])),
      },
    })
    expect(answer.status).toBe(200)
  }

  test('the server stores the price that the browser’s engine shows, and refuses what the rules refuse', async () => {
    const { context, planned, product, start } = await keypadOrder()
    const evaluation = evaluateOrder(context, planned.document)
    const [item] = planned.document.items
    expect(evaluation.subtotal).toBeGreaterThan(0)
    const props = {
      productOrderId: start.order.id,
      productId: product.id,
      rank: 1,
      quantity: 3,
      properties: item?.properties,
    }
    const created = await guest.call(create, { orgId, props })
    expect(created.status).toBe(200)
    await choose(start, planned.document)
    const order = (
      await guest.call(endpoints.getOrderData, {
        orgId,
        productOrderOrgSpecificId: start.order.orgSpecificId,
      })
    ).data.data
    expect(order.productOrders[0]?.costs?.orderSubTotal).toBe((evaluation.subtotal ?? 0) * 3)
    expect(order.productOrders[0]?.plateFinishes).not.toBe('')
    const line = order.productInstances[0]
    const refused = await guest.call(update, {
      orgId,
      where: { id: line?.id ?? 0 },
      version: line?.version ?? 0,
      props: { properties: { [Object.keys(line?.properties ?? {})[0] ?? '']: { optionId: 2_000_000_000 } } },
    })
    expect(refused.status).toBe(422)
  })

  test('a price version published later changes no submitted order', async () => {
    const { planned, product, start } = await keypadOrder()
    const props = {
      productOrderId: start.order.id,
      productId: product.id,
      rank: 1,
      title: 'Hall',
      properties: planned.document.items[0]?.properties,
    }
    expect((await guest.call(create, { orgId, props })).status).toBe(200)
    await choose(start, planned.document)
    await change(inUse.database, 'productOrder', orgId, start.order.id, {
      phone: '2125550100',
      firmName: 'Studio',
      clientEmails: 'a@example.com',
      deliveryAddress: {
        streetAddress: '1 Main',
        streetAddress2: '',
        country: 'US',
        city: 'NY',
        state: 'NY',
        zip: '10001',
      },
    })
    const submitted = await guest.call(endpoints.submitOrder, { productOrderId: start.order.id })
    expect(submitted.status === 200 ? '' : submitted.text).toBe('')
    const total = submitted.data.productOrder.costs?.orderTotal
    const rules = await inUse.database.owner.db
      .selectFrom('productPricingRules')
      .selectAll()
      .where('orgId', '=', orgId)
      .execute()
    const tomorrow = toTimestamp(new Date(Date.now() + 24 * 60 * 60 * 1000))
    for (const rule of rules) {
      const last = Object.entries(rule.versions).at(-1)
      await change(inUse.database, 'productPricingRule', orgId, rule.id, {
        versions: {
          ...rule.versions,
          99: {
            created: tomorrow,
            expressions: [
              ...(last?.[1].expressions ?? []),
              { type: 'fixed', operator: '+', props: { value: 9_999 } },
            ],
          },
        },
      })
    }
    const touched = await owner.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: start.order.id },
      version: submitted.data.productOrder.version,
      props: { secondaryNote: 'touched' },
    })
    expect(touched.data).toMatchObject({ record: { costs: { orderTotal: total } } })
  })
})
