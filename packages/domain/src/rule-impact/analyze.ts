/** What the rules leave of a product: how many combinations there are, and which options are in none of them. */
import type { Catalog } from '../catalog/compile.ts'
import { eliminate, type Factor, planElimination, type Problem } from './eliminate.ts'
import { groupBy } from './group-by.ts'
import { lowerBound, upperBound } from './forest-bounds.ts'
import { type Model, modelOf } from './model.ts'
import { Search, type Witness } from './search.ts'

/** How many allowed combinations of choices; `least` and `most` are the same where it was counted. */
export type Count = { readonly least: bigint; readonly most: bigint }

export type ProductAnalysis = {
  readonly productId: number
  readonly count: Count
  /** options of the product that may be offered and are in no allowed combination */
  readonly dead: ReadonlySet<number>
  /** options of which that is not known: the search was given up */
  readonly undecided: ReadonlySet<number>
  /** per property with exactly one option left that must be chosen wherever the property is visible: that option */
  readonly forced: ReadonlyMap<number, number>
  /** how many options may be offered, by property */
  readonly offered: ReadonlyMap<number, number>
  /** combinations that were found: the next analysis begins with them */
  readonly witnesses: readonly (readonly number[])[]
}

/** Cells of all tables of a product together, up to which it is counted exactly. */
const CELLS = 120_000
/** Steps of one search before it is given up. */
const STEPS = 4000
/** Steps of all searches of a product together. */
const ALL_STEPS = 400_000

type Part = {
  readonly count: Count
  readonly alive: ReadonlySet<number>
  readonly undecided: ReadonlySet<number>
}

/**
 * Analyzes a product; undefined when the catalog does not know it. `earlier` are combinations (option ids by property)
 * that were allowed before some change: those that still are spare a search. Beyond `cells` it is bounded, not counted.
 */
export function analyzeProduct(
  catalog: Catalog,
  productId: number,
  earlier: readonly (readonly number[])[] = [],
  cells = CELLS,
): ProductAnalysis | undefined {
  const model = modelOf(catalog, productId)
  if (model === undefined) return undefined
  const components = componentsOf(model)
  const witnesses: Witness[] = []
  const parts = components.map((variables): Part => {
    const solved = countExactly(model, variables, cells)
    return solved ?? boundPart(model, variables, earlier, witnesses)
  })
  const isImpossible = parts.some(({ count }) => count.most === 0n)
  const product = (pick: (count: Count) => bigint) => parts.reduce((all, { count }) => all * pick(count), 1n)
  const alive = new Set(isImpossible ? [] : parts.flatMap((part) => [...part.alive].flatMap(optionsOf)))
  const undecided = new Set(
    isImpossible ? [] : parts.flatMap((part) => [...part.undecided].flatMap(optionsOf)),
  )
  function optionsOf(state: number): readonly number[] {
    return model?.states[state]?.optionIds ?? []
  }
  for (const id of model.leftOut) if (!alive.has(id) && !isImpossible) undecided.add(id)
  const dead = new Set<number>()
  for (const id of model.offered.keys()) {
    if (alive.has(id)) undecided.delete(id)
    else if (!undecided.has(id)) dead.add(id)
  }
  return {
    productId,
    count: isImpossible
      ? { least: 0n, most: 0n }
      : { least: product(({ least }) => least), most: product(({ most }) => most) },
    dead,
    undecided,
    forced: isImpossible
      ? new Map()
      : forcedOf(model, new Set(parts.flatMap((part) => [...part.alive])), undecided),
    offered: offeredCounts(model),
    witnesses: witnesses.map((witness) => choicesOf(model, witness)),
  }
}

function offeredCounts({ offered }: Model): Map<number, number> {
  const counts = new Map<number, number>()
  for (const propertyId of offered.values()) counts.set(propertyId, (counts.get(propertyId) ?? 0) + 1)
  return counts
}

/** A property of which one choice is left, and that choice is one option. */
function forcedOf(
  model: Model,
  alive: ReadonlySet<number>,
  undecided: ReadonlySet<number>,
): Map<number, number> {
  const forced = new Map<number, number>()
  for (const { propertyId, first, end, isCounted } of model.variables) {
    if (!isCounted) continue
    const left = model.states.slice(first, end).filter((_, place) => alive.has(first + place))
    const options = [...new Set(left.flatMap(({ optionIds }) => optionIds))]
    const [only] = options
    if (options.length !== 1 || only === undefined || left.some(({ isNone }) => isNone)) continue
    const isOpen = model.states
      .slice(first, end)
      .some(({ optionIds }) => optionIds.some((id) => undecided.has(id)))
    if (!isOpen) forced.set(propertyId, only)
  }
  return forced
}

/** Properties that depend on each other, together; each property is in exactly one. */
function componentsOf(model: Model): number[][] {
  const parent = model.variables.map((_, variable) => variable)
  const rootOf = (variable: number): number => {
    const up = parent[variable] ?? variable
    if (up === variable) return variable
    const root = rootOf(up)
    parent[variable] = root
    return root
  }
  const join = (a: number, b: number) => {
    parent[rootOf(a)] = rootOf(b)
  }
  model.conflicts.forEach((others, state) => {
    for (const other of others) join(model.states[state]?.variable ?? 0, model.states[other]?.variable ?? 0)
  })
  for (const { scope } of model.groups) for (const variable of scope) join(scope[0] ?? variable, variable)
  return [...groupBy(model.variables.keys(), rootOf).values()]
}

function statesOf(model: Model, variable: number): number[] {
  const { first, end } = model.variables[variable] ?? { first: 0, end: 0 }
  return Array.from({ length: end - first }, (_, place) => first + place)
}

function countExactly(model: Model, variables: readonly number[], cells: number): Part | undefined {
  // Of sets that are told apart only in part nothing exact can be said.
  if (model.leftOut.size > 0 && variables.some((variable) => hasLeftOut(model, variable))) return undefined
  const problem = problemOf(model, variables)
  const steps = planElimination(problem, cells)
  if (steps === undefined) return undefined
  const { count, alive } = eliminate(problem, steps)
  return { count: { least: count, most: count }, alive, undecided: new Set() }
}

function hasLeftOut(model: Model, variable: number): boolean {
  const { propertyId } = model.variables[variable] ?? {}
  return [...model.leftOut].some((id) => model.offered.get(id) === propertyId)
}

function problemOf(model: Model, variables: readonly number[]): Problem {
  const inside = new Set(variables)
  const pairs = new Set<number>()
  const count = model.variables.length
  for (const variable of variables) {
    for (const state of statesOf(model, variable)) {
      for (const other of model.conflicts[state] ?? []) {
        const two = model.states[other]?.variable ?? 0
        if (two > variable) pairs.add(variable * count + two)
      }
    }
  }
  const factors: Factor[] = [...pairs].map((pair) => ({
    scope: [Math.floor(pair / count), pair % count],
    accepts: ([one = -1, other = -1]) => model.conflicts[one]?.has(other) !== true,
  }))
  factors.push(...model.groups.filter(({ scope }) => scope.some((variable) => inside.has(variable))))
  return {
    variables,
    domains: new Map(variables.map((variable) => [variable, statesOf(model, variable)])),
    factors,
    weightOf: (state) => model.states[state]?.weight ?? 0n,
    isCounted: (variable) => model.variables[variable]?.isCounted === true,
  }
}

/** Bounds, and what searches find out, of properties too entangled to count. */
function boundPart(
  model: Model,
  variables: readonly number[],
  earlier: readonly (readonly number[])[],
  found: Witness[],
): Part {
  const dead = prune(model, variables)
  const all = variables.flatMap((variable) => statesOf(model, variable)).filter((state) => !dead.has(state))
  const alive = new Set<number>()
  const undecided = new Set<number>()
  let first: Witness | undefined
  const note = (witness: Witness) => {
    first ??= witness
    found.push(witness)
    for (const variable of variables) alive.add(witness[variable] ?? -1)
  }
  const isEmpty = variables.some((variable) => statesOf(model, variable).every((state) => dead.has(state)))
  const nothing: Part = { count: { least: 0n, most: 0n }, alive: new Set(), undecided: new Set() }
  if (isEmpty) return nothing
  const search = new Search(model, variables, dead)
  for (const witness of readWitnesses(model, earlier)) if (isAllowed(model, variables, witness)) note(witness)
  let steps = ALL_STEPS
  const prefer = (state: number) => (alive.has(state) ? 1000 : 0) + (model.conflicts[state]?.size ?? 0)
  if (first === undefined) {
    const result = search.find([], prefer, STEPS * 10)
    if (result.kind === 'none') return nothing
    if (result.kind === 'found') note(result.witness)
  }
  for (const state of all) {
    if (alive.has(state)) continue
    if (steps <= 0) {
      undecided.add(state)
      continue
    }
    const result = search.find([state], prefer, Math.min(STEPS, steps))
    steps -= search.used
    if (result.kind === 'found') note(result.witness)
    else if (result.kind === 'unknown') undecided.add(state)
    else dead.add(state)
  }
  const domains = new Map(
    variables.map((variable) => [variable, statesOf(model, variable).filter((state) => !dead.has(state))]),
  )
  const most = variables.some((variable) => hasLeftOut(model, variable))
    ? variables.reduce((product, variable) => product * (model.variables[variable]?.freeWeight ?? 1n), 1n)
    : upperBound(model, variables, domains)
  const least = first === undefined ? 0n : lowerBound(model, variables, domains, first)
  return { count: { least, most }, alive, undecided }
}

/** States that leave some other property of theirs nothing at all, again and again until there are no more. */
function prune(model: Model, variables: readonly number[]): Set<number> {
  const dead = new Set<number>()
  const left = new Map(variables.map((variable) => [variable, statesOf(model, variable).length]))
  for (;;) {
    const before = dead.size
    const fewest = Math.min(...left.values())
    for (const variable of variables) {
      for (const state of statesOf(model, variable)) {
        const isHarmless = (model.conflicts[state]?.size ?? 0) < fewest
        if (isHarmless || dead.has(state)) continue
        const taken = new Map<number, number>()
        for (const other of model.conflicts[state] ?? []) {
          if (dead.has(other)) continue
          const of = model.states[other]?.variable ?? 0
          taken.set(of, (taken.get(of) ?? 0) + 1)
        }
        for (const [of, count] of taken) {
          if (count < (left.get(of) ?? 0)) continue
          dead.add(state)
          left.set(variable, (left.get(variable) ?? 1) - 1)
          break
        }
      }
    }
    if (dead.size === before) return dead
  }
}

function isAllowed(model: Model, variables: readonly number[], witness: Witness): boolean {
  const chosen = new Set(variables.map((variable) => witness[variable] ?? -1))
  if (chosen.has(-1)) return false
  for (const state of chosen) {
    for (const other of model.conflicts[state] ?? []) if (chosen.has(other)) return false
  }
  const inside = new Set(variables)
  return model.groups.every(
    ({ scope, accepts }) =>
      !scope.some((variable) => inside.has(variable)) ||
      accepts(scope.map((variable) => witness[variable] ?? -1)),
  )
}

/** What a witness says in terms that another model understands: the property and one option of it, or 0 for something typed. */
function choicesOf(model: Model, witness: Witness): number[] {
  return witness.flatMap((place, variable) => {
    const state = model.states[place]
    const propertyId = model.variables[variable]?.propertyId
    if (state === undefined || propertyId === undefined || state.isNone) return []
    return [propertyId, state.optionIds[0] ?? 0]
  })
}

function readWitnesses(model: Model, earlier: readonly (readonly number[])[]): Witness[] {
  const byOption = new Map<number, number>()
  model.states.forEach(({ optionIds, atoms }, place) => {
    if (atoms.length <= 2) for (const id of optionIds) if (!byOption.has(id)) byOption.set(id, place)
  })
  return earlier.map((choices) => {
    const options = new Map<number, number>()
    for (let i = 0; i < choices.length; i += 2) options.set(choices[i] ?? 0, choices[i + 1] ?? 0)
    return model.variables.map(({ propertyId, first, end }) => {
      const option = options.get(propertyId)
      if (option !== undefined && option > 0) return byOption.get(option) ?? -1
      for (let state = first; state < end; state++) {
        if (model.states[state]?.isNone === (option === undefined)) return state
      }
      return -1
    })
  })
}
