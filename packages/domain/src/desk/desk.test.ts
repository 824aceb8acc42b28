import { describe, expect, it } from 'vitest'
import type { ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import { anOrder, testNow } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { cents } from '../units/money.ts'
import { timestamp } from '../units/timestamp.ts'
import { deskReasonsOf, deskSince } from './desk.ts'

const customer = 7
const colleague = 8

function orderAt(key: string, more: Partial<ProductOrder> = {}, entry: object = {}): ProductOrder {
  const keys = shopProfile.productOrderStatuses.map((status) => status.key)
  const passed = keys.slice(0, keys.indexOf(key) + 1)
  const statusData = Object.fromEntries(
    passed.map((one) => [one, one === key ? { date: testNow, ...entry } : { date: testNow }]),
  )
  return { ...anOrder({ userId: customer, costs: costsOf(100_000) }), statusData, ...more }
}

function reasons(order: ProductOrder, role: Role, userId = role === 'guest' ? customer : colleague) {
  return deskReasonsOf(order, { userId, role, today: '2026-11-25' }, shopProfile)
}

describe('the desk', () => {
  it('[issue 18] asks whose order it is for the changes that were required, until it is submitted again', () => {
    const feedbackNotes = 'Please turn the second plate.'
    expect(reasons(orderAt('started', { feedbackNotes }), 'guest')).toEqual(['changesAsked'])
    expect(reasons(orderAt('started', { feedbackNotes }), 'member', customer)).toEqual(['changesAsked'])
    expect(reasons(orderAt('started', { feedbackNotes }), 'member')).toEqual([])
    expect(reasons(orderAt('started', { feedbackNotes: ' \n ' }), 'guest')).toEqual([])
    expect(reasons(orderAt('submittedForApproval', { feedbackNotes }), 'guest')).toEqual([])
  })

  it('[issue 18] asks a guest for a payment that is due, and for none that is announced, under way or made', () => {
    expect(reasons(orderAt('readyToPayDeposit'), 'guest')).toEqual(['paymentDue'])
    expect(reasons(orderAt('readyToPayDeposit', { amountPaidInCents: cents(50_000) }), 'guest')).toEqual([])
    expect(reasons(orderAt('readyToPayFinal', { amountPaidInCents: cents(50_000) }), 'guest')).toEqual([
      'paymentDue',
    ])
    expect(reasons(orderAt('readyToPayFinal', { amountPaidInCents: cents(100_000) }), 'guest')).toEqual([])
    expect(reasons(orderAt('readyToPayFinal', { isProcessingPayment: 1 }), 'guest')).toEqual([])
    expect(reasons(orderAt('readyToPayFinal', {}, { awaitingPaymentMethod: 'wire' }), 'guest')).toEqual([])
    // Shipped before it was paid: the balance is owed.
    expect(reasons(orderAt('shipped'), 'guest')).toEqual(['paymentDue'])
    // Somebody else's order.
    expect(reasons(orderAt('readyToPayDeposit'), 'guest', colleague)).toEqual([])
  })

  it('[issue 18] asks a guest to accept what production waits for, from the approval on until it is accepted', () => {
    const waiting = (
      order: ProductOrder,
      agreement: Partial<OrgProfile['agreement']>,
      role: Role = 'guest',
    ) =>
      deskReasonsOf(
        order,
        { userId: customer, role, today: '2026-11-25' },
        { ...shopProfile, agreement: { ...shopProfile.agreement, ...agreement } },
      ).filter((reason) => reason === 'toAccept')
    const revised = { revisionNumber: 2, revisionScope: 'items', revisionTerms: 'money' }
    const open = orderAt('readyToPayDeposit', revised)
    const accepted = { acceptedRevision: 2, acceptedScope: 'items', acceptedTerms: 'money' }
    expect(waiting(open, { acceptance: 'required' })).toEqual(['toAccept'])
    expect(waiting(open, { acceptance: 'required' }, 'member')).toEqual([])
    expect(waiting(open, { acceptance: 'offered' })).toEqual([])
    expect(
      waiting(orderAt('readyToPayDeposit', { ...revised, ...accepted }), { acceptance: 'required' }),
    ).toEqual([])
    // Another revision of other items has come since.
    const since = orderAt('readyToPayDeposit', { ...revised, ...accepted, revisionScope: 'other items' })
    expect(waiting(since, { acceptance: 'required' })).toEqual(['toAccept'])
    expect(waiting(open, { acceptance: 'off', signOff: 'items' })).toEqual(['toAccept'])
    expect(
      waiting(orderAt('readyToPayDeposit', { ...revised, signedOffScope: 'items' }), {
        acceptance: 'off',
        signOff: 'items',
      }),
    ).toEqual([])
    // What the customer has sent back waits for whoever changes it, until another revision comes.
    const back = { ...revised, sentBackScope: 'items' }
    expect(waiting(orderAt('readyToPayDeposit', back), { acceptance: 'required' })).toEqual([])
    const changed = orderAt('readyToPayDeposit', { ...back, revisionScope: 'other items' })
    expect(waiting(changed, { acceptance: 'required' })).toEqual(['toAccept'])
    // Before it is approved, and when it has left.
    expect(waiting(orderAt('submittedForApproval', revised), { acceptance: 'required' })).toEqual([])
    expect(waiting(orderAt('shipped', revised), { acceptance: 'required' })).toEqual([])
    // Without a revision there is nothing to accept.
    expect(waiting(orderAt('readyToPayDeposit'), { acceptance: 'required' })).toEqual([])
  })

  it('[issue 18] asks employees to approve, and to record a payment that was announced', () => {
    const toApprove = orderAt('submittedForApproval')
    const announced = orderAt('readyToPayFinal', {}, { awaitingPaymentMethod: 'wire' })
    for (const role of ['owner', 'member'] as const) {
      expect(reasons(toApprove, role)).toEqual(['toApprove'])
      expect(reasons(announced, role)).toEqual(['paymentToRecord'])
    }
    expect(reasons(toApprove, 'guest')).toEqual([])
    expect(reasons(orderAt('readyToPayFinal'), 'owner')).toEqual([])
  })

  it('[issue 18] shows employees what was to ship before today and has not left', () => {
    const due = (day: string) => ({ estimatedShippingDate: timestamp(`${day} 00:00:00`) })
    expect(reasons(orderAt('inProduction', due('2026-11-24')), 'member')).toEqual(['late'])
    expect(reasons(orderAt('inProduction', due('2026-11-25')), 'member')).toEqual([])
    expect(reasons(orderAt('inProduction'), 'member')).toEqual([])
    expect(reasons(orderAt('shipped', due('2026-11-24')), 'member')).toEqual([])
    expect(reasons(orderAt('started', due('2026-11-24')), 'member')).toEqual([])
    expect(reasons(orderAt('inProduction', due('2026-11-24')), 'guest')).toEqual([])
    const both = orderAt('readyToPayFinal', due('2026-11-24'), { awaitingPaymentMethod: 'wire' })
    expect(reasons(both, 'member')).toEqual(['late', 'paymentToRecord'])
  })

  it('[issue 18] asks employees to answer a problem with goods that have left', () => {
    const waiting = { problemWaitingSince: timestamp('2026-11-23 09:00:00') }
    const paid = { amountPaidInCents: cents(100_000) }
    for (const role of ['owner', 'member'] as const) {
      expect(reasons(orderAt('shipped', waiting), role)).toEqual(['problems'])
    }
    expect(reasons(orderAt('shipped', { ...waiting, ...paid }), 'guest')).toEqual([])
    expect(reasons(orderAt('shipped'), 'owner')).toEqual([])
    expect(deskSince(orderAt('shipped', waiting), 'problems', shopProfile)).toBe('2026-11-23 09:00:00')
    // Sent back to before it left: there is nothing there to be answered.
    expect(reasons(orderAt('inProduction', waiting), 'owner')).toEqual([])
  })

  it('[issue 18] asks employees to solve a problem that they have answered', () => {
    const answered = { problemUnsolvedSince: timestamp('2026-11-20 09:00:00') }
    for (const role of ['owner', 'member'] as const) {
      expect(reasons(orderAt('shipped', answered), role)).toEqual(['problemsToSolve'])
    }
    expect(reasons(orderAt('shipped', { ...answered, amountPaidInCents: cents(100_000) }), 'guest')).toEqual(
      [],
    )
    expect(deskSince(orderAt('shipped', answered), 'problemsToSolve', shopProfile)).toBe(
      '2026-11-20 09:00:00',
    )
  })

  it('[issue 18] asks the customer to answer a change that is proposed, and employees to answer a wish or a refusal', () => {
    const since = timestamp('2026-11-24 09:00:00')
    const proposed = orderAt('shipped', { changeProposedSince: since, amountPaidInCents: cents(100_000) })
    expect([reasons(proposed, 'guest'), reasons(proposed, 'owner')]).toEqual([['changeToAgree'], []])
    const waiting = orderAt('shipped', { changeWaitingSince: since, amountPaidInCents: cents(100_000) })
    expect([reasons(waiting, 'guest'), reasons(waiting, 'owner'), reasons(waiting, 'member')]).toEqual([
      [],
      ['changesToAnswer'],
      ['changesToAnswer'],
    ])
    expect(deskSince(waiting, 'changesToAnswer', shopProfile)).toBe(since)
    const expired = orderAt('shipped', { renewalAskedSince: since, amountPaidInCents: cents(100_000) })
    expect([reasons(expired, 'guest'), reasons(expired, 'member')]).toEqual([[], ['renewals']])
    // What was asked for of an order that is open again is asked by its submission.
    expect(reasons(orderAt('started', { changeWaitingSince: since }), 'member')).toEqual([])
  })

  it('[issue 18] asks employees to decide a return that a customer asked for', () => {
    const waiting = { returnWaitingSince: timestamp('2026-11-24 09:00:00') }
    for (const role of ['owner', 'member'] as const) {
      expect(reasons(orderAt('shipped', waiting), role)).toEqual(['returns'])
    }
    expect(reasons(orderAt('shipped', { ...waiting, amountPaidInCents: cents(100_000) }), 'guest')).toEqual(
      [],
    )
    expect(deskSince(orderAt('shipped', waiting), 'returns', shopProfile)).toBe('2026-11-24 09:00:00')
    expect(reasons(orderAt('inProduction', waiting), 'owner')).toEqual([])
  })

  it('[issue 18] leaves archived orders alone', () => {
    expect(reasons(orderAt('submittedForApproval', { archived: 1 }), 'owner')).toEqual([])
  })

  it('[issue 18] says since when: the entry of the status, or the day on which a late one was to ship', () => {
    const date = timestamp('2026-11-20 10:00:00')
    const order = orderAt(
      'inProduction',
      { estimatedShippingDate: timestamp('2026-11-21 00:00:00') },
      { date },
    )
    expect(deskSince(order, 'late', shopProfile)).toBe('2026-11-21 00:00:00')
    expect(deskSince(order, 'toApprove', shopProfile)).toBe('2026-11-20 10:00:00')
  })
})
