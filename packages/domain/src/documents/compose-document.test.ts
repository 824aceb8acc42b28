/** Whole documents, also of orders that are hard to set: what stands on them, and that their pages hold. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  aPayment,
  aPlate,
  aPlateCatalog,
  aProfile,
  at,
} from '../testing/builders.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import { composeDocument, type ComposedDocument } from './compose-document.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH } from './pages/document-page.ts'
import { documentTable } from './document-table.ts'
import { type DocumentMode, documentModes } from './modes.ts'
import { textStyles, textWidth } from '../typesetting/type.ts'

type Given = {
  readonly mode?: DocumentMode
  readonly order?: object
  readonly context?: Partial<EvaluationContext>
  readonly showsDiscount?: boolean
  readonly payments?: readonly PaymentRecord[]
}

function evaluationOf(items: readonly ProductInstance[], { order = {}, context = {} }: Given = {}) {
  return evaluateOrder(aContext(aPlateCatalog(), context), aDocument(items, order))
}

function documentOf(items: readonly ProductInstance[], given: Given = {}): ComposedDocument {
  const { mode = 'quote', showsDiscount = true, payments = [] } = given
  return composeDocument({
    mode,
    evaluation: evaluationOf(items, given),
    org: { title: 'Atelier' },
    showsDiscount,
    payments,
  })
}

/** Every text on the pages, in the order of reading. */
function textsOf(document: ComposedDocument): string[] {
  return document.blocks.flatMap((block) => {
    switch (block.kind) {
      case 'lines':
        return block.lines.map(({ text }) => text)
      case 'facts':
        return block.columns.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)])
      case 'row':
        return [...block.cells.flat(), ...(block.details ?? []).flatMap(({ lines }) => lines)].map(
          ({ text }) => text,
        )
      case 'sums':
        return block.rows.flatMap(({ label, value }) => [label, value])
      case 'labels':
        return block.labels.flatMap(({ lines }) => lines.map(({ text }) => text))
      case 'itemSheet':
        return [...block.lines, ...block.end, ...block.details.flatMap(({ lines }) => lines)].map(
          ({ text }) => text,
        )
      case 'gap':
        return []
    }
  })
}

function plates(count: number, given: Parameters<typeof aPlate>[0] = {}): ProductInstance[] {
  return Array.from({ length: count }, (_, index) => aPlate({ id: 1000 + index, rank: index + 1, ...given }))
}

/** Every page is within its budget, and every line within its column. */
function expectToHold(document: ComposedDocument): void {
  for (const page of document.pages) {
    const end = page.reduce((most, { top, height }) => Math.max(most, top + height), 0)
    expect(end).toBeLessThanOrEqual(CONTENT_HEIGHT)
  }
  for (const block of document.blocks) {
    if (block.kind === 'lines') {
      for (const { text, style } of block.lines)
        expect(textWidth(text, document.family, textStyles[style])).toBeLessThanOrEqual(CONTENT_WIDTH)
    }
    if (block.kind !== 'row') continue
    block.cells.forEach((cell, index) => {
      const column = document.columns[index]
      if (column?.kind === 'unitPrice' || column?.kind === 'subtotal' || column?.kind === 'quantity') return
      for (const { text, style } of cell)
        expect(textWidth(text, document.family, textStyles[style])).toBeLessThanOrEqual(column?.width ?? 0)
    })
  }
}

describe('the four documents', () => {
  it('[2.1.01] quote, invoice, packing slip and factory sheet are made of an order', () => {
    const order = { primaryNote: 'For the client', secondaryNote: 'For the workshop' }
    const texts = Object.fromEntries(
      documentModes.map((mode) => [mode, textsOf(documentOf([aPlate()], { mode, order }))]),
    )
    expect(texts['quote']).toEqual(
      expect.arrayContaining([
        '$65.00',
        'Total before shipping & tax',
        'Deposit (50%)',
        'For the client',
        'Bill to',
      ]),
    )
    expect(texts['invoice']).toEqual(
      expect.arrayContaining(['$65.00', 'Total before shipping & tax', 'For the client']),
    )
    expect(texts['invoice']).not.toContain('Deposit (50%)')
    for (const mode of ['packingSlip', 'factory']) {
      expect(texts[mode]).toEqual(expect.arrayContaining(['1. Hall', 'For the workshop', 'Ship to']))
      expect(texts[mode]?.join(' ')).not.toMatch(/\$|Total|Bill to|For the client/)
    }
  })

  it('[2.2.45] [2.9.11] every page is 1056 by 816, with logo, number and date', () => {
    const document = documentOf(plates(80), {
      context: { profile: aProfile({ brand: { logoUrl: 'data:image/png;base64,AA' } }) },
    })
    expect(document.size).toEqual({ width: 1056, height: 816 })
    expect(document.header).toMatchObject({
      logoUrl: 'data:image/png;base64,AA',
      number: 'Order #1',
      date: '6/15/2026',
    })
    expect(document.pages.length).toBeGreaterThan(3)
    expectToHold(document)
  })

  it('somebody who sees no prices reads none, on no document', () => {
    const context = { viewer: { role: 'guest', pricingIsHidden: true } } as const
    for (const mode of documentModes) {
      const document = documentOf([aPlate({ customPriceInCents: null })], {
        mode,
        context,
        order: { discountPercentage: 7 },
      })
      expect(JSON.stringify([document.columns, textsOf(document)])).not.toMatch(
        /\$|65|price|Subtotal|Discount|Total|request/i,
      )
    }
    const table = documentTable(evaluationOf([aPlate()], { context }), 'quote', true)
    expect(table.header).not.toContain('Unit price')
    expect(JSON.stringify(table)).not.toContain('65.00')
  })

  it('an organisation’s own font is set where documents have its files', () => {
    expect(documentOf([], { context: { profile: aProfile({ brand: { font: 'Barlow' } }) } }).family).toBe(
      'barlow',
    )
    expect(documentOf([], { context: { profile: aProfile({ brand: { font: 'Comic Sans' } }) } }).family).toBe(
      'inter',
    )
  })
})

describe('orders that are hard to set', () => {
  it('no items: a page that says so', () => {
    const document = documentOf([])
    expect(document.pages).toHaveLength(1)
    expect(textsOf(document)).toContain('There is nothing on it yet.')
  })

  it('500 lines: all of them, each once, within the pages', () => {
    const document = documentOf(plates(500))
    expectToHold(document)
    const numbers = document.pages.flatMap((page) =>
      page.flatMap((placed) => {
        const block = placed.kind === 'piece' ? document.blocks[placed.index] : undefined
        return block?.kind === 'row' ? [block.number] : []
      }),
    )
    expect(numbers).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
  })

  it('a name of 40 wide letters, a note of 5,000 signs, right-to-left text: broken, and nothing of it lost', () => {
    const words = Array.from({ length: 625 }, (_, index) => `note${String(index).padStart(3, '0')}`)
    const notes = words.join(' ')
    const document = documentOf(
      [
        aPlate({ title: 'W'.repeat(40), notes }),
        aPlate({ id: 2, title: 'שלום עולם', notes: 'مرحبا بالعالم' }),
      ],
      {
        order: { title: '漢'.repeat(60), primaryNote: notes },
      },
    )
    expectToHold(document)
    const texts = textsOf(document).join(' ')
    expect(texts.replaceAll(' ', '')).toContain('W'.repeat(40))
    for (const word of words) expect(texts.split(word).length).toBeGreaterThanOrEqual(3)
    expect(texts).toContain('שלום עולם')
    expect(texts).toContain('مرحبا بالعالم')
  })

  it('no address, shipping to be determined, an item without a price: each in words', () => {
    const items = [aPlate(), anItem({ productId: -1, title: 'Special', customPriceInCents: null })]
    const texts = textsOf(documentOf(items, { order: { deliveryAddress: {}, billingAddress: {} } }))
    expect(texts.filter((text) => text === '*incomplete address')).toHaveLength(2)
    expect(texts).toContain('TBD')
    expect(texts.filter((text) => text === 'On request')).toHaveLength(2)
    expect(texts).toContain('Without the items that are priced on request.')
    expect(texts).not.toContain('$0.00 each')
  })
})

describe('what an organization says of itself', () => {
  const documents = {
    legal: { sellerName: 'Studio GmbH', address: '1 Street\n12345 Town', taxNumber: 'DE 42' },
    paymentTerms: 'Net 30 days.',
    quoteValidDays: 30,
  }
  const textsIn = (mode: DocumentMode, profile: object) =>
    textsOf(documentOf([aPlate()], { mode, context: { profile: aProfile(profile) } }))
  const seller = ['From', 'Studio GmbH', '1 Street', '12345 Town', 'Tax number: DE 42']

  it('[issue 14] stands on quotes and invoices: the seller, the terms of payment', () => {
    for (const mode of ['quote', 'invoice'] as const) {
      expect(textsIn(mode, { documents })).toEqual(
        expect.arrayContaining([...seller, 'Payment terms', 'Net 30 days.']),
      )
    }
    for (const mode of ['packingSlip', 'factory'] as const) {
      const texts = textsIn(mode, { documents })
      expect([...seller, 'Payment terms'].filter((text) => texts.includes(text))).toEqual([])
    }
  })

  it('[issue 14] a quote says until when it holds, another document does not, and none where no one says so', () => {
    expect(textsIn('quote', { documents })).toContain('Valid until: 7/15/2026')
    expect(textsIn('invoice', { documents }).join()).not.toContain('Valid until')
    const plain = textsIn('quote', {}).join()
    expect(plain).not.toContain('Valid until')
    expect(plain).not.toContain('From')
  })

  it('[issue 18] a quote that was submitted holds from that day on, however late it is printed; before, from today', () => {
    const untilOf = (order: object) =>
      textsOf(
        documentOf([aPlate()], { mode: 'quote', order, context: { profile: aProfile({ documents }) } }),
      ).find((text) => text.startsWith('Valid until'))
    const effectivePricingDate = '2026-05-01 12:00:00'
    const statusData = { readyToPay: { date: '2026-05-02 12:00:00' } }
    expect(untilOf({ effectivePricingDate, statusData })).toBe('Valid until: 5/31/2026')
    // Prices of another day that somebody chose for a draft do not end what nobody has been offered yet.
    expect(untilOf({ effectivePricingDate })).toBe('Valid until: 7/15/2026')
  })

  it('[issue 14] days are those of the organization’s time zone', () => {
    const order = { invoiceIssued: '2026-03-02 23:59:59' }
    const issuedIn = (timeZone: string) =>
      textsOf(
        documentOf([aPlate()], {
          mode: 'invoice',
          order,
          context: { profile: aProfile({ region: { timeZone } }) },
        }),
      ).find((text) => text.startsWith('Issued'))
    expect(['UTC', 'Asia/Tokyo', 'America/New_York'].map(issuedIn)).toEqual([
      'Issued: 3/2/2026',
      'Issued: 3/3/2026',
      'Issued: 3/2/2026',
    ])
  })
})

describe('an invoice', () => {
  const order = {
    invoiceIssued: '2026-03-02 23:59:59',
    shippingFlatAmount: 1000,
    amountPaidInCents: 2500,
    statusData: { new: { date: '2026-03-01 00:00:00' }, readyToPay: { date: '2026-03-02 23:59:59' } },
  }
  const payments = [
    aPayment({ date: at('2026-03-05'), paymentAmountBeforeUpchargeInCents: 4000 }),
    aPayment({ kind: 'refund', date: at('2026-03-09'), paymentAmountBeforeUpchargeInCents: -1500 }),
  ]

  it('issue 12, 18: lists each entry of the ledger with its date and kind, and the balance due', () => {
    const sums = documentOf([aPlate()], { mode: 'invoice', order, payments }).blocks.find(
      ({ kind }) => kind === 'sums',
    )
    expect(sums?.kind === 'sums' && sums.rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Subtotal $65.00',
      'Shipping $10.00',
      'Total $75.00',
      'Payment of 3/5/2026, Wire (Ready To Pay) −$40.00',
      'Refund of 3/9/2026, Wire $15.00',
      'Balance due $50.00',
    ])
  })

  it('issue 12, 18: bears the day on which it was issued, whatever day it is', () => {
    const invoice = documentOf([aPlate()], { mode: 'invoice', order, payments })
    expect(invoice.header.date).toBe('3/2/2026')
    expect(invoice.title).toBe('1 - Villa Aurore - 260302 - Invoice')
    expect(textsOf(invoice)).toContain('Issued: 3/2/2026')
    expect(textsOf(invoice)).not.toContain('Date: 6/15/2026')
    const quote = documentOf([aPlate()], { mode: 'quote', order, payments })
    expect([quote.header.date, quote.title]).toEqual(['6/15/2026', '1 - Villa Aurore - 260615 - Quote'])
  })

  it('says what is due although nothing was paid, and that it is not issued while it is not', () => {
    const draft = documentOf([aPlate()], { mode: 'invoice', order: { shippingFlatAmount: 0 } })
    expect(textsOf(draft)).toContain('Not issued yet')
    expect(textsOf(draft).slice(-4)).toEqual(['Total', '$65.00', 'Balance due', '$65.00'])
  })
})

describe('the table', () => {
  it('[2.2.43] has a row for each line, its choices and its price, and runs nothing in a spreadsheet', () => {
    const { header, rows } = documentTable(
      evaluationOf([aPlate({ quantity: 2, title: '=1+1' })]),
      'quote',
      true,
    )
    expect(header).toEqual([
      'Item',
      'Identifier',
      'Product',
      'SKU',
      'Quantity',
      'Size',
      'Finish',
      'Screws',
      'Unit price',
      'Subtotal',
      'Notes',
    ])
    expect(rows).toEqual([['1', "'=1+1", 'Plate', '', '2', 'Small', 'Bronze', 'Torx', '65.00', '130.00', '']])
    expect(documentTable(evaluationOf([aPlate()]), 'packingSlip', true).header).not.toContain('Unit price')
  })
})
