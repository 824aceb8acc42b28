/** The prices of a product as a table. */
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import {
  aContext,
  anOption,
  anOrder,
  aPlate,
  aPlateCatalog,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  fixed,
} from '../testing/builders.ts'
import { MOST_PRICE_ROWS, priceTable } from './price-table.ts'

type Export = { groupDataBy?: number[]; rowsData?: number[]; columnsData?: number[] }

function tableOf(
  exportPriceData: (Export & { fixedProperties?: Record<string, number> }) | null,
  more: Parameters<typeof aContext>[0] = {},
) {
  const records = { ...aPlateCatalog(), ...more }
  const context = aContext(records)
  const [first] = records.products
  if (first === undefined) throw new Error('no product')
  const product = {
    ...first,
    exportPriceData: exportPriceData && {
      groupDataBy: [],
      rowsData: [],
      columnsData: [],
      fixedProperties: {},
      ...exportPriceData,
    },
  }
  const table = priceTable(context, anOrder(), product)
  if (!table.ok) return { refusal: table.code, message: table.message }
  const parts = [...table.parts()]
  return {
    header: table.header,
    rows: parts.flatMap(({ rows }) => rows),
    isCut: parts.some(({ isCut }) => isCut),
    context,
  }
}

describe('the price export of a product', () => {
  it('[2.2.77] has a row for each combination of its groups and rows, and a column for each of its columns', () => {
    const { header, rows, isCut } = tableOf({ groupDataBy: [3], rowsData: [1], columnsData: [2] })
    expect(header).toEqual(['Screws', 'Size', 'Bronze', 'White'])
    expect(rows).toEqual([
      ['Torx', 'Small', '65.00', '50.00'],
      ['Torx', 'Large', '80.00', '65.00'],
      ['Slot', 'Small', '65.00', '50.00'],
      ['Slot', 'Large', '80.00', '65.00'],
    ])
    expect(isCut).toBe(false)
  })

  it('[2.2.77] names the same price as the order does for the same choices', () => {
    const { rows = [], context } = tableOf({ rowsData: [1, 2], fixedProperties: { 3: 32 } })
    if (!context) throw new Error('no table')
    const titles = new Map([...context.catalog.options.values()].map(({ id, title }) => [title, id]))
    for (const [size = '', finish = '', price] of rows) {
      const properties = {
        1: { optionId: titles.get(size) ?? 0 },
        2: { optionId: titles.get(finish) ?? 0 },
        3: { optionId: 32 },
      }
      const [item] = evaluateOrder(context, { order: anOrder(), items: [aPlate({ properties })] }).items
      expect(item?.price.ok && (item.price.unitPrice / 100).toFixed(2)).toBe(price)
    }
    expect(rows).toHaveLength(4)
  })

  it('leaves a cell empty where rules forbid the combination, and a row without any price away', () => {
    const rule = aRule({
      type: 'incompatible',
      fromResourceKey: 'productOption',
      fromIds: [11],
      toResourceKey: 'productOption',
      toIds: [22],
    })
    const across = tableOf({ rowsData: [1], columnsData: [2] }, { productRules: [rule] })
    expect(across.rows).toEqual([
      ['Small', '65.00', ''],
      ['Large', '80.00', '65.00'],
    ])
    const down = tableOf({ rowsData: [1, 2] }, { productRules: [rule] })
    expect(down.rows?.map(([size, finish]) => `${size} ${finish}`)).toEqual([
      'Small Bronze',
      'Large Bronze',
      'Large White',
    ])
  })

  it('writes titles that a spreadsheet would run as text', () => {
    const catalog = aPlateCatalog()
    const productOptions = catalog.productOptions.map((option) =>
      option.id === 11 ? { ...option, title: '=HYPERLINK("x")' } : option,
    )
    expect(tableOf({ rowsData: [1] }, { productOptions }).rows?.[0]?.[0]).toBe('\'=HYPERLINK("x")')
    expect(tableOf({ columnsData: [1] }, { productOptions }).header?.[0]).toBe('\'=HYPERLINK("x")')
  })

  it('[2.5.10] ends after 10,000 rows and says so', () => {
    const properties = [1, 2, 3].map((id) => aProperty({ id, title: `Property ${id}`, rank: id }))
    const productOptions = properties.flatMap(({ id }) =>
      Array.from({ length: 22 }, (_, index) =>
        anOption({ id: id * 100 + index, title: `${index}`, productPropertyId: id, rank: index }),
      ),
    )
    const { rows, isCut } = tableOf(
      { rowsData: [1, 2, 3] },
      {
        products: [aProductWith(properties, { id: 1, productPricingRuleId: 100 })],
        productProperties: properties,
        productOptions,
        productPricingRules: [aPricingRule({ id: 100, title: 'Plate', expressions: [fixed(100)] })],
      },
    )
    expect(22 ** 3).toBeGreaterThan(MOST_PRICE_ROWS)
    expect(rows).toHaveLength(10_000)
    expect(isCut).toBe(true)
  })

  it('is refused in words where there is none, or where it names what the product does not have', () => {
    expect(tableOf(null).message).toContain('exports no prices')
    expect(tableOf({ rowsData: [1, 77], columnsData: [78] }).message).toContain('77, 78')
  })
})
