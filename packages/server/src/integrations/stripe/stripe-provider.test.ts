/** Stripe's faults on the way: what is tried again, what is told, and that no fault charges or opens twice. */
import { randomUUID } from 'node:crypto'
import { cents } from '@orderwright/domain/units'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IntentRequest } from '../../platform/payment/card-provider.ts'
import { accountKeys } from '../../testing/stripe-server/accounts.ts'
import {
  signatureOf,
  startStripeServer,
  type StripeServer,
} from '../../testing/stripe-server/stripe-server.ts'
import { createStripeProvider } from './stripe-provider.ts'

const keys = accountKeys('test', 'faults')
let server: StripeServer

beforeAll(async () => {
  server = await startStripeServer({ accounts: [keys] })
})
beforeEach(() => {
  server.faults.length = 0
})
afterAll(() => server.close())

const provider = () => createStripeProvider(keys, { apiUrl: server.url })

function request(): IntentRequest {
  return {
    orgId: 850,
    productOrderId: 12,
    environment: 'test',
    currency: 'usd',
    statusKey: 'readyToPayDeposit',
    amountInCents: cents(10_000),
    upchargeAmountInCents: cents(0),
    payInFull: false,
    idempotencyKey: randomUUID(),
  }
}

describe('a fault between us and Stripe', () => {
  test.each(['lost', 'away', 'keyInUse'] as const)(
    '%s once: tried again with the same key, and one payment is open',
    async (kind) => {
      const account = server.account(keys.secretKey)
      const before = account.intents.size
      server.faults.push({ kind, path: /payment_intents/, times: 1 })
      const opened = await provider().createIntent(request())
      expect(opened.ok).toBe(true)
      expect(account.intents.size).toBe(before + 1)
    },
  )

  test.each(['tooMany', 'broken', 'away'] as const)(
    '%s for good is worth another try later',
    async (kind) => {
      server.faults.push({ kind, path: /payment_intents/, times: 9 })
      expect(await provider().createIntent(request())).toMatchObject({ ok: false, kind: 'away' })
    },
    20_000,
  )

  test('an answer that was lost for good is found by the same request again', async () => {
    const account = server.account(keys.secretKey)
    const before = account.intents.size
    const same = request()
    server.faults.push({ kind: 'lost', path: /payment_intents/, times: 3 })
    expect(await provider().createIntent(same)).toMatchObject({ ok: false, kind: 'away' })
    const opened = await provider().createIntent(same)
    expect(opened.ok).toBe(true)
    expect(account.intents.size).toBe(before + 1)
  }, 20_000)

  test('a key that Stripe does not know is our fault, and says so', async () => {
    const stranger = createStripeProvider(accountKeys('test', 'stranger'), { apiUrl: server.url })
    expect(await stranger.createIntent(request())).toMatchObject({ ok: false, kind: 'keys' })
  })
})

describe('a message of Stripe', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    created: 1_795_000_000,
    livemode: false,
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_7' } },
  })
  const at = 1_795_000_000
  const now = new Date(at * 1000)
  const read = (text: string, signature: string, when = now) =>
    provider().readEvent(Buffer.from(text), signature, when)

  test('is read when its signature is of these very bytes and young', () => {
    const expected = { type: 'charge.refunded', intentId: 'pi_7', created: at, isLive: false }
    expect(read(body, signatureOf(body, keys.webhookSecret, at))).toEqual(expected)
    // While a secret is replaced, Stripe signs with both.
    const other = signatureOf(body, 'whsec_an_older_one', at).split(',')[1] ?? ''
    expect(read(body, `${signatureOf(body, keys.webhookSecret, at)},${other}`)).toEqual(expected)
  })

  test.each([
    ['of another secret', (text: string) => signatureOf(text, 'whsec_somebody_elses', at), 0],
    ['of another body', () => signatureOf(`${body} `, keys.webhookSecret, at), 0],
    [
      'of another scheme',
      (text: string) => signatureOf(text, keys.webhookSecret, at).replace('v1=', 'v0='),
      0,
    ],
    ['five minutes old and more', (text: string) => signatureOf(text, keys.webhookSecret, at), 301],
    ['without a time', () => 'v1=00', 0],
  ])('is refused with a signature %s', (_, sign, secondsLater) => {
    expect(read(body, sign(body), new Date((at + secondsLater) * 1000))).toBeNull()
  })

  test('of a kind that is no business of ours names no payment', () => {
    const other = body.replace('charge.refunded', 'customer.created')
    expect(read(other, signatureOf(other, keys.webhookSecret, at))?.intentId).toBeNull()
  })

  test('the list of events is read whole, oldest first, whatever pages it comes in', async () => {
    const account = server.account(keys.secretKey)
    for (let count = 0; count < 120; count += 1)
      account.emit('charge.refunded', { id: `ch_${count}`, object: 'charge', payment_intent: `pi_${count}` })
    account.emit('customer.created', { id: 'cus_1', object: 'customer' })
    const listed = await provider().listEvents(new Date(Date.now() - 60_000))
    const ids = listed.ok
      ? listed.data.map(({ intentId }) => intentId).filter((id) => /^pi_\d+$/.test(id ?? ''))
      : []
    expect(ids).toEqual(Array.from({ length: 120 }, (_, count) => `pi_${count}`))
  })
})
