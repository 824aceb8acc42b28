/** How many open orders a change of the catalog concerns. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf, profileOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let owner: Caller
let made: Awaited<ReturnType<typeof world>>

async function orderWith(fields: object, ...lines: object[]) {
  const userId = demoUserId(maisonLumen, 'guest')
  const { order, line } = await orderOf(inUse.database, { orgId, userId, ...fields })
  await change(inUse.database, 'productInstance', orgId, line.id, { deletedAt: new Date() })
  let rank = 1
  for (const one of lines) {
    await insert(inUse.database, 'productInstance', orgId, { productOrderId: order.id, rank, ...one })
    rank += 1
  }
  return order
}

/** A product, a property with two options, a rule and a classifier; and orders that hold them. */
async function world() {
  const { database } = inUse
  const rule = await insert(database, 'productPricingRule', orgId, { title: 'Lamps' })
  const group = await insert(database, 'productOptionClassifierGroup', orgId, { title: 'Finish' })
  const classifier = await insert(database, 'productOptionClassifier', orgId, {
    title: 'Plated',
    productOptionClassifierGroupId: group.id,
  })
  const product = await insert(database, 'product', orgId, { title: 'Lamp', rank: 1 })
  const property = await insert(database, 'productProperty', orgId, { title: 'Shade', rank: 1 })
  const common = { productPropertyId: property.id, rank: 1 }
  const linen = await insert(database, 'productOption', orgId, {
    ...common,
    title: 'Linen',
    productPricingRuleId: rule.id,
  })
  const silk = await insert(database, 'productOption', orgId, {
    ...common,
    title: 'Silk',
    classifications: { [group.id]: classifier.id },
  })
  const text = await insert(database, 'productProperty', orgId, { title: 'Name', rank: 2, type: 'text' })

  const ofProduct = { productId: product.id }
  const chosen = (selection: object) => ({ productId: -1, properties: { [property.id]: selection } })
  const both = await orderWith(
    { title: 'Both' },
    { ...ofProduct, properties: { [property.id]: { optionId: linen.id } } },
    chosen({ optionIds: [silk.id, linen.id] }),
  )
  const plain = await orderWith({ title: 'Plain', standing: 'submitted' }, ofProduct, ofProduct, {
    productId: -1,
    properties: { [text.id]: { value: 'Hall' } },
  })
  const byOrder = await orderWith(
    { title: 'By the order', properties: { [property.id]: { optionId: silk.id } } },
    { productId: -1 },
  )
  const profile = await profileOf(database, orgId)
  const finished = profile.productOrderStatuses.find(({ type }) => type === 'delivered')?.key ?? ''
  for (const closed of [
    { archived: 1 },
    { deletedAt: new Date() },
    { lastCompletedStatusKey: finished, statusData: { [finished]: { date: '2026-01-02 03:04:05' } } },
  ]) {
    await orderWith(closed, { ...ofProduct, properties: { [property.id]: { optionId: linen.id } } })
  }
  return { rule, classifier, product, property, linen, silk, text, both, plain, byOrder }
}

beforeAll(async () => {
  made = await world()
})
beforeEach(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

async function count(asked: object) {
  const { status, data } = await owner.call(endpoints.countAffectedOrders, { orgId, ...asked })
  return { status, ...data }
}

describe('open orders and lines that a change concerns', () => {
  test('[issue 14] are those of a product; archived, deleted and finished orders are not counted', async () => {
    expect(await count({ productIds: [made.product.id] })).toEqual({ status: 200, orders: 2, items: 3 })
  })

  test('[issue 14] are those that hold an option, one of several included', async () => {
    expect(await count({ productOptionIds: [made.linen.id] })).toMatchObject({ orders: 1, items: 2 })
  })

  test('[issue 14] an order that holds an option by itself counts, without a line', async () => {
    expect(await count({ productOptionIds: [made.silk.id] })).toMatchObject({ orders: 2, items: 1 })
  })

  test('[issue 14] are those with any value of a property', async () => {
    expect(await count({ productPropertyIds: [made.text.id] })).toMatchObject({ orders: 1, items: 1 })
    expect(await count({ productPropertyIds: [made.property.id] })).toMatchObject({ orders: 2, items: 2 })
  })

  test('[issue 14] are those of what a pricing rule prices, and of what has a classifier', async () => {
    expect(await count({ productPricingRuleIds: [made.rule.id] })).toMatchObject({ orders: 1, items: 2 })
    expect(await count({ productOptionClassifierIds: [made.classifier.id] })).toMatchObject({
      orders: 2,
      items: 1,
    })
    await change(inUse.database, 'product', orgId, made.product.id, { productPricingRuleId: made.rule.id })
    expect(await count({ productPricingRuleIds: [made.rule.id] })).toMatchObject({ orders: 2, items: 4 })
  })

  test('[issue 14] of several records each order and each line is counted once', async () => {
    const asked = { productIds: [made.product.id], productOptionIds: [made.linen.id, made.silk.id] }
    expect(await count(asked)).toMatchObject({ orders: 3, items: 4 })
  })

  test('[issue 14] are none for nothing, and for what is not there', async () => {
    expect(await count({})).toEqual({ status: 200, orders: 0, items: 0 })
    expect(await count({ productIds: [2_000_000_000], productOptionIds: [2_147_483_647] })).toMatchObject({
      orders: 0,
      items: 0,
    })
  })

  test('[issue 14] are listed on demand, the latest first, with how many lines each has', async () => {
    const asked = { productIds: [made.product.id], productOptionIds: [made.silk.id], withOrders: true }
    const { affectedOrders } = await count(asked)
    expect(affectedOrders).toEqual([
      { id: made.byOrder.id, orgSpecificId: made.byOrder.orgSpecificId, title: 'By the order', items: 0 },
      { id: made.plain.id, orgSpecificId: made.plain.orgSpecificId, title: 'Plain', items: 2 },
      { id: made.both.id, orgSpecificId: made.both.orgSpecificId, title: 'Both', items: 2 },
    ])
  })

  test('[issue 14] are counted by owners alone, in their organization alone', async () => {
    const body = { orgId, productIds: [made.product.id] }
    const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
    expect((await member.post(endpoints.countAffectedOrders.path, body)).status).toBe(403)
    const foreign = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
    expect((await foreign.post(endpoints.countAffectedOrders.path, body)).status).toBe(404)
    const abroad = await foreign.call(endpoints.countAffectedOrders, { ...body, orgId: cobaltAndPine.id })
    expect(abroad.data).toEqual({ orders: 0, items: 0 })
  })
})

describe('what holds very much', () => {
  test('[issue 14] lines and orders that hold very much are counted too, and an order once', async () => {
    const { database } = inUse
    const rug = await insert(database, 'product', orgId, { title: 'Rug', rank: 2 })
    const wool = await insert(database, 'productOption', orgId, {
      title: 'Wool',
      productPropertyId: made.property.id,
      rank: 9,
    })
    const chosen = { [made.property.id]: { optionId: wool.id } }
    // A property with a value counts by itself: these come to more than 250.
    const many = Object.fromEntries(
      Array.from({ length: 260 }, (_, index) => [500_000 + index, { value: 'x' }]),
    )
    const ofRug = { productId: rug.id }
    await orderWith({ title: 'A long line' }, { ...ofRug, properties: { ...many, ...chosen } })
    await orderWith(
      { title: 'Long and short lines', properties: chosen },
      { ...ofRug, properties: { ...many, ...chosen } },
      { ...ofRug, properties: chosen },
    )
    await orderWith({ title: 'A long order', properties: { ...many, ...chosen } }, ofRug)
    await orderWith({ title: 'Gone', archived: 1 }, { ...ofRug, properties: { ...many, ...chosen } })
    expect(await count({ productOptionIds: [wool.id] })).toMatchObject({ orders: 3, items: 3 })
    expect(await count({ productIds: [rug.id] })).toMatchObject({ orders: 3, items: 4 })
    expect(await count({ productPropertyIds: [500_000] })).toMatchObject({ orders: 3, items: 2 })
  })
})
