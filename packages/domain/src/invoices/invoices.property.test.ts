/** Laws of what is issued: whatever an order goes through, its documents say in the end what it comes to, and the journal owes that. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { type Cents, cents, zeroCents } from '../units/money.ts'
import { planBill } from './bill.ts'
import { journalEntry, journalTable } from './journal.ts'
import { defaultProfile } from '../tenancy/profile.ts'
import { registerTable } from './register.ts'
import type { Bill, BilledLine, IssuedDocument } from './schema.ts'

const amount = fc.integer({ min: 0, max: 2_000_000 })

const lines = fc.uniqueArray(
  fc.record({
    itemId: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    unitPrice: fc.constantFrom(0, 100, 2500, 99_999),
  }),
  { selector: ({ itemId }) => itemId, maxLength: 5 },
)

/** An order's bill: the parts always add up, as they do where costs are worked out. */
const bills = fc
  .record({
    lines,
    discountShare: fc.constantFrom(0, 10, 100),
    shipping: amount,
    tax: amount,
    tariff: amount,
    isOpen: fc.boolean(),
  })
  .map(({ lines: drawn, discountShare, shipping, tax, tariff, isOpen }): Bill => {
    const subtotal = drawn.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
    const discount = Math.round((subtotal * discountShare) / 100)
    const asLine = ({ itemId, quantity, unitPrice }: (typeof drawn)[number], index: number): BilledLine => ({
      itemId,
      productId: 1,
      number: index + 1,
      title: 'Plate',
      productTitle: '',
      code: '',
      details: [],
      notes: '',
      quantity,
      unitPrice: cents(unitPrice),
      lineTotal: cents(quantity * unitPrice),
    })
    return {
      lines: drawn.map(asLine),
      amounts: {
        subtotal: cents(subtotal),
        discount: cents(discount),
        shipping: cents(shipping),
        tariff: cents(tariff),
        tax: cents(tax),
        total: cents(subtotal - discount + shipping + tariff + tax),
      },
      shippingIsOpen: isOpen,
      taxRate: 0,
      tariffRate: 0,
    }
  })

type Step =
  | { readonly kind: 'bill'; readonly bill: Bill | null }
  | { readonly kind: 'pay'; readonly amount: number; readonly fee: number; readonly isCard: boolean }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('bill' as const), bill: fc.option(bills, { freq: 2 }) }),
    fc.record({
      kind: fc.constant('pay' as const),
      amount: fc.integer({ min: -50_000, max: 900_000 }).filter((paid) => paid !== 0),
      fee: fc.integer({ min: 0, max: 3000 }),
      isCard: fc.boolean(),
    }),
  ),
  { minLength: 1, maxLength: 12 },
)

const none = {
  subtotal: zeroCents,
  discount: zeroCents,
  shipping: zeroCents,
  tariff: zeroCents,
  tax: zeroCents,
}

function documentOf(
  id: number,
  given: Pick<IssuedDocument, 'kind' | 'amounts' | 'method'> & { fee: Cents },
): IssuedDocument {
  return {
    id,
    number: String(id),
    productOrderId: 1,
    orderNumber: 1,
    customer: '=Ada',
    issuedDay: '2026-01-01',
    dueDay: null,
    currency: 'usd',
    refersToNumber: '',
    paymentRecordId: null,
    ...given,
  }
}

/** What is issued as an order goes these steps. */
function issuedBy(taken: readonly Step[]): { documents: IssuedDocument[]; bills: Bill[] } {
  let standing: Bill | null = null
  const documents: IssuedDocument[] = []
  const issued: Bill[] = []
  for (const step of taken) {
    const id = documents.length + 1
    if (step.kind === 'pay') {
      const amounts = { ...none, total: cents(step.amount) }
      const [method, fee] = step.isCard ? (['card', step.fee] as const) : (['wire', 0] as const)
      documents.push(documentOf(id, { kind: 'receipt', amounts, method, fee: cents(fee) }))
      continue
    }
    const plan = planBill(standing, step.bill)
    standing = step.bill
    if (plan === null) continue
    issued.push(plan.bill)
    documents.push(
      documentOf(id, { kind: plan.kind, amounts: plan.bill.amounts, method: null, fee: zeroCents }),
    )
  }
  return { documents, bills: issued }
}

describe('documents of an order', () => {
  it('[issue 18] add up to what it comes to, line by line, and a credit note is never above 0', () => {
    checkLaw({ changed: 30, cancelled: 8 }, steps, (cover, taken) => {
      const { documents, bills: issued } = issuedBy(taken)
      const last = taken.findLast((step) => step.kind === 'bill')
      const wanted = last?.kind === 'bill' ? last.bill : null
      const billed = documents.filter(({ kind }) => kind !== 'receipt')
      expect(billed.reduce((sum, { amounts }) => sum + amounts.total, 0)).toBe(wanted?.amounts.total ?? 0)
      const pieces = new Map<number, number>()
      for (const { itemId, quantity } of issued.flatMap((bill) => bill.lines))
        pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity)
      const left = [...pieces].filter(([, quantity]) => quantity !== 0)
      expect(new Map(left)).toEqual(new Map(wanted?.lines.map((line) => [line.itemId, line.quantity])))
      for (const { kind, amounts } of billed) {
        if (kind === 'creditNote') expect(amounts.total).toBeLessThanOrEqual(0)
        else expect(amounts.total).toBeGreaterThanOrEqual(0)
      }
      if (billed.length > 1) cover('changed')
      if (wanted === null && billed.length > 0) cover('cancelled')
    })
  })

  it('[issue 18] are a journal in which each document balances, and that owes what was billed less what was paid', () => {
    checkLaw({ owed: 30, credit: 10, cardFee: 20 }, steps, (cover, taken) => {
      const { documents } = issuedBy(taken)
      for (const document of documents) {
        const entry = journalEntry(document)
        const debit = entry.reduce((sum, line) => sum + line.debit, 0)
        expect(entry.reduce((sum, line) => sum + line.credit, 0)).toBe(debit)
        for (const line of entry) expect(Math.min(line.debit, line.credit)).toBe(0)
      }
      // The slow way: over the steps themselves, without documents.
      const last = taken.findLast((step) => step.kind === 'bill')
      let owed = last?.kind === 'bill' ? 0 + (last.bill?.amounts.total ?? 0) : 0
      for (const step of taken) if (step.kind === 'pay') owed -= step.amount
      const table = journalTable(documents, defaultProfile.documents.accounts, 'Order')
      const figure = (text = '') => Math.round(Number(text) * 100)
      const receivable = table.rows
        .filter(([, , , , , account]) => account === 'Accounts receivable')
        .reduce((sum, row) => sum + figure(row[6]) - figure(row[7]), 0)
      expect(receivable).toBe(owed)
      if (owed > 0) cover('owed')
      if (owed < 0) cover('credit')
      if (documents.some(({ fee }) => fee > 0)) cover('cardFee')
    })
  })
})

describe('the files', () => {
  it('[issue 18] hold no text that a spreadsheet would run', () => {
    const document = documentOf(1, {
      kind: 'receipt',
      amounts: { ...none, total: cents(-1234) },
      method: 'card',
      fee: cents(-34),
    })
    const accounts = { ...defaultProfile.documents.accounts, receivable: '@sum' }
    const [row] = registerTable([document], 'Order').rows
    expect(row).toEqual([
      '2026-01-01',
      '1',
      'receipt',
      '',
      '1',
      "'=Ada",
      '',
      '',
      '',
      '',
      '-12.34',
      'USD',
      'card',
    ])
    expect(journalTable([document], accounts, 'Order').rows.map((cells) => cells.slice(4, 8))).toEqual([
      ["'=Ada", 'Card clearing', '', '12.68'],
      ["'=Ada", "'@sum", '12.34', ''],
      ["'=Ada", 'Card fees charged', '0.34', ''],
    ])
  })
})
