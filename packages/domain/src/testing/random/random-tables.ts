/** Random catalogs for the laws of tables: titles that look like numbers, dates, formulas and names of other records. */
import { fc } from '@fast-check/vitest'
import type { CatalogTables } from '../../spreadsheets/tables/export-tables.ts'
import {
  aCategory,
  aClassifier,
  aClassifierGroup,
  aGroup,
  anOption,
  aPricingRule,
  aProduct,
  aProperty,
  aRule,
} from '../builders.ts'
import { contactOnFileSchema } from '../../tenancy/schema.ts'
import { timestamp } from '../../units/timestamp.ts'

const hard = [
  '1/2',
  '007',
  '=1+1',
  "'=x",
  '#12',
  'A; B',
  'A / B',
  '1.5',
  '-5',
  'yes',
  ' x\u00A0y ',
  '1234567890123456',
  '@a',
  '__proto__',
  '5',
  '',
]
/** Texts as people, and those who mean harm, write them. */
export const someText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...hard) },
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  )
  // PostgreSQL's text has no NUL.
  .map((text) => text.replaceAll('\0', ''))
const flag = fc.constantFrom(0 as const, 1 as const)
const figure = fc.oneof(fc.integer({ min: -5000, max: 500_000 }), fc.constantFrom(0.1, 1.234, 1e-7, -0.5))
const dataValue = fc.oneof(
  someText,
  figure,
  fc.boolean(),
  fc.constant(null),
  fc.constant(null).map(() => ({ a: [1, 'x'] })),
)
const codes = fc.record({ catalog: someText, factory: someText, machining: fc.constant('') })
const when = fc.constantFrom(timestamp('2024-01-31 00:00:00'), timestamp('2030-12-01 08:30:05'))

const PROPERTIES = [101, 102, 103] as const
const OPTIONS = [201, 202, 203, 204, 205, 206] as const
const GROUPS = [301, 302] as const
const CLASSIFIERS = [401, 402, 403, 404] as const
const RULES = [501, 502] as const
const propertyOf = (option: number) => PROPERTIES[(option - 201) % 3] ?? 101
const groupOf = (classifier: number) => GROUPS[(classifier - 401) % 2] ?? 301

const aProperId = fc.constantFrom(...PROPERTIES)
const expression = fc.oneof(
  figure.map((value) => ({ type: 'fixed' as const, props: { value }, operator: '+' as const })),
  fc.tuple(aProperId, fc.constantFrom(...OPTIONS), figure).map(([productPropertyId, option, value]) => ({
    type: 'fixed' as const,
    props: { value },
    operator: '*' as const,
    condition: {
      operator: 'and' as const,
      conditions: [{ actual: { type: 'selectedOption' as const, productPropertyId }, expected: [option] }],
    },
  })),
  fc
    .tuple(aProperId, fc.constantFrom(...GROUPS))
    .map(([productPropertyId, productOptionClassifierGroupId]) => ({
      type: 'productPropertyClassifierNumber' as const,
      props: { productPropertyId, productOptionClassifierGroupId, productOptionClassifierNumberIndex: 0 },
      operator: '+' as const,
    })),
)

const each = <T>(ids: readonly number[], one: fc.Arbitrary<T>) =>
  fc.array(one, { minLength: ids.length, maxLength: ids.length }).map((list) =>
    ids.flatMap((id, index) => {
      const given = list[index]
      return given === undefined ? [] : [{ id, given }]
    }),
  )

/** Guests, former ones and employees, each with an address of their own. */
const someGuests = fc
  .array(
    fc.record({
      name: someText,
      discount: fc.constantFrom(0, 0.1, 0.5, 10, 33.3, 100),
      disableSalesTax: flag,
      pricingIsHidden: flag,
      hasEntered: flag,
      isEmployee: flag,
      deleted: flag,
    }),
    { maxLength: 5 },
  )
  .map((guests) =>
    guests.map(({ discount, ...guest }, index) => ({
      id: 801 + index,
      title: `person${index}@example.com`,
      ...guest,
      contact: contactOnFileSchema.parse({ firmName: guest.name.slice(0, 50) }),
      discount: { type: 'percent' as const, value: discount },
    })),
  )

/** Records of every kind that refer to each other. */
export const someTables: fc.Arbitrary<CatalogTables> = fc
  .record({
    categories: each([1, 2], fc.record({ title: someText, isStocked: flag, archived: flag })),
    groups: each([51, 52], fc.record({ title: someText })),
    properties: each(
      PROPERTIES,
      fc.record({
        title: someText,
        placeHolder: someText,
        type: fc.constantFrom('singleSelect' as const, 'text' as const, 'dimensions' as const),
        productPropertyGroupId: fc.constantFrom(51, 52, null),
        keyType: fc.constantFrom('text' as const, 'number' as const, 'boolean' as const),
      }),
    ),
    options: each(
      OPTIONS,
      fc.record({
        title: someText,
        referenceCodes: codes,
        productPricingRuleId: fc.constantFrom(...RULES, -1),
        data: fc.dictionary(fc.constantFrom('size', 'tone', 'a b'), dataValue, { maxKeys: 3 }),
        classified: fc.option(fc.tuple(fc.constantFrom(...CLASSIFIERS), fc.boolean())),
      }),
    ),
    products: each(
      [601, 602, 603],
      fc.record({
        title: someText,
        description: someText,
        referenceCodes: codes,
        productCategoryId: fc.constantFrom(1, 2, null),
        productPricingRuleId: fc.constantFrom(...RULES, null),
        costRuleId: fc.constantFrom(...RULES, null),
        own: fc.dictionary(fc.constantFrom(...PROPERTIES).map(String), fc.subarray([...OPTIONS]), {
          maxKeys: 3,
        }),
      }),
    ),
    rules: each(
      [701, 702],
      fc.record({ from: fc.subarray([...OPTIONS]), to: fc.subarray([...OPTIONS]), byProperty: fc.boolean() }),
    ),
    pricing: each(
      RULES,
      fc.record({
        title: someText,
        deleted: flag,
        versions: fc.array(fc.tuple(when, fc.array(expression, { maxLength: 3 })), { maxLength: 3 }),
      }),
    ),
    guests: someGuests,
    classifierGroups: each(GROUPS, fc.record({ title: someText })),
    classifiers: each(
      CLASSIFIERS,
      fc.record({
        title: someText,
        numbers: fc.array(
          fc.record({ date: when, numbers: fc.array(figure, { maxLength: 5 }), description: someText }),
          { maxLength: 3 },
        ),
      }),
    ),
  })
  .map((given) => ({
    productCategory: given.categories.map(({ id, given: own }, rank) => aCategory({ id, rank, ...own })),
    productPropertyGroup: given.groups.map(({ id, given: own }, rank) => aGroup({ id, rank, ...own })),
    productProperty: given.properties.map(({ id, given: { keyType, ...own } }, rank) =>
      aProperty({
        id,
        rank,
        ...own,
        productOptionDataFields: [{ title: 'Size', key: 'size', type: keyType }],
      }),
    ),
    productOption: given.options.map(({ id, given: { classified, ...own } }, rank) =>
      anOption({
        id,
        rank,
        ...own,
        productPropertyId: propertyOf(id),
        classifications:
          classified === null ? {} : { [groupOf(classified[0])]: classified[1] ? classified[0] : -1 },
      }),
    ),
    product: given.products.map(({ id, given: { own, ...rest } }, rank) =>
      aProduct({
        id,
        rank,
        ...rest,
        associations: {
          productProperties: Object.fromEntries(
            Object.entries(own).map(([key, disabledProductOptionIds]) => [key, { disabledProductOptionIds }]),
          ),
        },
      }),
    ),
    productRule: given.rules.map(({ id, given: { from, to, byProperty } }) =>
      aRule({
        id,
        fromResourceKey: byProperty ? 'productProperty' : 'productOption',
        fromIds: byProperty ? [101] : from,
        toIds: to,
        toProductPropertyId: byProperty ? 102 : null,
      }),
    ),
    productPricingRule: given.pricing.map(({ id, given: { versions, ...own } }) =>
      aPricingRule({
        id,
        ...own,
        versions: Object.fromEntries(
          versions.map(([created, expressions], index) => [String(index + 1), { created, expressions }]),
        ),
      }),
    ),
    membership: given.guests,
    productOptionClassifierGroup: given.classifierGroups.map(({ id, given: own }) =>
      aClassifierGroup({ id, ...own }),
    ),
    productOptionClassifier: given.classifiers.map(({ id, given: own }) =>
      aClassifier({ id, ...own, productOptionClassifierGroupId: groupOf(id) }),
    ),
  }))
