/** The payments that a document lists: the ledger's, each with its own date and kind. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { planTransition } from '../lifecycle/plan-transition.ts'
import { currentStatus, withoutLaterStatuses } from '../orders/statuses.ts'
import { anOrder, aPayment, aProfile, at } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { planLedgerEntry, type WantedEntry } from '../payments/plan-ledger-entry.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import { cents } from '../units/money.ts'
import { timestamp } from '../units/timestamp.ts'
import { paymentLines } from './payment-lines.ts'

const wire = aPayment({
  id: 1,
  date: at('2026-03-02'),
  method: 'wire',
  statusKey: 'readyToPayDeposit',
  paymentAmountBeforeUpchargeInCents: 50_000,
})
const statusData = {
  started: { date: at('2026-03-01') },
  readyToPayDeposit: { date: at('2026-03-01'), paymentAmountInCents: 50_000 },
}
const orderPaid = (paid: number, given: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ statusData, amountPaidInCents: paid, ...given })

describe('payments on a document', () => {
  test('issue 12, 18: a wire and its refund are two lines, each with its own date', () => {
    const refund = aPayment({
      id: 2,
      kind: 'refund',
      date: at('2026-04-05'),
      method: 'wire',
      statusKey: 'shipped',
      paymentAmountBeforeUpchargeInCents: -20_000,
    })
    expect(paymentLines(orderPaid(30_000), [wire, refund], shopProfile)).toEqual([
      { label: 'Payment of 3/2/2026, Wire (readyToPayDeposit)', amount: 50_000 },
      { label: 'Refund of 4/5/2026, Wire', amount: -20_000 },
    ])
  })

  test('[issue 14] a payment has the day that it is where the organization is', () => {
    const late = aPayment({
      id: 1,
      date: timestamp('2026-03-02 23:30:00'),
      method: 'wire',
      statusKey: 'shipped',
      paymentAmountBeforeUpchargeInCents: 50_000,
    })
    const labelIn = (timeZone: string) => {
      const profile = { ...shopProfile, region: { ...shopProfile.region, timeZone } }
      return paymentLines(orderPaid(50_000, { statusData: {} }), [late], profile)[0]?.label
    }
    expect(labelIn('UTC')).toBe('Payment of 3/2/2026, Wire')
    expect(labelIn('Asia/Tokyo')).toBe('Payment of 3/3/2026, Wire')
  })

  test('a payment whose day somebody typed has that day, wherever the organization is', () => {
    const profile = { ...shopProfile, region: { ...shopProfile.region, timeZone: 'America/New_York' } }
    const typed = { ...wire, date: timestamp('2026-03-02 00:00:00') }
    expect(paymentLines(orderPaid(50_000), [typed], profile)[0]?.label).toBe(
      'Payment of 3/2/2026, Wire (readyToPayDeposit)',
    )
  })

  test('a correction says what it takes back, a refund to a card which payment it is of', () => {
    const undone = aPayment({
      id: 3,
      kind: 'correction',
      date: at('2026-03-03'),
      correctsId: 1,
      paymentAmountBeforeUpchargeInCents: -50_000,
    })
    const card = aPayment({
      id: 4,
      date: at('2026-03-04'),
      method: 'card',
      statusKey: 'readyToPayDeposit',
      paymentAmountInCents: 514_500,
      upchargeAmountInCents: 14_500,
      paymentAmountBeforeUpchargeInCents: 500_000,
    })
    const back = aPayment({
      id: 5,
      kind: 'refund',
      date: at('2026-03-09'),
      method: 'card',
      refundsId: 4,
      paymentAmountInCents: -10_290,
      upchargeAmountInCents: -290,
      paymentAmountBeforeUpchargeInCents: -10_000,
    })
    const ledger = [wire, undone, card, back]
    expect(paymentLines(orderPaid(490_000), ledger, shopProfile).map(({ label }) => label)).toEqual([
      'Payment of 3/2/2026, Wire (readyToPayDeposit)',
      'Correction of 3/3/2026, Wire, takes back the payment of 3/2/2026',
      'Payment of 3/4/2026, Card (readyToPayDeposit); card fee $145.00 not included',
      'Refund of 3/9/2026, Card, for the payment of 3/4/2026; card fee $2.90 not included',
    ])
  })

  test('[2.4.01] without its ledger an order lists its payment statuses with an amount above 0, and what else is paid', () => {
    const data = {
      ...statusData,
      depositReceived: { date: at('2026-03-02'), paymentAmountInCents: 7 },
      readyToPayFinal: { date: at('2026-03-09'), paymentAmountInCents: 0 },
    }
    expect(paymentLines(orderPaid(45_000, { statusData: data }), [], shopProfile)).toEqual([
      { label: 'Payment of 3/1/2026 (readyToPayDeposit)', amount: 50_000 },
      { label: 'Other payments and corrections', amount: -5_000 },
    ])
  })

  test('a way to pay has the organization’s title, or the usual one where that is empty or not offered', () => {
    const profile = aProfile({
      payment: {
        methods: [
          { key: 'card', title: 'Credit card', rank: 1 },
          { key: 'wire', title: '', rank: 2 },
        ],
      },
    })
    const ledger = (['card', 'wire', 'checkByMail'] as const).map((method, index) =>
      aPayment({ id: index + 1, date: at('2026-03-02'), method, statusKey: 'gone' }),
    )
    expect(paymentLines(orderPaid(30_000), ledger, profile).map(({ label }) => label)).toEqual([
      'Payment of 3/2/2026, Credit card',
      'Payment of 3/2/2026, Wire',
      'Payment of 3/2/2026, Check by mail',
    ])
  })

  test('[1.4.02] a stocked order names its status by the title of stocked orders', () => {
    const entry = aPayment({ date: at('2026-03-02'), statusKey: 'readyToPayFinal' })
    const order = orderPaid(10_000, { isStocked: 1, statusData: {} })
    expect(paymentLines(order, [entry], shopProfile)[0]?.label).toBe(
      'Payment of 3/2/2026, Wire (Ready to pay)',
    )
  })
})

type Step = { readonly what: 'record'; readonly wanted: WantedEntry } | { readonly what: 'back' | 'on' }
const day = fc.integer({ min: 1, max: 28 }).map((number) => at(`2026-03-${String(number).padStart(2, '0')}`))
const amount = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(50_000, 100_000))
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ kind: fc.constantFrom('payment' as const, 'refund' as const), amount, date: day })
      .map((given): Step => ({ what: 'record', wanted: { ...given, method: 'wire', note: 'bank' } })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ amount: fc.integer({ min: -40_000, max: 40_000 }), date: day }).map(
      (given): Step => ({
        what: 'record',
        wanted: { ...given, kind: 'correction', method: 'wire', note: 'bank' },
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 1, max: 8 })
      .map((entryId): Step => ({ what: 'record', wanted: { kind: 'undo', entryId, note: '' } })),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ what: 'back' }, { what: 'on' }) },
)

let recorded = 0
describe('whatever money comes, goes and is corrected', () => {
  test.prop([fc.array(aStep, { minLength: 3, maxLength: 14 })])(
    '[2.4.01] every entry is one line in its order, they add up to what is paid, and every payment status with an amount above 0 is named',
    (steps) => {
      const now = at('2026-06-15')
      let order = anOrder({
        statusData: { started: { date: now }, readyToPayDeposit: { date: now } },
        costs: costsOf(100_000),
      })
      const ledger: PaymentRecord[] = []
      for (const step of steps) {
        if (step.what !== 'record') {
          const key = step.what === 'back' ? 'readyToPayDeposit' : 'readyToPayFinal'
          order = { ...order, statusData: withoutLaterStatuses(order.statusData, shopProfile, key) }
          order = {
            ...order,
            statusData: { ...order.statusData, [key]: order.statusData[key] ?? { date: now } },
          }
          continue
        }
        const plan = planLedgerEntry(order, ledger, step.wanted, now, { acceptsCredit: true })
        if (!plan.ok) continue
        const statusKey = currentStatus(order, shopProfile).key
        const moved = planTransition(order, plan.intent, shopProfile, now, ledger)
        if (!moved.ok) continue
        const movedToStatusKey = moved.statusKey === statusKey ? '' : moved.statusKey
        const { payment, correctsId } = plan
        ledger.push(aPayment({ ...payment, id: ledger.length + 1, statusKey, movedToStatusKey, correctsId }))
        order = { ...order, ...moved.patch }
      }
      recorded += ledger.length
      const paid = ledger.reduce((sum, entry) => sum + entry.paymentAmountBeforeUpchargeInCents, 0)
      const lines = paymentLines({ ...order, amountPaidInCents: cents(paid) }, ledger, shopProfile)
      expect(lines.map((line) => line.amount)).toEqual(
        ledger.map((entry) => entry.paymentAmountBeforeUpchargeInCents),
      )
      for (const { key, type, title } of shopProfile.productOrderStatuses) {
        if (type !== 'payment' || !((order.statusData[key]?.paymentAmountInCents ?? 0) > 0)) continue
        expect(lines.filter(({ label }) => label.includes(`(${title})`))).not.toEqual([])
      }
    },
  )

  test('the law was tried on entries: two in a run at least', () => {
    expect(recorded).toBeGreaterThan(200)
  })
})
