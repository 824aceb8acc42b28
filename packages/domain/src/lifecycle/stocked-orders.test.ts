/** Stocked orders: to their payment, past it when nothing is due, never to approval. Issue 12, number 10. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, aProfile, at, testNow } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { planTransition } from './plan-transition.ts'
import { submissionLabel } from './submission-label.ts'

const before = at('2026-06-01')
const stocked = (total: number) =>
  anOrder({ statusData: { started: { date: before } }, costs: costsOf(total), isStocked: 1 })

/** A list that does not say of approval that stocked orders do without it. */
const plain = aProfile({
  productOrderStatuses: [
    { key: 'started', type: 'orderStarted', title: 'a' },
    { key: 'review', type: 'submittedForApproval', title: 'b' },
    { key: 'pay', type: 'payment', title: 'c', amountDue: 'balance' },
    { key: 'paid', type: 'static', title: 'd' },
    { key: 'shipped', type: 'shipped', title: 'e' },
  ],
})

describe('a stocked order that is submitted', () => {
  it.each([
    ['with something due goes to its payment', plain, 100, 0, 'pay'],
    ['with nothing due goes where a paid one goes', plain, 0, 0, 'paid'],
    ['that is paid already goes there too', plain, 100, 100, 'paid'],
    ['is not taken into production on its way past the payment', shopProfile, 0, 0, 'finalPaymentReceived'],
    ['with something due, in a longer list', shopProfile, 100, 0, 'readyToPayFinal'],
  ] as const)('[1.4.09] %s', (_, profile, total, paid, expected) => {
    const ledger = paid === 0 ? [] : [aPayment({ paymentAmountInCents: paid })]
    const result = planTransition(stocked(total), { kind: 'submit' }, profile, testNow, ledger)
    expect(result).toMatchObject({ ok: true, statusKey: expected })
    expect(result.ok && result.patch.effectivePricingDate).toBe(testNow)
  })

  it('is told to pay only when something is due', () => {
    const letters = (total: number) => {
      const result = planTransition(stocked(total), { kind: 'submit' }, plain, testNow, [])
      return result.ok
        ? result.effects.flatMap((effect) =>
            effect.kind === 'mail' ? [`${effect.template} to ${effect.to}`] : [],
          )
        : []
    }
    expect(letters(100)).toEqual(['orderSubmitted to employees', 'paymentDue to owner'])
    expect(letters(0)).toEqual(['orderSubmitted to employees', 'orderApproved to owner'])
  })

  it('goes to no approval and to no payment with nothing due, whatever the list and whatever is due', () => {
    const types = ['submittedForApproval', 'payment', 'static', 'inProduction', 'shipped'] as const
    const lists = fc.array(
      fc.record({
        type: fc.constantFrom(...types),
        amountDue: fc.constantFrom('deposit' as const, 'balance' as const),
        appliesToStocked: fc.constantFrom(true, true, true, false),
      }),
      { minLength: 2, maxLength: 7 },
    )
    checkLaw(
      { moved: 70, unpaid: 12, nothingDue: 25 },
      fc.tuple(lists, fc.constantFrom(0, 100)),
      (cover, [list, total]) => {
        const profile = aProfile({
          productOrderStatuses: [
            { key: 'started', type: 'orderStarted', title: 'Started' },
            ...list.map((status, index) => ({ ...status, key: `s${index}`, title: `${index}` })),
            { key: 'end', type: 'delivered' as const, title: 'Delivered' },
          ],
        })
        const result = planTransition(stocked(total), { kind: 'submit' }, profile, testNow, [])
        if (!result.ok) return
        cover('moved')
        const target = profile.productOrderStatuses.find(({ key }) => key === result.statusKey)
        expect(target?.type).not.toBe('submittedForApproval')
        if (total === 0) {
          cover('nothingDue')
          expect(target?.type).not.toBe('payment')
        } else if (target?.type === 'payment') cover('unpaid')
      },
      { numRuns: 300 },
    )
  })
})

describe('the button of an order that is not submitted yet', () => {
  const label = (total: number, more: Partial<Parameters<typeof submissionLabel>[0]> = {}, paid = 0) =>
    submissionLabel(
      { order: stocked(0), hasItems: true, isPriced: true, costs: stocked(total).costs, ...more },
      plain,
      paid === 0 ? [] : [aPayment({ paymentAmountInCents: paid })],
    )

  it('[1.2.53] leads a stocked order to its payment, with the sum as it stands on the screen', () => {
    expect(label(100)).toBe('Continue to Payment')
  })

  it('says of a stocked order with nothing due that no payment follows (issue 12, number 10)', () => {
    expect(label(0)).toBe('Submit Without Payment')
    expect(label(100, {}, 100)).toBe('Submit Without Payment')
    expect(label(100, {}, 99)).toBe('Continue to Payment')
  })

  it.each([
    ['it has no items yet', { hasItems: false }],
    ['an item has no price yet', { isPriced: false }],
    ['this person sees no prices', { costs: null }],
  ])('says nothing of payment that it does not know: %s', (_, more) => {
    expect(label(0, more)).toBe('Continue to Payment')
  })

  it('submits what somebody reviews, whatever it comes to', () => {
    const order = { ...stocked(0), isStocked: 0 as const }
    expect(label(0, { order })).toBe('Submit')
    expect(label(100, { order })).toBe('Submit')
  })
})
