/**
 * Counting by elimination of variables: properties are summed out one after another, each into a table over its neighbors,
 * in the order that joins the fewest new neighbors (min-fill). Going back through the tables tells which states are in any
 * allowed combination. Exact; given up where a table would be too large.
 */

/** A constraint over some variables. */
export type Factor = {
  readonly scope: readonly number[]
  /** whether these states, one for each of the scope, stand together */
  readonly accepts: (states: readonly number[]) => boolean
}

export type Problem = {
  readonly variables: readonly number[]
  /** by variable: the states that it may be in */
  readonly domains: ReadonlyMap<number, readonly number[]>
  readonly factors: readonly Factor[]
  readonly weightOf: (state: number) => bigint
  /** a variable whose states are no combinations of their own: it only has to have one */
  readonly isCounted: (variable: number) => boolean
}

export type Solved = { readonly count: bigint; readonly alive: ReadonlySet<number> }

type Step = { readonly variable: number; readonly neighbors: readonly number[] }

/** The order of elimination, or undefined where its tables would have more cells than `cells` together. */
export function planElimination(problem: Problem, cells: number): Step[] | undefined {
  const neighbors = new Map(problem.variables.map((variable) => [variable, new Set<number>()]))
  const join = (group: readonly number[]) => {
    for (const a of group) for (const b of group) if (a !== b) neighbors.get(a)?.add(b)
  }
  for (const { scope } of problem.factors) join(scope)
  // Whichever goes first has at least so many neighbors: where even that table is too large, no order is looked for.
  const fewest = Math.min(...problem.variables.map((variable) => neighbors.get(variable)?.size ?? 0))
  if (2 ** fewest > cells) return undefined
  const sizeOf = (variable: number) => problem.domains.get(variable)?.length ?? 0
  const left = new Set(problem.variables)
  const steps: Step[] = []
  let used = 0
  while (left.size > 0) {
    // What is not counted goes first: a sum over it would count it.
    const typed = [...left].filter((variable) => !problem.isCounted(variable))
    const variable = leastFill(typed.length > 0 ? typed : [...left], neighbors)
    const near = [...(neighbors.get(variable) ?? [])]
    used += near.reduce((product, other) => product * sizeOf(other), sizeOf(variable))
    if (used > cells) return undefined
    join(near)
    for (const other of near) neighbors.get(other)?.delete(variable)
    left.delete(variable)
    steps.push({ variable, neighbors: near })
  }
  return steps
}

function leastFill(
  candidates: readonly number[],
  neighbors: ReadonlyMap<number, ReadonlySet<number>>,
): number {
  let best = candidates[0] ?? 0
  let least = Number.POSITIVE_INFINITY
  for (const variable of candidates) {
    const near = [...(neighbors.get(variable) ?? [])]
    if (near.length < 2) return variable
    let fill = 0
    for (const a of near) for (const b of near) if (a < b && neighbors.get(a)?.has(b) !== true) fill += 1
    if (fill < least) {
      least = fill
      best = variable
    }
  }
  return best
}

type Table = { readonly scope: readonly number[]; readonly values: readonly bigint[] }

/** All cells of a table: the states of its scope, the first turning slowest. */
function* cellsOf(scope: readonly number[], { domains }: Problem): Generator<readonly number[]> {
  const lists = scope.map((variable) => domains.get(variable) ?? [])
  if (lists.some((list) => list.length === 0)) return
  const turns = lists.map(() => 0)
  const states = lists.map((list) => list[0] ?? 0)
  for (;;) {
    yield states
    let place = scope.length - 1
    for (; place >= 0; place--) {
      const list = lists[place] ?? []
      const turn = ((turns[place] ?? 0) + 1) % list.length
      turns[place] = turn
      states[place] = list[turn] ?? 0
      if (turn > 0) break
    }
    if (place < 0) return
  }
}

/** Reads a table at the states of a larger scope. */
function readerOf(
  table: Table,
  scope: readonly number[],
  { domains }: Problem,
): (states: readonly number[]) => bigint {
  const places = table.scope.map((variable) => scope.indexOf(variable))
  const turnOf = table.scope.map(
    (variable) => new Map((domains.get(variable) ?? []).map((state, turn) => [state, turn])),
  )
  return (states) => {
    let at = 0
    places.forEach((place, index) => {
      const turns = turnOf[index]
      at = at * (turns?.size ?? 1) + (turns?.get(states[place] ?? -1) ?? 0)
    })
    return table.values[at] ?? 0n
  }
}

function testerOf(factor: Factor, scope: readonly number[]): (states: readonly number[]) => boolean {
  const places = factor.scope.map((variable) => scope.indexOf(variable))
  const own = places.map(() => 0)
  return (states) => {
    places.forEach((place, index) => {
      own[index] = states[place] ?? -1
    })
    return factor.accepts(own)
  }
}

/** How many weighted combinations there are, and which states are in any. */
export function eliminate(problem: Problem, steps: readonly Step[]): Solved {
  let factors = [...problem.factors]
  let tables: (Table & { readonly step: number })[] = []
  let count = 1n
  const done: {
    readonly scope: readonly number[]
    readonly values: readonly boolean[]
    readonly into: number
  }[] = []
  const parents = steps.map(({ neighbors }) =>
    steps.findIndex(({ variable }) => neighbors.includes(variable)),
  )
  steps.forEach(({ variable, neighbors }, step) => {
    const scope = [...neighbors, variable]
    const own = factors.filter((factor) => factor.scope.includes(variable))
    factors = factors.filter((factor) => !own.includes(factor))
    const taken = tables.filter((table) => table.scope.includes(variable))
    tables = tables.filter((table) => !taken.includes(table))
    const tests = own.map((factor) => testerOf(factor, scope))
    const reads = taken.map((table) => readerOf(table, scope, problem))
    const isCounted = problem.isCounted(variable)
    const sums: bigint[] = []
    const values: boolean[] = []
    const width = problem.domains.get(variable)?.length ?? 0
    let cell = 0
    for (const states of cellsOf(scope, problem)) {
      let product = tests.every((test) => test(states)) ? 1n : 0n
      for (const read of reads) if (product !== 0n) product *= read(states)
      values.push(product !== 0n)
      const at = Math.floor(cell / width)
      const state = states.at(-1) ?? 0
      // Where nothing is counted one way to fill it in is as good as several.
      sums[at] = isCounted
        ? (sums[at] ?? 0n) + product * problem.weightOf(state)
        : product > (sums[at] ?? 0n)
          ? product
          : (sums[at] ?? 0n)
      cell += 1
    }
    done.push({ scope, values, into: parents[step] ?? -1 })
    if (neighbors.length === 0) count *= sums[0] ?? 0n
    else tables.push({ scope: neighbors, values: sums, step })
  })
  return { count, alive: count === 0n ? new Set() : aliveStates(problem, done) }
}

type Done = { readonly scope: readonly number[]; readonly values: readonly boolean[]; readonly into: number }

/** From the last table to the first: a cell is alive when what it shares with a later one is alive there. */
function aliveStates(problem: Problem, done: readonly Done[]): Set<number> {
  const alive = new Set<number>()
  const shared: (Set<string> | undefined)[] = done.map(() => undefined)
  const children = done.map((_, step) => done.flatMap(({ into }, child) => (into === step ? [child] : [])))
  for (let step = done.length - 1; step >= 0; step--) {
    const own = done[step]
    if (own === undefined) continue
    const above = shared[step]
    const below = (children[step] ?? []).map((child) => {
      const scope = done[child]?.scope.slice(0, -1) ?? []
      const keys = new Set<string>()
      shared[child] = keys
      return { keys, places: scope.map((variable) => own.scope.indexOf(variable)) }
    })
    let cell = 0
    for (const states of cellsOf(own.scope, problem)) {
      const isPossible = own.values[cell++] === true
      if (!isPossible || (above !== undefined && !above.has(states.slice(0, -1).join(' ')))) continue
      for (const state of states) alive.add(state)
      for (const { keys, places } of below) keys.add(places.map((place) => states[place]).join(' '))
    }
  }
  return alive
}
