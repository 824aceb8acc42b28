/** What the declared transitions say where two of their rules meet. */
import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, aProfile, at, testNow } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { paymentOf } from '../testing/random/random-intents.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { planTransition } from './plan-transition.ts'
import type { TransitionIntent } from './transition.ts'

const before = at('2026-06-01')

function orderAt(keys: readonly string[], more: Parameters<typeof anOrder>[0] = {}) {
  return anOrder({
    statusData: Object.fromEntries(keys.map((key) => [key, { date: before }])),
    costs: costsOf(100_000),
    ...more,
  })
}

function plan(
  order: ReturnType<typeof orderAt>,
  intent: TransitionIntent,
  paid = 0,
  profile: OrgProfile = shopProfile,
) {
  const ledger = paid === 0 ? [] : [aPayment({ paymentAmountInCents: paid })]
  return planTransition(order, intent, profile, testNow, ledger)
}

describe('submitting', () => {
  it('[1.4.09] leads from a status before approval, and from none after it', () => {
    const profile = aProfile({
      productOrderStatuses: [
        { key: 'started', type: 'orderStarted', title: 'a' },
        { key: 'measured', type: 'static', title: 'b' },
        { key: 'review', type: 'submittedForApproval', title: 'c', appliesToStocked: false },
        { key: 'agreed', type: 'static', title: 'd' },
        { key: 'packed', type: 'static', title: 'e' },
      ],
    })
    const submit = (key: string) => plan(orderAt([key], { isStocked: 1 }), { kind: 'submit' }, 0, profile)
    expect(submit('measured')).toMatchObject({ ok: true, statusKey: 'agreed' })
    expect(submit('agreed')).toMatchObject({ ok: false, code: 'alreadySubmitted' })
  })
})

describe('cancelling', () => {
  it('[1.4.14] is refused for the card that is with its provider before what is paid is looked at', () => {
    const processing = orderAt(['started', 'readyToPayFinal'], { isProcessingPayment: 1 })
    expect(plan(processing, { kind: 'cancel' }, 50_000)).toMatchObject({ code: 'paymentInProgress' })
    expect(plan(orderAt(['started']), { kind: 'cancel' }, 1)).toMatchObject({ code: 'cancelAfterPayment' })
  })
})

describe('announcing a payment', () => {
  it('[1.5.44] of everything says so only where the deposit was a choice', () => {
    const intent = { kind: 'awaitPayment', method: 'wire', payInFull: true } as const
    const announced = plan(orderAt(['started', 'readyToPayFinal']), intent)
    expect(announced.ok && announced.patch.statusData?.['readyToPayFinal']).toEqual({
      date: before,
      awaitingPaymentMethod: 'wire',
    })
  })

  it('is refused for its method before anything else, and for a card before what is due', () => {
    const paid = orderAt(['started', 'readyToPayFinal'], { isProcessingPayment: 1 })
    const noMethods = aProfile({ productOrderStatuses: shopProfile.productOrderStatuses })
    const announce = (order: typeof paid, method: 'card' | 'wire', profile = shopProfile) => {
      const result = plan(order, { kind: 'awaitPayment', method }, 100_000, profile)
      return result.ok ? null : result.code
    }
    const atStart = orderAt(['started'])
    expect([announce(atStart, 'card', noMethods), announce(atStart, 'wire', noMethods)]).toEqual([
      'paymentMethodNotManual',
      'notAtPayment',
    ])
    expect([announce(paid, 'wire', noMethods), announce(paid, 'wire')]).toEqual([
      'paymentMethodUnknown',
      'paymentInProgress',
    ])
  })
})

describe('money that goes back', () => {
  const paid = orderAt(['started', 'readyToPayDeposit'], { isProcessingPayment: 1 })

  it('moves no order on, even where nothing is left to pay', () => {
    const refund = { kind: 'paymentSucceeded', payment: paymentOf(-1) } as const
    expect(plan(paid, refund, 60_000)).toMatchObject({
      ok: true,
      statusKey: 'readyToPayDeposit',
      patch: { amountPaidInCents: 59_999 },
    })
  })

  it('leaves the card alone that is being charged meanwhile', () => {
    for (const kind of ['paymentSucceeded', 'ledgerCorrected'] as const) {
      const refund = plan(paid, { kind, payment: paymentOf(-1) }, 60_000)
      expect(refund.ok && refund.patch.isProcessingPayment).toBeUndefined()
    }
    const taken = plan(paid, { kind: 'ledgerCorrected', payment: paymentOf(1) }, 60_000)
    expect(taken.ok && taken.patch.isProcessingPayment).toBe(0)
  })

  it('that was a payment never made takes the order back to it, unless it went further since', () => {
    const wrong = { ...paymentOf(-50_000), kind: 'correction' as const }
    const undo = (movedToStatusKey: string) =>
      plan(
        orderAt(['started', 'readyToPayDeposit', 'depositReceived']),
        {
          kind: 'ledgerCorrected',
          payment: wrong,
          undoes: { statusKey: 'readyToPayDeposit', movedToStatusKey },
        },
        50_000,
      )
    expect(undo('depositReceived')).toMatchObject({ statusKey: 'readyToPayDeposit', effects: [{}] })
    expect(undo('inProduction')).toMatchObject({ statusKey: 'depositReceived', effects: [] })
  })
})

describe('an invoice', () => {
  it('is not issued at the first step, where a list has neither approval nor payment', () => {
    const profile = aProfile({
      productOrderStatuses: [
        { key: 'started', type: 'orderStarted', title: 'a' },
        { key: 'made', type: 'inProduction', title: 'b' },
      ],
    })
    const issued = (statusKey: string) => {
      const result = plan(orderAt(['started', 'made']), { kind: 'setStatus', statusKey }, 0, profile)
      return result.ok ? result.patch.invoiceIssued : null
    }
    expect([issued('started'), issued('made')]).toEqual([undefined, before])
  })
})
