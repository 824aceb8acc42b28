/** What every card provider behind the port keeps: the same tests for the embedded one and for Stripe. */
import { randomUUID } from 'node:crypto'
import { cents } from '@orderwright/domain/units'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStripeProvider } from '../../integrations/stripe/stripe-provider.ts'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { accountKeys } from '../../testing/stripe-server/accounts.ts'
import { startStripeServer, type StripeServer } from '../../testing/stripe-server/stripe-server.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { outcomeOf } from './card-outcomes.ts'
import type { CardProvider, IntentRequest, ProviderAnswer } from './card-provider.ts'
import { createTestCardProvider } from './test-cards.ts'

const keys = accountKeys('live', 'contract')
const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  authentication: '4000002500003155',
} as const
type Card = keyof typeof cards

interface Harness {
  readonly provider: CardProvider
  /** what the cardholder's page does at the provider */
  readonly pay: (intentId: string, card: Card) => Promise<void>
  readonly answerBank: (intentId: string, outcome: 'complete' | 'fail') => Promise<void>
}

let database: TestDatabase
let server: StripeServer
const harnesses: Partial<Record<'embedded' | 'Stripe', Harness>> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startStripeServer({ accounts: [keys] })
  const embedded = createTestCardProvider(database.owner.db, maisonLumen.id, 'live')
  const now = new Date('2026-11-21')
  harnesses.embedded = {
    provider: embedded,
    pay: async (id, card) => {
      await embedded.confirm(id, outcomeOf({ number: cards[card], expiry: '12/40', cvc: '123' }, now))
    },
    answerBank: async (id, outcome) => {
      await embedded.authenticate(id, outcome)
    },
  }
  const account = server.account(keys.secretKey)
  harnesses.Stripe = {
    provider: createStripeProvider(keys, { apiUrl: server.url }),
    pay: async (id, card) => {
      try {
        account.confirm(id, cards[card], 'http://localhost/back')
      } catch {
        // A declined card is an error for the page that sent it.
      }
    },
    answerBank: async (id, outcome) => {
      account.authenticate(id, outcome)
    },
  }
})
afterAll(async () => {
  await server.close()
  await database.close()
})

function request(changes: Partial<IntentRequest> = {}): IntentRequest {
  return {
    orgId: maisonLumen.id,
    productOrderId: 12,
    environment: 'live',
    currency: 'usd',
    statusKey: 'readyToPayDeposit',
    amountInCents: cents(463_051),
    upchargeAmountInCents: cents(13_050),
    payInFull: false,
    idempotencyKey: randomUUID(),
    ...changes,
  }
}

function dataOf<T>(answer: ProviderAnswer<T>): T {
  if (!answer.ok) throw new Error(`${answer.kind}: ${answer.message}`)
  return answer.data
}

function kindOf(answer: ProviderAnswer<unknown>): string {
  return answer.ok ? 'ok' : answer.kind
}

describe.each(['embedded', 'Stripe'] as const)('the %s card provider', (name) => {
  function harness(): Harness {
    const found = harnesses[name]
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  async function paid(changes: Partial<IntentRequest> = {}) {
    const { provider, pay } = harness()
    const intent = dataOf(await provider.createIntent(request(changes)))
    await pay(intent.id, 'accepted')
    return intent.id
  }
  const refund = (intentId: string, amountInCents: number, idempotencyKey: string = randomUUID()) =>
    harness().provider.refund({ intentId, amountInCents, userId: 7, note: 'One too many', idempotencyKey })

  test('[1.7.18, 1.7.19] opens a payment with its amount, its secret and what it is for', async () => {
    const { provider } = harness()
    const opened = dataOf(await provider.createIntent(request({ payInFull: true })))
    expect(opened).toMatchObject({
      status: 'requires_payment_method',
      amountInCents: 463_051,
      amountReceivedInCents: 0,
      currency: 'usd',
      isLive: true,
      lastError: null,
      metadata: {
        orgId: maisonLumen.id,
        productOrderId: 12,
        statusKey: 'readyToPayDeposit',
        upchargeAmountInCents: 13_050,
        payInFull: true,
      },
    })
    expect(opened.clientSecret.length).toBeGreaterThan(20)
    expect(dataOf(await provider.readIntent(opened.id))).toEqual(opened)
  })

  test('the same key opens one payment, at once too; with other terms it is refused', async () => {
    const { provider } = harness()
    const same = request()
    const opened = await Promise.all([1, 2, 3].map(() => provider.createIntent(same)))
    expect(new Set(opened.map((answer) => dataOf(answer).id)).size).toBe(1)
    expect(kindOf(await provider.createIntent({ ...same, amountInCents: cents(1_000) }))).toBe('mismatch')
  })

  test.each([0, -5_000, 49, 100_000_000])('refuses an amount of %i cents', async (amount) => {
    const { provider } = harness()
    expect(kindOf(await provider.createIntent(request({ amountInCents: cents(amount) })))).toBe('invalid')
    const intent = dataOf(await provider.createIntent(request()))
    const terms = { ...request(), amountInCents: cents(amount) }
    expect(kindOf(await provider.updateIntent(intent.id, terms))).toBe('invalid')
    expect(dataOf(await provider.readIntent(intent.id)).amountInCents).toBe(463_051)
  })

  test('[1.7.20] changes amount and terms together while nothing is paid', async () => {
    const { provider } = harness()
    const intent = dataOf(await provider.createIntent(request()))
    const terms = {
      amountInCents: cents(926_102),
      upchargeAmountInCents: cents(26_100),
      payInFull: true,
      statusKey: 'readyToPayFinal',
    }
    const changed = dataOf(await provider.updateIntent(intent.id, terms))
    expect(changed).toMatchObject({
      amountInCents: 926_102,
      metadata: {
        orgId: maisonLumen.id,
        productOrderId: 12,
        upchargeAmountInCents: 26_100,
        payInFull: true,
        statusKey: 'readyToPayFinal',
      },
    })
  })

  test('an accepted card: the money is there, whole, and the payment can not be changed or cancelled', async () => {
    const { provider } = harness()
    const id = await paid()
    expect(dataOf(await provider.readIntent(id))).toMatchObject({
      status: 'succeeded',
      amountReceivedInCents: 463_051,
      refunds: [],
    })
    expect(kindOf(await provider.updateIntent(id, request()))).toBe('state')
    expect(kindOf(await provider.cancelIntent(id))).toBe('state')
  })

  test('a declined card: nothing came, the reason is kept, and the payment stays open', async () => {
    const { provider, pay } = harness()
    const { id } = dataOf(await provider.createIntent(request()))
    await pay(id, 'declined')
    expect(dataOf(await provider.readIntent(id))).toMatchObject({
      status: 'requires_payment_method',
      amountReceivedInCents: 0,
      lastError: 'Your card was declined.',
    })
    await pay(id, 'accepted')
    expect(dataOf(await provider.readIntent(id))).toMatchObject({ status: 'succeeded', lastError: null })
  })

  test('a card whose bank asks: waits, then pays, or fails with a reason', async () => {
    const { provider, pay, answerBank } = harness()
    const { id } = dataOf(await provider.createIntent(request()))
    await pay(id, 'authentication')
    expect(dataOf(await provider.readIntent(id)).status).toBe('requires_action')
    await answerBank(id, 'fail')
    const refused = dataOf(await provider.readIntent(id))
    expect(refused.status).toBe('requires_payment_method')
    expect(refused.lastError).toMatch(/authenticate/)
    await pay(id, 'authentication')
    await answerBank(id, 'complete')
    expect(dataOf(await provider.readIntent(id)).status).toBe('succeeded')
  })

  test('a cancelled payment takes no card; cancelling again changes nothing', async () => {
    const { provider, pay } = harness()
    const { id } = dataOf(await provider.createIntent(request()))
    expect(dataOf(await provider.cancelIntent(id)).status).toBe('canceled')
    expect(dataOf(await provider.cancelIntent(id)).status).toBe('canceled')
    await pay(id, 'accepted')
    expect(dataOf(await provider.readIntent(id))).toMatchObject({
      status: 'canceled',
      amountReceivedInCents: 0,
    })
    expect(kindOf(await provider.updateIntent(id, request()))).toBe('state')
  })

  test('refunds in parts, never more than is left, with who and why', async () => {
    const { provider } = harness()
    const id = await paid()
    const first = dataOf(await refund(id, 100_000))
    expect(first).toMatchObject({
      amountInCents: 100_000,
      status: 'succeeded',
      userId: 7,
      note: 'One too many',
    })
    expect(kindOf(await refund(id, 363_052))).toBe('invalid')
    const second = dataOf(await refund(id, 363_051))
    expect(kindOf(await refund(id, 1))).toBe('state')
    const { refunds } = dataOf(await provider.readIntent(id))
    expect(new Set(refunds.map((one) => one.id))).toEqual(new Set([first.id, second.id]))
    expect(refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(463_051)
  })

  test('the same refund key gives back once; with another amount it is refused', async () => {
    const { provider } = harness()
    const id = await paid()
    const key = randomUUID()
    const both = [dataOf(await refund(id, 5_000, key)), dataOf(await refund(id, 5_000, key))]
    expect(both[0]?.id).toBe(both[1]?.id)
    expect(kindOf(await refund(id, 6_000, key))).toBe('mismatch')
    expect(dataOf(await provider.readIntent(id)).refunds).toHaveLength(1)
  })

  test.each([0, -1])('refuses a refund of %i cents', async (amount) => {
    const id = await paid()
    expect(kindOf(await refund(id, amount))).toBe('invalid')
  })

  test('an unpaid payment has nothing to refund, and an unknown one is missing', async () => {
    const { provider } = harness()
    const { id } = dataOf(await provider.createIntent(request()))
    expect(kindOf(await refund(id, 100))).toBe('invalid')
    for (const answer of [
      await provider.readIntent('pi_nobody'),
      await provider.updateIntent('pi_nobody', request()),
      await provider.cancelIntent('pi_nobody'),
    ]) {
      expect(kindOf(answer)).toBe('missing')
    }
  })

  test('a message that it did not sign says nothing', () => {
    const { provider } = harness()
    const body = Buffer.from('{"id":"evt_1","object":"event","type":"payment_intent.succeeded"}')
    expect(provider.readEvent(body, 't=1,v1=00', new Date())).toBeNull()
    expect(provider.readEvent(body, '', new Date())).toBeNull()
  })
})
