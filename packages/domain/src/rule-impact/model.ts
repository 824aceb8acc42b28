/**
 * A product's rules as a problem of counting: a variable for each of its properties (those of the order among them), its
 * states, which states never go together, and which properties hide which. It is read off the networks by which the
 * engine judges an order of one line of the product, for the owner, so that what it allows is what the engine allows.
 *
 * What does not depend on the rule that somebody is writing is built once (`ModelBase`).
 */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductProperty, ProductRule } from '../catalog/schema.ts'
import { itemNetwork, orderNetwork } from '../constraints/build-network.ts'
import type { Network } from '../constraints/network.ts'
import { Atoms } from './atoms.ts'
import { type Conflicts, conflictsOf } from './conflicts.ts'
import { type HidingGroup, hidingGroups } from './hiding-groups.ts'
import { Links } from './links.ts'
import type { State } from './state.ts'
import { isCounted, mayBeNone, type VariableStates, variableStates } from './variable-states.ts'

/** A property of the product; its states stand one after another among the model's. */
export type Variable = {
  readonly propertyId: number
  readonly first: number
  readonly end: number
  /** its choices are combinations of their own */
  readonly isCounted: boolean
  /** all choices that there would be without any rule */
  readonly freeWeight: bigint
}

export type Model = {
  readonly productId: number
  readonly variables: readonly Variable[]
  readonly states: readonly State[]
  /** by state: the states of other properties that never go with it */
  readonly conflicts: Conflicts
  readonly groups: readonly HidingGroup[]
  /** the options that somebody may be offered, with their properties */
  readonly offered: ReadonlyMap<number, number>
  /** how many options may be offered, by property */
  readonly offeredCounts: ReadonlyMap<number, number>
  /** options whose conditions never hold: they are in no state */
  readonly never: readonly number[]
  /** options of which the states say nothing (too many of one property may be chosen together) */
  readonly leftOut: ReadonlySet<number>
}

/** What models of a product under slightly different rules share: all but one rule is in it. */
export type ModelBase = {
  readonly productId: number
  readonly properties: readonly ProductProperty[]
  readonly offeredOf: readonly (readonly number[])[]
  readonly offered: ReadonlyMap<number, number>
  readonly offeredCounts: ReadonlyMap<number, number>
  readonly atoms: Atoms
  readonly item: Network
  readonly links: Links
  /** by variable: its states as the base's links have them, once they were asked for */
  readonly states: (VariableStates | undefined)[]
}

/** The base of a product's models in a catalog; undefined when the catalog does not know the product. */
export function modelBase(catalog: Catalog, productId: number): ModelBase | undefined {
  const properties = catalog.propertiesByProduct.get(productId)
  const item = itemNetwork(catalog, productId)
  if (properties === undefined || item === undefined) return undefined
  const networks = [item, orderNetwork(catalog, [productId])]
  const offeredOf = properties.map((property) => offeredOptions(networks, property))
  const atoms = new Atoms(properties, offeredOf)
  const links = new Links(atoms)
  links.addNetwork(item)
  return {
    productId,
    properties,
    offeredOf,
    offered: new Map(
      properties.flatMap(({ id: propertyId }, variable) =>
        (offeredOf[variable] ?? []).map((id): [number, number] => [id, propertyId]),
      ),
    ),
    offeredCounts: new Map(properties.map(({ id }, variable) => [id, offeredOf[variable]?.length ?? 0])),
    atoms,
    item,
    links,
    states: [],
  }
}

/**
 * The model under the base's rules and `rule`. `catalog` is the one with the rule: the network of the order is read off it,
 * since which choices of items it looks at hangs on the rules.
 */
export function modelOf(base: ModelBase, catalog: Catalog, rule: ProductRule | null): Model {
  const { productId, properties, offeredOf, atoms } = base
  const links = new Links(atoms, base.links)
  if (rule !== null) links.addRule(base.item, 0, rule)
  links.addNetwork(orderNetwork(catalog, [productId]))

  const variables: Variable[] = []
  const states: State[] = []
  const leftOut = new Set<number>()
  properties.forEach((property, variable) => {
    const options = offeredOf[variable] ?? []
    const own = links.changed.has(variable)
      ? variableStates({ property, variable, options, atoms, links })
      : (base.states[variable] ??= variableStates({ property, variable, options, atoms, links: base.links }))
    const first = states.length
    for (const state of own.states) states.push(state)
    for (const id of own.leftOut) leftOut.add(id)
    variables.push({
      propertyId: property.id,
      first,
      end: states.length,
      isCounted: isCounted(property),
      freeWeight: own.freeWeight,
    })
  })

  return {
    productId,
    variables,
    states,
    conflicts: conflictsOf(states, links, atoms),
    groups: hidingGroups(links.hidables, {
      variableOf: (atom) => atoms.variableOf(atom),
      represent: (atom) => representative(atom, { variables, states, links, atoms }),
      mayBeNone: (variable) => {
        const property = properties[variable]
        return property === undefined || mayBeNone(property, (offeredOf[variable]?.length ?? 0) > 0)
      },
      isNone: (state) => states[state]?.isNone === true,
      has: (state, atom) => states[state]?.atoms.includes(atom) === true,
    }),
    offered: base.offered,
    offeredCounts: base.offeredCounts,
    never: [...links.never].flatMap((atom) => atoms.optionId(atom) ?? []),
    leftOut,
  }
}

/** The options of a property that an owner may choose whatever else is chosen, before any rule. */
function offeredOptions(networks: readonly Network[], { id, type }: ProductProperty): number[] {
  if (type !== 'singleSelect' && type !== 'select') return []
  for (const network of networks) {
    const index = network.propertyIndex.get(id)
    if (index === undefined || network.isTarget[index] !== 1) continue
    const { removed } = network.staticByRole.owner
    return (network.optionsOf[index] ?? [])
      .filter((option) => removed[option] === 0)
      .flatMap((option) => network.options[option]?.id ?? [])
  }
  return []
}

type Read = {
  readonly variables: readonly Variable[]
  readonly states: readonly State[]
  readonly links: Links
  readonly atoms: Atoms
}

/** Of options that are one state, the atom of the one that stands for all of them. */
function representative(atom: number, { variables, states, links, atoms }: Read): number {
  const id = atoms.optionId(atom)
  const { first = 0, end = 0 } = variables[atoms.variableOf(atom)] ?? {}
  if (id === undefined) return atom
  for (let place = first; place < end; place++) {
    const { optionIds = [], atoms: own = [] } = states[place] ?? {}
    const [stands] = own
    // A set of several keeps each of its own.
    if (stands === undefined || own.length !== 2 || !optionIds.includes(id)) continue
    if (links.signature(atom) === links.signature(stands)) return stands
  }
  return atom
}
