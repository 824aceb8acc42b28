/** Pages hold whatever the schema allows: nothing outside its column, its page or its company. Issue 12, 19. [2.9.13] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  aPayment,
  aPlate,
  aPlateCatalog,
  aProfile,
  at,
} from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import type { Block, TextLine } from '../blocks.ts'
import { composeDocument, type ComposedDocument } from '../compose-document.ts'
import { CONTENT_HEIGHT } from './document-page.ts'
import { type DocumentMode, documentModes } from '../modes.ts'
import { textStyles, textWidth } from '../../typesetting/type.ts'

/** Tabular figures as the font files have them, in parts of the font size. */
const digit = { inter: 0.648, arimo: 0.556, barlow: 0.538 } as const

type Given = {
  readonly items: Parameters<typeof anItem>[0][]
  readonly order?: object
  readonly mode?: DocumentMode
  readonly font?: string
  readonly statuses?: string
  readonly payments?: number
}

function composed({
  items,
  order = {},
  mode = 'invoice',
  font = 'Inter',
  statuses = 'Ready',
  payments = 0,
}: Given) {
  const profile = aProfile({
    brand: { font },
    productOrderStatuses: [
      { key: 'new', type: 'orderStarted', title: 'New' },
      { key: 'pay', type: 'payment', title: statuses },
    ],
  })
  const evaluation = evaluateOrder(
    aContext(aPlateCatalog(), { profile }),
    aDocument(
      items.map((item, index) => anItem({ id: index + 1, rank: index + 1, productId: -1, ...item })),
      order,
    ),
  )
  const ledger = Array.from({ length: payments }, (_, index) =>
    aPayment({
      id: index + 1,
      date: at('2026-03-05'),
      statusKey: 'pay',
      kind: index % 3 === 2 ? 'correction' : 'payment',
      correctsId: index % 3 === 2 ? index : null,
    }),
  )
  return composeDocument({ mode, evaluation, org: { title: 'A' }, showsDiscount: true, payments: ledger })
}

/** The place and all of a block that stands on a page. */
function placedBlocks(document: ComposedDocument) {
  return document.pages.flatMap((page, number) =>
    page.flatMap((placed) => {
      const block = placed.kind === 'piece' ? document.blocks[placed.index] : undefined
      return placed.kind === 'piece' && block !== undefined ? [{ page: number, placed, block }] : []
    }),
  )
}

type Row = Extract<Block, { kind: 'row' }>

type Lines = Partial<Pick<Row, 'cells' | 'details'>>

function rowLines({ cells = [], details = [] }: Lines): number {
  const under = details.map(({ line, lines }) => line + lines.length)
  return Math.max(1, ...cells.map((cell) => cell.length), ...under)
}

/** What stands under the cells is below all of them, within the page, and nothing of it stands on anything else. */
function expectDetails({ cells = [], details = [] }: Lines, { family }: ComposedDocument, width = 960): void {
  const taken = details.flatMap(({ left, line, lines }) =>
    lines.map(({ text, style }, index) => ({
      left,
      right: left + textWidth(text, family, textStyles[style]),
      line: line + index,
    })),
  )
  const cellLines = Math.max(0, ...cells.map((cell) => cell.length))
  for (const one of taken) {
    expect(one.line).toBeGreaterThanOrEqual(cellLines)
    expect(one.right).toBeLessThanOrEqual(width)
    const beside = taken.filter((other) => other !== one && other.line === one.line && other.left >= one.left)
    for (const other of beside) expect(one.right).toBeLessThan(other.left)
  }
}

function heightOf(block: Block): number {
  switch (block.kind) {
    case 'lines':
      return block.lines.reduce((sum, { style }) => sum + textStyles[style].line, 0)
    case 'facts':
      return 17 + 15 * Math.max(1, ...block.columns.map(({ lines }) => lines.length))
    case 'sums':
      return 8 + 18 * block.rows.reduce((sum, { lines }) => sum + lines.length, 0)
    case 'row':
      // With the head of its table.
      return 26 + 12 + Math.max(block.pictureHeight, 15 * rowLines(block))
    case 'itemSheet':
      // 35 lines stand beside the drawing; the others go on under a heading.
      return rowLines(block) <= 35 ? 644 : 644 + 24 + 15 * (rowLines(block) - 35)
    case 'labels':
      return 192
    case 'gap':
      return block.height
  }
}

function expectLines(lines: readonly TextLine[], width: number, document: ComposedDocument): void {
  for (const { text, style } of lines) {
    expect(textWidth(text, document.family, textStyles[style])).toBeLessThanOrEqual(width)
  }
}

function tabular(text: string, size: number, { family }: ComposedDocument): number {
  const rest = text.replaceAll(/\d/g, '')
  const style = { size, line: 15, weight: 600 } as const
  return textWidth(rest, family, style) + (text.length - rest.length) * digit[family] * size
}

function expectToHold(document: ComposedDocument): void {
  for (const page of document.pages) {
    for (const { top, height } of page) expect(top + height).toBeLessThanOrEqual(CONTENT_HEIGHT)
  }
  const placed = placedBlocks(document)
  document.blocks.forEach((block, index) => {
    const parts = placed.filter((one) => one.placed.index === index)
    // A block that fits on a page is on one.
    if (block.kind !== 'gap' && heightOf(block) <= CONTENT_HEIGHT) expect(parts).toHaveLength(1)
    switch (block.kind) {
      case 'lines':
        return expectLines(block.lines, 960, document)
      case 'facts':
        for (const { lines, width } of block.columns) expectLines(lines, width, document)
        return
      case 'sums':
        for (const { lines, value } of block.rows) {
          const value11 = tabular(value, 11, document)
          expect(value11).toBeLessThanOrEqual(160)
          for (const line of lines) {
            expect(textWidth(line, document.family, textStyles.body) + value11).toBeLessThanOrEqual(400 - 12)
          }
        }
        return
      case 'row':
        expectDetails(block, document)
        block.cells.forEach((cell, place) => {
          const column = document.columns[place]
          if (column?.kind === 'quantity') expect(column.width).toBe(30)
          if (column?.kind !== 'quantity' && column?.kind !== 'unitPrice' && column?.kind !== 'subtotal') {
            return expectLines(cell, column?.width ?? 0, document)
          }
          expect(cell).toHaveLength(1)
          for (const { text, style } of cell) {
            expect(tabular(text, textStyles[style].size, document)).toBeLessThanOrEqual(column.width)
          }
        })
        return
      case 'itemSheet':
        expectDetails({ details: block.details }, document, 300)
        expectLines(block.lines, 960 - 260 - 52 - 28, document)
        return expectLines(block.end, 260, document)
      case 'labels':
      case 'gap':
        return
    }
  })
  // Totals stand with a row, unless the two are taller than a page.
  const sums = placed.find(({ block }) => block.kind === 'sums')
  const lastRow = placed.findLast(({ block }) => block.kind === 'row')
  if (sums && lastRow && heightOf(sums.block) + 10 + heightOf(lastRow.block) <= CONTENT_HEIGHT) {
    expect(lastRow.page).toBe(sums.page)
  }
}

const plain = { customPriceInCents: cents(12_345), title: 'Hall' }

describe('figures', () => {
  test.each(['Inter', 'Arimo', 'Barlow'])(
    'of six places fit the 30 px of a quantity, amounts their 80 px, in %s',
    (font) => {
      const pairs = [1, 99, 9999, 55_555, 100_000].flatMap((quantity) =>
        [1, 999_999_99, 100_000_000].map((price) => ({ quantity, customPriceInCents: cents(price) })),
      )
      const texts = pairs.flatMap((pair) => {
        const document = composed({ items: [pair], font })
        expectToHold(document)
        return document.blocks.flatMap((block) => (block.kind === 'row' ? block.cells.flat() : []))
      })
      expect(texts.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['100000', '$1,000,000.00', '$100,000,000,000.00']),
      )
      // What has room is not set small.
      expect(texts.find(({ text }) => text === '9999')?.style).toBe('body')
    },
  )
})

describe('at every length that the schema allows', () => {
  const long = {
    W: (length: number) => 'W'.repeat(length),
    words: (length: number) => 'Winterthur Westwing '.repeat(length).slice(0, length).trim(),
    漢: (length: number) => '漢'.repeat(length),
  }
  const address = (text: (length: number) => string) => ({
    streetAddress: text(200),
    streetAddress2: text(200),
    city: text(100),
    state: text(100),
    zip: text(20),
  })
  const cases = Object.entries(long).flatMap(([name, text]) =>
    documentModes.map((mode) => ({ name, text, mode })),
  )
  test.each(cases)(
    '$name on $mode: everything is on the pages, none is left in the margin',
    ({ text, mode }) => {
      const document = composed({
        mode,
        items: [plain, { ...plain, title: text(40), notes: text(4000) }, plain],
        payments: 30,
        statuses: text(100),
        order: {
          title: text(200),
          projectName: text(200),
          firmName: text(200),
          contactName: text(200),
          purchaseOrderNumber: text(200),
          estimateNumber: text(200),
          trackingNumber: text(200),
          phone: text(40),
          email: text(320),
          deliveryAddress: address(text),
          billingAddress: address(text),
          primaryNote: text(4000),
          secondaryNote: text(4000),
        },
      })
      expectToHold(document)
      const facts = placedBlocks(document).filter(({ block }) => block.kind === 'facts')
      expect(facts.reduce((sum, { placed }) => sum + placed.to - placed.from, 0)).toBe(
        Math.max(
          ...facts.flatMap(({ block }) =>
            block.kind === 'facts' ? block.columns.map(({ lines }) => lines.length) : [],
          ),
        ),
      )
    },
  )

  test('facts that are taller than a page go on over the next one', () => {
    const wide = (length: number) => '漢'.repeat(length)
    const taller = composed({
      items: [plain],
      order: {
        projectName: wide(200),
        firmName: wide(200),
        contactName: wide(200),
        purchaseOrderNumber: wide(200),
      },
    })
    const split = placedBlocks(taller).filter(({ block }) => block.kind === 'facts')
    expect(split.length).toBeGreaterThan(1)
    expectToHold(taller)
  })

  test.prop([
    fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 100_000 }),
        customPriceInCents: fc.integer({ min: 0, max: 90_000_000 }).map(cents),
        notes: fc
          .integer({ min: 0, max: 3000 })
          .map((length) => 'A note of words '.repeat(200).slice(0, length).trim()),
      }),
      { minLength: 1, maxLength: 30 },
    ),
    fc.integer({ min: 0, max: 50 }),
    fc.constantFrom(...documentModes),
    fc.constantFrom('Inter', 'Arimo', 'Barlow'),
  ])('random orders hold, and totals are never alone', (items, payments, mode, font) => {
    expectToHold(composed({ items, payments, mode, font, statuses: 'Deposit before production' }))
  })

  test('plates of a catalog hold too', () => {
    for (let count = 1; count <= 24; count += 1) {
      const evaluation = evaluateOrder(
        aContext(aPlateCatalog()),
        aDocument(Array.from({ length: count }, (_, index) => aPlate({ id: 100 + index, rank: index + 1 }))),
      )
      for (const mode of documentModes) {
        expectToHold(
          composeDocument({ mode, evaluation, org: { title: 'A' }, showsDiscount: true, payments: [] }),
        )
      }
    }
  })
})
