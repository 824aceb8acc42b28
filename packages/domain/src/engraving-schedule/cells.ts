/** One line of an engraving as a cell of the schedule: what stands there, how wide it is, and what is wrong with it. */
import type { EngravingSideCheck } from '../engraving/limits.ts'
import { isFilled } from '../engraving/place.ts'
import type { EngravingEntry } from '../engraving/schema.ts'
import { shownCharacters } from '../engraving/text.ts'
import { engravingMessages } from '../messages/options/engraving.ts'
import { engravingScheduleMessages as words } from '../messages/options/engraving-schedule.ts'
import { formatMm } from '../units/lengths.ts'

/** `invalid`: the item can not be ordered with it; `caution`: it can, and should be looked at. */
export type CellTone = 'ok' | 'caution' | 'invalid'

export type ScheduleCell = {
  readonly entry: EngravingEntry | undefined
  /** mm; null for what is not engraved */
  readonly widthMm: number | null
  /** mm that the line may be wide; null for what is not engraved */
  readonly allowedMm: number | null
  /** false while real glyphs are not loaded */
  readonly isExact: boolean
  readonly tone: CellTone
  /** what is wrong, in sentences */
  readonly problems: readonly string[]
  /** too wide, so that other words, lines, sizes or plates may help [1.5.33, 1.5.35] */
  readonly isTooWide: boolean
}

/** A side of a mechanism in one language, as it was checked. */
export type CheckedSide = {
  readonly check: EngravingSideCheck | undefined
  /** what a kept line meets, in words; nothing while widths are estimates */
  readonly metBy: (keptLine: number) => readonly string[]
  readonly hasLimits: boolean
  /** limits are shown, not enforced [1.4.38] */
  readonly isCustom: boolean
  readonly font: string
}

const nothing: readonly string[] = []
const emptyCell: ScheduleCell = {
  entry: undefined,
  widthMm: null,
  allowedMm: null,
  isExact: true,
  tone: 'ok',
  problems: nothing,
  isTooWide: false,
}

/** The cell of one line. Estimates never refuse anything. */
export function scheduleCell(entry: EngravingEntry | undefined, side: CheckedSide): ScheduleCell {
  if (entry === undefined || !isFilled(entry))
    return entry === undefined ? emptyCell : { ...emptyCell, entry }
  const { check: sideCheck, hasLimits, isCustom } = side
  if (sideCheck === undefined) return { ...emptyCell, entry }
  const line = sideCheck.kept.indexOf(entry)
  const check = sideCheck.checks[line]
  if (check === undefined) {
    return { ...emptyCell, entry, tone: 'caution', problems: [engravingMessages.engravingNoRoom] }
  }
  const { widthMm, hardMm, softMm, state, isExact, missing } = check
  const figures = { width: formatMm(widthMm), allowed: formatMm(2 * hardMm), advised: formatMm(2 * softMm) }
  const hard: string[] = []
  const soft: string[] = []
  const isOver = hasLimits && isExact && state === 'overLimit'
  if (isOver) hard.push(words.tooWide(figures))
  else if (hasLimits && state !== 'ok') soft.push(words.overRecommended(figures))
  if (isExact && missing.length > 0) {
    hard.push(engravingMessages.engravingMissing({ characters: shownCharacters(missing), font: side.font }))
  }
  for (const other of new Set(side.metBy(line))) {
    hard.push(engravingMessages.engravingMeetsHere({ other }))
  }
  return {
    entry,
    widthMm,
    allowedMm: 2 * hardMm,
    isExact,
    tone: hard.length > 0 && !isCustom ? 'invalid' : hard.length + soft.length > 0 ? 'caution' : 'ok',
    problems: [...hard, ...soft],
    isTooWide: hasLimits && isExact && state !== 'ok',
  }
}
