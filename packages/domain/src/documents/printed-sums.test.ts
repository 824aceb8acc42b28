/** What is printed adds up, read from the paper as a bookkeeper reads it. Issue 12, 20. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { aContext, aDocument, anItem, aPayment, aProfile } from '../testing/builders.ts'
import { cents } from '../units/money.ts'
import type { Block, SumRow } from './blocks.ts'
import { composeDocument } from './compose-document.ts'
import { documentTable } from './document-table.ts'
import { netOfDiscount, type PricedLine } from './item-facts/net-of-discount.ts'

const line = (unitPrice: number, quantity: number): PricedLine => ({ unitPrice: cents(unitPrice), quantity })
const figures = (lines: readonly PricedLine[], discount: number) =>
  netOfDiscount(lines, cents(discount)).map((net) => net && [net.unitPrice, net.lineTotal, net.rounding])

describe('a hidden discount', () => {
  test('is in the unit prices where cents allow it: quantity times unit price is the line', () => {
    // 10 % of 3 × $33.33, 2 × $10.05 and $5.00: $12.51 of $125.09.
    expect(figures([line(3333, 3), line(1005, 2), line(500, 1)], 1251)).toEqual([
      [3000, 9000, 0],
      [904, 1808, 0],
      [450, 450, 0],
    ])
  })

  test('what no unit price can bear stands on the largest line, which says so', () => {
    expect(figures([line(1000, 3)], 100)).toEqual([[966, 2900, 2]])
    const items = [anItem({ productId: -1, title: 'Plate', customPriceInCents: cents(1000), quantity: 3 })]
    const evaluation = evaluateOrder(
      aContext({}, { profile: aProfile({}) }),
      aDocument(items, { discountMode: 'amount', discountFlatAmount: 100 }),
    )
    const request = { mode: 'quote', evaluation, org: { title: 'A' }, payments: [] } as const
    const row = (showsDiscount: boolean) =>
      composeDocument({ ...request, showsDiscount }).blocks.find(({ kind }) => kind === 'row')
    expect(JSON.stringify(row(false))).toContain('3 × $9.66 + $0.02 rounding = $29.00')
    expect(JSON.stringify(row(true))).not.toContain('rounding')
    expect(documentTable(evaluation, 'quote', false).rows[0]?.at(-1)).toBe(
      '3 × $9.66 + $0.02 rounding = $29.00',
    )
  })

  const lines = fc.array(
    fc.option(
      fc.tuple(
        fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: -50, max: 1_000_000_000 })),
        fc.oneof(
          { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
          fc.integer({ min: 1, max: 9000 }),
        ),
      ),
      { freq: 8 },
    ),
    { minLength: 1, maxLength: 40 },
  )
  test.prop([lines, fc.integer({ min: 0, max: 1_000_000 })])(
    'lines add up to the cent, each unit price is within a cent of its share, and one line at most has a rounding',
    (given, millionths) => {
      const priced = given.map((pair) => (pair === null ? null : line(...pair)))
      const sum = priced.reduce(
        (all, one) => all + (one === null ? 0n : BigInt(Math.max(one.unitPrice, 0)) * BigInt(one.quantity)),
        0n,
      )
      const discount = (sum * BigInt(millionths)) / 1_000_000n
      const net = netOfDiscount(priced, cents(Number(discount)))
      let total = 0n
      net.forEach((one, index) => {
        const before = priced[index]
        expect(one === null).toBe(before === null)
        if (!one || !before) return
        const { unitPrice, lineTotal, rounding } = one
        expect(BigInt(unitPrice) * BigInt(before.quantity) + BigInt(rounding)).toBe(BigInt(lineTotal))
        if (before.unitPrice <= 0) {
          expect(unitPrice).toBe(before.unitPrice)
          return
        }
        total += BigInt(lineTotal)
        const apart = BigInt(unitPrice) * sum - BigInt(before.unitPrice) * (sum - discount)
        expect(apart < sum && apart > -sum).toBe(true)
      })
      if (sum > 0n) expect(total).toBe(sum - discount)
      expect(net.filter((one) => one !== null && one.rounding !== 0).length).toBeLessThanOrEqual(1)
      if (priced.every((one) => one === null || one.quantity === 1)) {
        expect(net.filter((one) => one !== null && one.rounding !== 0)).toEqual([])
      }
    },
  )
})

/** '−$1,234.56' → −123456n */
function read(text: string): bigint {
  const digits = BigInt(text.replaceAll(/\D/g, ''))
  return text.startsWith('−') ? -digits : digits
}

const percent = fc.integer({ min: 0, max: 60_000 }).map((thousandths) => thousandths / 1000)
const anAmount = fc.integer({ min: 1, max: 400_000 })
const order = fc.record({
  discountMode: fc.constantFrom('rate', 'amount'),
  discountPercentage: percent,
  discountFlatAmount: fc.integer({ min: 0, max: 3_000_000 }),
  shippingFlatAmount: fc.option(fc.integer({ min: 0, max: 90_000 })),
  tariffPercentage: percent,
  taxPercentage: percent,
})
const items = fc.array(
  fc.record({
    unit: fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 40_000_000 })),
    quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 100_000 })),
  }),
  { minLength: 1, maxLength: 12 },
)
const ledger = fc.array(
  fc.record({ kind: fc.constantFrom('payment', 'refund', 'correction'), amount: anAmount }),
  { maxLength: 6 },
)

const textUnder = ({ details = [] }: Extract<Block, { kind: 'row' }>) =>
  details.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')

describe('for any order, with the discount shown or hidden', () => {
  test.prop([items, order, ledger, fc.boolean(), fc.constantFrom('quote', 'invoice')])(
    'quantity times unit price is the line or the line says how, lines are the subtotal, its parts the total, payments the balance',
    (given, terms, entries, showsDiscount, mode) => {
      const lines = given.map(({ unit, quantity }, index) =>
        anItem({
          id: index + 1,
          rank: index + 1,
          productId: -1,
          customPriceInCents: cents(unit),
          quantity,
        }),
      )
      const payments = entries.map(({ kind, amount }, index) =>
        aPayment({
          id: index + 1,
          kind,
          paymentAmountBeforeUpchargeInCents: kind === 'payment' ? amount : -Math.floor(amount / 2),
        }),
      )
      const paid = payments.reduce((all, entry) => all + entry.paymentAmountBeforeUpchargeInCents, 0)
      const evaluation = evaluateOrder(
        aContext({}, { profile: aProfile({}) }),
        aDocument(lines, { ...terms, amountPaidInCents: paid }),
      )
      const document = composeDocument({ mode, evaluation, org: { title: 'A' }, showsDiscount, payments })
      const at = (kind: string) => document.columns.findIndex((column) => column.kind === kind)
      let subtotal = 0n
      for (const block of document.blocks) {
        if (block.kind !== 'row') continue
        const cell = (kind: string) => block.cells[at(kind)]?.map(({ text }) => text).join(' ') ?? ''
        const [unit, quantity, total] = [
          read(cell('unitPrice')),
          BigInt(cell('quantity')),
          read(cell('subtotal')),
        ]
        subtotal += total
        if (unit * quantity === total) continue
        const [, rounding = ''] = /\+ (\S+) rounding/.exec(textUnder(block)) ?? []
        expect(unit * quantity + read(rounding)).toBe(total)
      }
      const sums = document.blocks.flatMap((block): readonly SumRow[] =>
        block.kind === 'sums' ? block.rows : [],
      )
      const total = sums.findIndex(({ label }) => label.startsWith('Total'))
      const added = (rows: readonly SumRow[]) =>
        rows.filter(({ value }) => value !== 'TBD').reduce((all, { value }) => all + read(value), 0n)
      expect(read(sums[0]?.value ?? '')).toBe(subtotal)
      expect(added(sums.slice(0, total))).toBe(read(sums[total]?.value ?? ''))
      const after = sums.slice(total).filter(({ label }) => !label.startsWith('Deposit'))
      const last = after.at(-1)
      if (last === undefined || after.length === 1) {
        expect(payments).toEqual([])
        return
      }
      expect(after).toHaveLength(payments.length + 2)
      const balance = added(after.slice(0, -1))
      expect(read(last.value)).toBe(last.label === 'Credit' ? -balance : balance)
    },
  )
})
