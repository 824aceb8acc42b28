/** An archived order is read-only for everybody, by every call, until it is taken out of the archive. */
import { endpoints, type Endpoint, type ErrorBody, resources } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf, type OrderFixture } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
let member: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

const archived = (fields: object = {}) =>
  orderOf(inUse.database, { orgId, userId: guestId, archived: 1, ...fields })

function resourceCall(
  key: 'productOrder' | 'productInstance',
  name: 'create' | 'update' | 'destroy' | 'bulk-destroy',
): Endpoint {
  const endpoint = resources[key].endpoints[name]
  if (!endpoint) throw new Error(`${key} has no ${name}`)
  return endpoint
}

/** Every row of the order, its lines, its payments and its history. */
async function everythingOf(orderId: number): Promise<string> {
  const { rows } = await sql<object>`
    select to_jsonb(product_orders) from product_orders where id = ${orderId} union all
    select to_jsonb(product_instances) from product_instances where product_order_id = ${orderId} union all
    select to_jsonb(payment_records) from payment_records where product_order_id = ${orderId} union all
    select to_jsonb(order_events) from order_events where product_order_id = ${orderId}
    order by 1`.execute(inUse.database.owner.db)
  return JSON.stringify(rows)
}

const closed: ErrorBody['error'] = {
  code: 'refused',
  message: 'This quote is archived and can not be changed. Take it out of the archive first.',
  details: { rule: 'archived', repair: 'unarchive' },
}

type Body = (fixture: OrderFixture) => object

const ofOrder: Body = ({ order }) => ({ orgId, productOrderId: order.id })
const writes: readonly (readonly [string, 'guest' | 'member', object, Endpoint, Body])[] = [
  [
    'a change of its fields',
    'guest',
    {},
    resourceCall('productOrder', 'update'),
    ({ order }) => ({ orgId, where: { id: order.id }, version: order.version, props: { firmName: 'Mine' } }),
  ],
  [
    'money terms',
    'member',
    { standing: 'submitted' },
    resourceCall('productOrder', 'update'),
    ({ order }) => ({ orgId, where: { id: order.id }, version: order.version, props: { taxPercentage: 3 } }),
  ],
  [
    'deleting it',
    'member',
    {},
    resourceCall('productOrder', 'destroy'),
    ({ order }) => ({ orgId, where: { id: order.id } }),
  ],
  [
    'a new line',
    'member',
    {},
    resourceCall('productInstance', 'create'),
    ({ order }) => ({ orgId, props: { productOrderId: order.id, productId: 1, title: 'Hall', rank: 2 } }),
  ],
  [
    'a change of a line',
    'guest',
    {},
    resourceCall('productInstance', 'update'),
    ({ line }) => ({ orgId, where: { id: line.id }, version: line.version, props: { quantity: 5 } }),
  ],
  [
    'deleting a line',
    'guest',
    {},
    resourceCall('productInstance', 'destroy'),
    ({ line }) => ({ orgId, where: { id: line.id } }),
  ],
  [
    'deleting several lines',
    'guest',
    {},
    resourceCall('productInstance', 'bulk-destroy'),
    ({ line }) => ({ orgId, where: { ids: [line.id] } }),
  ],
  ['submitting it', 'guest', {}, endpoints.submitOrder, ofOrder],
  ['approving it', 'member', { standing: 'submitted' }, endpoints.approveOrder, ofOrder],
  [
    'requiring changes',
    'member',
    { standing: 'submitted' },
    endpoints.requireChanges,
    ({ order }) => ({ orgId, productOrderId: order.id, feedbackNotes: 'Wider' }),
  ],
  ['cancelling it', 'guest', { standing: 'submitted' }, endpoints.cancelOrder, ofOrder],
  [
    'setting its status',
    'member',
    {},
    endpoints.updateOrderStatus,
    ({ order }) => ({ orgId, productOrderId: order.id, statusKey: 'orderStarted' }),
  ],
  ['asking for a status update', 'guest', { standing: 'submitted' }, endpoints.requestStatusUpdate, ofOrder],
  [
    'announcing a payment',
    'guest',
    { standing: 'payment' },
    endpoints.confirmOrderPayment,
    ({ order }) => ({ orgId, productOrderId: order.id, paymentMethod: 'wire' }),
  ],
  ['paying by card', 'guest', { standing: 'payment' }, endpoints.createPaymentIntent, ofOrder],
  [
    'recording a payment',
    'member',
    { standing: 'payment' },
    endpoints.recordLedgerEntry,
    ({ order }) => ({
      orgId,
      productOrderId: order.id,
      entry: { kind: 'correction', method: 'wire', amount: 1000, note: 'Wire of Monday' },
    }),
  ],
]

describe('an archived order', () => {
  test.each(writes)(
    '[12.23] refuses %s with its repair and keeps everything as it is',
    async (_, role, fields, call, body) => {
      const fixture = await archived(fields)
      const before = await everythingOf(fixture.order.id)
      const caller = role === 'guest' ? guest : member
      const answer = await caller.post(call.path, body(fixture))
      expect([answer.status, answer.error]).toEqual([422, closed])
      expect(await everythingOf(fixture.order.id)).toBe(before)
    },
  )

  test('[12.23] says that nothing can be done with it but reading, copying and taking it out', async () => {
    const { order } = await archived()
    const answer = await member.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: order.orgSpecificId,
    })
    expect(answer.data.data.abilities).toEqual({
      update: false,
      updatePricing: false,
      submit: false,
      approve: false,
      requireChanges: false,
      cancel: false,
      setStatus: false,
      pay: false,
      recordPayment: false,
      archive: true,
      delete: false,
      duplicate: true,
      readEvents: true,
      seePrices: true,
      // Nothing of it has left.
      reportProblem: false,
      requestReturn: false,
    })
    const copy = await member.call(endpoints.duplicateOrder, { orgId, productOrderId: order.id })
    expect(copy.data.productOrder).toMatchObject({ archived: 0, title: 'Copy of Villa North' })
  })

  test('[12.23, 1.4.25] takes changes again once it is taken out, in the same call too', async () => {
    const { order, line } = await archived()
    const update = resourceCall('productOrder', 'update')
    const out = await guest.post(update.path, {
      orgId,
      where: { id: order.id },
      version: order.version,
      props: { archived: 0, firmName: 'Mine' },
    })
    expect(out.data).toMatchObject({ record: { archived: 0, firmName: 'Mine' } })
    const changed = await guest.post(resourceCall('productInstance', 'update').path, {
      orgId,
      where: { id: line.id },
      version: line.version,
      props: { quantity: 5 },
    })
    expect(changed.data).toMatchObject({ record: { quantity: 5 } })
  })

  test('[12.23] is nothing that a person may see who may not see the order', async () => {
    const { order } = await archived()
    const outsider = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
    const answer = await outsider.post(endpoints.submitOrder.path, { orgId, productOrderId: order.id })
    expect(answer.status).toBe(404)
  })

  test('[12.23] refuses with 403 what the person might not do to an active order either', async () => {
    const { order } = await archived({ standing: 'submitted' })
    expect((await guest.call(endpoints.approveOrder, { orgId, productOrderId: order.id })).status).toBe(403)
  })
})
