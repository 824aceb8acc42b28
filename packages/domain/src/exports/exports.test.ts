/** The CSV export of an order: which orders have it, what stands in it, what its file is called. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { PropertyEvaluation } from '../configuration/types.ts'
import {
  aContext,
  aDocument,
  anItem,
  aPricingRule,
  aProductWith,
  aProfile,
  aProperty,
  fixed,
} from '../testing/builders.ts'
import { formulaSafe } from '../units/text/csv-cell.ts'
import { exportFileName, kebabCase } from './file-names.ts'
import { hasOrderCsv, orderTable } from './order-table.ts'

describe('the file name', () => {
  it.each([
    ['Villa Aurore', 'villa-aurore'],
    ['  Harbour Loft, 2nd floor ', 'harbour-loft-2nd-floor'],
    ['Château d’Été', 'chateau-d-ete'],
    ['Дом №7', 'дом-no7'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON: a|b?*', 'con-a-b'],
    ['🔑🔑', ''],
  ])('%j is %j in kebab case', (title, name) => expect(kebabCase(title)).toBe(name))

  it('[1.7.35] is the title in kebab case, -export- and the date', () => {
    expect(exportFileName('Villa Aurore', '2026-11-21', 'Order')).toBe('villa-aurore-export-2026-11-21.csv')
    expect(exportFileName('🔑', '2026-11-21', 'Order 12')).toBe('order-12-export-2026-11-21.csv')
    expect(exportFileName('🔑', '2026-11-21', '№')).toBe('no-export-2026-11-21.csv')
    expect(exportFileName('🔑', '2026-11-21', '🔑')).toBe('order-export-2026-11-21.csv')
  })

  test.prop([fc.string({ unit: 'binary' })])(
    '[1.7.35] holds nothing that a folder could misread',
    (title) => {
      expect(kebabCase(title)).toMatch(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u)
    },
  )
})

/** Signs that take no room or show nothing, by their numbers. */
const unseen = [
  0x09, 0x0a, 0x0b, 0x0d, 0x20, 0x85, 0xa0, 0xad, 0x034f, 0x061c, 0x115f, 0x1160, 0x1680, 0x17b4, 0x180e,
  0x2000, 0x2009, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x202a, 0x202e, 0x202f, 0x2060, 0x2062,
  0x2066, 0x2069, 0x2800, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe0020,
].map((code) => String.fromCodePoint(code))
/** = + - @, wide, small, and the mathematical minus */
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']

describe('a cell', () => {
  it.each(unseen.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
    '[issue 12, 30] U+%s before the sign of a formula does not hide it',
    (_code, sign) => {
      for (const start of signs) {
        expect(formulaSafe(`${sign}${start}HYPERLINK("https://evil.example")`).slice(0, 1)).toBe("'")
        expect(formulaSafe(`${sign}${sign}${start}1`).slice(0, 1)).toBe("'")
      }
    },
  )

  test.prop([
    fc.array(fc.constantFrom(...unseen), { maxLength: 6 }),
    fc.constantFrom(...signs),
    fc.string({ unit: 'grapheme' }),
  ])('[issue 12, 30] no row of unseen signs hides a formula', (before, sign, after) => {
    const text = `${before.join('')}${sign}${after}`
    fc.pre(!/^-\d+(\.\d+)?$/.test(text))
    expect(formulaSafe(text)).toBe(`'${text}`)
  })

  it.each(['Hall', 'Türe', '№7', '(a) = b', 'x=1', '12', '-12.5', '½', '“+”', 'مرحبا', '日本'])(
    '%j stays as it is',
    (text) => expect(formulaSafe(text)).toBe(text),
  )

  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1 415 555', "'+1 415 555"],
    ['-2+3', "'-2+3"],
    ['@cmd', "'@cmd"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['-12.50', '-12.50'],
    ['-12', '-12'],
    ['-7', '-7'],
    ['-12.', "'-12."],
    ['-12.5 kg', "'-12.5 kg"],
    ['-a', "'-a"],
    ['=-12.5', "'=-12.5"],
    ['\tHall', "'\tHall"],
    ['Hall\t1', 'Hall\t1'],
    ['Hall', 'Hall'],
    ['', ''],
  ])('%j becomes %j: text is never a formula', (text, cell) => expect(formulaSafe(text)).toBe(cell))
})

const width = aProperty({ id: 141, title: 'Width', type: 'dimensions' })
const frontWidth = aProperty({ id: 151, title: 'Width', type: 'dimensions' })
const unit = aProperty({ id: 161, title: '=Unit', type: 'text' })
const colour = aProperty({ id: 9, title: 'Colour', type: 'text', isOrderLevel: 1 })
const records = {
  products: [
    aProductWith([width, unit, colour], { id: 104, title: 'Slab door', productPricingRuleId: 1 }),
    aProductWith([frontWidth, colour], { id: 105, title: 'Front' }),
  ],
  productProperties: [width, frontWidth, unit, colour],
  productPricingRules: [
    aPricingRule({
      id: 1,
      versions: { 1: { created: '2020-01-01 00:00:00', expressions: [fixed(12_345)] } },
    }),
  ],
}
const document = aDocument(
  [
    anItem({
      id: 1,
      productId: 104,
      title: '+Hall',
      quantity: 2,
      notes: 'Left, "hinged"',
      properties: { 141: { value: 600 }, 161: { value: '007' } },
    }),
    anItem({ id: 2, rank: 2, productId: 105, properties: { 151: { value: 450 } } }),
    anItem({ id: 3, rank: 3, productId: -1, title: 'Handle', customPriceInCents: 950 }),
  ],
  { properties: { 9: { value: '=cmd' } } },
)
const text = ({ selection }: PropertyEvaluation) => String(selection?.value ?? '')

describe('the table', () => {
  it('[1.7.34] has a row for each item and a column for each title of a property, and runs no formula', () => {
    expect(orderTable(evaluateOrder(aContext(records), document), text)).toEqual({
      header: [
        'Item',
        'Identifier',
        'Product',
        'Quantity',
        'Width',
        "'=Unit",
        'Colour',
        'Unit price',
        'Total',
        'Notes',
      ],
      rows: [
        ['1', "'+Hall", 'Slab door', '2', '600', '007', "'=cmd", '123.45', '246.90', 'Left, "hinged"'],
        ['2', '', 'Front', '1', '450', '', "'=cmd", '', '', ''],
        ['3', 'Handle', 'Custom product', '1', '', '', "'=cmd", '9.50', '9.50', ''],
      ],
    })
  })

  it('[1.6.25] has no price column for somebody from whom prices are hidden', () => {
    const hidden = aContext(records, { viewer: { role: 'guest', pricingIsHidden: true } })
    expect(orderTable(evaluateOrder(hidden, document), text)).toEqual({
      header: ['Item', 'Identifier', 'Product', 'Quantity', 'Width', "'=Unit", 'Colour', 'Notes'],
      rows: [
        ['1', "'+Hall", 'Slab door', '2', '600', '007', "'=cmd", 'Left, "hinged"'],
        ['2', '', 'Front', '1', '450', '', "'=cmd", ''],
        ['3', 'Handle', 'Custom product', '1', '', '', "'=cmd", ''],
      ],
    })
  })

  it('[1.7.34] joins what stands in the same column, without gaps, and leaves the name of a lost product empty', () => {
    const both = { ...records, products: [aProductWith([width, frontWidth], { id: 104, title: 'Pair' })] }
    const pairs = aDocument([
      anItem({ id: 1, productId: 104, properties: { 141: { value: 600 }, 151: { value: 450 } } }),
      anItem({ id: 2, rank: 2, productId: 104, properties: { 151: { value: 450 } } }),
      anItem({ id: 3, rank: 3, productId: 999, title: 'Lost' }),
    ])
    expect(orderTable(evaluateOrder(aContext(both), pairs), text).rows).toEqual([
      ['1', '', 'Pair', '1', '600, 450', '', '', ''],
      ['2', '', 'Pair', '1', '450', '', '', ''],
      ['3', 'Lost', '', '1', '', '', '', ''],
    ])
  })
})

describe('who has the export', () => {
  const doors = aProfile({ orderSettings: { orderCsv: true, orderCsvCategoryIds: [20, 21] } })
  it.each([
    [20, doors, true],
    [21, doors, true],
    [5, doors, false],
    [null, doors, false],
    [20, aProfile(), false],
    [5, aProfile({ orderSettings: { orderCsv: true } }), true],
  ])('[1.6.28] an order of category %s: by profile %#', (productCategoryId, profile, has) => {
    expect(hasOrderCsv({ productCategoryId }, profile)).toBe(has)
  })
})
