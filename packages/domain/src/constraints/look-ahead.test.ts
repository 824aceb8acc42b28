/** When a picker may stop looking ahead: no property is so short of options that one choice could take the last ones. */
import { describe, expect, it } from 'vitest'
import { aContext, anOption, aProductWith, aProperty, aRule } from '../testing/builders.ts'
import { itemNetwork } from './build-network.ts'
import { entryAt, type PropertyIndex } from './indices.ts'
import type { Network } from './network.ts'
import { buildState, setChoice } from './network-state.ts'
import { isAnyScarce } from './look-ahead.ts'

const properties = [1, 2].map((id) => aProperty({ id, title: `P${id}`, rank: id }))
const options = properties.flatMap(({ id }) =>
  [1, 2, 3].map((k) => anOption({ id: id * 10 + k, productPropertyId: id, rank: k })),
)

/** The options of P1 against those of P2: three of each, of which one choice takes away so many. */
function networkWith(rules: Parameters<typeof aRule>[0][]): Network {
  const { catalog } = aContext({
    products: [aProductWith(properties, { id: 1 })],
    productProperties: properties,
    productOptions: options,
    productRules: rules.map(aRule),
  })
  const network = itemNetwork(catalog, 1)
  if (network === undefined) throw new Error('no network')
  return network
}

function propertyOf(network: Network, id: number): PropertyIndex {
  const property = network.propertyIndex.get(id)
  if (property === undefined) throw new Error('no property')
  return property
}

const exemptions = { archivedInUse: new Set<number>(), published: () => undefined }
const stateOf = (network: Network) => buildState(network, 'guest', {}, { order: {} }, exemptions)

describe('[1.5.26] no choice can leave a property without options', () => {
  it.each<[string, Parameters<typeof aRule>[0][], boolean]>([
    ['without rules', [], false],
    ['where it takes two of three', [{ fromIds: [11], toIds: [21, 22] }], false],
    ['but it can where it takes all three', [{ fromIds: [11], toIds: [21, 22, 23] }], true],
    [
      'where several choices take them, none alone',
      [
        { fromIds: [11], toIds: [21, 22] },
        { fromIds: [12], toIds: [23] },
      ],
      false,
    ],
  ])('%s', (_, rules, isScarce) => {
    expect(isAnyScarce(stateOf(networkWith(rules)))).toBe(isScarce)
  })

  it('and it can as soon as as few are left as it takes, until they are back', () => {
    const network = networkWith([
      { fromIds: [11], toIds: [21, 22] },
      { fromIds: [12], toIds: [23] },
    ])
    const state = stateOf(network)
    const first = propertyOf(network, 1)
    const [, twelve] = entryAt(network.optionsOf, first)
    if (twelve === undefined) throw new Error('no option')
    const seen = [isAnyScarce(state)]
    setChoice(state, first, [twelve], true)
    seen.push(isAnyScarce(state))
    setChoice(state, first, [], false)
    seen.push(isAnyScarce(state))
    expect(seen).toEqual([false, true, false])
  })

  it('and a property that has none left anyway is no loss', () => {
    const state = stateOf(
      networkWith([
        { fromResourceKey: 'productProperty', fromIds: [1], toIds: [21, 22, 23] },
        { fromIds: [11], toIds: [21] },
      ]),
    )
    expect(isAnyScarce(state)).toBe(false)
    setChoice(state, propertyOf(state.network, 1), [], true)
    expect(isAnyScarce(state)).toBe(false)
  })
})
