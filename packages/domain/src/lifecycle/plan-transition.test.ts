import type { NewPayment } from '../payments/ledger-intent.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, aProfile, at, testNow } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { paymentOf, randomIntent } from '../testing/random/random-intents.ts'
import { cents } from '../units/money.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { canCancel } from './can-cancel.ts'
import { planTransition } from './plan-transition.ts'
import type { TransitionIntent, TransitionOrder } from './transition.ts'
import { currentStatus } from '../orders/statuses.ts'

const before = at('2026-06-01')

function order(keys: readonly string[], given: Parameters<typeof anOrder>[0] = {}) {
  return anOrder({
    statusData: Object.fromEntries(keys.map((key) => [key, { date: before }])),
    costs: costsOf(100_000),
    ...given,
  })
}

function plan(
  from: TransitionOrder,
  intent: TransitionIntent,
  ledger: Parameters<typeof planTransition>[4] = [],
  profile: OrgProfile = shopProfile,
) {
  return planTransition(from, intent, profile, testNow, ledger)
}

describe('submitting', () => {
  it('[1.4.09] moves a started order to approval, pins its prices and clears the feedback', () => {
    const result = plan(order(['started'], { feedbackNotes: 'Wider, please' }), { kind: 'submit' })
    expect(result).toMatchObject({
      ok: true,
      statusKey: 'submittedForApproval',
      patch: {
        statusData: { started: { date: before }, submittedForApproval: { date: testNow } },
        lastCompletedStatusKey: 'submittedForApproval',
        feedbackNotes: '',
        effectivePricingDate: testNow,
      },
    })
  })

  it('keeps a pricing date that was pinned before', () => {
    const result = plan(order(['started'], { effectivePricingDate: before }), { kind: 'submit' })
    expect(result).toMatchObject({ patch: { effectivePricingDate: before } })
  })

  it('takes a stocked order past approval to its first payment', () => {
    const result = plan(order(['started'], { isStocked: 1 }), { kind: 'submit' })
    expect(result).toMatchObject({ ok: true, statusKey: 'readyToPayFinal' })
  })

  it('is refused once submitted', () => {
    for (const keys of [['started', 'submittedForApproval'], ['started', 'depositReceived'], ['shipped']]) {
      expect(plan(order(keys), { kind: 'submit' })).toMatchObject({ ok: false, code: 'alreadySubmitted' })
    }
  })

  it('tells employees and owner', () => {
    const result = plan(order(['started']), { kind: 'submit' })
    expect(result.ok && result.effects).toContainEqual({
      kind: 'mail',
      template: 'orderAwaitsApproval',
      to: 'employees',
    })
    expect(result.ok && result.effects).toContainEqual({
      kind: 'mail',
      template: 'orderSubmitted',
      to: 'owner',
    })
  })
})

describe('approval', () => {
  const submitted = order(['started', 'submittedForApproval'], { effectivePricingDate: before })

  it('[1.4.10] moves to the first later payment with an amount due', () => {
    expect(plan(submitted, { kind: 'approve' })).toMatchObject({ ok: true, statusKey: 'readyToPayDeposit' })
    const paid = [aPayment({ paymentAmountInCents: 60_000 })]
    expect(plan(submitted, { kind: 'approve' }, paid)).toMatchObject({
      ok: true,
      statusKey: 'readyToPayFinal',
    })
  })

  it('moves on to the next status when nothing is due', () => {
    const free = order(['started', 'submittedForApproval'], { costs: costsOf(0) })
    expect(plan(free, { kind: 'approve' })).toMatchObject({ ok: true, statusKey: 'depositReceived' })
  })

  it('[1.4.11] or Requires Changes: back to started with the feedback', () => {
    expect(plan(submitted, { kind: 'requireChanges', feedbackNotes: 'Wider' })).toMatchObject({
      ok: true,
      statusKey: 'started',
      patch: {
        statusData: { started: { date: before } },
        feedbackNotes: 'Wider',
        lastCompletedStatusKey: 'started',
      },
    })
  })

  it('is refused when nothing waits for it', () => {
    for (const intent of [{ kind: 'approve' }, { kind: 'requireChanges', feedbackNotes: '' }] as const) {
      expect(plan(order(['started']), intent)).toMatchObject({ ok: false, code: 'notAwaitingApproval' })
    }
  })
})

describe('cancelling', () => {
  it('[1.4.15] leaves only the started status', () => {
    const result = plan(order(['started', 'submittedForApproval'], { effectivePricingDate: before }), {
      kind: 'cancel',
    })
    expect(result).toMatchObject({ ok: true, patch: { effectivePricingDate: null } })
    expect(result.ok && result.patch.statusData).toEqual({ started: { date: before } })
  })

  it('[1.4.14] needs nothing paid and an order past its first step', () => {
    const past = order(['started', 'readyToPayDeposit'])
    expect(canCancel(past, shopProfile)).toBe(true)
    expect(canCancel({ ...past, amountPaidInCents: cents(1) }, shopProfile)).toBe(false)
    expect(canCancel({ ...past, isProcessingPayment: 1 }, shopProfile)).toBe(false)
    expect(canCancel(order(['started']), shopProfile)).toBe(false)
    expect(plan(past, { kind: 'cancel' }, [aPayment({ paymentAmountInCents: 1 })])).toMatchObject({
      code: 'cancelAfterPayment',
    })
    expect(plan(order(['started']), { kind: 'cancel' })).toMatchObject({ code: 'nothingToCancel' })
    expect(plan({ ...past, isProcessingPayment: 1 }, { kind: 'cancel' })).toMatchObject({
      code: 'paymentInProgress',
    })
  })
})

describe('an employee’s click on a dot', () => {
  it('[1.4.05] sets that status, adds none in between and removes the later ones', () => {
    const forward = plan(order(['started']), { kind: 'setStatus', statusKey: 'shipped' })
    expect(forward.ok && forward.patch.statusData).toEqual({
      started: { date: before },
      shipped: { date: testNow },
    })
    const back = plan(order(['started', 'depositReceived', 'shipped']), {
      kind: 'setStatus',
      statusKey: 'depositReceived',
    })
    expect(back.ok && back.patch.statusData).toEqual({
      started: { date: before },
      depositReceived: { date: before },
    })
  })

  it('pins prices once the order leaves its first step', () => {
    const forward = plan(order(['started']), { kind: 'setStatus', statusKey: 'shipped' })
    expect(forward.ok && forward.patch.effectivePricingDate).toBe(testNow)
    const stays = plan(order(['started']), { kind: 'setStatus', statusKey: 'started' })
    expect(stays.ok && stays.patch.effectivePricingDate).toBeUndefined()
  })

  it('tells the owner, unless asked not to or the status is not for guests', () => {
    const mails = (intent: TransitionIntent) => {
      const result = plan(order(['started']), intent)
      return result.ok ? result.effects.filter((effect) => effect.kind === 'mail') : []
    }
    expect(mails({ kind: 'setStatus', statusKey: 'shipped' })).toHaveLength(1)
    expect(mails({ kind: 'setStatus', statusKey: 'shipped', skipNotifyingGuest: true })).toEqual([])
    expect(mails({ kind: 'setStatus', statusKey: 'inProduction' })).toEqual([])
  })

  it('is refused for a status that does not exist', () => {
    expect(plan(order(['started']), { kind: 'setStatus', statusKey: 'nowhere' })).toMatchObject({
      code: 'statusUnknown',
    })
  })

  it('is refused for a status that stocked orders do not have: no dot would show it', () => {
    const profile = aProfile({
      productOrderStatuses: [
        { key: 'started', type: 'orderStarted', title: 'a' },
        { key: 'review', type: 'submittedForApproval', title: 'b', appliesToStocked: false },
        { key: 'paying', type: 'payment', title: 'c', amountDue: 'balance' },
      ],
    })
    const click = (statusKey: string, isStocked: 0 | 1) =>
      plan(order(['started'], { isStocked }), { kind: 'setStatus', statusKey }, [], profile)
    expect(click('review', 1)).toMatchObject({
      code: 'statusUnknown',
      message: 'A stocked order does not have this status.',
    })
    expect([click('review', 0).ok, click('paying', 1).ok]).toEqual([true, true])
  })
})

describe('paying', () => {
  const due = order(['started', 'submittedForApproval', 'readyToPayDeposit'])

  it('[1.4.22] a manual payment sets the awaited method on the payment status', () => {
    const result = plan(due, { kind: 'awaitPayment', method: 'wire' })
    expect(result.ok && result.patch.statusData?.['readyToPayDeposit']).toEqual({
      date: before,
      awaitingPaymentMethod: 'wire',
    })
    expect(plan(due, { kind: 'awaitPayment', method: 'card' })).toMatchObject({
      code: 'paymentMethodNotManual',
    })
    expect(plan(order(['started']), { kind: 'awaitPayment', method: 'wire' })).toMatchObject({
      code: 'notAtPayment',
    })
    const noMethods = aProfile({ productOrderStatuses: shopProfile.productOrderStatuses })
    expect(plan(due, { kind: 'awaitPayment', method: 'wire' }, [], noMethods)).toMatchObject({
      code: 'paymentMethodUnknown',
    })
  })

  it('[1.4.22, 1.5.44] an announced payment of everything says so until it is there, or another one is announced', () => {
    const inFull = plan(due, { kind: 'awaitPayment', method: 'wire', payInFull: true })
    const entry = { date: before, awaitingPaymentMethod: 'wire', awaitsFullPayment: true } as const
    expect(inFull.ok && inFull.patch.statusData?.['readyToPayDeposit']).toEqual(entry)
    const announced = { ...due, statusData: { ...due.statusData, readyToPayDeposit: entry } }
    const other = plan(announced, { kind: 'awaitPayment', method: 'wire' })
    expect(other.ok && other.patch.statusData?.['readyToPayDeposit']).toEqual({
      date: before,
      awaitingPaymentMethod: 'wire',
    })
    const part = plan(announced, { kind: 'paymentSucceeded', payment: paymentOf(20_000) })
    expect(part.ok && part.patch.statusData?.['readyToPayDeposit']).toMatchObject(entry)
    const whole = plan(announced, { kind: 'paymentSucceeded', payment: paymentOf(100_000) })
    expect(whole.ok && whole.patch.statusData?.['readyToPayDeposit']).toEqual({
      date: before,
      paymentAmountInCents: 100_000,
    })
    // Once the deposit is there, the rest is no choice any more.
    const paid = [aPayment({ paymentAmountInCents: 50_000 })]
    expect(plan(due, { kind: 'awaitPayment', method: 'wire', payInFull: true }, paid)).toMatchObject({
      code: 'nothingDue',
    })
  })

  it('[1.4.19] a card payment is processing once it is confirmed', () => {
    expect(plan(due, { kind: 'paymentProcessing' })).toMatchObject({ patch: { isProcessingPayment: 1 } })
    expect(plan(order(['started']), { kind: 'paymentProcessing' })).toMatchObject({ code: 'notAtPayment' })
    const settled = plan(due, { kind: 'paymentProcessing' }, [aPayment({ paymentAmountInCents: 50_000 })])
    expect(settled).toMatchObject({ code: 'nothingDue' })
  })

  it('[1.4.20] and no longer after an error', () => {
    const result = plan({ ...due, isProcessingPayment: 1 }, { kind: 'paymentFailed' })
    expect(result).toMatchObject({
      ok: true,
      patch: { isProcessingPayment: 0 },
      statusKey: 'readyToPayDeposit',
    })
  })

  it('[1.4.13] the deposit moves the order past its payment status, the amount noted there', () => {
    const result = plan(
      { ...due, isProcessingPayment: 1 },
      { kind: 'paymentSucceeded', payment: paymentOf(50_000, 1450) },
    )
    expect(result).toMatchObject({
      ok: true,
      statusKey: 'depositReceived',
      patch: { isProcessingPayment: 0, amountPaidInCents: 50_000, lastPaymentDate: testNow },
    })
    expect(result.ok && result.patch.statusData?.['readyToPayDeposit']).toEqual({
      date: before,
      paymentAmountInCents: 50_000,
    })
  })

  it('a part of it stays where it is, still awaiting the rest', () => {
    const awaiting = {
      ...due,
      statusData: { ...due.statusData, readyToPayDeposit: { date: before, awaitingPaymentMethod: 'wire' } },
    }
    const result = plan(awaiting, { kind: 'paymentSucceeded', payment: paymentOf(20_000) })
    expect(result).toMatchObject({ ok: true, statusKey: 'readyToPayDeposit' })
    expect(result.ok && result.patch.statusData?.['readyToPayDeposit']).toMatchObject({
      awaitingPaymentMethod: 'wire',
      paymentAmountInCents: 20_000,
    })
  })

  it('the whole amount passes every payment status with nothing left due', () => {
    const profile = aProfile({
      productOrderStatuses: [
        { key: 'started', type: 'orderStarted', title: 'a' },
        { key: 'deposit', type: 'payment', title: 'b', amountDue: 'deposit' },
        { key: 'final', type: 'payment', title: 'c', amountDue: 'balance' },
        { key: 'made', type: 'inProduction', title: 'd' },
      ],
    })
    const asked = order(['started', 'deposit'])
    const inFull = plan(asked, { kind: 'paymentSucceeded', payment: paymentOf(100_000) }, [], profile)
    expect(inFull).toMatchObject({ ok: true, statusKey: 'made' })
    const depositOnly = plan(asked, { kind: 'paymentSucceeded', payment: paymentOf(50_000) }, [], profile)
    expect(depositOnly).toMatchObject({ ok: true, statusKey: 'final' })
  })

  it('money that comes at another status is recorded and moves nothing', () => {
    const result = plan(order(['started', 'inProduction']), {
      kind: 'paymentSucceeded',
      payment: paymentOf(500),
    })
    expect(result).toMatchObject({ ok: true, statusKey: 'inProduction', patch: { amountPaidInCents: 500 } })
    expect(plan(due, { kind: 'paymentSucceeded', payment: paymentOf(0) })).toMatchObject({
      code: 'paymentAmountInvalid',
    })
  })

  it('[1.1.08] an order is submitted, approved, paid, produced and shipped', () => {
    let current = order(['started'])
    const ledger: NewPayment[] = []
    const statuses: string[] = []
    const steps: TransitionIntent[] = [
      { kind: 'submit' },
      { kind: 'approve' },
      { kind: 'paymentSucceeded', payment: paymentOf(50_000) },
      { kind: 'setStatus', statusKey: 'inProduction' },
      { kind: 'setStatus', statusKey: 'readyToPayFinal' },
      { kind: 'paymentSucceeded', payment: paymentOf(50_000) },
      { kind: 'setStatus', statusKey: 'shipped' },
    ]
    for (const step of steps) {
      const result = plan(current, step, ledger)
      if (!result.ok) throw new Error(result.message)
      if (step.kind === 'paymentSucceeded') ledger.push(paymentOf(50_000))
      current = { ...current, ...result.patch }
      statuses.push(result.statusKey)
    }
    expect(statuses).toEqual([
      'submittedForApproval',
      'readyToPayDeposit',
      'depositReceived',
      'inProduction',
      'readyToPayFinal',
      'finalPaymentReceived',
      'shipped',
    ])
    expect(current.amountPaidInCents).toBe(100_000)
  })
})

describe('any sequence of transitions', () => {
  test.prop([
    fc.array(randomIntent(shopProfile), { maxLength: 25 }),
    fc.constantFrom(0 as const, 1 as const),
  ])('keeps the money, the current status and its summary in agreement', (intents, isStocked) => {
    let current = order(['started'], { isStocked })
    const ledger: NewPayment[] = []
    for (const intent of intents) {
      const result = plan(current, intent, ledger)
      if (!result.ok) continue
      if (intent.kind === 'paymentSucceeded') ledger.push({ ...intent.payment, kind: 'payment' })
      current = { ...current, ...result.patch }
      const paid = ledger.reduce((sum, entry) => sum + entry.paymentAmountBeforeUpchargeInCents, 0)
      expect(current.amountPaidInCents).toBe(paid)
      expect(currentStatus(current, shopProfile).key).toBe(result.statusKey)
      if (result.patch.statusData !== undefined) expect(current.lastCompletedStatusKey).toBe(result.statusKey)
      expect(current.statusData['started']).toBeDefined()
    }
  })
})
