/** Which states never go together, as lists of numbers: one list for each state, from the least up. */
import type { Atoms } from './atoms.ts'
import type { Links } from './links.ts'
import type { State } from './state.ts'

export type Conflicts = readonly Int32Array[]

/** Whether two states never go together. */
export function areInConflict(conflicts: Conflicts, one: number, other: number): boolean {
  const list = conflicts[one]
  if (list === undefined) return false
  let [from, to] = [0, list.length - 1]
  while (from <= to) {
    const middle = (from + to) >> 1
    const at = list[middle] ?? 0
    if (at === other) return true
    if (at < other) from = middle + 1
    else to = middle - 1
  }
  return false
}

/** Reads off the links between atoms which states they part. */
export function conflictsOf(states: readonly State[], links: Links, atoms: Atoms): Conflicts {
  const withAtom = statesByAtom(states, atoms.count)
  const pairs: number[] = []
  const part = (one: number, other: number) => {
    pairs.push(one * states.length + other, other * states.length + one)
  }
  for (let atom = 0; atom < atoms.count; atom++) {
    const own = withAtom[atom]
    const apart = own === undefined ? undefined : links.apartFrom(atom)
    if (own === undefined || apart === undefined) continue
    const variable = atoms.variableOf(atom)
    for (const other of apart) {
      const theirs = other < atom ? undefined : withAtom[other]
      if (theirs === undefined || atoms.variableOf(other) === variable) continue
      for (const one of own) for (const two of theirs) part(one, two)
    }
  }
  const byVariable: number[][] = []
  if (links.needs.length > 0) {
    states.forEach(({ variable }, place) => (byVariable[variable] ??= []).push(place))
  }
  for (const { atom, variable, oneOf } of links.needs) {
    const own = withAtom[atom]
    if (own === undefined) continue
    // Of options that are one state the first stands for all: it meets what they meet.
    for (const two of byVariable[variable] ?? []) {
      if (states[two]?.atoms.some((one) => oneOf.has(one)) === true) continue
      for (const one of own) part(one, two)
    }
  }
  return listsOf(pairs, states.length)
}

function statesByAtom(states: readonly State[], count: number): (number[] | undefined)[] {
  const withAtom: (number[] | undefined)[] = Array.from({ length: count })
  states.forEach(({ atoms }, place) => {
    for (const atom of atoms) {
      const known = withAtom[atom]
      if (known === undefined) withAtom[atom] = [place]
      else known.push(place)
    }
  })
  return withAtom
}

/** One list for each state, out of `one * count + other` for each pair in both directions, some of them twice. */
function listsOf(pairs: readonly number[], count: number): Conflicts {
  const sorted = Float64Array.from(pairs).sort()
  const others = new Int32Array(sorted.length)
  const ends = new Int32Array(count)
  let size = 0
  let last = -1
  for (const pair of sorted) {
    if (pair === last) continue
    last = pair
    const one = Math.floor(pair / count)
    others[size++] = pair - one * count
    ends[one] = size
  }
  let start = 0
  return Array.from(ends, (end) => {
    const list = others.subarray(start, Math.max(start, end))
    start = Math.max(start, end)
    return list
  })
}
