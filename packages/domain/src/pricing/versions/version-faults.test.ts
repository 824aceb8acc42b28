import { expect, test } from 'vitest'
import {
  aClassifier,
  aClassifierGroup,
  anOption,
  aPricingRule,
  aProperty,
  at,
} from '../../testing/builders.ts'
import { compileCatalog } from '../../catalog/compile.ts'
import { expressionPathIn, readVersionText } from './version-faults.ts'

const catalog = compileCatalog({
  products: [],
  productProperties: [aProperty({ id: 1, title: 'Finish' }), aProperty({ id: 2, title: 'Size' })],
  productOptions: [anOption({ id: 11, title: 'Bronze', productPropertyId: 1 })],
  productPropertyGroups: [],
  productRules: [],
  productPricingRules: [aPricingRule({ id: 30, title: 'Plates' })],
  productOptionClassifierGroups: [
    aClassifierGroup({ id: 5, title: 'Metals' }),
    aClassifierGroup({ id: 6, title: 'Sizes' }),
  ],
  productOptionClassifiers: [
    aClassifier({
      id: 51,
      title: 'Brushed',
      productOptionClassifierGroupId: 5,
      numbers: [{ date: at('2026-01-01'), numbers: [100, 200], description: '' }],
    }),
  ],
})

const read = (text: string) => readVersionText(text, catalog)
/** Line, column, path and sentence of every fault, and what is underlined. */
const faultsOf = (text: string) =>
  read(text).faults.map(({ line, column, path, message, from, to }) => [
    `${line}:${column}`,
    path,
    text.slice(from, to),
    message,
  ])

test('[2.5.11] what is no JSON is told with its line and column, and where it breaks off', () => {
  const text = '[\n  { "type": "fixed",\n    "props": { "value": 43.70 }\n    "operator": "+" }\n]'
  const reading = read(text)
  expect(reading).toMatchObject({
    kind: 'notJson',
    message: 'A comma or } is expected here, not " (line 4, column 5)',
  })
  expect(faultsOf(text)).toEqual([['4:5', '', '"', 'A comma or } is expected here, not "']])
})

test('[2.3.13] faults of expressions stand at the node of their path, in our words', () => {
  const text = `[
  { "type": "fixd", "props": { "value": 1 } },
  { "type": "fixed", "props": { "value": "1", "cents": 2 }, "operator": "^" },
  { "type": "group", "props": { "expressions": [{ "type": "propertyValue", "props": {} }] } },
  7,
  { "type": "fixed", "props": { "value": 1e99 }, "condition": { "operator": "xor", "conditions": [
    { "actual": { "type": "optionData", "productPropertyId": 1.5, "dataKey": "a" }, "expected": 1 }] } }
]`
  expect(read(text).kind).toBe('refused')
  expect(faultsOf(text)).toEqual([
    [
      '2:13',
      '[0].type',
      '"fixd"',
      'This must be "fixed", "productPropertyPrice", "productPropertyClassifierNumber", "propertyValue" or "group".',
    ],
    ['3:42', '[1].props.value', '"1"', 'This must be a number.'],
    ['3:47', '[1].props.cents', '"cents"', 'There is no key "cents" here.'],
    ['3:73', '[1].operator', '"^"', 'This must be "+", "-", "*", "/", "%", "===", "and" or "or".'],
    [
      '4:85',
      '[2].props.expressions[0].props.productPropertyId',
      '{',
      'The key "productPropertyId" is missing here.',
    ],
    ['5:3', '[3]', '7', 'This must be a record in { }.'],
    ['6:42', '[4].props.value', '1e99', 'This can be 100000000000 at most.'],
    ['6:77', '[4].condition.operator', '"xor"', 'This must be "and" or "or".'],
    ['7:62', '[4].condition.conditions[0].actual.productPropertyId', '1.5', 'This must be a whole number.'],
  ])
})

test('a key that stands twice, and what is no list, are refused', () => {
  expect(faultsOf('[{"type":"fixed","props":{"value":1,"value":2}}]')).toEqual([
    ['1:37', '[0].props.value', '"value"', 'The key "value" stands here twice: only the last would count.'],
  ])
  expect(faultsOf('{}')).toEqual([['1:1', '', '{}', 'This must be a list in [ ].']])
  expect(
    faultsOf('[{"type":"fixed","props":{"value":1},"description":"' + 'x'.repeat(501) + '"}]'),
  ).toMatchObject([
    [expect.anything(), '[0].description', expect.anything(), 'No more than 500 characters can stand here.'],
  ])
})

test('groups nested deeper than a person can follow are one fault, at the group that is too deep', () => {
  const deep = (levels: number): string =>
    levels === 0 ? '[]' : `[{"type":"group","props":{"expressions":${deep(levels - 1)}}}]`
  expect(read(deep(10)).kind).toBe('read')
  const [fault, ...others] = read(deep(11)).faults
  expect(others).toEqual([])
  expect(fault?.message).toMatch(/\b10\b/)
  expect(fault?.path.match(/expressions/g)).toHaveLength(11)
})

test('what a version names and the catalog does not have is a warning, where it stands', () => {
  const condition = (actual: object, expected: unknown) => ({
    type: 'fixed',
    props: { value: 1 },
    condition: { operator: 'and', conditions: [{ actual, expected }] },
  })
  const classifier = { type: 'classifier', productPropertyId: 1 }
  const text = JSON.stringify([
    { type: 'productPropertyPrice', props: { productPropertyId: 99 } },
    {
      type: 'productPropertyClassifierNumber',
      props: {
        productPropertyId: 1,
        productOptionClassifierGroupId: 98,
        productOptionClassifierNumberIndex: 7,
      },
    },
    {
      type: 'productPropertyClassifierNumber',
      props: {
        productPropertyId: 1,
        productOptionClassifierGroupId: 5,
        productOptionClassifierNumberIndex: 2,
      },
    },
    condition({ type: 'selectedOption', productPropertyId: 1 }, [11, 12]),
    condition({ type: 'selectedOption', productPropertyId: 2 }, 11),
    condition({ ...classifier, productOptionClassifierGroupId: 6 }, 51),
    condition({ ...classifier, productOptionClassifierGroupId: 5 }, 52),
    condition({ type: 'quantity' }, 99),
  ])
  const reading = read(text)
  expect(reading.kind).toBe('read')
  expect(reading.faults.every(({ severity }) => severity === 'warning')).toBe(true)
  expect(faultsOf(text).map(([, ...rest]) => rest)).toEqual([
    [
      '[0].props.productPropertyId',
      '99',
      'There is no property 99: what is priced by this version has no price.',
    ],
    ['[1].props.productOptionClassifierGroupId', '98', 'There is no classifier group 98.'],
    [
      '[2].props.productOptionClassifierNumberIndex',
      '2',
      'Numbers are counted from 0, and no classifier of this group has more than 2: there is no number 2.',
    ],
    ['[3].condition.conditions[0].expected[1]', '12', 'There is no option 12: the condition never holds.'],
    ['[4].condition.conditions[0].expected', '11', 'Bronze is no option of Size: the condition never holds.'],
    [
      '[5].condition.conditions[0].expected',
      '51',
      'Brushed is no classifier of Sizes: the condition never holds.',
    ],
    ['[6].condition.conditions[0].expected', '52', 'There is no classifier 52: the condition never holds.'],
  ])
})

test('the path of a price error leads to the expression that is typed, also where another rule begins', () => {
  expect(expressionPathIn(12, 'rule 12 / 3 / 1')).toEqual([2, 'props', 'expressions', 0])
  expect(expressionPathIn(40, 'rule 12 / 2 / rule 40 / 1')).toEqual([0])
  expect(expressionPathIn(12, 'rule 12 / 2 / rule 40 / 1')).toEqual([1])
  expect(expressionPathIn(7, 'rule 12 / 2')).toBeNull()
  expect(expressionPathIn(12, 'rule 12')).toBeNull()
})
