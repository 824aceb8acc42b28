/** What an owner is told of a new option of a product that was made from a template. [issue 14] */
import {
  type Product,
  type ProductOption,
  productOptionSchema,
  productPricingRuleSchema,
  type ProductProperty,
  productPropertySchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { expect, test } from 'vitest'
import { drawnFields, missingPrice, pricedBy } from './option-needs.ts'

const kept = {
  orgId: 1,
  version: 1,
  deletedAt: null,
  created: '2026-01-01 00:00:00',
  lastUpdated: '2026-01-01 00:00:00',
}

const shelves: ProductProperty = productPropertySchema.parse({
  ...kept,
  id: 7,
  title: 'Shelves',
  type: 'singleSelect',
  rank: 1,
})

function option(id: number, title: string, rest: object): ProductOption {
  return productOptionSchema.parse({ ...kept, id, title, productPropertyId: 7, rank: id, ...rest })
}
const five = option(1, '5 shelves', {
  productPricingRuleId: 31,
  data: { shelves: 5, color: '#c39a6b', back: true, edge: 'bevel' },
})
const four = option(2, '4 shelves', {})

function product(rest: object = {}): Product {
  return productSchema.parse({
    ...kept,
    id: 3,
    title: 'Bookcase',
    rank: 1,
    productCategoryId: 1,
    productPricingRuleId: 30,
    associations: { productProperties: { 7: { disabledProductOptionIds: [] } } },
    drawing: {
      family: 'bookcase',
      bindings: Object.fromEntries(
        ['shelves', 'color', 'back', 'edge'].map((dataKey) => [
          dataKey === 'shelves' ? 'shelves' : `finish.${dataKey}`,
          { productPropertyId: 7, dataKey },
        ]),
      ),
    },
    ...rest,
  })
}

/** Prices of the product: its newest version adds the price of the chosen shelves, inside of a group. */
function rule(type: 'productPropertyPrice' | 'propertyValue') {
  const expression = { type, props: { productPropertyId: 7 }, operator: '+' }
  const versions = {
    1: {
      created: '2026-01-01 00:00:00',
      expressions: [{ type: 'fixed', props: { value: 1 }, operator: '+' }],
    },
    2: {
      created: '2026-02-01 00:00:00',
      expressions: [{ type: 'group', props: { expressions: [expression] }, operator: '+' }],
    },
  }
  return productPricingRuleSchema.parse({ ...kept, id: 30, title: 'Bookcase', versions })
}

function catalog({ products = [product()], pricing = rule('productPropertyPrice') } = {}) {
  return { products, options: [five, four], pricingRules: [pricing] }
}

test('a new option without a pricing rule says which product has no price with it', () => {
  const pricing = pricedBy(shelves, catalog())
  expect(pricing).toEqual(['Bookcase'])
  expect(missingPrice(four, pricing)).toBe(
    'Items with this option have no price, because Bookcase adds the price of it: choose a pricing rule.',
  )
  expect(missingPrice(five, pricing)).toBeUndefined()
  expect(missingPrice({ ...four, archived: 1 }, pricing)).toBeUndefined()
})

test('where no price asks for it, an option needs no pricing rule', () => {
  expect(pricedBy(shelves, catalog({ pricing: rule('propertyValue') }))).toEqual([])
  expect(pricedBy(shelves, catalog({ products: [product({ archived: 1 })] }))).toEqual([])
  expect(missingPrice(four, [])).toBeUndefined()
})

test('what the drawing reads of an option is a field of its kind, and says that it is not set', () => {
  const fields = drawnFields(four, shelves, catalog())
  expect(fields.map(({ label, kind, path }) => [label, kind, path.join('.')])).toEqual([
    ['Shelves', 'decimal', 'data.shelves'],
    ['Finish: Color', 'color', 'data.color'],
    ['Finish: Back', 'boolean', 'data.back'],
    ['Finish: Edge', 'choice', 'data.edge'],
  ])
  expect(fields[0]).toMatchObject({
    description: 'Read by the drawing of Bookcase.',
    fault: 'Not set: the drawing of Bookcase shows what it shows without it.',
  })
  expect(drawnFields(five, shelves, catalog())[0]?.fault).toBeUndefined()
})

test('a value that the property defines a data field for has that one alone', () => {
  const defined = {
    ...shelves,
    productOptionDataFields: [{ key: 'shelves', title: 'Number', type: 'number' }],
  } satisfies ProductProperty
  expect(drawnFields(four, defined, catalog()).map(({ path }) => path.join('.'))).not.toContain(
    'data.shelves',
  )
})
