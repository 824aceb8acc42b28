import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, aProfile, at } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { cents } from '../units/money.ts'
import { amountDue, announcedAmount, deriveLedger } from './amount-due.ts'
import { chargeFor, upchargeOf, visiblePaymentMethods } from './charges.ts'

const order = { costs: anOrder({ costs: costsOf(900_001) }).costs }

function due(statusKey: string, paid = 0) {
  const ledger = paid === 0 ? [] : [aPayment({ paymentAmountInCents: paid })]
  return amountDue(order, ledger, shopProfile, statusKey)
}

describe('the amount due', () => {
  it.each([
    ['readyToPayDeposit', 0, 450_001],
    ['readyToPayDeposit', 100_000, 350_001],
    ['readyToPayDeposit', 500_000, 0],
    ['readyToPayFinal', 450_001, 450_000],
    ['readyToPayFinal', 900_001, 0],
    ['readyToPayFinal', 950_000, 0],
    ['shipped', 450_001, 450_000],
    ['started', 0, 0],
    ['inProduction', 0, 0],
    ['nowhere', 0, 0],
  ])('at %s with %i paid is %i', (statusKey, paid, expected) => {
    expect(due(statusKey, paid).dueInCents).toBe(expected)
  })

  it('[1.5.44] may be the deposit or the whole only while a deposit above 0 is due and not paid', () => {
    expect(due('readyToPayDeposit').canChooseDeposit).toBe(true)
    expect(due('readyToPayDeposit', 450_001).canChooseDeposit).toBe(false)
    expect(due('readyToPayFinal', 450_001).canChooseDeposit).toBe(false)
    const noDeposit = { costs: anOrder({ costs: costsOf(1000, 0) }).costs }
    expect(amountDue(noDeposit, [], shopProfile, 'readyToPayDeposit').canChooseDeposit).toBe(false)
    const wholly = { costs: anOrder({ costs: costsOf(1000, 100) }).costs }
    expect(amountDue(wholly, [], shopProfile, 'readyToPayDeposit').canChooseDeposit).toBe(false)
    const nothing = { costs: anOrder({ costs: costsOf(0) }).costs }
    expect(amountDue(nothing, [], shopProfile, 'readyToPayDeposit').canChooseDeposit).toBe(false)
  })
})

describe('while a change is open', () => {
  const agreedAmounts = { orderTotal: cents(100_000), depositAmount: cents(50_000) }
  const changed = { ...order, agreedAmounts }

  it('what was agreed to is due, and not what is proposed', () => {
    const dueAt = (statusKey: string, paid: number) =>
      amountDue(changed, [aPayment({ paymentAmountInCents: paid })], shopProfile, statusKey)
    expect(dueAt('readyToPayDeposit', 10_000)).toMatchObject({ dueInCents: 40_000, balanceInCents: 90_000 })
    expect(dueAt('readyToPayFinal', 50_000).dueInCents).toBe(50_000)
    expect(dueAt('readyToPayFinal', 100_001)).toMatchObject({ dueInCents: 0, creditInCents: 1 })
  })

  it('what came back meanwhile is taken off what was agreed to', () => {
    const returned = { ...changed, returnCreditInCents: cents(30_000) }
    const paid = [aPayment({ paymentAmountInCents: 50_000 })]
    expect(amountDue(returned, paid, shopProfile, 'readyToPayFinal').dueInCents).toBe(20_000)
  })
})

describe('what a customer has announced', () => {
  const at1 = at('2026-02-01')
  it.each([
    ['the deposit', 'readyToPayDeposit', { date: at1, awaitingPaymentMethod: 'wire' }, 450_001],
    ['everything', 'readyToPayDeposit', { date: at1, awaitsFullPayment: true as const }, 900_001],
    ['nothing yet', 'readyToPayDeposit', undefined, 450_001],
    [
      'everything, where nothing is asked for',
      'inProduction',
      { date: at1, awaitsFullPayment: true as const },
      0,
    ],
  ])('is %s', (_, statusKey, entry, expected) => {
    expect(announcedAmount(due(statusKey), entry)).toBe(expected)
  })
})

describe('the upcharge of a card', () => {
  it.each([
    [300_000, 'card', 0],
    [300_001, 'card', 8700],
    [310_000, 'card', 8990],
    // 2.9 percent of these are 8,701.508, 29,000.522, 8,714.5 and 8,700.493 cents.
    [300_052, 'card', 8702],
    [1_000_018, 'card', 29_001],
    [300_500, 'card', 8715],
    [300_017, 'card', 8700],
    [450_001, 'card', 13_050],
    [450_001, 'wire', 0],
    [450_001, 'checkByMail', 0],
  ] as const)('[1.9.15, 1.9.16] on %i cents by %s is %i', (amount, method, expected) => {
    expect(upchargeOf(cents(amount), method, shopProfile)).toBe(expected)
  })

  it('is on the whole payment, deposit or in full', () => {
    const deposit = chargeFor(due('readyToPayDeposit'), { method: 'card', payInFull: false }, shopProfile)
    expect(deposit).toEqual({
      paymentAmountBeforeUpchargeInCents: 450_001,
      upchargeAmountInCents: 13_050,
      paymentAmountInCents: 463_051,
    })
    const full = chargeFor(due('readyToPayDeposit'), { method: 'card', payInFull: true }, shopProfile)
    expect(full.paymentAmountBeforeUpchargeInCents).toBe(900_001)
  })
})

describe('the ledger', () => {
  it('[1.3.25, 1.9.06] sums payments before their upcharge in cents, refunds and corrections with their sign', () => {
    const ledger = [
      aPayment({
        paymentAmountInCents: 463_051,
        upchargeAmountInCents: 13_050,
        paymentAmountBeforeUpchargeInCents: 450_001,
        date: at('2026-02-01'),
      }),
      aPayment({ paymentAmountInCents: 1000, date: at('2026-03-01') }),
      aPayment({ kind: 'refund', paymentAmountInCents: -400, date: at('2026-04-01') }),
    ]
    expect(deriveLedger(ledger)).toEqual({
      amountPaidInCents: 450_601,
      lastPaymentDate: '2026-03-01 00:00:00',
    })
    // Written later than it came: the last payment is the one with the newest date.
    const late = [at('2026-03-01'), at('2026-01-01')].map((date) =>
      aPayment({ paymentAmountInCents: 1, date }),
    )
    expect(deriveLedger(late).lastPaymentDate).toBe('2026-03-01 00:00:00')
    expect(deriveLedger([])).toEqual({ amountPaidInCents: 0, lastPaymentDate: null })
  })

  test.prop([fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 6 }), fc.nat({ max: 2_000_000 })])(
    'paid and balance always make the total, until more is paid',
    (amounts, total) => {
      const ledger = amounts.map((amount) => aPayment({ paymentAmountInCents: amount }))
      const owed = amountDue(
        { costs: anOrder({ costs: costsOf(total) }).costs },
        ledger,
        shopProfile,
        'readyToPayFinal',
      )
      expect(owed.balanceInCents).toBe(Math.max(0, total - owed.paidInCents))
      expect(owed.depositDueInCents).toBeLessThanOrEqual(owed.balanceInCents)
    },
  )
})

describe('payment methods', () => {
  const keys = (role: 'owner' | 'guest', isGuestMode: boolean) =>
    visiblePaymentMethods(shopProfile, role, isGuestMode).map(({ key }) => key)

  it('[1.6.29] for employees only are visible to employees not in guest mode', () => {
    expect(keys('owner', false)).toEqual(['card', 'wire', 'checkByMail'])
    expect(keys('owner', true)).toEqual(['card', 'wire'])
    expect(keys('guest', false)).toEqual(['card', 'wire'])
  })

  it('[1.6.30] that are hidden are never shown', () => {
    const profile = aProfile({
      payment: {
        methods: [
          { key: 'wire', title: 'Wire', rank: 1, isHidden: true },
          { key: 'card', title: 'Card', rank: 2, disabled: true },
        ],
      },
    })
    expect(visiblePaymentMethods(profile, 'owner', false)).toEqual([])
  })
})
