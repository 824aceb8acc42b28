/** Bounds, and what searches find out, of properties too entangled to count. */
import type { Count, Findings } from './findings.ts'
import { lowerBound, upperBound } from './forest-bounds.ts'
import type { Model } from './model.ts'
import { Search, type Witness } from './search.ts'
import { hasLeftOut, statesOf } from './states-of.ts'

/** Steps of one search before it is given up. */
const STEPS = 4000
/** Steps of all searches of a product together. */
const ALL_STEPS = 400_000
/** A state that is known to be alive is tried last: a search is to find others. */
const KNOWN = 1000

const nothing: Count = { least: 0n, most: 0n }

/** Bounds a component, and notes which of its states are alive; `earlier` as in `analyzeProduct`. */
export function boundPart(
  model: Model,
  variables: readonly number[],
  earlier: readonly (readonly number[])[],
  { alive, undecided, note }: Findings,
): Count {
  const isDead = prune(model, variables)
  const domainOf = (variable: number) => statesOf(model, variable).filter((state) => isDead[state] === 0)
  if (variables.some((variable) => domainOf(variable).length === 0)) return nothing
  const worth = Float64Array.from(model.conflicts, (others) => others.length)
  let first: Witness | undefined
  const keep = (witness: Witness) => {
    first ??= witness
    note(witness)
    for (const variable of variables) {
      const state = witness[variable] ?? -1
      if (alive[state] === 0) worth[state] = (worth[state] ?? 0) + KNOWN
      alive[state] = 1
    }
  }
  const search = new Search(model, variables, isDead, worth)
  for (const witness of readWitnesses(model, earlier)) if (isAllowed(model, variables, witness)) keep(witness)
  if (first === undefined) {
    const result = search.find(-1, STEPS * 10)
    if (result.kind === 'none') return nothing
    if (result.kind === 'found') keep(result.witness)
  }
  let steps = ALL_STEPS
  for (const variable of variables) {
    for (const state of domainOf(variable)) {
      if (alive[state] === 1) continue
      const result = steps > 0 ? search.find(state, Math.min(STEPS, steps)) : { kind: 'unknown' as const }
      steps -= search.used
      if (result.kind === 'found') keep(result.witness)
      else if (result.kind === 'unknown') undecided[state] = 1
      else isDead[state] = 1
    }
  }
  const domains = new Map(variables.map((variable) => [variable, domainOf(variable)]))
  const most = variables.some((variable) => hasLeftOut(model, variable))
    ? variables.reduce((product, variable) => product * (model.variables[variable]?.freeWeight ?? 1n), 1n)
    : upperBound(model, variables, domains)
  const least = first === undefined ? 0n : lowerBound(model, variables, domains, first)
  return { least, most }
}

/** States that leave some other property of theirs nothing at all, again and again until there are no more: 1 for each. */
function prune(model: Model, variables: readonly number[]): Uint8Array {
  const dead = new Uint8Array(model.states.length)
  const left = new Int32Array(model.variables.length)
  const taken = new Int32Array(model.variables.length)
  for (const variable of variables) {
    const { first = 0, end = 0 } = model.variables[variable] ?? {}
    left[variable] = end - first
  }
  /** Whether the state takes all that is left of some property. */
  const empties = (state: number): boolean => {
    let isEmptying = false
    const others = model.conflicts[state] ?? []
    for (const other of others) {
      if (dead[other] === 1) continue
      const of = model.states[other]?.variable ?? 0
      const count = (taken[of] ?? 0) + 1
      taken[of] = count
      if (count >= (left[of] ?? 0)) isEmptying = true
    }
    for (const other of others) taken[model.states[other]?.variable ?? 0] = 0
    return isEmptying
  }
  for (;;) {
    let isFurther = false
    const fewest = variables.reduce((least, variable) => Math.min(least, left[variable] ?? 0), Infinity)
    for (const variable of variables) {
      const { first = 0, end = 0 } = model.variables[variable] ?? {}
      for (let state = first; state < end; state++) {
        const isHarmless = (model.conflicts[state]?.length ?? 0) < fewest
        if (isHarmless || dead[state] === 1 || !empties(state)) continue
        dead[state] = 1
        left[variable] = (left[variable] ?? 1) - 1
        isFurther = true
      }
    }
    if (!isFurther) return dead
  }
}

function isAllowed(model: Model, variables: readonly number[], witness: Witness): boolean {
  const chosen = new Uint8Array(model.states.length)
  for (const variable of variables) {
    const state = witness[variable] ?? -1
    if (state < 0) return false
    chosen[state] = 1
  }
  for (const variable of variables) {
    for (const other of model.conflicts[witness[variable] ?? -1] ?? []) if (chosen[other] === 1) return false
  }
  const inside = new Set(variables)
  return model.groups.every(
    ({ scope, accepts }) =>
      !scope.some((variable) => inside.has(variable)) ||
      accepts(scope.map((variable) => witness[variable] ?? -1)),
  )
}

function readWitnesses(model: Model, earlier: readonly (readonly number[])[]): Witness[] {
  if (earlier.length === 0) return []
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
