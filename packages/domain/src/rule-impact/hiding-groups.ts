/**
 * Properties that hide and show each other, as constraints: which choices of a hidable property and of what hides or shows it
 * stand together. A hidden property has nothing chosen; a visible one has what it must have. Where properties hide each other
 * in a ring, the engine's order decides (constraints/hiding.ts), so all that hangs on a ring is one constraint.
 */
import type { HidableVariable } from './links.ts'

export type HidingGroup = {
  /** the properties that are hidden or not */
  readonly members: readonly number[]
  /** the members, and the properties that hide or show them */
  readonly scope: readonly number[]
  /** whether these states, one for each of the scope, stand together */
  readonly accepts: (states: readonly number[]) => boolean
  /** what the constraint looks at in a state of the scope: states of the same text are alike to it */
  readonly kindOf: (place: number, state: number) => string
}

export type StateReader = {
  readonly variableOf: (atom: number) => number
  /** the atom that stands for this one in states */
  readonly represent: (atom: number) => number
  /** whether a visible property may have nothing chosen */
  readonly mayBeNone: (variable: number) => boolean
  readonly isNone: (state: number) => boolean
  readonly has: (state: number, atom: number) => boolean
}

/** The constraints of the hidable properties, which come in the order in which the engine breaks rings. */
export function hidingGroups(hidables: readonly HidableVariable[], reader: StateReader): HidingGroup[] {
  // A property of both levels' networks does not exist; the same property has all its rules in one entry.
  const sources = new Map(
    hidables.map(({ variable, hiding, showing }) => [
      variable,
      new Set([...hiding, ...showing].map((atom) => reader.variableOf(atom))),
    ]),
  )
  const ringed = hangingOnRings(sources)
  const alone = hidables.filter(({ variable }) => !ringed.has(variable))
  const together = hidables.filter(({ variable }) => ringed.has(variable))
  return [...alone.map((one) => [one]), ...(together.length > 0 ? [together] : [])].map((members) =>
    groupOf(members, reader),
  )
}

/** The hidable properties that are on a ring or depend on one. */
function hangingOnRings(sources: ReadonlyMap<number, ReadonlySet<number>>): Set<number> {
  const settled = new Set<number>()
  for (;;) {
    const more = [...sources.keys()].filter(
      (variable) =>
        !settled.has(variable) &&
        [...(sources.get(variable) ?? [])].every((source) => !sources.has(source) || settled.has(source)),
    )
    if (more.length === 0) return new Set([...sources.keys()].filter((variable) => !settled.has(variable)))
    for (const variable of more) settled.add(variable)
  }
}

type Member = {
  readonly place: number
  readonly mustShow: boolean
  readonly hiding: readonly Source[]
  readonly showing: readonly Source[]
}
type Source = { readonly place: number; readonly atom: number }

const visible = 0
const hidden = 1
const undecided = 2

function groupOf(hidables: readonly HidableVariable[], reader: StateReader): HidingGroup {
  const members = hidables.map(({ variable }) => variable)
  const all = hidables.flatMap(({ hiding, showing }) => [...hiding, ...showing])
  const scope = [...new Set([...members, ...all.map((atom) => reader.variableOf(atom))])]
  const placeOf = new Map(scope.map((variable, place) => [variable, place]))
  const sourcesOf = (atoms: readonly number[]) =>
    atoms.map(
      (atom): Source => ({ place: placeOf.get(reader.variableOf(atom)) ?? 0, atom: reader.represent(atom) }),
    )
  const rows = hidables.map(({ mustShow, hiding, showing }, place): Member => {
    return { place, mustShow, hiding: sourcesOf(hiding), showing: sourcesOf(showing) }
  })
  const mayBeNone = members.map((variable) => reader.mayBeNone(variable))
  const watched = scope.map((_, place) => [
    ...new Set(
      rows.flatMap(({ hiding, showing }) =>
        [...hiding, ...showing].filter((source) => source.place === place).map(({ atom }) => atom),
      ),
    ),
  ])
  return {
    members,
    scope,
    accepts: (states) => {
      const decided = decide(rows, states, scope.length, reader)
      return rows.every(({ place }) => {
        const isNone = reader.isNone(states[place] ?? -1)
        return decided[place] === hidden ? isNone : !isNone || mayBeNone[place] === true
      })
    },
    kindOf: (place, state) =>
      `${reader.isNone(state) ? 'none' : ''} ${(watched[place] ?? []).filter((atom) => reader.has(state, atom)).join(' ')}`,
  }
}

/** What is hidden, decided as the engine decides it. Whatever is not a member is visible where it has something. */
function decide(
  rows: readonly Member[],
  states: readonly number[],
  count: number,
  reader: StateReader,
): Uint8Array {
  const decided = new Uint8Array(count)
  for (const { place } of rows) decided[place] = undecided
  const are = (sources: readonly Source[]) => {
    let result = visible
    for (const { place, atom } of sources) {
      if (!reader.has(states[place] ?? -1, atom) || decided[place] === hidden) continue
      if (decided[place] === visible) return 1
      result = undecided
    }
    return result
  }
  for (;;) {
    let isFurther = false
    for (const { place, mustShow, hiding, showing } of rows) {
      if (decided[place] !== undecided) continue
      const isHiding = are(hiding)
      let decision = isHiding
      if (isHiding !== 1 && mustShow) {
        const isShowing = are(showing)
        decision = isShowing === 0 ? hidden : isHiding === 0 && isShowing === 1 ? visible : undecided
      }
      if (decision === undecided) continue
      decided[place] = decision
      isFurther = true
    }
    if (isFurther) continue
    const ring = rows.find(({ place }) => decided[place] === undecided)
    if (ring === undefined) return decided
    decided[ring.place] = visible
  }
}
