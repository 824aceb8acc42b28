/** What the rules leave of a product: how many combinations there are, and which options are in none of them. */
import type { Catalog } from '../catalog/compile.ts'
import { boundPart } from './bound-part.ts'
import { areInConflict } from './conflicts.ts'
import { eliminate, type Factor, planElimination, type Problem } from './eliminate.ts'
import { groupBy } from '../units/group-by.ts'
import { type Model, modelBase, modelOf } from './model.ts'
import type { Count, Findings } from './findings.ts'
import type { Witness } from './search.ts'
import { hasLeftOut, statesOf } from './states-of.ts'

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
  const base = modelBase(catalog, productId)
  return base && analyzeModel(modelOf(base, catalog, null), earlier, cells)
}

/** Analyzes a product by its model. See `analyzeProduct`. */
export function analyzeModel(
  model: Model,
  earlier: readonly (readonly number[])[] = [],
  cells = CELLS,
): ProductAnalysis {
  const { productId, offeredCounts: offered } = model
  const witnesses: Witness[] = []
  const findings: Findings = {
    alive: new Uint8Array(model.states.length),
    undecided: new Uint8Array(model.states.length),
    note: (witness) => witnesses.push(witness),
  }
  const counts = componentsOf(model).map(
    (variables) =>
      countExactly(model, variables, cells, findings) ?? boundPart(model, variables, earlier, findings),
  )
  const isImpossible = counts.some(({ most }) => most === 0n)
  if (isImpossible) {
    return {
      productId,
      count: { least: 0n, most: 0n },
      dead: new Set(model.offered.keys()),
      undecided: new Set(),
      forced: new Map(),
      offered,
      witnesses: [],
    }
  }
  const product = (pick: (count: Count) => bigint) => counts.reduce((all, count) => all * pick(count), 1n)
  const { dead, undecided } = fatesOf(model, findings)
  return {
    productId,
    count: { least: product(({ least }) => least), most: product(({ most }) => most) },
    dead,
    undecided,
    forced: forcedOf(model, findings),
    offered,
    witnesses: witnesses.map((witness) => choicesOf(model, witness)),
  }
}

/** The options that are in no state that is alive. */
function fatesOf(
  { states, variables, never, leftOut }: Model,
  findings: Findings,
): Pick<ProductAnalysis, 'dead' | 'undecided'> {
  const dead = new Set(never)
  const undecided = new Set(leftOut)
  for (const { first, end } of variables) {
    const alive: number[] = []
    let isAllAlive = true
    for (let state = first; state < end; state++) {
      const { optionIds = [] } = states[state] ?? {}
      if (optionIds.length === 0) continue
      if (findings.alive[state] === 1) {
        alive.push(state)
        continue
      }
      isAllAlive = false
      for (const id of optionIds) (findings.undecided[state] === 1 ? undecided : dead).add(id)
    }
    if (isAllAlive) continue
    for (const state of alive) {
      for (const id of states[state]?.optionIds ?? []) {
        dead.delete(id)
        undecided.delete(id)
      }
    }
  }
  for (const id of undecided) dead.delete(id)
  return { dead, undecided }
}

/** A property of which one choice is left, and that choice is one option. */
function forcedOf(model: Model, { alive, undecided }: Findings): Map<number, number> {
  const forced = new Map<number, number>()
  for (const [variable, { propertyId, first, end, isCounted }] of model.variables.entries()) {
    if (!isCounted || (model.leftOut.size > 0 && hasLeftOut(model, variable))) continue
    const only = onlyOption(model, first, end, (state) => alive[state] === 1 || undecided[state] === 1)
    if (only !== undefined) forced.set(propertyId, only)
  }
  return forced
}

function onlyOption(
  { states }: Model,
  first: number,
  end: number,
  isLeft: (state: number) => boolean,
): number | undefined {
  let only: number | undefined
  for (let place = first; place < end; place++) {
    const state = states[place]
    if (state === undefined || !isLeft(place)) continue
    const [id] = state.optionIds
    if (state.isNone || state.optionIds.length > 1 || (only !== undefined && id !== only)) return undefined
    only = id
  }
  return only
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
    const variable = model.states[state]?.variable ?? 0
    for (const other of others) if (other > state) join(variable, model.states[other]?.variable ?? 0)
  })
  for (const { scope } of model.groups) for (const variable of scope) join(scope[0] ?? variable, variable)
  return [...groupBy(model.variables.keys(), rootOf).values()]
}

/** Counts a component; undefined where that would take too large tables. */
function countExactly(
  model: Model,
  variables: readonly number[],
  cells: number,
  findings: Findings,
): Count | undefined {
  // Of sets that are told apart only in part nothing exact can be said.
  if (model.leftOut.size > 0 && variables.some((variable) => hasLeftOut(model, variable))) return undefined
  const problem = problemOf(model, variables)
  const steps = planElimination(problem, cells)
  if (steps === undefined) return undefined
  const { count, alive } = eliminate(problem, steps)
  for (const state of alive) findings.alive[state] = 1
  return { least: count, most: count }
}

function problemOf(model: Model, variables: readonly number[]): Problem {
  const inside = new Set(variables)
  const pairs = new Set<number>()
  const count = model.variables.length
  for (const variable of variables) {
    const { first = 0, end = 0 } = model.variables[variable] ?? {}
    for (let state = first; state < end; state++) {
      for (const other of model.conflicts[state] ?? []) {
        const two = model.states[other]?.variable ?? 0
        if (two > variable) pairs.add(variable * count + two)
      }
    }
  }
  const factors: Factor[] = [...pairs].map((pair) => ({
    scope: [Math.floor(pair / count), pair % count],
    accepts: ([one = -1, other = -1]) => !areInConflict(model.conflicts, one, other),
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

/** What a witness says in terms that another model understands: the property and one option of it, or 0 for something typed. */
function choicesOf(model: Model, witness: Witness): number[] {
  return witness.flatMap((place, variable) => {
    const state = model.states[place]
    const propertyId = model.variables[variable]?.propertyId
    if (state === undefined || propertyId === undefined || state.isNone) return []
    return [propertyId, state.optionIds[0] ?? 0]
  })
}
