/** While a card is with its provider nothing else is begun that it could meet. Issue 12, number 10. */
import { describe, expect, it } from 'vitest'
import { anOrder, at, testNow } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { cents } from '../units/money.ts'
import { planTransition } from './plan-transition.ts'
import type { TransitionIntent } from './transition.ts'

const before = at('2026-06-01')
const waiting = anOrder({
  statusData: { started: { date: before }, readyToPayDeposit: { date: before } },
  costs: costsOf(100_000),
})
const charging = { ...waiting, isProcessingPayment: 1 as const }
const plan = (order: typeof waiting, intent: TransitionIntent) =>
  planTransition(order, intent, shopProfile, testNow, [])

describe('while a card payment is processing', () => {
  it.each<[string, TransitionIntent]>([
    ['[1.4.19] a second card', { kind: 'paymentProcessing' }],
    ['[1.4.22] a wire', { kind: 'awaitPayment', method: 'wire' }],
    ['[1.4.14] cancelling', { kind: 'cancel' }],
  ])('%s is refused, and only then', (_, intent) => {
    expect(plan(charging, intent)).toMatchObject({ ok: false, code: 'paymentInProgress' })
    expect(plan(waiting, intent).ok).toBe(true)
  })

  it('[1.4.20] the next card may begin once the first has failed', () => {
    const failed = plan(charging, { kind: 'paymentFailed' })
    if (!failed.ok) throw new Error(failed.message)
    expect(plan({ ...charging, ...failed.patch }, { kind: 'paymentProcessing' })).toMatchObject({
      patch: { isProcessingPayment: 1 },
    })
  })

  it('[1.4.13] money that has come is always taken', () => {
    const payment = {
      kind: 'payment' as const,
      date: testNow,
      method: 'card' as const,
      paymentAmountInCents: cents(50_000),
      upchargeAmountInCents: cents(0),
      paymentAmountBeforeUpchargeInCents: cents(50_000),
    }
    expect(plan(charging, { kind: 'paymentSucceeded', payment })).toMatchObject({
      statusKey: 'depositReceived',
      patch: { isProcessingPayment: 0, amountPaidInCents: 50_000 },
    })
  })
})
