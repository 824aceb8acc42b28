/**
 * How engraving sets change: one entry, a whole mechanism, one piece of the quantity. Nothing here mutates, and what is
 * empty leaves no trace, so that an untouched mechanism is not stored.
 */
import {
  ENGRAVING_ENTRIES_MAX,
  type EngravingEntry,
  type EngravingSet,
  type EngravingSide,
  engravingSides,
  type MechanismEngraving,
} from './schema.ts'

/** One place for an entry: a mechanism, a side of it, the first or second line. */
export type EngravingPlace = {
  readonly mechanism: number
  readonly side: EngravingSide
  readonly line: number
}

/** Nothing typed at all; blanks are something, so that a person can go on typing after them. */
export function isBlankEntry(entry: EngravingEntry | undefined): boolean {
  return entry === undefined || ('text' in entry && entry.text === '')
}

/** The set with all entries of one side replaced; empty ones at the end go. */
export function withSide(
  set: EngravingSet,
  mechanism: number,
  side: EngravingSide,
  entries: readonly (EngravingEntry | undefined)[],
): EngravingSet {
  const filled = entries.findLastIndex((entry) => !isBlankEntry(entry)) + 1
  const kept = entries.slice(0, filled).map((entry): EngravingEntry => entry ?? { text: '' })
  const { [side]: _, ...otherSide } = set[String(mechanism)] ?? {}
  return withMechanism(set, mechanism, kept.length > 0 ? { ...otherSide, [side]: kept } : otherSide)
}

/** The set with one entry replaced; `entry` null empties its place. Places keep their order. */
export function withEntry(
  set: EngravingSet,
  { mechanism, side, line }: EngravingPlace,
  entry: EngravingEntry | null,
): EngravingSet {
  const current = set[String(mechanism)]?.[side] ?? []
  const entries = Array.from({ length: ENGRAVING_ENTRIES_MAX }, (_, index) =>
    index === line ? (entry ?? undefined) : current[index],
  )
  return withSide(set, mechanism, side, entries)
}

/** The set with everything at one mechanism replaced: what a paste does. An empty engraving removes it. */
export function withMechanism(
  set: EngravingSet,
  mechanism: number,
  engraving: MechanismEngraving,
): EngravingSet {
  const { [String(mechanism)]: _, ...others } = set
  const isEmpty = engravingSides.every((side) => (engraving[side] ?? []).every(isBlankEntry))
  return isEmpty ? others : { ...others, [String(mechanism)]: engraving }
}

/** The sets with that of one piece replaced; the list grows to that piece with what counted for it before. */
export function withPiece(sets: readonly EngravingSet[], piece: number, set: EngravingSet): EngravingSet[] {
  const [first = {}] = sets
  const length = Math.max(sets.length, piece + 1)
  return Array.from({ length }, (_, index) => (index === piece ? set : (sets[index] ?? first)))
}

/** One set for each of `quantity` pieces, all as they counted so far: from here on each may have its own. [1.9.13] */
export function eachItsOwn(sets: readonly EngravingSet[], quantity: number): EngravingSet[] {
  const [first = {}] = sets
  return Array.from({ length: Math.max(1, quantity) }, (_, piece) => sets[piece] ?? first)
}

/** The sets that count: no more than there are pieces. Those of pieces taken away are kept, in case they come back. */
export function countedSets(sets: readonly EngravingSet[], quantity: number): readonly EngravingSet[] {
  const pieces = Math.max(1, quantity)
  return sets.length <= pieces ? sets : sets.slice(0, pieces)
}

/** [1, 2, 3, 5] → '1–3, 5' */
export function pieceNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
