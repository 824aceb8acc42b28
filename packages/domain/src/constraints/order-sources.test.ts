/** Which choices of lines bear on the order: through rules in either direction, and through conditions. [1.5.27] */
import { describe, expect, it } from 'vitest'
import type { Availability } from '../catalog/schema.ts'
import { aContext, aDocument, anItem, anOption, aProductWith, aProperty, aRule } from '../testing/builders.ts'
import { hides, trimmedPlates, trimmedRecords } from '../testing/worlds/trimmed-plates.ts'
import { linesMayHide, linesMaySpoil, lineSources, productIdsOf } from './order-sources.ts'
import { networkOfOrder, spoilsOrder } from './states.ts'
import { needsWholeSearch } from '../repairs/search/search-whole-order.ts'

type Rule = ReturnType<typeof aRule>
const ofValue = (fromIds: number[]) => ({ fromResourceKey: 'productProperty' as const, fromIds })
/** Only these of the order's trims go with a choice. */
const trims = (fromIds: number[], toIds: number[]): Rule =>
  aRule({ type: 'compatible', fromIds, toIds, toProductPropertyId: 4 })

describe('of a line bear on the order', () => {
  it.each<[string, Rule[], number[]]>([
    ['nothing without rules', [], []],
    ['not what its own choices do to each other', [aRule({ fromIds: [11], toIds: [21] })], []],
    ['what takes a choice of the order away', [aRule({ fromIds: [21], toIds: [42] })], [2]],
    [
      'what a choice of the order takes away, as that holds both ways',
      [aRule({ fromIds: [42], toIds: [21] })],
      [2],
    ],
    ['not what it alone goes with', [aRule({ type: 'compatible', fromIds: [42], toIds: [21] })], []],
    ['what goes with some of its choices', [trims([21], [42])], [2]],
    ['what goes with none of them', [trims([21], [])], [2]],
    ['any value that does so', [aRule({ ...ofValue([5]), toIds: [42] })], [5]],
    ['what hides it', [hides([21, 11], [4])], [1, 2]],
    ['what shows it', [hides([31], [], { type: 'compatible', toProductPropertyId: 4 })], [3]],
    ['any value that hides it', [hides([1], [4], ofValue([1]))], [1]],
    ['not what it hides', [hides([42], [2])], []],
    ['each once, whatever is the order’s own', [trims([11, 12, 41], [42]), trims([31], [41])], [1, 3]],
  ])('%s', (_, rules, ids) => {
    expect([...lineSources(trimmedPlates(rules).catalog)].toSorted()).toEqual(ids)
  })

  it('what a condition of its options asks for; nothing without properties of the order', () => {
    const { catalog } = aContext(
      withConditions(42, [{ productPropertyId: 3, operator: '=', value: 1, dataKey: 'n' }]),
    )
    expect([...lineSources(catalog)]).toEqual([3])
    const lines = trimmedRecords([aRule({ fromIds: [21], toIds: [42] })])
    const productProperties = lines.productProperties.filter(({ id }) => id !== 4)
    expect([...lineSources(aContext({ ...lines, productProperties }).catalog)]).toEqual([])
  })
})

function withConditions(optionId: number, availability: Availability[], rules: Rule[] = []) {
  const records = trimmedRecords(rules)
  const productOptions = records.productOptions.map((option) =>
    option.id === optionId ? { ...option, availability } : option,
  )
  return { ...records, productOptions }
}

/** Whether lines may hide, spoil, or must be repaired together with the order. */
function bearing(records: Parameters<typeof aContext>[0]) {
  const context = aContext(records)
  const document = aDocument([anItem({ id: 501 })])
  const network = networkOfOrder(context.catalog, document)
  return [
    linesMayHide(network),
    linesMaySpoil(network),
    spoilsOrder(context.catalog, document),
    needsWholeSearch(context, document),
  ]
}

describe('a line may', () => {
  const none = [false, false, false, false]
  const spoils = [false, true, true, true]
  const hiding = [true, true, true, true]
  const given = (rules: Rule[], option: object = {}) => {
    const records = trimmedRecords(rules)
    const productOptions = records.productOptions.map((one) => (one.id === 42 ? { ...one, ...option } : one))
    return { ...records, productOptions }
  }

  it.each<[string, Parameters<typeof aContext>[0], boolean[]]>([
    ['do nothing to the order without rules', given([]), none],
    ['leave one of its choices', given([aRule({ fromIds: [21], toIds: [41] })]), none],
    ['leave it none', given([aRule({ fromIds: [21], toIds: [41, 42] })]), spoils],
    [
      'leave it none by several rules',
      given([aRule({ fromIds: [21], toIds: [41] }), trims([12], [41])]),
      spoils,
    ],
    ['leave it none by any value', given([aRule({ ...ofValue([5]), toIds: [41, 42] })]), spoils],
    [
      'leave it what is archived alone',
      given([aRule({ fromIds: [21], toIds: [41] })], { archived: 1 }),
      spoils,
    ],
    [
      'leave it what others see alone',
      given([aRule({ fromIds: [21], toIds: [41] })], { publishLevel: 'admin' }),
      spoils,
    ],
    ['not leave it none where its own choices alone do', given([aRule({ fromIds: [41], toIds: [] })]), none],
    ['hide it', given([hides([21], [4])]), hiding],
    ['hide it by any value', given([hides([], [4], ofValue([5]))]), hiding],
    ['show it', given([hides([21], [], { type: 'compatible', toProductPropertyId: 4 })]), hiding],
    [
      'show it by any value',
      given([hides([], [], { type: 'compatible', toProductPropertyId: 4, ...ofValue([5]) })]),
      hiding,
    ],
    ['be hidden by it', given([hides([42], [3])]), none],
  ])('%s', (_, records, expected) => {
    expect(bearing(records)).toEqual(expected)
  })

  it('leave it what is disabled for its product alone', () => {
    const records = given([aRule({ fromIds: [21], toIds: [41] })])
    const products = [aProductWith(records.productProperties, { id: 1 }, [42])]
    expect(bearing({ ...records, products })).toEqual(spoils)
  })

  it('meet a condition of its options or not, and must be repaired with it then', () => {
    const condition = (productPropertyId: number): Availability[] => [
      { productPropertyId, operator: '=', value: 1, dataKey: 'n' },
    ]
    expect(bearing(withConditions(42, condition(1)))).toEqual([false, false, false, true])
    expect(bearing(withConditions(42, condition(4)))).toEqual(none)
    expect(bearing(withConditions(11, condition(4)))).toEqual(none)
    const rule = (fromIds: number[], toIds: number[]) => [aRule({ type: 'incompatible', fromIds, toIds })]
    expect(bearing(withConditions(42, condition(1), rule([21], [41])))).toEqual(spoils)
    expect(bearing(withConditions(42, condition(1), rule([21], [])))).toEqual([false, false, false, true])
  })

  it('do so only where its product is on the order', () => {
    const part = aProperty({ id: 6, title: 'Part' })
    const records = trimmedRecords([aRule({ fromIds: [61], toIds: [41, 42] })])
    const context = aContext({
      ...records,
      products: [...records.products, aProductWith([part, ...records.productProperties], { id: 2 })],
      productProperties: [...records.productProperties, part],
      productOptions: [...records.productOptions, anOption({ id: 61, productPropertyId: 6 })],
    })
    const spoiled = (...productIds: number[]) =>
      spoilsOrder(context.catalog, aDocument(productIds.map((productId) => anItem({ productId }))))
    expect([spoiled(1), spoiled(2), spoiled(1, 2)]).toEqual([false, true, true])
  })
})

describe('the products of an order', () => {
  const ids = (productIds: number[], order: { productId?: number } = {}) => [
    ...productIdsOf(
      aDocument(
        productIds.map((productId) => anItem({ productId })),
        order,
      ),
    ),
  ]

  it('are those of its lines, each once, or the one that it is made for while it is empty', () => {
    expect(ids([3, 1, 3])).toEqual([3, 1])
    expect(ids([3], { productId: 5 })).toEqual([3])
    expect(ids([], { productId: 5 })).toEqual([5])
    expect(ids([])).toEqual([])
  })
})
