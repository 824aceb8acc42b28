/** The catalog as the engine reads it: what stands where, and in which order. */
import { expect, it } from 'vitest'
import {
  aClassifier,
  aClassifierGroup,
  aGroup,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  someRecords,
} from '../testing/builders.ts'
import { timestamp } from '../units/timestamp.ts'
import { type CatalogRecords, compileCatalog, groupOfProperty } from './compile.ts'

const deletedAt = timestamp('2026-01-02 00:00:00')

/** A catalog of the given records and no others. */
const catalogOf = (records: Partial<CatalogRecords>) => compileCatalog(someRecords(records))

const idsOf = (records: readonly { id: number }[] = []) => records.map(({ id }) => id)

it('leaves deleted records of every kind out, and keeps archived ones, which orders may still use', () => {
  const property = aProperty({ id: 1 })
  const catalog = catalogOf({
    products: [aProductWith([property], { id: 10 }), aProductWith([property], { id: 11, deletedAt })],
    productProperties: [property, aProperty({ id: 2, deletedAt }), aProperty({ id: 3, archived: 1 })],
    productOptions: [
      anOption({ id: 20, productPropertyId: 1 }),
      anOption({ id: 21, productPropertyId: 1, deletedAt }),
      anOption({ id: 22, productPropertyId: 1, archived: 1 }),
    ],
    productPropertyGroups: [aGroup({ id: 30 }), aGroup({ id: 31, deletedAt })],
    productRules: [aRule({ id: 41, deletedAt }), aRule({ id: 40 })],
    productPricingRules: [aPricingRule({ id: 50 }), aPricingRule({ id: 51, deletedAt })],
    productOptionClassifiers: [aClassifier({ id: 60 }), aClassifier({ id: 61, deletedAt })],
    productOptionClassifierGroups: [aClassifierGroup({ id: 70 }), aClassifierGroup({ id: 71, deletedAt })],
  })
  expect([...catalog.products.keys()]).toEqual([10])
  expect([...catalog.properties.keys()]).toEqual([1, 3])
  expect([...catalog.options.keys()]).toEqual([20, 22])
  expect([...catalog.groups.keys()]).toEqual([30])
  expect(idsOf(catalog.rules)).toEqual([40])
  expect([...catalog.pricingRules.keys()]).toEqual([50])
  expect([...catalog.classifiers.keys()]).toEqual([60])
  expect([...catalog.classifierGroups.keys()]).toEqual([70])
  expect(idsOf(catalog.optionsByProperty.get(1))).toEqual([20, 22])
})

it('lists the options of a property by rank, then by id, and those of another apart', () => {
  const { optionsByProperty } = catalogOf({
    productOptions: [
      anOption({ id: 25, productPropertyId: 1, rank: 2 }),
      anOption({ id: 24, productPropertyId: 1, rank: 2 }),
      anOption({ id: 26, productPropertyId: 1, rank: 1 }),
      anOption({ id: 27, productPropertyId: 2, rank: 0 }),
    ],
  })
  expect(idsOf(optionsByProperty.get(1))).toEqual([26, 24, 25])
  expect(idsOf(optionsByProperty.get(2))).toEqual([27])
})

it('lists the properties of a product by the rank of their group, its id, their own rank and id; those of no group last', () => {
  const properties = [
    aProperty({ id: 1, rank: 1 }),
    aProperty({ id: 9, rank: 0 }),
    aProperty({ id: 2, rank: 0, productPropertyGroupId: 31 }),
    aProperty({ id: 3, rank: 2, productPropertyGroupId: 30 }),
    aProperty({ id: 5, rank: 1, productPropertyGroupId: 30 }),
    aProperty({ id: 4, rank: 1, productPropertyGroupId: 30 }),
    aProperty({ id: 6, rank: 0, productPropertyGroupId: 32 }),
    aProperty({ id: 7, rank: 0, productPropertyGroupId: 30, archived: 1 }),
    aProperty({ id: 8, rank: 0, productPropertyGroupId: 30 }),
  ]
  const { propertiesByProduct } = catalogOf({
    // 8 is not of this product; 99 does not exist.
    products: [aProductWith([...properties.filter(({ id }) => id !== 8), { id: 99 }], { id: 10 })],
    productProperties: properties,
    productPropertyGroups: [
      aGroup({ id: 30, rank: 5 }),
      aGroup({ id: 31, rank: 5 }),
      aGroup({ id: 32, rank: 4 }),
    ],
  })
  expect(idsOf(propertiesByProduct.get(10))).toEqual([6, 4, 5, 3, 2, 9, 1])
})

it('lists order-level properties in the same order, archived ones left out', () => {
  const { orderLevelProperties } = catalogOf({
    productProperties: [
      aProperty({ id: 1, isOrderLevel: 1 }),
      aProperty({ id: 6, isOrderLevel: 1, rank: 0 }),
      aProperty({ id: 2, isOrderLevel: 1, rank: 9, productPropertyGroupId: 30 }),
      aProperty({ id: 5, isOrderLevel: 0, archived: 1 }),
      aProperty({ id: 3, isOrderLevel: 1, archived: 1 }),
      aProperty({ id: 4, isOrderLevel: 0 }),
    ],
    productPropertyGroups: [aGroup({ id: 30 })],
  })
  expect(idsOf(orderLevelProperties)).toEqual([2, 6, 1])
})

it("[2.2.89] a property's group is the one that its own field names; the list of a group is a draft", () => {
  const properties = [
    aProperty({ id: 1, productPropertyGroupId: 30 }),
    aProperty({ id: 2 }),
    aProperty({ id: 3 }),
    aProperty({ id: 4, productPropertyGroupId: 39 }),
  ]
  const catalog = catalogOf({
    productProperties: properties,
    productPropertyGroups: [
      aGroup({ id: 30 }),
      aGroup({ id: 31, properties: { '1': {}, '2': {}, '4': {} } }),
    ],
  })
  const groups = [1, 2, 3, 4, 5].map((id) => groupOfProperty(catalog, id)?.id)
  expect(groups).toEqual([30, undefined, undefined, undefined, undefined])
})

it('rules stand in the order of their ids, whatever order they came in', () => {
  const { rules } = catalogOf({ productRules: [aRule({ id: 43 }), aRule({ id: 41 }), aRule({ id: 42 })] })
  expect(idsOf(rules)).toEqual([41, 42, 43])
})
