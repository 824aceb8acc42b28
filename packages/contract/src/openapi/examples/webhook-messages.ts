/** An example of each message that is sent to webhook endpoints; a test holds them against what is really sent. */
import { cents } from '@orderwright/domain/units'
import type { WebhookEvent, WebhookOrder, WebhookType } from '@orderwright/domain/webhooks'

const order = (key: string, title: string, amountPaidInCents: number, version: number): WebhookOrder => ({
  id: 51,
  number: 51,
  title: 'Villa North',
  status: { key, title },
  purchaseOrderNumber: 'PO-7731',
  url: 'https://orders.example.com/orders/51',
  currency: 'usd',
  costs: {
    orderSubTotal: cents(124_000),
    discount: cents(0),
    shipping: cents(4500),
    shippingIsTbd: false,
    tariff: cents(0),
    tax: cents(9920),
    orderTotal: cents(138_420),
    depositAmount: cents(69_210),
    depositPercentage: 50,
  },
  amountPaidInCents: cents(amountPaidInCents),
  version,
})
const payment = {
  method: 'wire',
  upchargeInCents: cents(0),
  date: '2026-11-23T00:00:00.000Z',
  isPaidInFull: false,
} as const

const events: readonly WebhookEvent[] = [
  {
    type: 'order.submitted',
    data: { order: order('submittedForApproval', 'Submitted for approval', 0, 7) },
  },
  { type: 'order.approved', data: { order: order('readyToPayDeposit', 'Ready to pay deposit', 0, 8) } },
  {
    type: 'order.paid',
    data: {
      order: order('inProduction', 'In production', 69_210, 9),
      payment: { ...payment, amountInCents: cents(69_210) },
    },
  },
  {
    type: 'order.refunded',
    data: {
      order: order('inProduction', 'In production', 64_210, 10),
      payment: { ...payment, amountInCents: cents(-5000) },
    },
  },
  {
    type: 'order.status_changed',
    data: {
      order: order('readyToPayDeposit', 'Ready to pay deposit', 0, 8),
      previousStatus: { key: 'submittedForApproval', title: 'Submitted for approval' },
    },
  },
  {
    type: 'order.items_changed',
    data: {
      order: order('orderStarted', 'Started', 0, 5),
      items: [
        { id: 199, change: 'updated' },
        { id: 200, change: 'created' },
      ],
      total: 2,
      orderChoicesChanged: false,
    },
  },
  {
    type: 'catalog.changed',
    data: {
      records: [
        { resource: 'product', id: 12, change: 'updated' },
        { resource: 'productOption', id: 340, change: 'deleted' },
      ],
      total: 2,
    },
  },
  { type: 'ping', data: { endpointId: 3 } },
]

/** Each message as it is sent. */
export const webhookMessageExamples: ReadonlyMap<WebhookType, unknown> = new Map(
  events.map(({ type, data }) => [type, { type, timestamp: '2026-11-23T09:30:00.000Z', data }]),
)
