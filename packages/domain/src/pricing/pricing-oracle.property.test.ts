/** The engine against a slow reading of the pricing rules in fractions: random rule sets, their errors included. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  aClassifier,
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  at,
  testNow,
} from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { type OracleChoice, slowPrice } from '../testing/oracles/pricing-oracle.ts'
import { priceItem } from './price-item.ts'
import type { ConditionActual, PricingExpression, PricingRuleVersion } from '../catalog/pricing-rules.ts'

const finish = aProperty({ id: 1, title: 'Finish' })
const extras = aProperty({ id: 2, title: 'Extras', type: 'select', isRequired: 0 })
const length = aProperty({ id: 3, title: 'Length', type: 'text' })
const note = aProperty({ id: 4, title: 'Note', type: 'text', isRequired: 0 })
const light = aProperty({ id: 5, title: 'Light', type: 'checkbox' })
const glass = aProperty({ id: 6, title: 'Glass', isRequired: 0 })
const properties = [finish, extras, length, note, light, glass]
const ownClassifier = { classifications: { '5': 51 }, data: { metal: true, gauge: 2 } }
const options = [
  anOption({ id: 11, productPropertyId: 1, productPricingRuleId: 31, ...ownClassifier }),
  anOption({ id: 12, productPropertyId: 1 }),
  // Its classifier belongs to another group, and that of 14 is deleted.
  anOption({ id: 13, productPropertyId: 1, productPricingRuleId: 32, classifications: { '5': 61, '6': 61 } }),
  anOption({ id: 14, productPropertyId: 1, productPricingRuleId: 31, classifications: { '5': 52 } }),
  anOption({ id: 21, productPropertyId: 2, productPricingRuleId: 31 }),
  anOption({ id: 22, productPropertyId: 2, productPricingRuleId: 33, ...ownClassifier }),
  anOption({ id: 66, productPropertyId: 6, productPricingRuleId: 32 }),
]
const classifiers = [
  aClassifier({
    id: 51,
    productOptionClassifierGroupId: 5,
    numbers: [
      { date: at('2020-01-01'), numbers: [100, 0.1] },
      { date: at('2026-01-01'), numbers: [140.25, 0.3] },
      { date: at('2026-02-01'), numbers: [] },
      { date: at('2030-01-01'), numbers: [150, 0.5] },
    ],
  }),
  aClassifier({
    id: 52,
    productOptionClassifierGroupId: 5,
    deleted: 1,
    numbers: [{ date: at('2026-01-01'), numbers: [80] }],
  }),
  aClassifier({
    id: 61,
    productOptionClassifierGroupId: 6,
    numbers: [{ date: at('2026-06-16'), numbers: [1] }],
  }),
]
const hidesGlass = aRule({ fromIds: [11], toResourceKey: 'productProperty', toIds: [6] })
const unknown = 77
const dates = ['2020-01-01', '2026-01-01', '2026-06-15 12:00:00', '2026-06-15 12:00:01'].map(at)

const aPropertyId = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(1, 2, 3, 4, 5, 6) },
  { weight: 1, arbitrary: fc.constant(unknown) },
)
const aGroupId = fc.constantFrom(5, 5, 5, 6, 7)
const actual: fc.Arbitrary<ConditionActual> = fc.oneof(
  fc.record({ type: fc.constant('selectedOption' as const), productPropertyId: aPropertyId }),
  fc.record({ type: fc.constant('propertyValue' as const), productPropertyId: aPropertyId }),
  fc.record({
    type: fc.constant('optionData' as const),
    productPropertyId: aPropertyId,
    dataKey: fc.constantFrom('metal', 'gauge'),
  }),
  fc.record({
    type: fc.constant('classifier' as const),
    productPropertyId: aPropertyId,
    productOptionClassifierGroupId: aGroupId,
  }),
  fc.constant({ type: 'quantity' as const }),
  fc.record({ type: fc.constant('fixed' as const), value: fc.constantFrom(1, 'x', true, null) }),
)
const expected = fc.constantFrom(
  null,
  1,
  2,
  true,
  false,
  'x',
  '12',
  11,
  51,
  61,
  [11, 12, 21],
  [51, 52],
  [1, 3],
  ['', null],
  [true, 'x'],
)
const condition = fc.record({
  operator: fc.constantFrom('and' as const, 'or' as const),
  conditions: fc.array(fc.record({ actual, expected }), { maxLength: 3 }),
})
const common = {
  operator: fc.constantFrom(...(['+', '+', '+', '-', '*', '/', '%', '===', 'and', 'or'] as const)),
  condition: fc.option(condition, { freq: 3, nil: undefined }),
}
const amount = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -500, max: 5000 }) },
  { weight: 3, arbitrary: fc.integer({ min: -300, max: 300 }).map((tenths) => tenths / 10) },
  {
    weight: 1,
    arbitrary: fc
      .double({ min: -9000, max: 9000, noNaN: true })
      .map((value) => (Math.abs(value) < 1e-9 ? 0 : value)),
  },
  { weight: 2, arbitrary: fc.constantFrom(0, 0, 0.1, 0.3, 1e11, 1e11, 1e11, 1e-7) },
)
const { expression } = fc.letrec<{ expression: PricingExpression; group: PricingExpression }>((tie) => ({
  group: fc.record({
    type: fc.constant('group' as const),
    props: fc.record({ expressions: fc.array(tie('expression'), { maxLength: 4 }) }),
    ...common,
  }),
  expression: fc.oneof(
    { maxDepth: 3 },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('fixed' as const),
        props: fc.record({ value: amount }),
        ...common,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('productPropertyPrice' as const),
        props: fc.record({ productPropertyId: fc.oneof(fc.constantFrom(1, 1, 1, 2), aPropertyId) }),
        ...common,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('propertyValue' as const),
        props: fc.record({ productPropertyId: fc.oneof(fc.constantFrom(3, 4), aPropertyId) }),
        ...common,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('productPropertyClassifierNumber' as const),
        props: fc.record({
          productPropertyId: aPropertyId,
          productOptionClassifierGroupId: aGroupId,
          productOptionClassifierNumberIndex: fc.constantFrom(0, 0, 1, 2),
        }),
        ...common,
      }),
    },
    { weight: 2, arbitrary: tie('group') },
  ),
}))

const [longAgo = testNow] = dates
const version = (isMain: boolean, isFirst = false): fc.Arbitrary<PricingRuleVersion> =>
  fc.record({
    created: isFirst ? fc.constantFrom(longAgo, longAgo, longAgo, ...dates) : fc.constantFrom(...dates),
    expressions: fc.oneof(
      { weight: 6, arbitrary: fc.array(expression, { minLength: 1, maxLength: isMain ? 6 : 3 }) },
      {
        weight: 2,
        arbitrary: amount.map((value): PricingExpression[] => [
          { type: 'fixed', props: { value }, operator: '+' },
        ]),
      },
      { weight: 1, arbitrary: fc.constant<PricingExpression[]>([]) },
    ),
  })
const aRuleOf = (id: number) =>
  fc.tuple(version(id === 30, true), fc.array(version(id === 30), { maxLength: 2 })).map(([first, later]) =>
    aPricingRule({
      id,
      versions: Object.fromEntries([first, ...later].map((one, index) => [String(index + 1), one])),
    }),
  )

const world = fc.record({
  // Rule 33 is not there.
  rules: fc.tuple(aRuleOf(30), aRuleOf(31), aRuleOf(32)),
  finish: fc.constantFrom(11, 11, 12, 12, 13, 14, null),
  extras: fc.constantFrom([], [21], [21, 22], [22]),
  length: fc.constantFrom(
    '12',
    ' 7.5 ',
    12.5,
    0.1,
    '-2',
    '.5',
    '',
    '  ',
    '0x10',
    '1e3',
    '+5',
    '１２',
    '1,5',
    null,
  ),
  note: fc.constantFrom('12', '', ' ', 'x', null),
  light: fc.constantFrom(true, false, null),
  glass: fc.constantFrom(66, null),
  quantity: fc.integer({ min: 1, max: 3 }),
})

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

function choicesOf(given: World): OracleChoice[] {
  const chosen = (ids: readonly (number | null)[]) => options.filter(({ id }) => ids.includes(id))
  const typed = (
    property: OracleChoice['property'],
    value: string | number | boolean | null,
  ): OracleChoice => ({
    property,
    isHidden: false,
    options: [],
    ...(value === null ? {} : { value }),
  })
  return [
    { property: finish, isHidden: false, options: chosen([given.finish]) },
    { property: extras, isHidden: false, options: chosen(given.extras) },
    typed(length, given.length),
    typed(note, given.note),
    typed(light, given.light),
    { property: glass, isHidden: given.finish === 11, options: chosen([given.glass]) },
  ]
}

function priced(given: World) {
  const item = anItem({
    quantity: given.quantity,
    properties: {
      ...(given.finish === null ? {} : { '1': { optionId: given.finish } }),
      '2': { optionIds: [...given.extras] },
      ...(given.length === null ? {} : { '3': { value: given.length } }),
      ...(given.note === null ? {} : { '4': { value: given.note } }),
      ...(given.light === null ? {} : { '5': { value: given.light } }),
      ...(given.glass === null ? {} : { '6': { optionId: given.glass } }),
    },
  })
  const context = aContext({
    products: [aProductWith(properties, { id: 1, productPricingRuleId: 30 })],
    productProperties: properties,
    productOptions: options,
    productRules: [hidesGlass],
    productPricingRules: given.rules,
    productOptionClassifiers: classifiers,
  })
  return priceItem(context, aDocument([item]), item)
}

describe('the price of an item', () => {
  it('[2.3.12, 2.3.13, 2.3.16] is what the rules come to when they are read one sentence at a time, errors included', () => {
    checkLaw(
      {
        priced: 20,
        noVersion: 0.4,
        nothingApplies: 0.6,
        propertyUnknown: 0.4,
        optionMissing: 0.4,
        optionHasNoRule: 0.4,
        valueMissing: 0.4,
        valueNotNumber: 0.4,
        classifierMissing: 0.4,
        divisionByZero: 0.3,
        cycle: 0.2,
        notFinite: 0.1,
      },
      world,
      (cover, given) => {
        const slow = slowPrice(
          {
            rules: given.rules,
            classifiers,
            choices: choicesOf(given),
            quantity: given.quantity,
            date: testNow,
          },
          30,
        )
        const fast = priced(given)
        if (fast.ok) cover('priced')
        else if (isNamed(fast.error.code)) cover(fast.error.code)
        expect(
          fast.ok ? { cents: BigInt(fast.unitPrice) } : { code: fast.error.code, path: fast.error.path },
        ).toEqual(slow)
        if (!fast.ok) return
        const sum = fast.trace.reduce((total, step) => total + BigInt(step.contributionInCents ?? 0), 0n)
        expect(sum).toBe(BigInt(fast.unitPrice))
      },
      { numRuns: 1000 },
    )
  })
})

const named = [
  'noVersion',
  'nothingApplies',
  'propertyUnknown',
  'optionMissing',
  'optionHasNoRule',
  'valueMissing',
  'valueNotNumber',
  'classifierMissing',
  'divisionByZero',
  'cycle',
  'notFinite',
] as const
const isNamed = (code: string): code is (typeof named)[number] => named.some((one) => one === code)
