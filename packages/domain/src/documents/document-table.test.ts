/** A document as a table for a spreadsheet. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
} from '../testing/builders.ts'
import { documentTable } from './document-table.ts'

const plates = aPlateCatalog()
const texts = aProperty({
  id: 4,
  title: 'Texts',
  rank: 4,
  type: 'text',
  isArray: 1,
  invoiceVisibility: 'column',
})
const sums = aProperty({ id: 5, title: '=SUM(A1)', rank: 5, type: 'text' })
const rooms = aProperty({ id: 6, title: 'Rooms', rank: 6, type: 'text', isArray: 1 })
const named = aProperty({ id: 7, title: 'Rooms', rank: 7, type: 'text' })
const properties = plates.productProperties.map((property) =>
  property.id === 1 ? { ...property, invoiceVisibility: 'column' as const } : property,
)
const own = [...properties, texts, sums, rooms, named]
const product = aProductWith(own, { id: 1, productPricingRuleId: 100, referenceCodes: { catalog: 'PL' } })
const evaluation = evaluateOrder(
  aContext({ ...plates, products: [product], productProperties: own }),
  aDocument(
    [
      aPlate({
        quantity: 3,
        notes: 'Left',
        properties: {
          ...aPlate().properties,
          '4': { values: ['HALL', 'BED'] },
          '5': { value: '+1' },
          '6': { values: ['North', 'South'] },
          '7': { value: 'West' },
        },
      }),
      aPlate({ id: 502, rank: 2, title: '' }),
      anItem({ id: 503, rank: 3, productId: -1, title: '@Crate', notes: '-5' }),
    ],
    { discountMode: 'amount', discountFlatAmount: 100 },
  ),
)

describe('[2.2.43] the table of a document', () => {
  it('has a row for each line, a column for each choice, and amounts as plain numbers', () => {
    expect(documentTable(evaluation, 'quote', true)).toEqual({
      header: [
        'Item',
        'Identifier',
        'Product',
        'SKU',
        'Quantity',
        'Size',
        'Texts',
        'Finish',
        'Screws',
        "'=SUM(A1)",
        'Rooms',
        'Unit price',
        'Subtotal',
        'Notes',
      ],
      rows: [
        [
          '1',
          'Hall',
          'Plate',
          'PL',
          '3',
          'Small',
          'HALL, BED',
          'Bronze',
          'Torx',
          "'+1",
          'North, South, West',
          '65.00',
          '195.00',
          'Left',
        ],
        ['2', '', 'Plate', 'PL', '1', 'Small', '', 'Bronze', 'Torx', '', '', '65.00', '65.00', ''],
        // Nobody has priced it: its cells are empty, and say no 0. A plain number stays one.
        ['3', "'@Crate", 'Custom product', '', '1', '', '', '', '', '', '', '', '', '-5'],
      ],
    })
  })

  it('has no price on a packing slip', () => {
    const { header, rows } = documentTable(evaluation, 'packingSlip', true)
    expect(header.slice(-3)).toEqual(["'=SUM(A1)", 'Rooms', 'Notes'])
    expect(rows[0]?.slice(-3)).toEqual(["'+1", 'North, South, West', 'Left'])
  })

  it('[2.2.40] bears a hidden discount, with the rounding over the note', () => {
    // 259.00 owed for four plates: 64.75 each, without a rest.
    expect(documentTable(evaluation, 'quote', false).rows.map((row) => row.slice(-3))).toEqual([
      ['64.75', '194.25', 'Left'],
      ['64.75', '64.75', ''],
      ['', '', '-5'],
    ])
    const three = evaluateOrder(
      aContext({ ...plates }),
      aDocument([aPlate({ quantity: 3, notes: 'Left' })], {
        discountMode: 'amount',
        discountFlatAmount: 100,
      }),
    )
    expect(documentTable(three, 'quote', false).rows[0]?.at(-1)).toBe(
      '3 × $64.66 + $0.02 rounding = $194.00\nLeft',
    )
  })
})
