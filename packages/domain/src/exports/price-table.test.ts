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
import { MAX_PRICE_ROWS, priceTable } from './price-table.ts'

type Export = { groupDataBy?: number[]; rowsData?: number[]; columnsData?: number[] }

function tableOf(
  exportPriceData: (Export & { fixedProperties?: Record<string, number> }) | null,
  more: Parameters<typeof aContext>[0] = {},
  mostJudged?: number,
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
  const table = priceTable(context, anOrder(), product, mostJudged)
  if (!table.ok) return { refusal: table.code, message: table.message }
  const parts = [...table.parts()]
  return {
    header: table.header,
    rows: parts.flatMap(({ rows }) => rows),
    isCut: parts.some(({ isCut }) => isCut),
    /** of each part: its rows, and whether it is the one that was cut */
    parts: parts.map((part) => [part.rows.length, part.isCut]),
    context,
  }
}

/** A product of `counts.length` properties with so many options each, all for one dollar. */
function aProductOf(...counts: readonly number[]) {
  const properties = counts.map((_, at) => aProperty({ id: at + 1, title: `Property ${at + 1}`, rank: at }))
  return {
    products: [aProductWith(properties, { id: 1, productPricingRuleId: 100 })],
    productProperties: properties,
    productOptions: counts.flatMap((count, at) =>
      Array.from({ length: count }, (_, index) =>
        anOption({
          id: (at + 1) * 1000 + index,
          title: `${index}`,
          productPropertyId: at + 1,
          rank: index,
        }),
      ),
    ),
    productPricingRules: [aPricingRule({ id: 100, title: 'Plate', expressions: [fixed(100)] })],
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

  it('puts the choices of several columns above each other, and names a table without columns a price', () => {
    const { header, rows } = tableOf({ rowsData: [1], columnsData: [2, 3] })
    expect(header).toEqual(['Size', 'Bronze / Torx', 'Bronze / Slot', 'White / Torx', 'White / Slot'])
    expect(rows).toEqual([
      ['Small', '65.00', '65.00', '50.00', '50.00'],
      ['Large', '80.00', '80.00', '65.00', '65.00'],
    ])
    expect(tableOf({ rowsData: [1] }).header).toEqual(['Size', 'Price'])
    expect(tableOf({ columnsData: [1] })).toMatchObject({
      header: ['Small', 'Large'],
      rows: [['65.00', '80.00']],
    })
  })

  it('[2.2.77] takes what is fixed as it is fixed, and prices nothing that it forbids', () => {
    const white = { rowsData: [1], fixedProperties: { 2: 22 } }
    expect(tableOf(white).rows).toEqual([
      ['Small', '50.00'],
      ['Large', '65.00'],
    ])
    const rule = aRule({ fromIds: [11], toIds: [22] })
    expect(tableOf(white, { productRules: [rule] }).rows).toEqual([['Large', '65.00']])
    expect(tableOf({ ...white, groupDataBy: [3] }, { productRules: [rule] }).rows).toEqual([
      ['Torx', 'Large', '65.00'],
      ['Slot', 'Large', '65.00'],
    ])
  })

  it('has no column for an option that is never offered, whatever else is said against it', () => {
    const { productOptions, productProperties } = aPlateCatalog()
    const archived = productOptions.map((option) =>
      option.id === 22 ? { ...option, archived: 1 as const } : option,
    )
    // The rule speaks against white as well, with the size that an item starts with.
    const rule = aRule({ fromIds: [11], toIds: [22] })
    const across = { rowsData: [1], columnsData: [2] }
    const expected = {
      header: ['Size', 'Bronze'],
      rows: [
        ['Small', '65.00'],
        ['Large', '80.00'],
      ],
    }
    expect(tableOf(across, { productOptions: archived })).toMatchObject(expected)
    expect(tableOf(across, { productOptions: archived, productRules: [rule] })).toMatchObject(expected)
    const notHere = aProductWith(productProperties, { id: 1, productPricingRuleId: 100 }, [22])
    expect(tableOf(across, { products: [notHere] })).toMatchObject(expected)
  })

  it('leaves a cell empty where a choice of its row or column does not apply', () => {
    const hides = aRule({ fromIds: [12], toResourceKey: 'productProperty', toIds: [3] })
    expect(tableOf({ rowsData: [1], columnsData: [3] }, { productRules: [hides] })).toMatchObject({
      header: ['Size', 'Torx', 'Slot'],
      rows: [['Small', '65.00', '65.00']],
    })
  })

  it('is worked out a few rows at a time: no more than a hundred prices at once', () => {
    const partsOf = (rows: number, columns: number) =>
      tableOf({ rowsData: [1], columnsData: [2] }, aProductOf(rows, columns)).parts?.map(([count]) => count)
    expect(partsOf(250, 1)).toEqual([100, 100, 50])
    expect(partsOf(5, 40)).toEqual([2, 2, 1])
    expect(partsOf(2, 101)).toEqual([1, 1, 0])
  })

  it('[2.5.10] ends after 10,000 rows and says so, and only where there are more', () => {
    const all = tableOf({ rowsData: [1, 2] }, aProductOf(100, 100))
    expect([all.rows?.length, all.isCut]).toEqual([10_000, false])
    const long = tableOf({ rowsData: [1, 2] }, aProductOf(67, 150))
    expect(67 * 150).toBe(MAX_PRICE_ROWS + 50)
    expect([long.rows?.length, long.isCut]).toEqual([10_000, true])
    const longer = tableOf({ rowsData: [1, 2] }, aProductOf(30, 340))
    expect([longer.rows?.length, longer.parts?.slice(-3)]).toEqual([
      10_000,
      [
        [100, false],
        [100, false],
        [0, true],
      ],
    ])
  })

  it('ends after so many prices that were looked at, forbidden ones included, and says so', () => {
    const forbidden = aRule({ fromResourceKey: 'productProperty', fromIds: [1], toIds: [2001] })
    const judged = (rows: number) =>
      tableOf({ rowsData: [1], columnsData: [2] }, { ...aProductOf(rows, 2), productRules: [forbidden] }, 300)
        .parts
    expect(judged(149)).toEqual([
      [50, false],
      [50, false],
      [49, false],
    ])
    expect(judged(200)).toEqual([
      [50, false],
      [50, false],
      [50, true],
    ])
  })

  it('is refused in words where there is none, or where it names what the product does not have', () => {
    expect(tableOf(null)).toEqual({
      refusal: 'noPriceExport',
      message: 'Plate exports no prices: say in its settings which properties make the rows and the columns.',
    })
    expect(
      tableOf({ groupDataBy: [79], rowsData: [1, 77], columnsData: [78], fixedProperties: { 80: 1 } }),
    ).toEqual({
      refusal: 'propertyUnknown',
      message: 'The price export names properties that the product does not have: 79, 77, 78, 80.',
    })
  })
})
