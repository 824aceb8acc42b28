/** What employees write into a ledger: which entries are accepted, and what they do to the order. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { currentStatus } from '../orders/statuses.ts'
import { planTransition } from '../lifecycle/plan-transition.ts'
import { ledgerMessages } from '../messages/checkout/ledger.ts'
import { anOrder, aPayment, aProfile, at } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { costsOf, shopProfile, twoPaymentStatuses } from '../testing/lifecycle-fixtures.ts'
import type { PaymentRecord } from './schema.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { costsOfSubtotal } from '../orders/costs/costs.ts'
import { cents } from '../units/money.ts'
import { timestamp } from '../units/timestamp.ts'
import { amountDue, deriveLedger } from './amount-due.ts'
import { ledgerLines, nextDue } from './ledger-lines.ts'
import { type EntryOptions, planLedgerEntry, type WantedEntry } from './plan-ledger-entry.ts'

const now = at('2026-11-21')
const note = 'Bank statement'

function orderAt(statusKey: string, total = 100_000): ProductOrder {
  const statusData = { started: { date: now }, [statusKey]: { date: now } }
  return anOrder({ costs: costsOf(total), statusData, lastCompletedStatusKey: statusKey })
}

const wire = (kind: 'payment' | 'refund' | 'correction', amount: number, date = now): WantedEntry => ({
  kind,
  method: 'wire',
  amount,
  date,
  note,
})

/** An order with its ledger, to which entries are added one after the other. */
function aBook(order: ProductOrder) {
  const ledger: PaymentRecord[] = []
  return {
    get order() {
      return order
    },
    ledger,
    status: () => currentStatus(order, shopProfile).key,
    write(wanted: WantedEntry, options: EntryOptions = {}) {
      const plan = planLedgerEntry(order, ledger, wanted, now, options)
      if (!plan.ok) return plan.code
      const statusKey = currentStatus(order, shopProfile).key
      const moved = planTransition(order, plan.intent, shopProfile, now, ledger)
      if (!moved.ok) return moved.code
      ledger.push(
        aPayment({
          ...plan.payment,
          id: ledger.length + 1,
          correctsId: plan.correctsId,
          statusKey,
          movedToStatusKey: moved.statusKey === statusKey ? '' : moved.statusKey,
        }),
      )
      order = { ...order, ...moved.patch }
      return 'written'
    },
  }
}

describe('an entry is refused and nothing changes', () => {
  const order = orderAt('readyToPayDeposit')
  const paid = [aPayment({ id: 7, paymentAmountInCents: 40_000 })]
  const refusal = (wanted: WantedEntry, options?: EntryOptions, ledger = paid, of = order) => {
    const plan = planLedgerEntry(of, ledger, wanted, now, options)
    return plan.ok ? 'accepted' : plan.code
  }
  it.each([
    ['an amount of 0', wire('payment', 0), 'paymentAmountInvalid'],
    ['a negative payment', wire('payment', -5), 'paymentAmountInvalid'],
    ['a negative refund', wire('refund', -5), 'paymentAmountInvalid'],
    ['a fraction of a cent', wire('payment', 10.5), 'paymentAmountInvalid'],
    ['more than the balance', wire('payment', 60_001), 'paymentAboveBalance'],
    ['a refund of more than is paid', wire('refund', 40_001), 'paidBelowZero'],
    ['a correction below nothing paid', wire('correction', -40_001), 'paidBelowZero'],
    ['a date in the future', wire('payment', 5, at('2026-11-23')), 'paymentDateInFuture'],
    ['a date from another century', wire('payment', 5, at('1926-11-21')), 'paymentDateUnlikely'],
    ['a card', { ...wire('payment', 5), method: 'card' } as const, 'paymentMethodNotManual'],
    ['a correction without a reason', { ...wire('correction', 5), note: ' ' }, 'noteMissing'],
    ['an entry of another order', { kind: 'undo', entryId: 99, note } as const, 'entryUnknown'],
  ] as const)('%s', (_, wanted, code) => expect(refusal(wanted)).toBe(code))

  it('money of another currency, money while a card is charged, and what somebody else was quicker with', () => {
    expect(refusal(wire('payment', 5), { currency: 'EUR' })).toBe('paymentCurrency')
    expect(refusal(wire('payment', 5), { currency: 'USD' })).toBe('accepted')
    expect(refusal(wire('payment', 5), {}, paid, { ...order, isProcessingPayment: 1 })).toBe(
      'paymentInProgress',
    )
    expect(refusal(wire('payment', 5), { knownPaid: 0 })).toBe('ledgerChanged')
    expect(refusal(wire('payment', 5), { knownPaid: 40_000 })).toBe('accepted')
  })

  it('what a card provider holds, and what is a correction or undone already', () => {
    const undo = { kind: 'undo', entryId: 7, note } as const
    expect(refusal(undo, {}, [aPayment({ id: 7, method: 'card', providerReference: 'pi_1' })])).toBe(
      'cardEntry',
    )
    expect(refusal(undo, {}, [aPayment({ id: 7, kind: 'correction' })])).toBe('correctionStays')
    const undone = aPayment({ id: 8, kind: 'correction', correctsId: 7, paymentAmountInCents: -40_000 })
    expect(refusal(undo, {}, [...paid, undone])).toBe('entryUndoneAlready')
  })

  it('says what is too much and what would be kept as credit', () => {
    const plan = planLedgerEntry(order, paid, wire('payment', 70_000), now)
    expect(plan).toMatchObject({
      message: ledgerMessages.aboveBalance({ balance: '$600.00', credit: '$100.00' }),
    })
    expect(refusal(wire('payment', 70_000), { acceptsCredit: true })).toBe('accepted')
  })

  it('says which currency, what was paid meanwhile, and how much could be given back', () => {
    const message = (wanted: WantedEntry, options?: EntryOptions) => {
      const plan = planLedgerEntry(order, paid, wanted, now, options)
      return plan.ok ? 'accepted' : plan.message
    }
    expect(message(wire('payment', 5), { currency: 'EUR' })).toBe(
      'Payments are kept in US dollars; EUR can not be recorded. Enter the dollars that arrived.',
    )
    expect(message(wire('payment', 5), { knownPaid: 0 })).toBe(
      'Somebody else has changed the payments meanwhile: $400.00 are paid now. Look at them, then decide anew.',
    )
    expect(message(wire('refund', 40_001))).toBe(
      '$400.00 are recorded as paid. No more than that can be given back or taken away.',
    )
  })

  it('the whole balance, a payment without a note, and one into a ledger below zero are no fault', () => {
    expect(refusal(wire('payment', 60_000))).toBe('accepted')
    expect(refusal({ ...wire('payment', 5), note: '' })).toBe('accepted')
    const below = [aPayment({ id: 7, kind: 'correction', paymentAmountInCents: -500 })]
    expect(refusal(wire('payment', 100), {}, below)).toBe('accepted')
  })

  it('money at a card provider stays there, whichever of its marks it carries', () => {
    const undo = { kind: 'undo', entryId: 7, note } as const
    expect(refusal(undo, {}, [aPayment({ id: 7, method: 'card' })])).toBe('cardEntry')
    expect(refusal(undo, {}, [aPayment({ id: 7, providerReference: 'pi_7' })])).toBe('cardEntry')
  })

  it('taking back a refund brings back what was accepted before, also above the total', () => {
    const ledger = [
      aPayment({ id: 7, paymentAmountInCents: 120_000 }),
      aPayment({ id: 8, kind: 'refund', paymentAmountInCents: -20_000 }),
    ]
    expect(refusal({ kind: 'undo', entryId: 8, note }, {}, ledger)).toBe('accepted')
    expect(refusal(wire('correction', 20_000), {}, ledger)).toBe('paymentAboveBalance')
  })

  it('a payment may settle its status; refunds and corrections are corrections of the ledger', () => {
    const intentOf = (wanted: WantedEntry) => {
      const plan = planLedgerEntry(order, paid, wanted, now)
      return plan.ok ? plan.intent.kind : plan.code
    }
    expect(intentOf(wire('payment', 5))).toBe('paymentSucceeded')
    expect(intentOf(wire('refund', 5))).toBe('ledgerCorrected')
    expect(intentOf(wire('correction', 5))).toBe('ledgerCorrected')
    expect(intentOf({ kind: 'undo', entryId: 7, note })).toBe('ledgerCorrected')
  })

  it('takes the first and the last moment that it takes', () => {
    const dated = (date: string) => refusal(wire('payment', 5, timestamp(date)))
    expect(dated('2026-11-21 14:00:00')).toBe('accepted')
    expect(dated('2026-11-21 14:00:01')).toBe('paymentDateInFuture')
    expect(dated('2000-01-01 00:00:00')).toBe('accepted')
    expect(dated('1999-12-31 23:59:59')).toBe('paymentDateUnlikely')
  })

  it('takes a day that has begun somewhere on earth for today', () => {
    const evening = timestamp('2026-11-21 12:00:00')
    expect(planLedgerEntry(order, paid, wire('payment', 5, at('2026-11-22')), evening).ok).toBe(true)
    expect(planLedgerEntry(order, paid, wire('payment', 5, at('2026-11-23')), evening).ok).toBe(false)
  })
})

describe('what an entry does to the order', () => {
  it('[1.4.22] parts of a payment leave it waiting; the one that settles the deposit moves it on', () => {
    const book = aBook(orderAt('readyToPayDeposit'))
    expect(book.write(wire('payment', 20_000))).toBe('written')
    expect(book.status()).toBe('readyToPayDeposit')
    expect(nextDue(book.order, book.ledger, shopProfile)).toMatchObject({ amountInCents: 30_000 })
    expect(book.write(wire('payment', 30_000))).toBe('written')
    expect(book.status()).toBe('depositReceived')
    expect(book.ledger.map(({ movedToStatusKey }) => movedToStatusKey)).toEqual(['', 'depositReceived'])
    expect(book.order.statusData.readyToPayDeposit?.paymentAmountInCents).toBe(50_000)
    expect(nextDue(book.order, book.ledger, shopProfile)).toMatchObject({
      status: { key: 'readyToPayFinal' },
      amountInCents: 50_000,
    })
  })

  it('taking back the payment that moved it takes it back as well', () => {
    const book = aBook(orderAt('readyToPayDeposit'))
    book.write(wire('payment', 50_000))
    expect(book.write({ kind: 'undo', entryId: 1, note })).toBe('written')
    expect(book.status()).toBe('readyToPayDeposit')
    expect(book.order.statusData.readyToPayDeposit?.paymentAmountInCents).toBeUndefined()
    expect(book.ledger[1]).toMatchObject({
      kind: 'correction',
      correctsId: 1,
      paymentAmountInCents: -50_000,
      movedToStatusKey: 'readyToPayDeposit',
    })
    expect(book.write({ kind: 'undo', entryId: 1, note })).toBe('entryUndoneAlready')
    expect(book.write(wire('payment', 50_000))).toBe('written')
    expect(book.status()).toBe('depositReceived')
  })

  it('an order that went further since stays where it is and owes the rest', () => {
    const book = aBook(orderAt('readyToPayDeposit'))
    book.write(wire('payment', 50_000))
    const further = { ...book.order.statusData, inProduction: { date: now } }
    const later = aBook({ ...book.order, statusData: further })
    later.ledger.push(...book.ledger)
    expect(later.write({ kind: 'undo', entryId: 1, note })).toBe('written')
    expect(later.status()).toBe('inProduction')
    expect(nextDue(later.order, later.ledger, shopProfile)?.amountInCents).toBe(100_000)
  })

  it('a refund moves nothing and takes its amount from the last status that was paid', () => {
    const book = aBook(orderAt('readyToPayDeposit'))
    book.write(wire('payment', 50_000))
    expect(book.write(wire('refund', 20_000))).toBe('written')
    expect(book.status()).toBe('depositReceived')
    expect(book.order.statusData.readyToPayDeposit?.paymentAmountInCents).toBe(30_000)
    expect(book.order.amountPaidInCents).toBe(30_000)
  })

  it('a correction upwards settles like the payment that was written too small', () => {
    const book = aBook(orderAt('readyToPayDeposit'))
    book.write(wire('payment', 5000))
    expect(book.write(wire('correction', 45_000))).toBe('written')
    expect(book.status()).toBe('depositReceived')
  })

  it('what is paid above the total is credit and nothing is due', () => {
    const book = aBook(orderAt('readyToPayDeposit'))
    book.write(wire('payment', 130_000), { acceptsCredit: true })
    const due = amountDue(book.order, book.ledger, shopProfile, book.status())
    expect(due).toMatchObject({ balanceInCents: 0, creditInCents: 30_000, dueInCents: 0 })
    expect(nextDue(book.order, book.ledger, shopProfile)).toBeNull()
  })

  it('each line says what was paid and open after it, and what may be taken back', () => {
    const book = aBook(orderAt('readyToPayDeposit'))
    book.write(wire('payment', 60_000))
    book.write(wire('refund', 10_000))
    book.write({ kind: 'undo', entryId: 1, note })
    expect(book.ledger).toHaveLength(2)
    book.write({ kind: 'undo', entryId: 2, note })
    const lines = ledgerLines(book.ledger, cents(100_000))
    expect(lines.map(({ paidInCents, openInCents }) => [paidInCents, openInCents])).toEqual([
      [60_000, 40_000],
      [50_000, 50_000],
      [60_000, 40_000],
    ])
    expect(lines.map(({ canUndo }) => canUndo)).toEqual([true, false, false])
    expect(lines[2]?.undoes?.id).toBe(2)
  })
})

describe('laws', () => {
  const anEntry = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('payment' as const),
        amount: fc.integer({ min: -10, max: 40_000 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('refund' as const),
        amount: fc.integer({ min: -10, max: 30_000 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('correction' as const),
        amount: fc.integer({ min: -30_000, max: 30_000 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('undo' as const), amount: fc.integer({ min: 1, max: 3 }) }),
    },
  )

  it('[1.9.06] whatever is tried, paid is the sum of the ledger in cents, never below 0, and nothing due below 0', () => {
    checkLaw(
      { written: 80, refused: 60, refunded: 25, undone: 20, credit: 10 },
      fc.tuple(fc.array(anEntry, { minLength: 3, maxLength: 14 }), fc.nat({ max: 120_000 }), fc.boolean()),
      (cover, [tries, total, acceptsCredit]) => {
        const book = aBook(orderAt('readyToPayDeposit', total))
        // Slow and obvious: what is written is kept as whole numbers in a list and added up from the start each time.
        const amounts: bigint[] = []
        const sum = () => amounts.reduce((all, one) => all + one, 0n)
        for (const { kind, amount } of tries) {
          const before = book.ledger.length
          const wanted: WantedEntry = kind === 'undo' ? { kind, entryId: amount, note } : wire(kind, amount)
          const undone = book.ledger.find(({ id }) => id === amount)
          if (book.write(wanted, { acceptsCredit }) === 'written') {
            cover('written')
            if (kind === 'refund') cover('refunded')
            if (kind === 'undo') cover('undone')
            if (kind === 'undo') amounts.push(-BigInt(undone?.paymentAmountInCents ?? 0))
            else amounts.push(kind === 'refund' ? -BigInt(amount) : BigInt(amount))
          } else cover('refused')
          expect(book.ledger.length).toBe(amounts.length)
          expect(book.ledger.length - before).toBeLessThanOrEqual(1)
          const paid = BigInt(deriveLedger(book.ledger).amountPaidInCents)
          expect(paid).toBe(sum())
          expect(paid >= 0n).toBe(true)
          const due = amountDue(book.order, book.ledger, shopProfile, book.status())
          expect(BigInt(due.balanceInCents)).toBe(BigInt(total) > paid ? BigInt(total) - paid : 0n)
          expect(BigInt(due.creditInCents)).toBe(paid > BigInt(total) ? paid - BigInt(total) : 0n)
          if (due.creditInCents > 0) cover('credit')
          expect(due.dueInCents).toBeGreaterThanOrEqual(0)
        }
      },
    )
  })

  test.prop([fc.nat({ max: 900_000_000 }), fc.double({ min: 0, max: 100, noNaN: true })])(
    '[1.9.17] deposit and final payment make the total to the cent, whatever total and percentage',
    (total, percentage) => {
      const profile = aProfile({
        productOrderStatuses: twoPaymentStatuses,
        costs: { depositPercentage: percentage },
      })
      const start = orderAt('readyToPayDeposit')
      const order = { ...start, costs: costsOfSubtotal(start, cents(total), profile) }
      expect(order.costs.orderTotal).toBe(total)
      const deposit = amountDue(order, [], profile, 'readyToPayDeposit').dueInCents
      const paid = deposit === 0 ? [] : [aPayment({ paymentAmountInCents: deposit })]
      const final = amountDue(order, paid, profile, 'readyToPayFinal').dueInCents
      expect(deposit + final).toBe(total)
      expect(deposit).toBeLessThanOrEqual(total)
    },
  )
})
