/**
 * Bounds of a count that is too entangled to be exact. Above: only so many of the pairs of properties are looked at that they
 * form a forest, which is counted exactly; whatever is left out could only take combinations away. Below: choices are given up
 * until what is left out of the forest never bites, beginning from a combination that is known to be allowed, so that it is
 * among them; the rest of the forest is counted exactly.
 */
import type { Model } from './model.ts'

type Domains = ReadonlyMap<number, readonly number[]>

/** Pairs of states that never go together, one after another: those of each pair of properties, by `edgeKey`. */
type Pairs = { readonly states: readonly number[]; readonly edges: readonly number[] }

function pairsOf(model: Model, variables: readonly number[], domains: Domains): Pairs {
  const isInside = new Uint8Array(model.states.length)
  for (const variable of variables) for (const state of domains.get(variable) ?? []) isInside[state] = 1
  const count = model.variables.length
  const states: number[] = []
  const edges: number[] = []
  for (const variable of variables) {
    for (const state of domains.get(variable) ?? []) {
      for (const other of model.conflicts[state] ?? []) {
        if (other < state || isInside[other] === 0) continue
        const two = model.states[other]?.variable ?? 0
        states.push(state, other)
        edges.push(Math.min(variable, two) * count + Math.max(variable, two))
      }
    }
  }
  return { states, edges }
}

/** Those pairs of properties with the most to say that make no circle. */
function forestOf(model: Model, { edges }: Pairs): Set<number> {
  const weights = new Map<number, number>()
  for (const key of edges) weights.set(key, (weights.get(key) ?? 0) + 1)
  const parent = Int32Array.from(model.variables, (_, variable) => variable)
  const rootOf = (variable: number): number => {
    let root = variable
    while (parent[root] !== root) root = parent[root] ?? root
    parent[variable] = root
    return root
  }
  const chosen = new Set<number>()
  const count = model.variables.length
  for (const [key] of [...weights].sort(([, a], [, b]) => b - a)) {
    const [a, b] = [rootOf(Math.floor(key / count)), rootOf(key % count)]
    if (a === b) continue
    parent[a] = b
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
  /** by state: what hangs on it, counted; 0 for states that are not looked at */
  const weights = new Array<bigint>(model.states.length).fill(0n)
  for (const variable of variables) {
    const isCounted = model.variables[variable]?.isCounted === true
    const all = domains.get(variable) ?? []
    for (const state of all) weights[state] = isCounted ? (model.states[state]?.weight ?? 0n) : 1n
  }
  const weightOf = (state: number) => weights[state] ?? 0n
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
      const total = own.reduce((sum, state) => sum + weightOf(state), 0n)
      if (from < 0) {
        count *= isCounted ? total : mostOf(own, weightOf)
        continue
      }
      for (const state of domains.get(from) ?? []) {
        const apart: number[] = []
        for (const one of model.conflicts[state] ?? []) {
          if (model.states[one]?.variable === variable) apart.push(one)
        }
        const left = isCounted
          ? apart.reduce((sum, one) => sum - weightOf(one), total)
          : mostOf(
              own.filter((one) => !apart.includes(one)),
              weightOf,
            )
        weights[state] = weightOf(state) * left
      }
    }
  }
  return count
}

function mostOf(states: readonly number[], weightOf: (state: number) => bigint): bigint {
  return states.reduce((most, state) => (weightOf(state) > most ? weightOf(state) : most), 0n)
}

/** At most so many combinations. A property that is not counted takes its best state: see below. */
export function upperBound(model: Model, variables: readonly number[], domains: Domains): bigint {
  const counted = variables.filter((variable) => model.variables[variable]?.isCounted === true)
  // Without what is not counted there are at least as many: it only takes away.
  return countForest(model, counted, domains, forestOf(model, pairsOf(model, counted, domains)))
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
  const pairs = pairsOf(model, variables, box)
  const forest = forestOf(model, pairs)
  const given = giveUp(model, box, pairs, { forest, witness })
  for (const variable of variables) {
    box.set(
      variable,
      (box.get(variable) ?? []).filter((state) => given[state] === 0),
    )
  }
  return countForest(model, variables, box, forest)
}

/** Of each pair that the forest leaves out one state, never one of the witness: 1 for each. Those that cost least go first. */
function giveUp(
  model: Model,
  box: Domains,
  { states, edges }: Pairs,
  { forest, witness }: { readonly forest: ReadonlySet<number>; readonly witness: readonly number[] },
): Uint8Array {
  const open = edges.flatMap((key, place) => (forest.has(key) ? [] : [place]))
  const worth = new Float64Array(model.states.length)
  for (const place of open) {
    for (const state of states.slice(place * 2, place * 2 + 2)) worth[state] = (worth[state] ?? 0) + 1
  }
  worth.forEach((degree, state) => {
    const { variable = 0, weight = 1n } = model.states[state] ?? {}
    if (degree > 0) worth[state] = (degree * (box.get(variable)?.length ?? 1)) / Number(weight)
  })
  for (const state of witness) if (state >= 0) worth[state] = -1
  const worthOf = (state: number | undefined) => worth[state ?? -1] ?? 0
  const best = Float64Array.from(edges, (_, place) =>
    Math.max(worthOf(states[place * 2]), worthOf(states[place * 2 + 1])),
  )
  const given = new Uint8Array(model.states.length)
  for (const place of open.sort((x, y) => (best[y] ?? 0) - (best[x] ?? 0))) {
    const [a = -1, b = -1] = states.slice(place * 2, place * 2 + 2)
    if (given[a] === 1 || given[b] === 1) continue
    given[worthOf(a) >= worthOf(b) ? a : b] = 1
  }
  return given
}
