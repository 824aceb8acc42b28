/** A line of the order as a row: what stands in each cell, in which size, and where pictures are. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import { aContext, aDocument, aPlate, aPlateCatalog } from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import type { CellLine, ItemPicture, RowDetail } from '../blocks.ts'
import type { ColumnKind, DocumentColumn } from './columns.ts'
import { type ItemFacts, itemFacts, type ListedFact } from '../item-facts/item-facts.ts'
import { rowBlock } from './row-blocks.ts'

function lineOf(given: Partial<ItemFacts> = {}, quantity = 1): ItemFacts {
  const evaluation = evaluateOrder(aContext(aPlateCatalog()), aDocument([aPlate({ quantity })]))
  const [facts] = itemFacts(evaluation, 'quote', true)
  if (facts === undefined) throw new Error('no facts')
  return { ...facts, inline: [], ...given }
}

function fact(title: string, lines: readonly string[], pictureUrl: string | null = null): ListedFact {
  return { title, lines, pictureUrl, isEngraving: false }
}

function columnsOf(...facts: readonly ListedFact[]): ItemFacts['columns'] {
  return new Map(facts.map((one) => [one.title, one]))
}

function row(
  facts: ItemFacts,
  columns: readonly DocumentColumn[],
  pictureOf = (): ItemPicture => ({ kind: 'none' }),
) {
  const block = rowBlock(facts, { columns, family: 'inter', nameWidth: 60, pictureHeight: 48, pictureOf })
  if (block.kind !== 'row') throw new Error('no row')
  return block
}

function cell(kind: ColumnKind, facts: ItemFacts, width = 400, title = ''): readonly CellLine[] | undefined {
  return row(facts, [{ kind, title, width }]).cells[0]
}

describe('the cell of an item', () => {
  it('names the line and its product; what has no column, the rounding and the note stand below all cells', () => {
    const facts = lineOf({
      number: 3,
      columns: columnsOf(fact('Size', ['Small', 'or', 'so']), fact('Text', ['HALL', 'BED'])),
      inline: [fact('Screws', ['Torx', 'Slot'])],
      machiningCode: 'M-1',
      rounding: '3 × $9.66 + $0.02 rounding = $29.00',
      notes: 'Left',
    })
    const item: DocumentColumn = { kind: 'item', title: 'Item', width: 600 }
    const size: DocumentColumn = { kind: 'property', title: 'Size', width: 56 }
    const { cells, details } = row(facts, [item, size])
    expect(cells).toEqual([
      [
        { text: '3. Hall', style: 'strong' },
        { text: 'Plate', style: 'body' },
      ],
      ['Small', 'or', 'so'].map((text) => ({ text, style: 'body' })),
    ])
    // Two columns of choices in 668 px: (668 - 20) / 2 each.
    expect(read(details)).toEqual([
      '0, 3: Text',
      '60, 3: HALL, BED',
      '344, 3: Screws',
      '404, 3: Torx, Slot',
      '0, 4: Machining',
      '60, 4: M-1',
      '0, 5: Rounding',
      '60, 5: 3 × $9.66 + $0.02 rounding = $29.00',
      '0, 6: Note',
      '60, 6: Left',
    ])
    expect(details?.map(({ lines: [first] }) => first?.style).slice(0, 2)).toEqual(['small', 'detail'])
    expect(details?.map(({ isLabel }) => isLabel === true).slice(0, 2)).toEqual([true, false])
  })

  it('says nothing of what there is not', () => {
    expect(cell('item', lineOf({ number: 1, productTitle: '', columns: columnsOf() }))).toEqual([
      { text: '1. Hall', style: 'strong' },
    ])
  })
})

/** Each text as 'left, line: text', its lines parted by a stroke. */
function read(details: readonly RowDetail[] | undefined): string[] | undefined {
  return details?.map(
    ({ left, line, lines }) => `${left}, ${line}: ${lines.map(({ text }) => text).join(' | ')}`,
  )
}

describe('[issue 18] what stands under the cells', () => {
  const under = (given: Partial<ItemFacts>, width: number) =>
    read(row(lineOf({ columns: columnsOf(), ...given }), [{ kind: 'item', title: 'Item', width }]).details)

  it('a value that needs more than two lines has the whole width, behind the others', () => {
    // Two columns of 339 in 699 px, 279 of which are the value's: 22 ideographs of 12.5.
    const long = fact('A', ['漢'.repeat(45)])
    const two = fact('B', ['漢'.repeat(44)])
    expect(under({ inline: [long, two, fact('C', ['c']), fact('D', ['d'])] }, 699)).toEqual([
      '0, 2: B',
      `60, 2: ${'漢'.repeat(22)} | ${'漢'.repeat(22)}`,
      '359, 2: C',
      '419, 2: c',
      '0, 4: D',
      '60, 4: d',
      '0, 5: A',
      `60, 5: ${'漢'.repeat(45)}`,
    ])
  })

  it('names too wide for their column are broken, and the next choices stand below them', () => {
    expect(under({ inline: [fact('漢'.repeat(6), ['a']), fact('B', ['b'])] }, 300)).toEqual([
      // Four of 11.875 take 47.5 of the 50 px.
      '0, 2: 漢漢漢漢 | 漢漢',
      '60, 2: a',
      '0, 4: B',
      '60, 4: b',
    ])
  })

  it('engravings stand by mechanism in columns of one width, pieces that differ under their numbers', () => {
    const mechanisms = (...texts: string[]) => texts.map((text, mechanism) => ({ mechanism, texts: [text] }))
    const engraved = {
      ...fact('Engravings', []),
      engraved: [
        { pieces: 'No. 1:', numbers: [1], mechanisms: mechanisms('漢漢', '漢', '漢'), isNumbered: true },
        { pieces: 'No. 2:', numbers: [2], mechanisms: [], isNumbered: true },
      ],
    }
    // 140 px beside the name; '1: 漢漢' takes 39, and 16 are free after it.
    expect(under({ inline: [engraved, fact('B', ['b'])] }, 200)).toEqual([
      '0, 2: B',
      '60, 2: b',
      '0, 3: Engraving | s',
      '60, 3: No. 1:',
      '60, 4: 1: 漢漢',
      '115, 4: 2: 漢',
      '60, 5: 3: 漢',
      '60, 6: No. 2:',
      '60, 7: none',
    ])
  })

  it('what follows an engraving stands below its name, also where that has more lines', () => {
    const engraved = {
      ...fact('漢'.repeat(6), []),
      engraved: [
        { pieces: '', numbers: [], mechanisms: [{ mechanism: 0, texts: ['a'] }], isNumbered: false },
      ],
    }
    expect(under({ inline: [engraved], notes: 'Left' }, 300)).toEqual([
      '0, 2: 漢漢漢漢 | 漢漢',
      '60, 2: a',
      '0, 4: Note',
      '60, 4: Left',
    ])
  })
})

describe('the cell of a choice', () => {
  const bronze = columnsOf(fact('Finish', ['Bronze', 'Brushed'], '/bronze.png'))

  it.each(['property', 'engravings'] as const)('of %s has a line for each of its texts', (kind) => {
    const facts = lineOf({ columns: columnsOf(fact('Finish', ['Bronze', 'Brushed'])) })
    expect(cell(kind, facts, 120, 'Finish')).toEqual([
      { text: 'Bronze', style: 'body' },
      { text: 'Brushed', style: 'body' },
    ])
    expect(cell(kind, facts, 120, 'Size')).toEqual([])
  })

  it('has its picture before the first line, and the others under the text', () => {
    expect(cell('property', lineOf({ columns: bronze }), 120, 'Finish')).toEqual([
      { text: 'Bronze', style: 'body', pictureUrl: '/bronze.png' },
      { text: 'Brushed', style: 'body', isIndented: true },
    ])
  })

  it('is broken in the room that the picture of 20 px leaves', () => {
    // Four ideographs take 55 px.
    const of = (pictureUrl: string | null) =>
      lineOf({ columns: columnsOf(fact('A', ['漢漢漢漢'], pictureUrl)) })
    const texts = (facts: ItemFacts, width: number) =>
      cell('property', facts, width, 'A')?.map(({ text }) => text)
    expect(texts(of(null), 55)).toEqual(['漢漢漢漢'])
    expect(texts(of('/a.png'), 75)).toEqual(['漢漢漢漢'])
    expect(texts(of('/a.png'), 74)).toEqual(['漢漢漢', '漢'])
  })

  it('a code is small, and the cell of a picture has no text', () => {
    expect(cell('sku', lineOf({ code: 'PL-1' }))).toEqual([{ text: 'PL-1', style: 'small' }])
    expect(cell('picture', lineOf())).toEqual([])
  })
})

describe('figures', () => {
  // A figure takes 0.648 of its size: 7.128 px of 11, 6.156 of 9.5, 5.508 of 8.5, 4.86 of 7.5.
  it.each([
    { quantity: 1234, width: 28.512, style: 'body' },
    { quantity: 1234, width: 28.511, style: 'small' },
    { quantity: 12_345, width: 30, style: 'tight' },
    { quantity: 100_000, width: 30, style: 'tighter' },
    { quantity: 100_000, width: 28, style: 'tightest' },
    { quantity: 100_000, width: 10, style: 'tightest' },
  ] as const)(
    '[2.9.14] $quantity in $width px is set $style, and is never broken',
    ({ quantity, width, style }) => {
      expect(cell('quantity', lineOf({}, quantity), width)).toEqual([{ text: String(quantity), style }])
    },
  )

  it('amounts stand in their columns; what is priced on request says so, on two lines where one is too short', () => {
    const facts = lineOf({ unitPrice: cents(6500), lineTotal: cents(13_000) })
    expect(cell('unitPrice', facts, 80)).toEqual([{ text: '$65.00', style: 'body' }])
    expect(cell('subtotal', facts, 80)).toEqual([{ text: '$130.00', style: 'body' }])
    const open = lineOf({ unitPrice: null, lineTotal: null })
    expect(cell('unitPrice', open, 80)).toEqual([{ text: 'On request', style: 'body' }])
    expect(cell('subtotal', open, 50)).toEqual([
      { text: 'On', style: 'body' },
      { text: 'request', style: 'body' },
    ])
  })
})

it('a row is drawn when it is shown, and once', () => {
  const facts = lineOf({ number: 4 })
  const asked: ItemFacts[] = []
  const pictureOf = (of: ItemFacts = facts): ItemPicture => {
    asked.push(of)
    return { kind: 'picture', url: '/hall.png' }
  }
  const { kind, number, pictureHeight, picture } = row(facts, [], pictureOf)
  expect([kind, number, pictureHeight, asked]).toEqual(['row', 4, 48, []])
  expect([picture(), picture()]).toEqual([
    { kind: 'picture', url: '/hall.png' },
    { kind: 'picture', url: '/hall.png' },
  ])
  expect(asked).toEqual([facts])
})
