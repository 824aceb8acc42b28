/** An organisation that takes cards by an account at the local stand-in for Stripe, and what tests do with it. */
import { endpoints } from '@orderwright/contract'
import { cardAccounts } from '../../platform/payment/card-accounts.ts'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { accountKeys } from './accounts.ts'
import type { StripeAccount, StripeEvent } from './stripe-account.ts'
import { signatureOf, startStripeServer, type StripeServer } from './stripe-server.ts'

export const orgId = maisonLumen.id
export const otherOrgId = haldenLight.id
const live = accountKeys('live', 'lumen')
const sandbox = accountKeys('test', 'lumen')
const other = accountKeys('live', 'halden')

export interface SendOptions {
  readonly org?: number
  readonly environment?: 'live' | 'test'
  readonly secret?: string
  readonly timestamp?: number
  readonly body?: string
}

export interface StripeShop {
  readonly database: TestDatabase
  readonly server: StripeServer
  readonly account: StripeAccount
  readonly sandbox: StripeAccount
  readonly other: StripeAccount
  readonly app: TestApp
  readonly guest: Caller
  readonly owner: Caller
  readonly guestId: number
  /** the newest event of a payment */
  readonly newest: (intentId: string, type?: string) => StripeEvent
  /** Posts an event as Stripe does; gives the status. */
  readonly send: (event: StripeEvent, options?: SendOptions) => Promise<number>
  /** An order at its first payment, with an open intent. */
  readonly opened: (
    fields?: Readonly<Record<string, unknown>>,
  ) => Promise<{ orderId: number; intentId: string }>
  readonly order: (orderId: number) => Promise<{
    isProcessingPayment: number
    amountPaidInCents: number
    lastCompletedStatusKey: string
    version: number
  }>
  readonly ledger: (orderId: number) => ReturnType<typeof readLedgerOf>
  readonly mails: (orderId: number) => Promise<string[]>
  readonly close: () => Promise<void>
}

function readLedgerOf(database: TestDatabase, orderId: number) {
  return database.owner.db
    .selectFrom('paymentRecords')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', orderId)
    .orderBy('id')
    .execute()
}

/** `now`: the product's clock, and Stripe's. */
export async function openStripeShop(now?: () => Date): Promise<StripeShop> {
  const database = await createTestDatabase()
  const server = await startStripeServer({ accounts: [live, sandbox, other], ...(now ? { now } : {}) })
  const app = await createTestApp(database, {
    config: {
      cardAccounts: cardAccounts({ [orgId]: { live, test: sandbox }, [otherOrgId]: { live: other } }),
      stripeApiUrl: server.url,
    },
    ...(now ? { now } : {}),
  })
  const guestId = demoUserId(maisonLumen, 'guest')
  const guest = await app.as(guestId)
  const owner = await app.as(demoUserId(maisonLumen, 'owner'))
  const account = server.account(live.secretKey)
  return {
    database,
    server,
    account,
    sandbox: server.account(sandbox.secretKey),
    other: server.account(other.secretKey),
    app,
    guest,
    owner,
    guestId,
    newest: (intentId, type) => {
      const found = account.events.findLast(
        (event) =>
          (type === undefined || event.type === type) && JSON.stringify(event.data).includes(intentId),
      )
      if (!found) throw new Error(`no event of ${intentId}`)
      return found
    },
    send: async (event, options = {}) => {
      const body = options.body ?? JSON.stringify(event)
      const seconds = options.timestamp ?? Math.floor((now?.() ?? new Date()).getTime() / 1000)
      const response = await app.app.inject({
        method: 'POST',
        url: `/api/webhooks/stripe/${options.org ?? orgId}/${options.environment ?? 'live'}`,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, options.secret ?? live.webhookSecret, seconds),
        },
        payload: body,
      })
      return response.statusCode
    },
    opened: async (fields = {}) => {
      const { order } = await orderOf(database, { orgId, userId: guestId, standing: 'payment', ...fields })
      const answer = await guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: order.id })
      return { orderId: order.id, intentId: answer.data.paymentIntentId }
    },
    order: (orderId) =>
      database.owner.db
        .selectFrom('productOrders')
        .select(['isProcessingPayment', 'amountPaidInCents', 'lastCompletedStatusKey', 'version'])
        .where('orgId', '=', orgId)
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
    ledger: (orderId) => readLedgerOf(database, orderId),
    mails: async (orderId) => {
      const rows = await database.owner.db
        .selectFrom('outboxMails')
        .select('idempotencyKey')
        .where('orgId', '=', orgId)
        .where('productOrderId', '=', orderId)
        .orderBy('id')
        .execute()
      return rows.map(({ idempotencyKey }) => idempotencyKey.split(':')[0] ?? '')
    },
    close: async () => {
      await app.close()
      await server.close()
      await database.close()
    },
  }
}
