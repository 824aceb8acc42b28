/** A line of the order as a row: what stands in each cell, in which size, and where pictures are. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { aContext, aDocument, aPlate, aPlateCatalog } from '../testing/builders.ts'
import { cents } from '../units/money.ts'
import type { CellLine, ItemPicture } from './blocks.ts'
import type { ColumnKind, DocumentColumn } from './columns.ts'
import { type ItemFacts, itemFacts, type ListedFact } from './item-facts.ts'
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
  const block = rowBlock(facts, { columns, family: 'inter', pictureHeight: 48, pictureOf })
  if (block.kind !== 'row') throw new Error('no row')
  return block
}

function cell(kind: ColumnKind, facts: ItemFacts, width = 400, title = ''): readonly CellLine[] | undefined {
  return row(facts, [{ kind, title, width }]).cells[0]
}

describe('the cell of an item', () => {
  it('names the line, its product, what has no column, the rounding and the note', () => {
    const facts = lineOf({
      number: 3,
      columns: columnsOf(fact('Size', ['Small']), fact('Text', ['HALL', 'BED'])),
      inline: [fact('Screws', ['Torx', 'Slot'])],
      machiningCode: 'M-1',
      rounding: '3 × $9.66 + $0.02 rounding = $29.00',
      notes: 'Left',
    })
    const item: DocumentColumn = { kind: 'item', title: 'Item', width: 400 }
    const size: DocumentColumn = { kind: 'property', title: 'Size', width: 56 }
    expect(row(facts, [item, size]).cells).toEqual([
      [
        { text: '3. Hall', style: 'strong' },
        { text: 'Plate', style: 'body' },
        {
          text: 'Text: HALL, BED\u00A0\u00A0·  Screws: Torx, Slot\u00A0\u00A0·  Machining: M-1',
          style: 'small',
        },
        { text: '3 × $9.66 + $0.02 rounding = $29.00', style: 'small' },
        { text: 'Note: Left', style: 'small' },
      ],
      [{ text: 'Small', style: 'body' }],
    ])
  })

  it('says nothing of what there is not', () => {
    expect(cell('item', lineOf({ number: 1, productTitle: '', columns: columnsOf() }))).toEqual([
      { text: '1. Hall', style: 'strong' },
    ])
  })

  it('begins no line with the dot between two choices', () => {
    const choices = lineOf({ inline: [fact('A', ['漢'.repeat(7)]), fact('B', ['b'])] })
    expect(cell('item', choices, 100)?.map(({ text }) => text)).toEqual([
      '1. Hall',
      'Plate',
      // Seven of 11.875 px take 83.125 of the 100.
      'A: 漢漢漢漢漢漢',
      '漢\u00A0\u00A0·  B: b',
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
