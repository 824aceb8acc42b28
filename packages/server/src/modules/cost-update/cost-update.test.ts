/** The update of all costs: what it changes, what it must not, and that it survives being cut off. */
import { endpoints } from '@orderwright/contract'
import type { Costs } from '@orderwright/domain/orders'
import { cents } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, maisonLumen, panoramaMurals } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { runCostUpdate, unfinishedCostUpdates } from './run-cost-update.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')

let database: TestDatabase
let app: TestApp
let owner: Caller

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

async function update(caller = owner, body: object = { orgId }) {
  const started = await caller.call(endpoints.updateProductOrderCosts, body)
  expect(started.status).toBe(200)
  await app.runJobs()
  return (await caller.call(endpoints.getCostUpdate, { orgId })).data.costUpdate
}

async function costsOf(orderId: number): Promise<Costs> {
  const row = await database.owner.db
    .selectFrom('productOrders')
    .select('costs')
    .where('id', '=', orderId)
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow()
  return row.costs
}

const wrong = { orderSubTotal: cents(7), orderTotal: cents(7) }

test('[1.7.26] stores what orders cost now, says how many have changed, and writes it into their history', async () => {
  await update()
  const { order } = await orderOf(database, { orgId, userId: guestId, taxPercentage: 0 })
  const right = order.costs
  await change(database, 'productOrder', orgId, order.id, { costs: { ...right, ...wrong } })
  const done = await update()
  const count = await database.owner.db
    .selectFrom('productOrders')
    .select((select) => select.fn.countAll<number>().as('orders'))
    .where('orgId', '=', orgId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  expect(done).toMatchObject({ orgId, isDone: true, total: count.orders, checked: count.orders, changed: 1 })
  expect((await costsOf(order.id)).orderSubTotal).toBe(right.orderSubTotal)
  const { events } = (await owner.call(endpoints.getOrderEvents, { orgId, productOrderId: order.id })).data
  expect(events[0]).toMatchObject({ kind: 'order.update', userId: demoUserId(maisonLumen, 'owner') })
  expect(events[0]?.after).toHaveProperty('costs')
  // Nothing is left to change, and what is right is not written again.
  const before = await sql<{
    versions: number
  }>`select sum(version)::integer as versions from product_orders`.execute(database.owner.db)
  expect(await update()).toMatchObject({ isDone: true, changed: 0 })
  const after = await sql<{
    versions: number
  }>`select sum(version)::integer as versions from product_orders`.execute(database.owner.db)
  expect(after.rows).toEqual(before.rows)
})

test('[1.7.26] leaves archived orders as they are, and says how many (issue 12, number 23)', async () => {
  const before = await update()
  const wrongly = async (archived: 0 | 1) => {
    const { order } = await orderOf(database, { orgId, userId: guestId, taxPercentage: 0, archived })
    await change(database, 'productOrder', orgId, order.id, { costs: { ...order.costs, ...wrong } })
    return order.id
  }
  const [put, active] = [await wrongly(1), await wrongly(0)]
  const stored = () =>
    database.owner.db
      .selectFrom('productOrders')
      .select(['version', 'costs'])
      .where('orgId', '=', orgId)
      .where('id', '=', put)
      .executeTakeFirstOrThrow()
  const untouched = await stored()
  const done = await update()
  expect(done).toMatchObject({ isDone: true, changed: 1, archived: (before?.archived ?? 0) + 1 })
  expect(done?.total).toBe(done?.checked)
  expect(await stored()).toEqual(untouched)
  expect(untouched.costs.orderSubTotal).toBe(7)
  expect((await costsOf(active)).orderSubTotal).toBeGreaterThan(7)
})

test('[1.7.26] prices a submitted order at its pricing date, and never one that has none', async () => {
  const group = await insert(database, 'productCategory', orgId, { title: 'Dated', rank: 70 })
  const fixed = (value: number) => [{ type: 'fixed', props: { value }, operator: '+' }]
  const rule = await insert(database, 'productPricingRule', orgId, {
    title: 'Dated',
    versions: {
      1: { created: '2020-01-01 00:00:00', expressions: fixed(1_000) },
      2: { created: '2026-02-01 00:00:00', expressions: fixed(2_000) },
    },
  })
  const product = await insert(database, 'product', orgId, {
    title: 'Dated',
    rank: 1,
    productCategoryId: group.id,
    productPricingRuleId: rule.id,
  })
  const priced = async (standing: 'started' | 'submitted', more: object = {}) => {
    const { order, line } = await orderOf(database, {
      orgId,
      userId: guestId,
      standing,
      taxPercentage: 0,
      ...more,
    })
    await change(database, 'productInstance', orgId, line.id, {
      productId: product.id,
      customPriceInCents: null,
    })
    return order.id
  }
  const open = await priced('started')
  const pinned = await priced('submitted', { effectivePricingDate: '2026-01-15 00:00:00' })
  const undated = await priced('submitted', { effectivePricingDate: null })
  const untouched = await costsOf(undated)
  await update()
  expect((await costsOf(open)).orderSubTotal).toBe(2_000)
  expect((await costsOf(pinned)).orderSubTotal).toBe(1_000)
  expect(await costsOf(undated)).toEqual(untouched)
})

test('goes on where it was cut off, counts nothing twice, and a second press joins it', async () => {
  await update()
  const ids = []
  for (let index = 0; index < 3; index += 1) {
    const { order } = await orderOf(database, { orgId, userId: guestId, taxPercentage: 0 })
    await change(database, 'productOrder', orgId, order.id, { costs: { ...order.costs, ...wrong } })
    ids.push(order.id)
  }
  const started = (await owner.call(endpoints.updateProductOrderCosts, { orgId })).data.costUpdates[0]
  const again = (await owner.call(endpoints.updateProductOrderCosts, { orgId })).data.costUpdates[0]
  expect(again).toEqual(started)
  expect(started).toMatchObject({ checked: 0, isDone: false })
  // The job is lost with a dying process; a sweep finds it once it has been silent for a while.
  expect(await unfinishedCostUpdates(app.services)).toEqual([])
  await sql`update cost_updates set touched_at = now() - interval '5 minutes'`.execute(database.owner.db)
  expect(await unfinishedCostUpdates(app.services)).toEqual([orgId])
  // Two jobs of the same run at once.
  await Promise.all([runCostUpdate(app.services, orgId), runCostUpdate(app.services, orgId)])
  const done = (await owner.call(endpoints.getCostUpdate, { orgId })).data.costUpdate
  expect(done).toMatchObject({ isDone: true, changed: 3 })
  expect(done?.checked).toBe(done?.total)
  for (const id of ids) expect((await costsOf(id)).orderSubTotal).toBeGreaterThan(7)
})

test('[1.2.42] is for owners of the organisations that have it; without a body for each of the caller’s', async () => {
  const unnamed = await owner.call(endpoints.updateProductOrderCosts, {})
  expect(unnamed.data.costUpdates.map((run) => run.orgId)).toEqual([orgId])
  const murals = await app.as(demoUserId(panoramaMurals, 'owner'))
  expect((await murals.call(endpoints.updateProductOrderCosts, {})).data.costUpdates).toHaveLength(1)
  const plain = await app.as(demoUserId(cobaltAndPine, 'owner'))
  expect((await plain.call(endpoints.updateProductOrderCosts, {})).status).toBe(403)
  expect((await plain.call(endpoints.updateProductOrderCosts, { orgId: cobaltAndPine.id })).status).toBe(422)
  const member = await app.as(demoUserId(maisonLumen, 'member'))
  expect((await member.call(endpoints.updateProductOrderCosts, { orgId })).status).toBe(403)
  await app.runJobs()
})
