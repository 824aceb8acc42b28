/**
 * A product's rules as a problem of counting: a variable for each of its properties (those of the order among them), its
 * states, which states never go together, and which properties hide which. It is read off the networks by which the
 * engine judges an order of one line of the product, for the owner, so that what it allows is what the engine allows.
 *
 * Options that no rule tells apart are one state that weighs as many. Of texts, numbers and sizes only whether something
 * is given is a state, and no combination is counted for it (`isCounted`).
 */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductProperty } from '../catalog/schema.ts'
import type { State } from './state.ts'
import { groupBy } from './group-by.ts'
import { itemNetwork, orderNetwork } from '../constraints/build-network.ts'
import type { Network } from '../constraints/network.ts'
import { Atoms, readLinks } from './links.ts'
import { type HidingGroup, hidingGroups } from './hiding-groups.ts'

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
  readonly conflicts: readonly ReadonlySet<number>[]
  readonly groups: readonly HidingGroup[]
  /** the options that somebody may be offered, with their properties */
  readonly offered: ReadonlyMap<number, number>
  /** options of which the states say nothing (too many of one property may be chosen together) */
  readonly leftOut: ReadonlySet<number>
}

/** Sets of so many options that rules look at are told apart: 2 to this power of states. */
const MOST_APART = 7

/** The model of a product; undefined when the catalog does not know it. */
export function modelOf(catalog: Catalog, productId: number): Model | undefined {
  const properties = catalog.propertiesByProduct.get(productId)
  const item = itemNetwork(catalog, productId)
  if (properties === undefined || item === undefined) return undefined
  const networks = [item, orderNetwork(catalog, [productId])]
  const offeredOf = properties.map((property) => offeredOptions(networks, property))
  const atoms = new Atoms(properties, offeredOf)
  const links = readLinks(networks, atoms)

  const variables: Variable[] = []
  const states: State[] = []
  const leftOut = new Set<number>()
  properties.forEach((property, variable) => {
    const first = states.length
    const options = offeredOf[variable] ?? []
    const usable = options.filter((id) => !links.never.has(atoms.ofOption(id)))
    const add = (state: Omit<State, 'variable'>) => states.push({ variable, ...state })
    const value = atoms.ofValue(variable)
    const none = { optionIds: [], atoms: [], weight: 1n, isNone: true }
    const isHidable = links.hidables.some((hidable) => hidable.variable === variable)
    if (mayBeNone(property, options.length > 0) || isHidable) add(none)
    let freeWeight = 1n
    if (property.type === 'singleSelect') {
      const classes = groupBy(usable, (id) => links.signature(atoms.ofOption(id)))
      for (const ids of classes.values()) {
        const [first_] = ids
        if (first_ === undefined) continue
        const weight = BigInt(ids.length)
        add({ optionIds: ids, atoms: [atoms.ofOption(first_), value], weight, isNone: false })
      }
      freeWeight = BigInt(options.length) + (mayBeNone(property, options.length > 0) ? 1n : 0n)
    } else if (property.type === 'select') {
      addSets(usable, { atoms, links, value, add, leftOut })
      freeWeight = 2n ** BigInt(options.length)
    } else {
      if (mayBeFilled(property)) add({ optionIds: [], atoms: [value], weight: 1n, isNone: false })
      if (property.type === 'checkbox') freeWeight = 2n
    }
    variables.push({
      propertyId: property.id,
      first,
      end: states.length,
      isCounted:
        property.type === 'singleSelect' || property.type === 'select' || property.type === 'checkbox',
      freeWeight,
    })
  })

  return {
    productId,
    variables,
    states,
    conflicts: links.conflictsOf(states),
    groups: hidingGroups(links.hidables, {
      variableOf: (atom) => atoms.variableOf(atom),
      represent: representatives(states, links, atoms),
      mayBeNone: (variable) => {
        const property = properties[variable]
        return property === undefined || mayBeNone(property, (offeredOf[variable]?.length ?? 0) > 0)
      },
      isNone: (state) => states[state]?.isNone === true,
      has: (state, atom) => states[state]?.atoms.includes(atom) === true,
    }),
    offered: new Map(
      properties.flatMap((property, variable) =>
        (offeredOf[variable] ?? []).map((id): [number, number] => [id, property.id]),
      ),
    ),
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

/** Whether a visible property is valid with nothing chosen. See `propertyIsValid` of the engine. */
function mayBeNone({ type, isRequired, isArray }: ProductProperty, hasOptions: boolean): boolean {
  if (type === 'singleSelect' || type === 'select') return isRequired === 0 || !hasOptions
  return isArray === 1 || type === 'text' || type === 'checkbox' || isRequired === 0
}

function mayBeFilled({ type, isArray, data }: ProductProperty): boolean {
  if (type !== 'dimensions' || isArray === 1) return true
  return data.minDimension === 0 || data.maxDimension === 0 || data.minDimension <= data.maxDimension
}

type SetsOf = {
  readonly atoms: Atoms
  readonly links: ReturnType<typeof readLinks>
  readonly value: number
  readonly add: (state: Omit<State, 'variable'>) => void
  readonly leftOut: Set<number>
}

/** The sets of options of a property of which several may be chosen: what rules look at is told apart, the rest is weight. */
function addSets(usable: readonly number[], { atoms, links, value, add, leftOut }: SetsOf): void {
  const touched = usable.filter((id) => links.isTouched(atoms.ofOption(id)))
  const apart = touched.slice(0, MOST_APART)
  for (const id of touched.slice(MOST_APART)) leftOut.add(id)
  const rest = usable.filter((id) => !links.isTouched(atoms.ofOption(id)))
  const restWeight = 2n ** BigInt(rest.length) - 1n
  for (let bits = 0; bits < 2 ** apart.length; bits++) {
    const ids = apart.filter((_, place) => ((bits >> place) & 1) === 1)
    const own = ids.map((id) => atoms.ofOption(id))
    if (own.some((one) => own.some((other) => links.areApart(one, other)))) continue
    if (ids.length > 0) add({ optionIds: ids, atoms: [...own, value], weight: 1n, isNone: false })
    if (rest.length > 0) {
      add({ optionIds: [...ids, ...rest], atoms: [...own, value], weight: restWeight, isNone: false })
    }
  }
}

/** Of options that are one state, the one that stands for all of them. */
function representatives(
  states: readonly State[],
  links: ReturnType<typeof readLinks>,
  atoms: Atoms,
): (atom: number) => number {
  const known = new Map<number, number>()
  for (const { optionIds, atoms: own } of states) {
    const [first] = own
    // A set of several keeps each of its own.
    if (first === undefined || own.length !== 2) continue
    for (const id of optionIds) {
      const atom = atoms.ofOption(id)
      if (!known.has(atom) && links.signature(atom) === links.signature(first)) known.set(atom, first)
    }
  }
  return (atom) => known.get(atom) ?? atom
}
