/** Which properties are hidden: on a line, on the order, and where lines and the order hide each other's. */
import { describe, expect, it } from 'vitest'
import type { ProductRule } from '../catalog/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty } from '../testing/builders.ts'
import { hides } from '../testing/worlds/trimmed-plates.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'

/** Properties of a line 1, 2, 3 and of the order 4, 5; each has two options, 10 times its id and one more. */
const properties = [1, 2, 3, 4, 5].map((id) =>
  aProperty({ id, title: `Part ${id}`, rank: id, isRequired: 0, isOrderLevel: id > 3 ? 1 : 0 }),
)
const productOptions = properties.flatMap(({ id }) =>
  [0, 1].map((k) => anOption({ id: id * 10 + k, rank: k, productPropertyId: id })),
)
const chosen = (...optionIds: number[]) =>
  Object.fromEntries(optionIds.map((optionId) => [String(Math.floor(optionId / 10)), { optionId }]))

/** The ids of the properties that are shown on the order, and on each line. */
function shown(rules: ProductRule[], order: number[], ...lines: number[][]) {
  const context = aContext({
    products: [aProductWith(properties, { id: 1 })],
    productProperties: properties,
    productOptions,
    productRules: rules,
  })
  const items = lines.map((optionIds, index) => anItem({ id: 501 + index, properties: chosen(...optionIds) }))
  // A line of a product of its own says nothing to the others.
  const own = anItem({ id: 600, productId: -1, properties: chosen(10) })
  const { orderProperties, items: judged } = evaluateOrder(
    context,
    aDocument([...items, own], { properties: chosen(...order) }),
  )
  return [
    orderProperties.map(({ property }) => property.id),
    ...judged
      .slice(0, -1)
      .map(({ visibleProperties }) => visibleProperties.map(({ property }) => property.id)),
  ]
}

const ofValue = { fromResourceKey: 'productProperty' as const }
const showing = { type: 'compatible' as const }
const order = [4, 5]
const line = [1, 2, 3]

describe('hidden is', () => {
  type Shown = readonly (readonly number[])[]
  it.each<[string, ProductRule[], number[], number[][], Shown]>([
    ['nothing without rules', [], [40], [[10]], [order, line]],
    ['what a choice hides', [hides([10], [2, 3])], [], [[10], [11], []], [order, [1], line, line]],
    ['what any value hides', [hides([1], [3], ofValue)], [], [[11], []], [order, [1, 2], line]],
    [
      'what no choice shows',
      [hides([10, 11], [3], showing)],
      [],
      [[10], [11], [20]],
      [order, line, line, [1, 2]],
    ],
    [
      'what no value shows',
      [hides([1], [3], { ...showing, ...ofValue })],
      [],
      [[10], []],
      [order, line, [1, 2]],
    ],
    [
      'what one choice shows and another hides',
      [hides([10], [3], showing), hides([20], [3])],
      [],
      [[10], [10, 20], [20]],
      [order, line, [1, 2], [1, 2]],
    ],
    [
      'not what a hidden choice hides',
      [hides([10], [2]), hides([20], [3])],
      [],
      [[20], [10, 20]],
      [order, [1, 2], [1, 3]],
    ],
    [
      'what a hidden choice would show',
      [hides([10], [2]), hides([20], [3], showing)],
      [],
      [[20], [10, 20]],
      [order, line, [1]],
    ],
    [
      'not what a hidden value hides, however the properties stand',
      [hides([30], [2]), hides([2], [1], ofValue)],
      [],
      [[20], [20, 30]],
      [order, [2, 3], [1, 3]],
    ],
    [
      'of a ring all but the first',
      [hides([10], [2]), hides([20], [3]), hides([30], [1])],
      [],
      [
        [10, 20, 30],
        [10, 20],
        [20, 30],
      ],
      [order, [1, 3], [1, 3], [1, 2]],
    ],
    [
      'of a ring of values all but the first',
      [hides([1], [2], ofValue), hides([2], [1], ofValue)],
      [],
      [[10, 20], [20]],
      [order, [1, 3], [2, 3]],
    ],
    [
      'of a ring where one shows what hides it, the second',
      [hides([10], [2], showing), hides([20], [1])],
      [],
      [[10, 20]],
      [order, line],
    ],
    ['what the order hides on every line', [hides([40], [1])], [40], [[10], []], [order, [2, 3], [2, 3]]],
    ['what the order shows', [hides([40], [1], showing)], [41], [[10]], [order, [2, 3]]],
    ['what any value of the order hides', [hides([4], [2], ofValue)], [41], [[]], [order, [1, 3]]],
    ['of the order, what the order hides', [hides([40], [5])], [40], [[]], [[4], line]],
    ['of the order, what any line hides', [hides([10], [5])], [], [[11], [10]], [[4], line, line]],
    ['of the order, what no line shows', [hides([10], [5], showing)], [], [[11], [11]], [[4], line, line]],
    [
      'nothing of it where one line shows it',
      [hides([10], [5], showing)],
      [],
      [[11], [10]],
      [order, line, line],
    ],
    ['of the order, what any value of a line hides', [hides([3], [4], ofValue)], [], [[31]], [[5], line]],
    [
      'not what a line would hide with a hidden choice',
      [hides([20], [1]), hides([10], [4])],
      [],
      [[10, 20]],
      [order, [2, 3]],
    ],
    [
      'what a line hides with a choice that could be hidden, and is not',
      [hides([20], [1]), hides([10], [4])],
      [],
      [[10], [20]],
      [[5], line, [2, 3]],
    ],
    [
      'not what the order would hide with a choice that a line hides',
      [hides([10], [4]), hides([40], [2])],
      [40],
      [[10], []],
      [[5], line, line],
    ],
    [
      'what goes from a line through the order to another line',
      [hides([10], [4]), hides([40], [5]), hides([50], [3])],
      [40, 50],
      [[10], []],
      [[5], [1, 2], [1, 2]],
    ],
    [
      'of a ring between a line and the order, what the line does not hide itself',
      [hides([10], [4]), hides([40], [1])],
      [40],
      [[10], []],
      [[5], line, line],
    ],
    [
      'of a ring of the order all but the first',
      [hides([40], [5]), hides([50], [4]), hides([10], [4])],
      [40, 50],
      [[11]],
      [[4], line],
    ],
    [
      'of such a ring the first, where a line hides it',
      [hides([40], [5]), hides([50], [4]), hides([10], [4])],
      [40, 50],
      [[10]],
      [[5], line],
    ],
  ])('%s', (_, rules, ofOrder, lines, expected) => {
    expect(shown(rules, ofOrder, ...lines)).toEqual(expected)
  })
})
