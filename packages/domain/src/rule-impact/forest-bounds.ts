/**
 * Bounds of a count that is too entangled to be exact. Above: only so many of the pairs of properties are looked at that they
 * form a forest, which is counted exactly; whatever is left out could only take combinations away. Below: choices are given up
 * until what is left out of the forest never bites, beginning from a combination that is known to be allowed, so that it is
 * among them; the rest of the forest is counted exactly.
 */
import type { Model } from './model.ts'

type Domains = ReadonlyMap<number, readonly number[]>

type Edge = { readonly one: number; readonly other: number; readonly pairs: (readonly [number, number])[] }

const edgeKey = (model: Model, a: number, b: number) =>
  Math.min(a, b) * model.variables.length + Math.max(a, b)

function edgesOf(model: Model, variables: readonly number[], domains: Domains): Map<number, Edge> {
  const edges = new Map<number, Edge>()
  const inDomain = new Set(variables.flatMap((variable) => [...(domains.get(variable) ?? [])]))
  for (const state of inDomain) {
    const one = model.states[state]?.variable ?? 0
    for (const other of model.conflicts[state] ?? []) {
      if (other < state || !inDomain.has(other)) continue
      const two = model.states[other]?.variable ?? 0
      const key = edgeKey(model, one, two)
      const edge = edges.get(key)
      if (edge === undefined) edges.set(key, { one, other: two, pairs: [[state, other]] })
      else edge.pairs.push([state, other])
    }
  }
  return edges
}

/** Those pairs of properties with the most to say that make no circle. */
function forestOf(edges: ReadonlyMap<number, Edge>): Set<number> {
  const parent = new Map<number, number>()
  const rootOf = (variable: number): number => {
    const up = parent.get(variable)
    if (up === undefined) return variable
    const root = rootOf(up)
    parent.set(variable, root)
    return root
  }
  const chosen = new Set<number>()
  const byWeight = [...edges].sort(([, a], [, b]) => b.pairs.length - a.pairs.length)
  for (const [key, { one, other }] of byWeight) {
    const [a, b] = [rootOf(one), rootOf(other)]
    if (a === b) continue
    parent.set(a, b)
    chosen.add(key)
  }
  return chosen
}

/** Counts exactly what the pairs of a forest leave. What is not counted of its own is there or not. */
function countForest(
  model: Model,
  variables: readonly number[],
  domains: Domains,
  forest: ReadonlySet<number>,
): bigint {
  const near = new Map<number, number[]>(variables.map((variable) => [variable, []]))
  for (const key of forest) {
    const [a, b] = [Math.floor(key / model.variables.length), key % model.variables.length]
    near.get(a)?.push(b)
    near.get(b)?.push(a)
  }
  const weights = new Map<number, bigint>()
  for (const variable of variables) {
    const isCounted = model.variables[variable]?.isCounted === true
    const all = domains.get(variable) ?? []
    for (const state of all) weights.set(state, isCounted ? (model.states[state]?.weight ?? 0n) : 1n)
  }
  const seen = new Set<number>()
  let count = 1n
  for (const root of variables) {
    if (seen.has(root)) continue
    const order: (readonly [number, number])[] = []
    const open: (readonly [number, number])[] = [[root, -1]]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [variable, from] = next
      seen.add(variable)
      order.push(next)
      for (const other of near.get(variable) ?? []) if (other !== from) open.push([other, variable])
    }
    for (const [variable, from] of order.reverse()) {
      const own = domains.get(variable) ?? []
      const isCounted = model.variables[variable]?.isCounted === true
      const total = own.reduce((sum, state) => sum + (weights.get(state) ?? 0n), 0n)
      if (from < 0) {
        count *= isCounted ? total : mostOf(own, weights)
        continue
      }
      for (const state of domains.get(from) ?? []) {
        const conflicts = model.conflicts[state]
        const left = isCounted
          ? own.reduce(
              (sum, one) => (conflicts?.has(one) === true ? sum - (weights.get(one) ?? 0n) : sum),
              total,
            )
          : mostOf(
              own.filter((one) => conflicts?.has(one) !== true),
              weights,
            )
        weights.set(state, (weights.get(state) ?? 0n) * left)
      }
    }
  }
  return count
}

function mostOf(states: readonly number[], weights: ReadonlyMap<number, bigint>): bigint {
  return states.reduce((most, state) => {
    const weight = weights.get(state) ?? 0n
    return weight > most ? weight : most
  }, 0n)
}

/** At most so many combinations. A property that is not counted takes its best state: see below. */
export function upperBound(model: Model, variables: readonly number[], domains: Domains): bigint {
  const counted = variables.filter((variable) => model.variables[variable]?.isCounted === true)
  // Without what is not counted there are at least as many: it only takes away.
  const edges = edgesOf(model, counted, domains)
  return countForest(model, counted, domains, forestOf(edges))
}

/** At least so many combinations, `witness` (a state for each variable of the model) among them. */
export function lowerBound(
  model: Model,
  variables: readonly number[],
  domains: Domains,
  witness: readonly number[],
): bigint {
  const inside = new Set(variables)
  const box = new Map<number, readonly number[]>()
  for (const variable of variables) {
    const isCounted = model.variables[variable]?.isCounted === true
    box.set(variable, isCounted ? (domains.get(variable) ?? []) : [witness[variable] ?? -1])
  }
  for (const { scope, kindOf, accepts } of model.groups) {
    if (!scope.some((variable) => inside.has(variable))) continue
    scope.forEach((variable, place) => {
      const kind = kindOf(place, witness[variable] ?? -1)
      box.set(
        variable,
        (box.get(variable) ?? []).filter((state) => kindOf(place, state) === kind),
      )
    })
    // Alike to the witness in all that the constraint looks at: it accepts them too.
    if (!accepts(scope.map((variable) => witness[variable] ?? -1))) return 0n
  }
  const edges = edgesOf(model, variables, box)
  const forest = forestOf(edges)
  const kept = new Set(variables.map((variable) => witness[variable] ?? -1))
  const cost = (state: number) => {
    const { variable = 0, weight = 1n } = model.states[state] ?? {}
    return Number(weight) / (box.get(variable)?.length ?? 1)
  }
  const given = new Set<number>()
  const open = [...edges].flatMap(([key, edge]) => (forest.has(key) ? [] : edge.pairs))
  const degree = new Map<number, number>()
  for (const pair of open) for (const state of pair) degree.set(state, (degree.get(state) ?? 0) + 1)
  const worth = (state: number) => (kept.has(state) ? -1 : (degree.get(state) ?? 0) / cost(state))
  const most = ([a, b]: readonly [number, number]) => Math.max(worth(a), worth(b))
  for (const [a, b] of open
    .map((pair) => [most(pair), pair] as const)
    .sort(([x], [y]) => y - x)
    .map(([, pair]) => pair)) {
    if (given.has(a) || given.has(b)) continue
    given.add(worth(a) >= worth(b) ? a : b)
  }
  for (const variable of variables) {
    box.set(
      variable,
      (box.get(variable) ?? []).filter((state) => !given.has(state)),
    )
  }
  return countForest(model, variables, box, forest)
}
