/** A statement of account against money owed: both are made of the same documents, by different ways. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it, test } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { defaultProfile } from '../tenancy/profile.ts'
import { cents } from '../units/money.ts'
import { composeStatement } from './compose-statement.ts'
import { receivablesOf } from './receivables.ts'
import { type StatementEntry, statementOf } from './statement.ts'

const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
const about = { customerKey: 'firm:acme', customer: 'Acme', address: ['Acme'], currency: 'usd' }

const histories = fc
  .array(
    fc.record({
      order: fc.integer({ min: 1, max: 3 }),
      what: fc.constantFrom('invoice', 'creditNote', 'payment', 'refund', 'correction'),
      amount: fc.integer({ min: 1, max: 500_000 }),
      days: fc.integer({ min: 0, max: 30 }),
      terms: fc.integer({ min: 0, max: 30 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((steps): StatementEntry[] => {
    let at = 0
    const billed = new Map<number, number>()
    return steps.flatMap(({ order, what, amount, days, terms }, index): StatementEntry[] => {
      at += days
      const had = billed.get(order) ?? 0
      const base = {
        documentId: index + 1,
        productOrderId: order,
        orderNumber: 100 + order,
        number: `N-${index + 1}`,
        issuedDay: day(at),
        refersToId: null,
        reason: 'issued' as const,
        paymentKind: null,
        dueDay: null,
      }
      if (what === 'invoice') {
        billed.set(order, had + amount)
        return [{ ...base, kind: 'invoice', dueDay: day(at + terms), totalInCents: cents(amount) }]
      }
      if (what === 'creditNote') {
        const taken = Math.min(had, amount)
        if (taken === 0) return []
        billed.set(order, had - taken)
        return [{ ...base, kind: 'creditNote', totalInCents: cents(0 - taken) }]
      }
      const totalInCents = cents(what === 'payment' ? amount : 0 - amount)
      return [{ ...base, kind: 'receipt', paymentKind: what, totalInCents }]
    })
  })

describe('a statement of account', () => {
  it('[issue 18] closes with the balance that money owed has of that day, and its aging less the credit is the same', () => {
    const drawn = fc.tuple(histories, fc.nat({ max: 200 }), fc.nat({ max: 200 }))
    checkLaw({ lines: 20, opening: 20, credit: 10 }, drawn, (cover, [entries, begin, length]) => {
      const statement = statementOf({ ...about, from: day(begin), to: day(begin + length), entries })
      const orders = [1, 2, 3].map((id) => ({
        productOrderId: id,
        orderNumber: id,
        orderTitle: '',
        standing: 'open' as const,
        customerKey: 'firm:acme',
        customerName: 'Acme',
        notInvoiced: null,
      }))
      const { sums } = receivablesOf({ orders, entries, asOf: day(begin + length) })
      expect(statement.closingInCents).toBe(sums.balanceInCents)
      expect(statement.aging).toEqual(sums.aging)
      expect(statement.creditInCents).toBe(sums.creditInCents)
      let running = Number(statement.openingInCents)
      for (const { amountInCents, balanceInCents } of statement.lines) {
        running += amountInCents
        expect(balanceInCents).toBe(running)
      }
      expect(statement.closingInCents).toBe(running)
      if (statement.lines.length > 0) cover('lines')
      if (statement.openingInCents !== 0) cover('opening')
      if (statement.creditInCents > 0) cover('credit')
    })
  })

  it('[issue 18] begins where the statement of the days before has ended', () => {
    const drawn = fc.tuple(histories, fc.nat({ max: 100 }), fc.nat({ max: 100 }))
    checkLaw({ carried: 20 }, drawn, (cover, [entries, first, second]) => {
      const before = statementOf({ ...about, from: day(0), to: day(first), entries })
      const after = statementOf({ ...about, from: day(first + 1), to: day(first + 1 + second), entries })
      expect(after.openingInCents).toBe(before.closingInCents)
      if (before.closingInCents !== 0) cover('carried')
    })
  })
})

test('[issue 18] a statement on paper has the opening balance, each document with its date and number, the age, and what is due', () => {
  const base = {
    productOrderId: 1,
    orderNumber: 7,
    refersToId: null,
    reason: 'issued',
    paymentKind: null,
  } as const
  const entries: StatementEntry[] = [
    {
      ...base,
      documentId: 1,
      kind: 'invoice',
      number: 'I-1',
      issuedDay: '2026-01-05',
      dueDay: '2026-02-04',
      totalInCents: cents(100_000),
    },
    {
      ...base,
      documentId: 2,
      kind: 'receipt',
      paymentKind: 'payment',
      number: 'R-1',
      issuedDay: '2026-02-10',
      dueDay: null,
      totalInCents: cents(30_000),
    },
    {
      ...base,
      documentId: 3,
      kind: 'creditNote',
      number: 'CN-1',
      issuedDay: '2026-02-11',
      dueDay: null,
      totalInCents: cents(-20_000),
    },
    {
      ...base,
      documentId: 4,
      kind: 'receipt',
      paymentKind: 'refund',
      number: 'R-2',
      issuedDay: '2026-02-12',
      dueDay: null,
      totalInCents: cents(-5_000),
    },
  ]
  const statement = statementOf({ ...about, from: '2026-02-01', to: '2026-02-28', entries })
  const document = composeStatement(statement, { title: 'Studio', profile: defaultProfile })
  const rows = document.blocks.flatMap((block) =>
    block.kind === 'row' ? [block.cells.map((cell) => cell.map(({ text }) => text).join(' '))] : [],
  )
  expect(rows).toEqual([
    ['2/1/2026', 'Opening balance', '', '', '', '', '$1,000.00'],
    ['2/10/2026', 'Receipt R-1', '#7', '', '', '$300.00', '$700.00'],
    ['2/11/2026', 'Credit note CN-1', '#7', '', '−$200.00', '', '$500.00'],
    ['2/12/2026', 'Refund receipt R-2', '#7', '', '', '−$50.00', '$550.00'],
  ])
  const sums = document.blocks.flatMap((block) => (block.kind === 'sums' ? block.rows : []))
  expect(sums.map(({ label, value }) => [label, value])).toEqual([
    ['Not yet due', '$0.00'],
    ['1–30 days', '$550.00'],
    ['31–60 days', '$0.00'],
    ['61–90 days', '$0.00'],
    ['Over 90 days', '$0.00'],
    ['Balance due', '$550.00'],
  ])
  expect(document.title).toBe('Statement Acme 2026-02-28')
})
