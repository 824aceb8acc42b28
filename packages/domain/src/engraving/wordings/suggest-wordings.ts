/**
 * Other ways to write a text that is too wide for its place: over two lines, or with shorter words. Each is measured
 * where it would stand, beside its neighbours, before it is suggested.
 */
import type { Abbreviation } from './abbreviation.ts'
import { findShortenings, type Shortening, shortened } from './abbreviations.ts'
import {
  checkEngravingStack,
  ENGRAVING_SOFT_MARGIN_MM,
  type EngravingCheck,
  type EngravingChecks,
  type EngravingGrid,
  type EngravingSideCheck,
  type EngravingState,
} from '../limits.ts'
import type { TextMeasurer } from '../fonts/measure.ts'
import { type EngravingEntry, type EngravingSet, engravingSides } from '../schema.ts'
import { type EngravingPlace, withSide } from '../sets.ts'

export type WordingRequest = {
  readonly set: EngravingSet
  /** what the other language has at the same places, and whether it stands above */
  readonly other?: { readonly set: EngravingSet; readonly isFirst: boolean } | undefined
  readonly place: EngravingPlace
  readonly grid: EngravingGrid
  readonly measurer: TextMeasurer
  readonly abbreviations: readonly Abbreviation[]
  readonly softMarginMm?: number
}

export type WordingFit = {
  readonly kind: 'split' | 'shorter'
  /** the lines of the side as they would be written */
  readonly lines: readonly string[]
  readonly set: EngravingSet
  /** letters lost: what it takes away from the text as it was written */
  readonly lettersLost: number
}

const severity: Readonly<Record<EngravingState, number>> = { ok: 0, overRecommended: 1, overLimit: 2 }

/** The worst state of a side; 'ok' when nothing stands there. */
export function worstState(side: EngravingSideCheck | undefined): EngravingState {
  let worst: EngravingState = 'ok'
  for (const { state } of side?.checks ?? []) if (severity[state] > severity[worst]) worst = state
  return worst
}

/** The check of an entry, found by the entry itself; undefined where it is not cut. */
export function checkOfEntry(
  side: EngravingSideCheck | undefined,
  entry: EngravingEntry,
): EngravingCheck | undefined {
  return side?.checks[side.kept.indexOf(entry)]
}

/**
 * Whether `after` mends what `was` wrong at a place: over the limit before, within it after; over the recommended limit
 * before, within that after. `entries` stand there now: all of them cut, with every letter.
 */
export function isMended(
  was: EngravingCheck,
  after: EngravingChecks,
  { mechanism, side }: Omit<EngravingPlace, 'line'>,
  entries: readonly EngravingEntry[],
): boolean {
  return entries.every((entry) => {
    const check = checkOfEntry(after[String(mechanism)]?.[side], entry)
    if (check === undefined || !check.isExact || check.missing.length > 0) return false
    return severity[check.state] < severity[was.state]
  })
}

/** Whether every engraving is cut as completely as before and stands in no worse state. */
export function isNoWorse(before: EngravingChecks, after: EngravingChecks): boolean {
  return Object.entries(before).every(([index, sides]) =>
    engravingSides.every((side) => {
      const [was, is] = [sides[side], after[index]?.[side]]
      if (is === undefined) return was.kept.length === 0
      return is.dropped <= was.dropped && severity[worstState(is)] <= severity[worstState(was)]
    }),
  )
}

/** Places where a text without blanks at its ends may be broken: `[end of the first line, start of the second]`. */
function breaksOf(text: string): [number, number][] {
  const found: [number, number][] = []
  for (const match of text.matchAll(/\s+|[-–/](?=\S)/gu)) {
    const isBlank = match[0].trim() === ''
    const end = match.index + match[0].length
    found.push([isBlank ? match.index : end, end])
  }
  return found
}

/** The text over two lines, broken where the wider line is narrowest. */
function balanced(text: string, { grid, measurer }: WordingRequest): [string, string] | undefined {
  let best: [string, string] | undefined
  let bestWidth = Number.POSITIVE_INFINITY
  for (const [end, start] of breaksOf(text)) {
    const lines: [string, string] = [text.slice(0, end), text.slice(start)]
    const widths = lines.map(
      (line) => measurer.measure(line, grid.style.fontFamily, grid.style.fontSize).advanceMm,
    )
    const width = Math.max(...widths)
    if (width >= bestWidth) continue
    best = lines
    bestWidth = width
  }
  return best
}

/** The checks of a set beside the other language. */
function checkedBeside(set: EngravingSet, request: WordingRequest): EngravingChecks {
  const { other, grid, measurer, softMarginMm = ENGRAVING_SOFT_MARGIN_MM } = request
  const sets = other === undefined ? [set] : other.isFirst ? [other.set, set] : [set, other.set]
  return checkEngravingStack(sets, grid, measurer, softMarginMm)[other?.isFirst === true ? 1 : 0] ?? {}
}

/** Letters and signs, blanks left out. */
function lettersIn(text: string): number {
  return text.replace(/\s/g, '').length
}

/** How many places with a shorter word are tried in all combinations. */
const COMBINED = 7
/** How many shorter wordings are suggested. */
const OFFERED = 2

/** All ways to carry out shortenings that do not overlap, the one that loses the fewest letters first. */
function wordings(text: string, abbreviations: readonly Abbreviation[]): string[] {
  const places = findShortenings(text, abbreviations).slice(0, COMBINED)
  const chosen: Shortening[][] = [[]]
  for (const place of places) {
    for (const earlier of chosen.slice()) {
      const last = earlier.at(-1)
      if (last === undefined || last.at + last.length <= place.at) chosen.push([...earlier, place])
    }
  }
  const texts = new Set(chosen.slice(1).map((shortenings) => shortened(text, shortenings)))
  return [...texts].sort((one, other) => lettersIn(other) - lettersIn(one))
}

/** Other wordings that fit, by least change: over two lines, then by letters lost. Empty when the text fits. */
export function suggestWordings(request: WordingRequest): WordingFit[] {
  const { set, place } = request
  const { mechanism, side, line } = place
  const entries = set[String(mechanism)]?.[side] ?? []
  const entry = entries[line]
  if (entry === undefined || !('text' in entry)) return []
  const text = entry.text.trim()
  const before = checkedBeside(set, request)
  const was = checkOfEntry(before[String(mechanism)]?.[side], entry)
  if (was === undefined || !was.isExact || was.state === 'ok') return []
  const isAlone = entries.every((other, index) => index === line || ('text' in other && !other.text.trim()))
  const fits: WordingFit[] = []

  const offer = (kind: WordingFit['kind'], next: readonly EngravingEntry[], written: EngravingEntry[]) => {
    const changed = withSide(set, mechanism, side, next)
    const after = checkedBeside(changed, request)
    if (!isMended(was, after, place, written) || !isNoWorse(before, after)) return
    const lines = written.map((one) => ('text' in one ? one.text : ''))
    fits.push({ kind, lines, set: changed, lettersLost: lettersIn(text) - lettersIn(lines.join('')) })
  }
  const inTwo = (wording: string, kind: WordingFit['kind']) => {
    const lines = isAlone ? balanced(wording, request)?.map((part) => ({ text: part })) : undefined
    if (lines) offer(kind, lines, lines)
  }

  inTwo(text, 'split')
  const shorter = wordings(text, request.abbreviations)
  const wanted = fits.length + OFFERED
  for (const wording of shorter) {
    if (fits.length >= wanted) break
    const next = { text: wording }
    offer(
      'shorter',
      entries.map((other, index) => (index === line ? next : other)),
      [next],
    )
  }
  // Shorter words and two lines, where neither is enough alone.
  for (const wording of shorter) {
    if (fits.length > 0) break
    inTwo(wording, 'shorter')
  }
  return fits
}
