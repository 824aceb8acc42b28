/** An order's ledger as it is read, in figures written by hand. */
import { describe, expect, it } from 'vitest'
import { anOrder, aPayment, at } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { cents } from '../units/money.ts'
import { ledgerLines, nextDue } from './ledger-lines.ts'
import type { PaymentRecord } from './schema.ts'

const wire = aPayment({ id: 1, paymentAmountInCents: 60_000 })
const card = aPayment({
  id: 2,
  method: 'card',
  providerReference: 'pi_2',
  paymentAmountInCents: 51_450,
  upchargeAmountInCents: 1_450,
  paymentAmountBeforeUpchargeInCents: 50_000,
})
const refund = aPayment({
  id: 3,
  kind: 'refund',
  method: 'card',
  providerReference: 're_3',
  refundsId: 2,
  paymentAmountInCents: -20_580,
  upchargeAmountInCents: -580,
  paymentAmountBeforeUpchargeInCents: -20_000,
})
const failed = aPayment({
  id: 4,
  kind: 'correction',
  method: 'card',
  correctsId: 3,
  paymentAmountInCents: 20_580,
  upchargeAmountInCents: 580,
  paymentAmountBeforeUpchargeInCents: 20_000,
})
const takenBack = aPayment({ id: 5, kind: 'correction', correctsId: 1, paymentAmountInCents: -60_000 })

const linesOf = (...records: PaymentRecord[]) => ledgerLines(records, cents(100_000))

describe('the lines of a ledger', () => {
  it('say of a wire what was paid and open after it, and that it can be taken back', () => {
    expect(linesOf(wire)).toStrictEqual([
      {
        record: wire,
        paidInCents: 60_000,
        openInCents: 40_000,
        isUndone: false,
        undoes: undefined,
        canUndo: true,
        refunds: undefined,
        refundableInCents: 0,
        givenBackInCents: 0,
        givenBack: [],
      },
    ])
  })

  it('[1.3.25] say of a card payment what went back and what is left, the fee included', () => {
    const [line] = linesOf(card, refund, wire)
    expect(line).toMatchObject({
      canUndo: false,
      refundableInCents: 30_870,
      givenBackInCents: 20_580,
      givenBack: [refund],
    })
    expect(linesOf(card)[0]).toMatchObject({ refundableInCents: 51_450, givenBackInCents: 0, givenBack: [] })
  })

  it('a refund that failed was none, and both its entries are told', () => {
    const [line, back, correction] = linesOf(card, refund, failed, takenBack)
    expect(line).toMatchObject({
      refundableInCents: 51_450,
      givenBackInCents: 0,
      givenBack: [refund, failed],
    })
    expect(back).toMatchObject({ isUndone: true, refunds: card, canUndo: false })
    expect(correction).toMatchObject({ undoes: refund, canUndo: false, isUndone: false })
  })

  it('what was taken back, what a card provider holds, and a correction cannot be taken back', () => {
    const byHand = aPayment({ id: 6, method: 'card' })
    const online = aPayment({ id: 7, providerReference: 'pi_7' })
    const lines = linesOf(
      wire,
      takenBack,
      byHand,
      online,
      aPayment({ id: 8, kind: 'refund', paymentAmountInCents: -1 }),
    )
    expect(lines.map(({ canUndo }) => canUndo)).toEqual([false, false, false, false, true])
    expect(lines.map(({ isUndone }) => isUndone)).toEqual([true, false, false, false, false])
    // None of these went through a provider as a card payment.
    expect(lines.map(({ refundableInCents }) => refundableInCents)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('what is due next', () => {
  const order = anOrder({ costs: costsOf(100_000), statusData: { started: { date: at('2026-02-01') } } })
  it('is the deposit, and of a stocked order, which has none, the balance', () => {
    expect(nextDue(order, [], shopProfile)).toMatchObject({
      status: { key: 'readyToPayDeposit' },
      amountInCents: 50_000,
    })
    expect(nextDue({ ...order, isStocked: 1 }, [], shopProfile)).toMatchObject({
      status: { key: 'readyToPayFinal' },
      amountInCents: 100_000,
    })
  })

  it('is nothing once everything is paid', () => {
    expect(nextDue(order, [aPayment({ paymentAmountInCents: 100_000 })], shopProfile)).toBeNull()
  })
})
