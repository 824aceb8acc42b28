/** What is left of an order: for employees alone, by the cost rules of its products, and the same after new versions of them. */
import { endpoints, resources } from '@orderwright/contract'
import { customProductId } from '@orderwright/domain/catalog'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../testing/sign-in/api-keys.ts'
import { change, insert, longAgo, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const guestId = demoUserId(cobaltAndPine, 'guest')
const inUse = useTestApp()
let owner: Caller
let member: Caller
let guest: Caller

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
  member = await inUse.app.as(demoUserId(cobaltAndPine, 'member'))
  guest = await inUse.app.as(guestId)
})

const fixed = (value: number) => ({ type: 'fixed' as const, props: { value }, operator: '+' as const })
const since = (created: string, value: number) => ({ created, expressions: [fixed(value)] })
const costs = { 1: since('2025-01-01 00:00:00', 4000) }

/** A submitted order of two lamps at $100 with a tenth off, priced in January of 2026; a lamp costs by a rule of these versions. */
async function lamps(
  versions: object | null = costs,
  more: { readonly standing?: 'started' | 'submitted' } = {},
) {
  const rule = (title: string, of: object) =>
    insert(inUse.database, 'productPricingRule', orgId, { title, versions: of })
  const price = await rule('Lamps', { 1: since('2025-01-01 00:00:00', 10_000) })
  const cost = versions === null ? null : await rule('What lamps cost', versions)
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Lamps', rank: 1 })
  const product = await insert(inUse.database, 'product', orgId, {
    title: 'Lamp',
    rank: 1,
    productCategoryId: category.id,
    productPricingRuleId: price.id,
    costRuleId: cost?.id ?? null,
  })
  const { order, line } = await orderOf(inUse.database, {
    orgId,
    userId: guestId,
    standing: more.standing ?? 'submitted',
    discountMode: 'rate',
    discountPercentage: 10,
  })
  await change(inUse.database, 'productInstance', orgId, line.id, {
    productId: product.id,
    title: 'Hall',
    quantity: 2,
    customPriceInCents: null,
  })
  return { price, cost, product, order, line, costRuleId: cost?.id ?? 0 }
}

const marginOf = async (caller: Caller, productOrderId: number) =>
  (await caller.call(endpoints.getOrderMargin, { orgId, productOrderId })).data.orderMargin

type Key = 'product' | 'productPricingRule'

async function send(caller: Caller, key: Key, verb: 'get' | 'update' | 'destroy', body: object) {
  const endpoint = resources[key].endpoints[verb]
  if (!endpoint) throw new Error(`${key} serves no ${verb}`)
  return caller.post(endpoint.path, { orgId, ...body })
}

async function update(key: Key, id: number, props: object) {
  const { data } = await send(owner, key, 'get', { where: { id } })
  const recordsSchema = z.object({ records: z.array(z.looseObject({ version: z.number() })) })
  const version = recordsSchema.parse(data).records[0]?.version ?? 0
  return send(owner, key, 'update', { where: { id }, version, props })
}

describe('the margin of an order', () => {
  test('[issue 18] is told to employees: what comes in after discount, what it costs, and what is left', async () => {
    const { order, line, product } = await lamps()
    const total = { revenue: 18_000, cost: 8000, margin: 10_000, percent: 55.6 }
    for (const caller of [owner, member]) {
      expect(await marginOf(caller, order.id)).toEqual({
        total: { ...total, knownLines: 1, allLines: 1 },
        lines: [
          {
            productInstanceId: line.id,
            productId: product.id,
            number: 1,
            title: 'Hall',
            quantity: 2,
            unitCost: 4000,
            cost: 8000,
            revenue: 18_000,
            margin: total,
            unknown: null,
          },
        ],
      })
    }
  })

  test('counts the price that an employee gave an item, and says why another is not known', async () => {
    const { order, line } = await lamps()
    await change(inUse.database, 'productInstance', orgId, line.id, { customPriceInCents: 3000 })
    await insert(inUse.database, 'productInstance', orgId, {
      productOrderId: order.id,
      productId: customProductId,
      rank: 2,
      title: '',
      customPriceInCents: 5000,
      properties: {},
    })
    const margin = await marginOf(owner, order.id)
    expect(margin?.total).toMatchObject({
      revenue: 5400,
      margin: -2600,
      percent: -48.1,
      knownLines: 1,
      allLines: 2,
    })
    expect(margin?.lines[1]).toMatchObject({
      productId: null,
      title: 'Custom product',
      cost: null,
      revenue: 4500,
      margin: null,
      unknown: { missing: 'cost', code: 'noRule', message: 'No product of the catalog says what it costs.' },
    })
  })

  test('is none where nothing of it has a cost rule', async () => {
    const { order } = await lamps(null)
    expect(await marginOf(owner, order.id)).toBeNull()
  })

  test.each([
    ['no version', {}, 'What lamps cost'],
    ['an empty version', { 1: { created: '2025-01-01 00:00:00', expressions: [] } }, 'What lamps cost'],
    ['a version to come', { 1: since('2031-01-01 00:00:00', 4000) }, 'What lamps cost'],
  ])('is not known, and never 0, where its rule has %s', async (_, versions, title) => {
    const { order } = await lamps(versions)
    const margin = await marginOf(owner, order.id)
    expect(margin?.total).toEqual({
      revenue: 0,
      cost: 0,
      margin: 0,
      percent: null,
      knownLines: 0,
      allLines: 1,
    })
    expect(margin?.lines[0]).toMatchObject({ cost: null, margin: null, unknown: { code: 'noVersion' } })
    expect(margin?.lines[0]?.unknown?.message).toContain(title)
  })

  test('of a rule that is archived goes on; of one that is gone from the database it is not known', async () => {
    const { order, costRuleId } = await lamps()
    expect((await update('productPricingRule', costRuleId, { deleted: 1 })).status).toBe(200)
    expect((await marginOf(owner, order.id))?.total).toMatchObject({ cost: 8000 })
    await change(inUse.database, 'productPricingRule', orgId, costRuleId, { deletedAt: longAgo })
    expect((await marginOf(owner, order.id))?.lines[0]).toMatchObject({
      cost: null,
      unknown: { missing: 'cost', code: 'ruleUnknown' },
    })
  })

  test('of a submitted order stays when the rule gets a new version; of one that is being made it follows', async () => {
    const submitted = await lamps()
    const started = await lamps(costs, { standing: 'started' })
    for (const { costRuleId } of [submitted, started]) {
      const versions = { ...costs, 2: since('2026-02-01 00:00:00', 9000) }
      expect((await update('productPricingRule', costRuleId, { versions })).status).toBe(200)
    }
    expect((await marginOf(owner, submitted.order.id))?.total.cost).toBe(8000)
    expect((await marginOf(owner, started.order.id))?.total.cost).toBe(18_000)
  })
})

describe('a cost rule', () => {
  test('keeps the versions that submitted orders are costed by; a first one may be dated back', async () => {
    const { costRuleId } = await lamps()
    const refused = await update('productPricingRule', costRuleId, {
      versions: { 1: since('2025-01-01 00:00:00', 4100) },
    })
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'versionPriced'])
    const { order, costRuleId: empty } = await lamps({})
    expect((await update('productPricingRule', empty, { versions: costs })).status).toBe(200)
    expect((await marginOf(owner, order.id))?.total.cost).toBe(8000)
  })

  test('is not deleted while a product has it, and the answer names the product once', async () => {
    const { costRuleId, product } = await lamps()
    await update('product', product.id, { productPricingRuleId: costRuleId })
    const refused = await send(owner, 'productPricingRule', 'destroy', { where: { id: costRuleId } })
    expect([refused.status, refused.error.details]).toMatchObject([
      422,
      {
        rule: 'pricingRuleInUse',
        usedBy: [{ resourceKey: 'product', id: product.id, title: 'Lamp' }],
      },
    ])
    for (const field of ['productPricingRuleId', 'costRuleId'])
      expect((await update('product', product.id, { [field]: null })).status).toBe(200)
    expect((await send(owner, 'productPricingRule', 'destroy', { where: { id: costRuleId } })).status).toBe(
      200,
    )
  })

  test('that is archived is not given to another product', async () => {
    const { costRuleId } = await lamps()
    const other = await lamps(null)
    await update('productPricingRule', costRuleId, { deleted: 1 })
    const refused = await update('product', other.product.id, { costRuleId })
    expect([refused.status, refused.error.details]).toMatchObject([
      422,
      { rule: 'pricingRuleArchived', fields: [{ path: 'props.costRuleId' }] },
    ])
  })

  test('concerns the orders whose products have it', async () => {
    const { costRuleId } = await lamps(costs, { standing: 'started' })
    const body = { orgId, productPricingRuleIds: [costRuleId] }
    expect((await owner.call(endpoints.countAffectedOrders, body)).data).toMatchObject({
      orders: 1,
      items: 1,
    })
  })

  test('goes with a copy of its product', async () => {
    const { product, costRuleId } = await lamps()
    const copied = await owner.call(endpoints.duplicateProduct, { orgId, productId: product.id })
    expect(copied.data.product).toMatchObject({ title: 'Lamp (copy)', costRuleId })
  })
})

describe('what things cost', () => {
  test('[issue 18] is told to no guest, also where they see prices, and to no employee in guest mode', async () => {
    const { order, costRuleId, price, product } = await lamps()
    const refused = await guest.call(endpoints.getOrderMargin, { orgId, productOrderId: order.id })
    expect(refused.status).toBe(403)
    const inGuestMode = { orgId, productOrderId: order.id, isGuestMode: true }
    // In guest mode the order of somebody else is none of theirs.
    expect((await owner.call(endpoints.getOrderMargin, inGuestMode)).status).toBe(404)
    const asGuest = (path: string, body: object) => guest.post(path, { orgId, ...body })
    const answers = [
      await asGuest(endpoints.getOrderData.path, { productOrderOrgSpecificId: order.orgSpecificId }),
      await asGuest(endpoints.getHomepageData.path, {}),
      await send(guest, 'product', 'get', {}),
      await send(guest, 'productPricingRule', 'get', {}),
      await send(owner, 'product', 'get', { isGuestMode: true }),
      await send(owner, 'productPricingRule', 'get', { isGuestMode: true, where: { id: costRuleId } }),
    ]
    for (const { status, text } of answers) {
      expect([status, text.includes(`"costRuleId":${costRuleId}`), text.includes('What lamps cost')]).toEqual(
        [200, false, false],
      )
    }
    // The rule that prices the lamp is there: a customer's browser works out its price.
    expect(answers[0]?.text).toContain(`"productPricingRuleId":${price.id}`)
    expect(answers[3]?.text).toContain(`"id":${price.id}`)
    expect((await send(member, 'product', 'get', { where: { id: product.id } })).text).toContain(
      `"costRuleId":${costRuleId}`,
    )
  })

  test('is told to API keys, which act for the house', async () => {
    const { order } = await lamps()
    const key = await makeApiKey(inUse.app, {
      orgId,
      ownerId: demoUserId(cobaltAndPine, 'owner'),
      scope: 'read',
      role: 'member',
    })
    expect((await marginOf(key.caller, order.id))?.total.margin).toBe(10_000)
  })

  test('is written by owners alone', async () => {
    const { product, costRuleId } = await lamps()
    const asMember = await send(member, 'product', 'update', {
      where: { id: product.id },
      version: product.version,
      props: { costRuleId },
    })
    expect(asMember.status).toBe(403)
  })
})
