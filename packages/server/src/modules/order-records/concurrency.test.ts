/** Several people at one order: versions, merging, conflicts, idempotency, and the history that it all leaves. */
import { endpoints, productInstanceResource, productOrderResource, resources } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, type OrderFixture, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let guest: Caller
let owner: Caller
let fixture: OrderFixture

beforeAll(async () => {
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})
beforeEach(async () => {
  fixture = await orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, 'guest') })
})

const order = productOrderResource.endpoints
const line = productInstanceResource.endpoints

function endpointOf<T>(endpoint: T | undefined): T {
  if (!endpoint) throw new Error('the resource does not serve this verb')
  return endpoint
}

const updateOrder = (caller: Caller, version: number, props: object, base?: object) =>
  caller.call(endpointOf(order.update), { orgId, where: { id: fixture.order.id }, version, props, base })
const updateLine = (caller: Caller, version: number, props: object, base?: object) =>
  caller.call(endpointOf(line.update), { orgId, where: { id: fixture.line.id }, version, props, base })

describe('optimistic concurrency', () => {
  test('disjoint fields of an older version merge', async () => {
    expect((await updateOrder(guest, 1, { firmName: 'Studio South' })).status).toBe(200)
    const second = await updateOrder(owner, 1, { projectName: 'Harbor' }, { projectName: '' })
    expect(second.data).toMatchObject({ record: { firmName: 'Studio South', projectName: 'Harbor' } })
  })

  test('a true conflict is a 409 with the present record and the fields in question', async () => {
    await updateOrder(guest, 1, { firmName: 'Studio South' })
    const second = await updateOrder(owner, 1, { firmName: 'Studio West' }, { firmName: 'Studio North' })
    expect(second.status).toBe(409)
    expect(second.error.details).toMatchObject({
      conflictingFields: ['firmName'],
      current: { firmName: 'Studio South', version: 2 },
    })
  })

  test('one change counts the version up by one, for orders and for lines', async () => {
    expect((await updateOrder(guest, 1, { firmName: 'A' })).data).toMatchObject({ record: { version: 2 } })
    expect((await updateLine(guest, 1, { quantity: 3, notes: 'x' })).data).toMatchObject({
      record: { version: 2 },
    })
  })

  test('the answer of a lost call can be had again: the same change twice is no conflict', async () => {
    await updateLine(guest, 1, { quantity: 4 }, { quantity: 1 })
    expect((await updateLine(guest, 1, { quantity: 4 }, { quantity: 1 })).status).toBe(200)
  })

  test('twenty changes of one order at once are all in it, and its costs are right', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? updateLine(guest, 1, { notes: `note ${index}` }, { notes: '' })
          : updateOrder(
              owner,
              1,
              { discountMode: 'rate', discountPercentage: 10 },
              { discountMode: 'rate', discountPercentage: 0 },
            ),
      ),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([200, 409])
    const list = await owner.call(endpointOf(order.get), { orgId, where: { id: fixture.order.id } })
    expect(list.data).toMatchObject({
      records: [
        {
          discountPercentage: 10,
          costs: { orderSubTotal: 1_234_567, discount: 123_457, orderTotal: 1_111_110 },
        },
      ],
    })
  })

  test('a bulk update is all or none', async () => {
    const second = await orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, 'guest') })
    const updates = (version: number) => [
      { where: { id: fixture.line.id }, version: 1, props: { quantity: 7 } },
      { where: { id: second.line.id }, version, props: { quantity: 8 } },
    ]
    const failed = await guest.call(endpointOf(line['bulk-update']), { orgId, updates: updates(99) })
    expect(failed.status).toBe(409)
    const read = await guest.call(endpointOf(line.get), { orgId, where: { id: fixture.line.id } })
    expect(read.data).toMatchObject({ records: [{ quantity: 1 }] })
    const done = await guest.call(endpointOf(line['bulk-update']), { orgId, updates: updates(1) })
    expect(done.data).toMatchObject({ records: [{ quantity: 7 }, { quantity: 8 }] })
  })
})

describe('what may be written', () => {
  test('[1.4.28, 1.4.29, 1.4.30] an employee switches tax, shipping and discount, and the costs follow', async () => {
    const taxed = await updateOrder(owner, 1, {
      taxPercentage: 10,
      shippingMode: 'amount',
      shippingFlatAmount: 5_000,
      discountMode: 'amount',
      discountFlatAmount: 34_567,
    })
    expect(taxed.data).toMatchObject({
      record: {
        costs: {
          discount: 34_567,
          shipping: 5_000,
          shippingIsTbd: false,
          tax: 120_000,
          orderTotal: 1_325_000,
        },
      },
    })
    const exempt = await updateOrder(owner, 2, {
      disableSalesTax: 1,
      shippingMode: 'rate',
      shippingPercentage: 1,
      discountMode: 'rate',
    })
    expect(exempt.data).toMatchObject({
      record: { costs: { discount: 0, shipping: 12_346, tax: 0, orderTotal: 1_246_913 } },
    })
  })

  test('[1.6.21] a guest writes no price field, and is told which field it was', async () => {
    const answer = await updateOrder(guest, 1, { firmName: 'A', discountPercentage: 90 })
    expect(answer.status).toBe(403)
    expect(answer.error.details?.fields?.map(({ path }) => path)).toEqual(['discountPercentage'])
    expect((await updateLine(guest, 1, { customPriceInCents: 1 })).status).toBe(403)
  })

  test('[1.6.17] after submission a guest changes nothing, an employee may', async () => {
    await guest.call(endpoints.submitOrder, { productOrderId: fixture.order.id })
    expect((await updateLine(guest, 1, { quantity: 2 })).status).toBe(403)
    expect((await updateLine(owner, 1, { quantity: 2 })).status).toBe(200)
  })

  test('what the server derives is not accepted at all', async () => {
    for (const props of [
      { costs: {} },
      { statusData: {} },
      { amountPaidInCents: 5 },
      { id: 3 },
      { orgId: 1 },
    ]) {
      expect((await updateOrder(owner, 1, props)).status).toBe(400)
    }
  })

  test('[1.5.11, 1.5.12] an empty or untitled order name is refused in the organisation’s word', async () => {
    expect((await updateOrder(guest, 1, { title: ' ' })).error.message).toBe(
      'A valid quote name is required.',
    )
    expect((await updateOrder(guest, 1, { title: 'untitled quote' })).error.details?.rule).toBe(
      'orderTitleUntitled',
    )
  })

  test('[1.3.13] a custom product, and a price of its own, are the employees’', async () => {
    const props = {
      productOrderId: fixture.order.id,
      productId: -1,
      rank: 2,
      customPriceInCents: 500,
      quantity: 3,
    }
    expect((await guest.call(endpointOf(line.create), { orgId, props })).status).toBe(403)
    expect((await owner.call(endpointOf(line.create), { orgId, props })).status).toBe(200)
    const read = await owner.call(endpointOf(order.get), { orgId, where: { id: fixture.order.id } })
    expect(read.data).toMatchObject({
      records: [{ productInstancesCount: 2, costs: { orderSubTotal: 1_234_567 + 1_500 } }],
    })
  })
})

describe('deleting', () => {
  test('a deleted line leaves the costs and can be brought back', async () => {
    const where = { orgId, where: { id: fixture.line.id } }
    await guest.call(endpointOf(line.destroy), where)
    const without = await guest.call(endpointOf(order.get), { orgId, where: { id: fixture.order.id } })
    expect(without.data).toMatchObject({ records: [{ productInstancesCount: 0, costs: { orderTotal: 0 } }] })
    expect((await guest.call(endpointOf(line.restore), where)).data).toMatchObject({
      record: { deletedAt: null },
    })
    const again = await guest.call(endpointOf(order.get), { orgId, where: { id: fixture.order.id } })
    expect(again.data).toMatchObject({ records: [{ costs: { orderTotal: 1_234_567 } }] })
  })

  test('a deleted order answers like a missing one until it is brought back', async () => {
    const where = { orgId, where: { id: fixture.order.id } }
    await guest.call(endpointOf(order.destroy), where)
    const data = { orgId, productOrderOrgSpecificId: fixture.order.orgSpecificId }
    expect((await guest.call(endpoints.getOrderData, data)).status).toBe(404)
    await guest.call(endpointOf(order.restore), where)
    expect((await guest.call(endpoints.getOrderData, data)).status).toBe(200)
  })
})

describe('idempotency', () => {
  const props = () => ({ productOrderId: fixture.order.id, productId: -1, rank: 5, customPriceInCents: 100 })

  test('the same key gives the same answer and one record, at once or later', async () => {
    const headers = { 'idempotency-key': `line-${fixture.order.id}` }
    const body = { orgId, props: props() }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => owner.call(endpointOf(line.create), body, headers)),
    )
    const later = await owner.call(endpointOf(line.create), body, headers)
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1)
    const read = await owner.call(endpointOf(line.get), {
      orgId,
      where: { productOrderId: fixture.order.id },
    })
    expect(read.data).toMatchObject({ records: { length: 2 } })
  })

  test('the same key with another body is a conflict; another person’s key is their own', async () => {
    const headers = { 'idempotency-key': `other-${fixture.order.id}` }
    const body = { productOrderProps: { orgId, title: 'One' } }
    const first = await owner.call(endpoints.createProductOrder, body, headers)
    const other = await owner.call(
      endpoints.createProductOrder,
      { productOrderProps: { orgId, title: 'Two' } },
      headers,
    )
    expect(other.status).toBe(409)
    const theirs = await guest.call(endpoints.createProductOrder, body, headers)
    expect(theirs.data.productOrder.id).not.toBe(first.data.productOrder.id)
  })

  test('a refused call uses no key up', async () => {
    const headers = { 'idempotency-key': `refused-${fixture.order.id}` }
    const body = { orgId, props: props() }
    expect((await guest.call(endpointOf(line.create), body, headers)).status).toBe(403)
    expect((await guest.call(endpointOf(line.create), body, headers)).status).toBe(403)
    expect((await owner.call(endpointOf(line.create), body, { 'idempotency-key': 'ä' })).status).toBe(400)
  })
})

test('every change leaves an event with who, what, before and after', async () => {
  await updateOrder(guest, 1, { firmName: 'Studio South' })
  await updateLine(guest, 1, { quantity: 2 })
  await guest.call(endpointOf(line.destroy), { orgId, where: { id: fixture.line.id } })
  const { events } = (await owner.call(endpoints.getOrderEvents, { orgId, productOrderId: fixture.order.id }))
    .data
  expect(events.map(({ kind }) => kind)).toEqual(['line.delete', 'line.update', 'order.update'])
  expect(events[2]).toMatchObject({
    userId: demoUserId(maisonLumen, 'guest'),
    before: { firmName: 'Studio North' },
    after: { firmName: 'Studio South' },
  })
  expect(events[1]).toMatchObject({
    before: { quantity: 1 },
    after: { quantity: 2 },
    resourceId: fixture.line.id,
  })
})

test('a classifier group in use by a pricing rule is not deleted; the answer names the rule', async () => {
  const group = resources.productOptionClassifierGroup.endpoints
  const { id } = await insert(inUse.database, 'productOptionClassifierGroup', orgId, {
    title: 'Finish classes',
  })
  await owner.call(endpointOf(resources.productPricingRule.endpoints.create), {
    orgId,
    props: {
      title: 'By finish',
      versions: {
        1: {
          created: '2026-01-01 00:00:00',
          expressions: [
            {
              type: 'productPropertyClassifierNumber',
              operator: '+',
              props: {
                productPropertyId: 1,
                productOptionClassifierGroupId: id,
                productOptionClassifierNumberIndex: 0,
              },
            },
          ],
        },
      },
    },
  })
  const answer = await owner.call(endpointOf(group.destroy), { orgId, where: { id } })
  expect(answer.status).toBe(422)
  expect(answer.error.message).toContain('By finish')
})
