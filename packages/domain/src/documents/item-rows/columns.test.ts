/** How wide the columns of the items are. An ideograph takes 1.25 of its size: 13.75 px of the text's 11, 11.25 of a title's 9. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import { aContext, aDocument, aPlate, aPlateCatalog } from '../../testing/builders.ts'
import { documentColumns } from './columns.ts'
import { type ItemFacts, itemFacts, type ListedFact } from '../item-facts/item-facts.ts'

const [plate] = itemFacts(evaluateOrder(aContext(aPlateCatalog()), aDocument([aPlate()])), 'quote', true)

type Column = Partial<ListedFact> & Pick<ListedFact, 'title'>

/** A line of the order with these columns. */
function lineWith(columns: readonly Column[], code = ''): ItemFacts {
  if (plate === undefined) throw new Error('no plate')
  const listed = columns.map((one) => ({ lines: ['S'], pictureUrl: null, isEngraving: false, ...one }))
  return { ...plate, columns: new Map(listed.map((fact) => [fact.title, fact])), code }
}

const wanted = { width: 960, family: 'inter', pictureWidth: 64, hasPrices: true, codeTitle: 'SKU' } as const

/** Each column as 'title width'. */
function widths(facts: readonly ItemFacts[], given: object = {}): string[] {
  return documentColumns(facts, { ...wanted, ...given }).map(({ title, width }) => `${title} ${width}`)
}

describe('[2.9.14] the columns of the items', () => {
  it('picture, item, properties, SKU, quantity, unit price and subtotal: the item has what is left', () => {
    // 960 less 64 + 56 + 80 + 90 + 30 + 80 + 80 and seven spaces of 12.
    expect(
      documentColumns([lineWith([{ title: 'Size' }, { title: 'Text', isEngraving: true }], 'A')], wanted),
    ).toEqual([
      { kind: 'picture', title: '', width: 64 },
      { kind: 'item', title: 'Item', width: 396 },
      { kind: 'property', title: 'Size', width: 56 },
      { kind: 'engravings', title: 'Text', width: 80 },
      { kind: 'sku', title: 'SKU', width: 90 },
      { kind: 'quantity', title: 'Qty', width: 30 },
      { kind: 'unitPrice', title: 'Unit price', width: 80 },
      { kind: 'subtotal', title: 'Subtotal', width: 80 },
    ])
  })

  it('without codes and prices there are no columns of them; one line with a code is enough', () => {
    expect(widths([lineWith([])], { hasPrices: false, pictureWidth: 132 })).toEqual([
      ' 132',
      'Item 774',
      'Qty 30',
    ])
    expect(
      widths([lineWith([]), lineWith([], 'F')], { hasPrices: false, codeTitle: 'Factory code' }),
    ).toEqual([' 64', 'Item 740', 'Factory code 90', 'Qty 30'])
  })

  it.each<{ says: string; columns: readonly Column[]; width: number }>([
    { says: 'is 56 wide at least', columns: [{ title: 'Size' }], width: 56 },
    { says: 'has room for its title', columns: [{ title: '漢'.repeat(6) }], width: 70 },
    {
      says: 'has room for its widest line',
      columns: [{ title: 'A', lines: ['漢'.repeat(5), '漢'] }],
      width: 71,
    },
    {
      says: 'has room for the picture before it',
      columns: [{ title: 'A', lines: ['漢'.repeat(5)], pictureUrl: '/a.png' }],
      width: 91,
    },
    { says: 'is 120 wide at most', columns: [{ title: 'A', lines: ['漢'.repeat(9)] }], width: 120 },
    { says: 'is wide enough for nothing', columns: [{ title: 'A', lines: [] }], width: 56 },
  ])('a column of a property $says', ({ columns, width }) => {
    expect(widths([lineWith([]), lineWith(columns)])[2]).toBe(`${columns[0]?.title} ${width}`)
  })

  it('a title that is an engraving on one line is a column of engravings for all', () => {
    const engraved = lineWith([{ title: 'Text', isEngraving: true }])
    const plain = lineWith([{ title: 'Text', lines: ['漢'.repeat(9)] }])
    for (const facts of [
      [engraved, plain],
      [plain, engraved],
    ])
      expect(widths(facts)[2]).toBe('Text 80')
  })

  const properties = (count: number): Column[] =>
    Array.from({ length: count }, (_, index) => ({ title: `P${index + 1}`, lines: ['漢'.repeat(9)] }))

  it.each([
    // 64 + 30 + 80 + 80 and three properties of 120, with seven spaces of 12: 698.
    { says: 'stay as they are', count: 3, width: 898, gives: ['Item 200', 'P1 120', 'P2 120', 'P3 120'] },
    { says: 'are narrowed to 80', count: 3, width: 897, gives: ['Item 319', 'P1 80', 'P2 80', 'P3 80'] },
    // 254 and five of 80, with nine spaces: 762.
    { says: 'stay', count: 5, width: 962, gives: ['Item 200', 'P1 80', 'P2 80', 'P3 80', 'P4 80', 'P5 80'] },
    {
      says: 'give way, the last first',
      count: 5,
      width: 961,
      gives: ['Item 291', 'P1 80', 'P2 80', 'P3 80', 'P4 80'],
    },
  ])('$count properties $says where the item has 200 of $width or less', ({ count, width, gives }) => {
    expect(widths([lineWith(properties(count))], { width }).slice(1, -3)).toEqual(gives)
  })

  it.each([
    // 254 and 56 + 80 + 56, with seven spaces: 530.
    { width: 730, gives: ['Item 200', 'A 56', 'Text 80', 'B 56'] },
    // Without B 462, without A 394, without the engravings 302.
    { width: 729, gives: ['Item 267', 'A 56', 'Text 80'] },
    { width: 661, gives: ['Item 267', 'Text 80'] },
    { width: 593, gives: ['Item 291'] },
    // There is nothing left to give way.
    { width: 402, gives: ['Item 100'] },
  ])('engravings keep their column longest, and no column grows: $width', ({ width, gives }) => {
    const facts = lineWith([{ title: 'A' }, { title: 'Text', isEngraving: true }, { title: 'B' }])
    expect(widths([facts], { width }).slice(1, -3)).toEqual(gives)
  })
})
