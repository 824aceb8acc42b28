/** Searching for allowed combinations: each one that is found shows of every state in it that it is not dead. */
import type { Model } from './model.ts'

/** A state for each variable of the model; -1 for variables that are not looked at. */
export type Witness = readonly number[]

export type SearchResult =
  | { readonly kind: 'found'; readonly witness: Witness }
  | { readonly kind: 'none' }
  /** given up: nothing is known */
  | { readonly kind: 'unknown' }

/** Variables in the order in which a search may decide them: what is hidden comes after what hides it. */
function stagesOf({ groups }: Model, variables: readonly number[]): readonly (readonly number[])[] {
  const members = new Set(groups.flatMap((group) => group.members))
  const stages: number[][] = [variables.filter((variable) => !members.has(variable))]
  const done = new Set(stages[0])
  let left = groups.filter((group) => group.members.some((variable) => variables.includes(variable)))
  while (left.length > 0) {
    const ready = left.filter((group) =>
      group.scope.every((variable) => done.has(variable) || group.members.includes(variable)),
    )
    // Groups never hang on each other in a circle: such are one group.
    const now = ready.length > 0 ? ready : left
    const stage = now.flatMap((group) => group.members)
    stages.push(stage)
    for (const variable of stage) done.add(variable)
    left = left.filter((group) => !now.includes(group))
  }
  return stages.filter((stage) => stage.length > 0)
}

/** Searches combinations of some variables of a model (whole components). */
export class Search {
  private readonly stageOf = new Map<number, number>()
  private readonly blocked: Int32Array
  private readonly available: Int32Array
  private readonly chosen: Int32Array
  private readonly groupsOf = new Map<number, Model['groups'][number][]>()
  private readonly variableOf: Int32Array
  private found: Witness = []
  private nodes = 0
  private budget = 0

  constructor(
    private readonly model: Model,
    private readonly variables: readonly number[],
    /** by state: 1 where it is dead already */
    isDead: Uint8Array,
    /** by state: those with the least worth are tried first; it may change between searches */
    private readonly worth: Float64Array,
  ) {
    stagesOf(model, variables).forEach((stage, place) => {
      for (const variable of stage) this.stageOf.set(variable, place)
    })
    this.blocked = Int32Array.from(isDead)
    this.available = new Int32Array(model.variables.length)
    this.chosen = new Int32Array(model.variables.length).fill(-1)
    this.variableOf = Int32Array.from(model.states, ({ variable }) => variable)
    for (const variable of variables) {
      const { first, end } = this.bounds(variable)
      for (let s = first; s < end; s++)
        if (this.blocked[s] === 0) this.available[variable] = this.left(variable) + 1
    }
    const inside = new Set(variables)
    for (const group of model.groups) {
      for (const variable of group.scope) {
        if (!inside.has(variable)) continue
        const known = this.groupsOf.get(variable)
        if (known === undefined) this.groupsOf.set(variable, [group])
        else known.push(group)
      }
    }
  }

  /** How many steps the last search took. */
  get used(): number {
    return this.budget - Math.max(this.nodes, 0)
  }

  private bounds(variable: number): { readonly first: number; readonly end: number } {
    return this.model.variables[variable] ?? { first: 0, end: 0 }
  }

  private left(variable: number): number {
    return this.available[variable] ?? 0
  }

  /** Searches a combination, one with the state `wanted` unless that is -1, within `budget` steps. */
  find(wanted: number, budget: number): SearchResult {
    this.nodes = budget
    this.budget = budget
    if (wanted < 0) return this.result(this.extend())
    if (this.blocked[wanted] !== 0) return { kind: 'none' }
    const result = this.result(this.put(wanted) ? this.extend() : 'none')
    this.take(this.variableOf[wanted] ?? 0)
    return result
  }

  private result(outcome: 'found' | 'none' | 'unknown'): SearchResult {
    return outcome === 'found' ? { kind: 'found', witness: this.found } : { kind: outcome }
  }

  /** Chooses a state; whether nothing is impossible by that. */
  private put(state: number): boolean {
    const variable = this.variableOf[state] ?? 0
    this.chosen[variable] = state
    let isFine = true
    for (const other of this.model.conflicts[state] ?? []) {
      const count = this.blocked[other] ?? 0
      this.blocked[other] = count + 1
      if (count > 0) continue
      const of = this.variableOf[other] ?? 0
      const left = this.left(of) - 1
      this.available[of] = left
      if (left === 0 && this.stageOf.has(of) && (this.chosen[of] ?? -1) < 0) isFine = false
    }
    return isFine && this.groupsAccept(variable)
  }

  private take(variable: number): void {
    const state = this.chosen[variable] ?? -1
    this.chosen[variable] = -1
    for (const other of this.model.conflicts[state] ?? []) {
      const count = (this.blocked[other] ?? 0) - 1
      this.blocked[other] = count
      if (count > 0) continue
      const of = this.variableOf[other] ?? 0
      this.available[of] = this.left(of) + 1
    }
  }

  private groupsAccept(variable: number): boolean {
    for (const { scope, accepts } of this.groupsOf.get(variable) ?? []) {
      const states = scope.map((one) => this.chosen[one] ?? -1)
      if (!states.includes(-1) && !accepts(states)) return false
    }
    return true
  }

  /** The open variable of the earliest stage with the fewest states left. */
  private next(): number {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (const variable of this.variables) {
      if ((this.chosen[variable] ?? -1) >= 0) continue
      const rank = (this.stageOf.get(variable) ?? 0) * 1_000_000 + this.left(variable)
      if (rank < least) {
        least = rank
        best = variable
      }
    }
    return best
  }

  /** Decides what is open. Whatever it chose is taken back; a combination that was found is in `found`. */
  private extend(): 'found' | 'none' | 'unknown' {
    const variable = this.next()
    if (variable < 0) {
      this.found = Array.from(this.chosen)
      return 'found'
    }
    for (const state of this.statesInOrder(variable)) {
      if (this.nodes-- <= 0) return 'unknown'
      const result = this.put(state) ? this.extend() : 'none'
      this.take(variable)
      if (result !== 'none') return result
    }
    return 'none'
  }

  /** The states that are left of a variable, the one with the least worth first. */
  private *statesInOrder(variable: number): Generator<number> {
    const { first, end } = this.bounds(variable)
    const states: number[] = []
    let best = -1
    for (let s = first; s < end; s++) {
      if (this.blocked[s] !== 0) continue
      states.push(s)
      if (best < 0 || this.worthOf(s) < this.worthOf(best)) best = s
    }
    if (best < 0) return
    // Nearly always the first one does: the others are put in order only when it does not.
    yield best
    yield* states.filter((s) => s !== best).sort((a, b) => this.worthOf(a) - this.worthOf(b))
  }

  private worthOf(state: number): number {
    return this.worth[state] ?? 0
  }
}
