/** Rules as edges: what each choice takes away, hides and shows, written out by the ids of a small catalog. */
import { itemNetwork, orderNetwork } from './build-network.ts'
import { describe, expect, it } from 'vitest'
import { aContext, anOption, aProductWith, aProperty, aRule } from '../testing/builders.ts'
import { hides, trimmedPlates, trimmedRecords } from '../testing/worlds/trimmed-plates.ts'
import type { Network, Removals } from './network.ts'

type Rules = ReturnType<typeof aRule>[]
const found = (network: Network | undefined): Network => {
  if (network === undefined) throw new Error('no network')
  return network
}
const ofPlate = (rules: Rules = []) => found(itemNetwork(trimmedPlates(rules).catalog, 1))

/** By the id of what is chosen: the ids of what it takes away, each with its rules. */
function takenAway({ options, properties, removals, valueRemovals, optionIds }: Network) {
  const read = (of: Removals | undefined) =>
    of === undefined
      ? []
      : of.groups
          .flatMap(({ options: taken }) => taken)
          .map((target) => [optionIds[target], ...(of.rules.get(target) ?? [])])
  const listed = (records: readonly { readonly id: number }[], lists: readonly (Removals | undefined)[]) =>
    records.flatMap(({ id }, index) => (lists[index] === undefined ? [] : [[id, read(lists[index])]]))
  return [...listed(options, removals), ...listed(properties, valueRemovals)]
}

describe('what is chosen takes away', () => {
  const ofProperty = (fromIds: number[]) => ({ fromResourceKey: 'productProperty' as const, fromIds })
  const goes = (fromIds: number[], toIds: number[], toProductPropertyId: number | null = null) =>
    aRule({ id: 9, type: 'compatible', fromIds, toIds, toProductPropertyId })

  it.each<[string, Rules, unknown[]]>([
    ['nothing without rules', [], []],
    [
      'what it can not be combined with, and the other way round',
      [aRule({ id: 9, fromIds: [11], toIds: [32, 21] })],
      [
        [
          11,
          [
            [21, 9],
            [32, 9],
          ],
        ],
        [21, [[11, 9]]],
        [32, [[11, 9]]],
      ],
    ],
    [
      'the same by several rules once, with each of them',
      [
        aRule({ id: 7, fromIds: [11], toIds: [21] }),
        aRule({ id: 8, fromIds: [21], toIds: [11] }),
        aRule({ id: 9, fromIds: [11], toIds: [21, 22] }),
      ],
      [
        [
          11,
          [
            [21, 7, 8, 9],
            [22, 9],
          ],
        ],
        [21, [[11, 7, 8, 9]]],
        [22, [[11, 9]]],
      ],
    ],
    ['what it does not go with, one way', [goes([11], [21])], [[11, [[22, 9]]]]],
    [
      'everything of a property of which nothing goes with it',
      [goes([11], [], 3)],
      [
        [
          11,
          [
            [31, 9],
            [32, 9],
          ],
        ],
      ],
    ],
    ['of the property that is named, whatever else is', [goes([11], [21, 31], 3)], [[11, [[32, 9]]]]],
    ['nothing where no property is named', [goes([11], [])], []],
    ['nothing of properties that it has not', [goes([11], [99], 77)], []],
    ['nothing of what the product has not', [aRule({ fromIds: [99], toIds: [21] })], []],
    [
      'by any value of a property, one way',
      [aRule({ id: 9, ...ofProperty([5]), toIds: [12] })],
      [[5, [[12, 9]]]],
    ],
    [
      'by any value, nothing of the property itself',
      [aRule({ id: 9, ...ofProperty([1]), toIds: [11, 21] })],
      [[1, [[21, 9]]]],
    ],
    [
      'nothing of its own property, of which one is chosen',
      [aRule({ id: 9, fromIds: [11], toIds: [11, 12] })],
      [],
    ],
    [
      'on the line by the order, nothing of the order',
      [aRule({ id: 9, fromIds: [41], toIds: [12] })],
      [[41, [[12, 9]]]],
    ],
    ['nothing of the order', [goes([12], [41]), aRule({ ...ofProperty([5]), toIds: [41] })], []],
  ])('%s', (_, rules, expected) => {
    expect(takenAway(ofPlate(rules))).toEqual(expected)
  })

  it('others of its own property where several are chosen', () => {
    const holes = aProperty({ id: 1, type: 'select' })
    const { catalog } = aContext({
      products: [aProductWith([holes], { id: 1 })],
      productProperties: [holes],
      productOptions: [11, 12, 13].map((id) => anOption({ id, rank: id, productPropertyId: 1 })),
      productRules: [aRule({ id: 9, fromIds: [11], toIds: [11, 13] })],
    })
    const network = found(itemNetwork(catalog, 1))
    expect(takenAway(network)).toEqual([
      [11, [[13, 9]]],
      [13, [[11, 9]]],
    ])
    expect([...network.isMultiple]).toEqual([1])
  })

  it('in groups, one for each property that it reaches', () => {
    const network = ofPlate([aRule({ fromIds: [41], toIds: [32, 11, 31, 12] })])
    expect(network.removals[6]?.groups).toEqual([
      { property: 0, options: [0, 1] },
      { property: 2, options: [4, 5] },
    ])
  })
})

describe('the network of a line', () => {
  it('has its properties in order, then those of the whole order', () => {
    const network = ofPlate()
    expect(network.properties.map(({ id }) => id)).toEqual([1, 2, 3, 5, 4])
    expect(network.optionIds).toEqual([11, 12, 21, 22, 31, 32, 41, 42])
    expect([...network.propertyOfOption]).toEqual([0, 0, 1, 1, 2, 2, 4, 4])
    expect(network.optionsOf).toEqual([[0, 1], [2, 3], [4, 5], [], [6, 7]])
    expect(network.propertyIndices).toEqual([0, 1, 2, 3, 4])
    expect([...network.isTarget]).toEqual([1, 1, 1, 1, 0])
    expect([...network.isMultiple]).toEqual([0, 0, 0, 0, 0])
    expect([...network.propertyIndex]).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [5, 3],
      [4, 4],
    ])
    expect(network.single).toEqual([[0], [1], [2], [3], [4], [5], [6], [7]])
    expect(network.singleOption.map(([one]) => one?.id)).toEqual(network.optionIds)
    expect([network.hasHiding, network.hidables, network.conditionalOptions]).toEqual([false, [], []])
    expect(network.hasUnpublished).toEqual({ owner: false, member: false, guest: false })
    expect(network.pickerReaders).toEqual([[0], [1], [2], [3], [4]])
  })

  it('is made once, and there is none of an unknown product', () => {
    const { catalog } = trimmedPlates()
    expect(itemNetwork(catalog, 1)).toBe(itemNetwork(catalog, 1))
    expect(itemNetwork(catalog, 2)).toBeUndefined()
    expect(itemNetwork(trimmedPlates().catalog, 1)).not.toBe(itemNetwork(catalog, 1))
  })

  it('knows what hides and shows what, and what may', () => {
    const ofValue = { fromResourceKey: 'productProperty' as const }
    const network = ofPlate([
      hides([11, 12], [5]),
      hides([11], [5, 3]),
      hides([41], [], { type: 'compatible', toProductPropertyId: 2 }),
      hides([5], [3], ofValue),
      hides([4], [2], { type: 'compatible', ...ofValue }),
      // Nothing that hides itself, is not there or belongs to the order.
      hides([31], [3]),
      hides([99], [1]),
      hides([22], [4, 77]),
    ])
    const nothing = { mustShow: false, hideOptions: [], hideValues: [], showOptions: [], showValues: [] }
    expect(network.hidables).toEqual([
      { ...nothing, property: 1, mustShow: true, showOptions: [6], showValues: [4] },
      { ...nothing, property: 2, hideOptions: [0], hideValues: [3] },
      { ...nothing, property: 3, hideOptions: [0, 1] },
    ])
    expect(network.hasHiding).toBe(true)
    // Size, screws (itself alone), width and trim; the finish hides nothing of the line.
    expect([...network.canHide]).toEqual([1, 0, 1, 1, 1])
    expect(network.hides).toEqual([[3, 3, 2], [3], undefined, undefined, [], undefined, undefined, undefined])
    expect(network.shows).toEqual([...Array<undefined>(6).fill(undefined), [1], undefined])
    expect(network.valueHides).toEqual([undefined, undefined, undefined, [2], undefined])
    expect(network.valueShows).toEqual([undefined, undefined, undefined, undefined, [1]])
    expect(network.hasHidableCondition).toBe(false)
    expect(network.pickerReaders).toEqual([
      [0, 2, 3, 4],
      [0, 1, 2, 3, 4],
      [0, 2, 3, 4],
      [0, 2, 3, 4],
      [0, 2, 3, 4],
    ])
  })

  it('hides what must be shown and is shown by nothing', () => {
    const { hidables } = ofPlate([hides([99], [], { type: 'compatible', toProductPropertyId: 2 })])
    expect(hidables).toEqual([
      { property: 1, mustShow: true, hideOptions: [], hideValues: [], showOptions: [], showValues: [] },
    ])
  })

  it('[1.5.29] knows whose conditions look where, and that one on its own property asks about the option itself', () => {
    const records = trimmedRecords([hides([11], [2])])
    const on = (productPropertyId: number) =>
      ({ productPropertyId, operator: '=', value: 1, dataKey: 'n' }) as const
    const availability: Readonly<Record<number, ReturnType<typeof on>[]>> = {
      31: [on(2), on(4)],
      32: [on(2)],
      12: [on(1)],
      11: [on(1)],
      42: [on(1)],
      22: [on(77)],
    }
    const productOptions = records.productOptions.map((option) => ({
      ...option,
      availability: availability[option.id] ?? [],
      data: { n: option.id === 11 ? 1 : 0 },
    }))
    const network = found(itemNetwork(aContext({ ...records, productOptions }).catalog, 1))
    const conditions = network.conditionalOptions.map(({ option, conditions: all }) => [
      network.optionIds[option],
      all.map(({ property, availability: { productPropertyId } }) => [property, productPropertyId]),
    ])
    expect(conditions).toEqual([
      [11, []],
      [12, [[undefined, 1]]],
      [22, [[undefined, 77]]],
      [
        31,
        [
          [1, 2],
          [4, 4],
        ],
      ],
      [32, [[1, 2]]],
    ])
    expect([...network.isCondition]).toEqual([0, 1, 0, 0, 1])
    expect(network.conditionSlack.map((slack) => slack && [...slack])).toEqual([
      undefined,
      [0, 0, 2, 0, 0],
      undefined,
      undefined,
      [0, 0, 1, 0, 0],
    ])
    expect(network.hasHidableCondition).toBe(true)
    expect(network.pickerReaders).toEqual([[0], [0, 1], [0, 1, 2, 4], [0, 3], [0, 4]])
  })

  it('tells whose pickers look at a property: what takes of it, or any value that does', () => {
    const network = ofPlate([
      aRule({ fromIds: [11], toIds: [21, 31] }),
      aRule({ fromResourceKey: 'productProperty', fromIds: [5], toIds: [32] }),
    ])
    expect(network.pickerReaders).toEqual([[0, 1, 2], [0, 1], [0, 2, 3], [3], [4]])
  })

  it('[1.3.22] counts what stands against each option whoever looks: disabled, archived, not for them', () => {
    const records = trimmedRecords()
    const given: Readonly<Record<number, object>> = {
      12: { archived: 1 },
      21: { publishLevel: 'internal' },
      22: { publishLevel: 'admin', archived: 1 },
      31: { publishLevel: 'admin' },
    }
    const productOptions = records.productOptions.map((option) => ({ ...option, ...given[option.id] }))
    const products = [aProductWith(records.productProperties, { id: 1 }, [11, 31])]
    const network = found(itemNetwork(aContext({ ...records, products, productOptions }).catalog, 1))
    const counted = (role: 'owner' | 'member' | 'guest') => {
      const { removed, available } = network.staticByRole[role]
      return [[...removed], [...available]]
    }
    expect(counted('owner')).toEqual([
      [1, 1, 0, 1, 1, 0, 0, 0],
      [0, 1, 1, 0, 2],
    ])
    expect(counted('member')).toEqual([
      [1, 1, 0, 2, 2, 0, 0, 0],
      [0, 1, 1, 0, 2],
    ])
    expect(counted('guest')).toEqual([
      [1, 1, 1, 2, 2, 0, 0, 0],
      [0, 0, 1, 0, 2],
    ])
    expect(network.hasUnpublished).toEqual({ owner: false, member: true, guest: true })
    expect([...network.disabledOptionIds]).toEqual([11, 31])
  })
})

describe('the network of an order', () => {
  const part = aProperty({ id: 6, title: 'Part' })
  const logo = aProperty({ id: 7, title: 'Logo', isOrderLevel: 1 })
  const rules = [aRule({ id: 9, fromIds: [61], toIds: [41] }), aRule({ id: 8, fromIds: [21], toIds: [42] })]
  const records = trimmedRecords(rules)
  const { catalog } = aContext({
    ...records,
    products: [...records.products, aProductWith([part, logo], { id: 2 }, [71])],
    productProperties: [...records.productProperties, part, logo],
    productOptions: [
      ...records.productOptions,
      anOption({ id: 61, productPropertyId: 6 }),
      anOption({ id: 71, productPropertyId: 7 }),
    ],
  })

  it('has the properties of the order that its products use, and those of theirs that bear on them', () => {
    const network = orderNetwork(catalog, [1])
    expect([network.properties.map(({ id }) => id), [...network.isTarget]]).toEqual([
      [4, 2],
      [1, 0],
    ])
    expect(takenAway(network)).toEqual([[21, [[42, 8]]]])
    const both = orderNetwork(catalog, [2, 1])
    expect([both.properties.map(({ id }) => id).toSorted(), [...both.disabledOptionIds]]).toEqual([
      [2, 4, 6, 7],
      [71],
    ])
    expect(orderNetwork(catalog, [2]).properties.map(({ id }) => id)).toEqual([7, 6])
    expect(orderNetwork(catalog, []).properties).toEqual([])
  })

  it('is made once for the same products, in whatever order they come', () => {
    expect(orderNetwork(catalog, [1, 2, 1])).toBe(orderNetwork(catalog, [2, 1]))
    expect(orderNetwork(catalog, [1])).not.toBe(orderNetwork(catalog, [2, 1]))
    expect(orderNetwork(catalog, [99]).properties).toEqual([])
  })
})
