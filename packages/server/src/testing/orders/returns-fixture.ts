/** Orders whose goods have left, and the calls of their returns, for tests. */
import { type BodyOf, endpoints, type OrderReturnView } from '@orderwright/contract'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import type { OrderReturnState } from '@orderwright/domain/order-returns'
import { change, insert, orderOf, type OrderFixture } from '../fixture.ts'
import type { Caller } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'

const orgId = maisonLumen.id

export interface On {
  readonly orgId: number
  readonly productOrderId: number
}
type Request = BodyOf<typeof endpoints.requestOrderReturn>
type Closing = BodyOf<typeof endpoints.closeOrderReturn>

/** A shipped order of the guest with one line of three pieces. */
export async function shippedOrder(
  database: TestDatabase,
  { quantity = 3, ...fields }: Readonly<Record<string, unknown>> = {},
) {
  const userId = demoUserId(maisonLumen, 'guest')
  const made = await orderOf(database, { orgId, userId, standing: 'shipped', ...fields })
  await change(database, 'productInstance', orgId, made.line.id, { quantity })
  return { ...made, on: { orgId, productOrderId: made.order.id } }
}

const seen = ({ id: returnId, version }: OrderReturnView) => ({ returnId, version })

/** The calls of a caller about returns of an order, and each step as it is meant to go. */
export function returnsOf(caller: Caller, on: On) {
  const request = (lineId: number, quantity = 1, more: Partial<Request> = {}) =>
    caller.call(endpoints.requestOrderReturn, {
      ...on,
      items: [{ productInstanceId: lineId, quantity }],
      reason: 'noLongerNeeded',
      ...more,
    })
  const receive = (one: OrderReturnView, pieces = 1, restocked = pieces) =>
    caller.call(endpoints.receiveOrderReturn, {
      ...on,
      ...seen(one),
      items: one.items.map(({ productInstanceId }) => ({ productInstanceId, received: pieces, restocked })),
    })
  const opened = async (lineId: number, quantity = 1, more: Partial<Request> = {}) =>
    (await request(lineId, quantity, more)).data.orderReturn
  return {
    read: async () => (await caller.call(endpoints.getOrderReturns, on)).data,
    request,
    opened,
    withdraw: ({ id: returnId }: OrderReturnView, isDeleted = true) =>
      caller.call(endpoints.withdrawOrderReturn, { ...on, returnId, isDeleted }),
    decide: (one: OrderReturnView, decision: 'authorized' | 'declined' | null, words = '') =>
      caller.call(endpoints.decideOrderReturn, { ...on, ...seen(one), decision, words }),
    receive,
    unreceive: (one: OrderReturnView) =>
      caller.call(endpoints.receiveOrderReturn, { ...on, ...seen(one), items: [] }),
    close: (one: OrderReturnView, more: Partial<Closing> = {}) =>
      caller.call(endpoints.closeOrderReturn, { ...on, ...seen(one), ...more }),
    reopen: (one: OrderReturnView) => caller.call(endpoints.reopenOrderReturn, { ...on, ...seen(one) }),
    /** one that an employee has opened and received */
    arrived: async (lineId: number, quantity = 1, more: Partial<Request> = {}) =>
      (await receive(await opened(lineId, quantity, more), quantity)).data.orderReturn,
  }
}

/** A return of the line's piece that the order's owner has asked for, as it is in this state. */
export async function returnIn(
  database: TestDatabase,
  { order, line }: OrderFixture,
  state: OrderReturnState,
): Promise<{ readonly returnId: number }> {
  const has = { productInstanceId: line.id }
  const isClosed = state === 'closed'
  const made = await insert(database, 'orderReturn', order.orgId, {
    productOrderId: order.id,
    number: 1,
    reason: 'noLongerNeeded',
    items: [{ ...has, quantity: 1 }],
    state,
    received: isClosed || state === 'received' ? [{ ...has, received: 1, restocked: 1 }] : [],
    credit: isClosed
      ? { lines: [], goods: 0, shipping: 0, shippingTax: 0, fee: 0, adjustment: 0, total: 0 }
      : null,
    requesterId: order.userId,
  })
  return { returnId: made.id }
}
