/**
 * What engravings meet on their plate: each other, mechanisms and their lights, screws, the plate's edge. Whatever meets
 * something can not be made as it is drawn. The hidden outline of the box in the wall is no obstacle: it lies behind.
 */
import { plateWords } from '../messages/options/plate-names.ts'
import {
  ENGRAVING_MARGIN_MM,
  type EngravingBox,
  type EngravingChecks,
  type EngravingGrid,
  type EngravingState,
  roomOf,
} from './limits.ts'
import { approximateMeasurer } from './fonts/measure.ts'
import { engravingBlock, type EngravingMetrics, keptStack, symbolSizeMm } from './place.ts'
import { type EngravingEntry, type EngravingSet, type EngravingSide, engravingSides } from './schema.ts'
import type { EngravingPlace } from './sets.ts'
import { findEngravingSymbol } from './symbols/registry.ts'

/** Where a kept entry stands on the plate and how far it may reach, for those who show what is too wide. */
export type EngravingMark = {
  readonly mechanism: number
  readonly side: EngravingSide
  /** index of its language: 0 for the first */
  readonly language: number
  /** index among the kept entries of its language */
  readonly line: number
  readonly entry: EngravingEntry
  readonly state: EngravingState
  /** what it covers, mm on the plate */
  readonly box: EngravingBox
  /** how far to the left and right it may reach, mm on the plate */
  readonly limit: { readonly from: number; readonly to: number }
  /** False while its width is an estimate. */
  readonly isExact: boolean
}

/** The marks of a piece's engravings, from the checks of all its languages. */
export function engravingMarks(stack: readonly EngravingChecks[], grid: EngravingGrid): EngravingMark[] {
  return grid.mechanisms.flatMap((mechanism) =>
    engravingSides.flatMap((side) => {
      const found = stack.flatMap((checks, language) => {
        const { kept = [], checks: ofKept = [] } = checks[String(mechanism.index)]?.[side] ?? {}
        return kept.flatMap((entry, line) => {
          const check = ofKept[line]
          return check === undefined ? [] : [{ entry, check, language, line }]
        })
      })
      const edge = { x: mechanism.x, y: mechanism.edgeMm[side] }
      const entries = found.map(({ entry }) => entry)
      return engravingBlock(entries, side, edge, grid.style).flatMap(({ at, heightMm }, index) => {
        const one = found[index]
        if (one === undefined) return []
        const { widthMm: width, hardMm, state, isExact } = one.check
        const box = { x: at.x - width / 2, y: at.y - heightMm, width, height: heightMm }
        const limit = { from: at.x - hardMm, to: at.x + hardMm }
        const { entry, language, line } = one
        return [{ mechanism: mechanism.index, side, language, line, entry, state, box, limit, isExact }]
      })
    }),
  )
}

/**
 * What the engravings of a piece cover at most, by estimated widths: screws keep clear of it, and stand in the same
 * places whether the glyphs are loaded or not.
 */
export function estimatedBoxes(sets: readonly EngravingSet[], grid: EngravingGrid): EngravingBox[] {
  const { style } = grid
  const widthOf = (entry: EngravingEntry) =>
    'symbol' in entry
      ? symbolSizeMm(style)
      : approximateMeasurer.measure(entry.text, style.fontFamily, style.fontSize).advanceMm
  return grid.mechanisms.flatMap((mechanism) =>
    engravingSides.flatMap((side) => {
      const languages = sets.map((set) => set[String(mechanism.index)]?.[side] ?? [])
      const kept = keptStack(languages, style, roomOf(grid, mechanism, side)).flat()
      const edge = { x: mechanism.x, y: mechanism.edgeMm[side] }
      return engravingBlock(kept, side, edge, style).map(({ entry, at, heightMm }) => {
        const width = widthOf(entry)
        return { x: at.x - width / 2, y: at.y - heightMm, width, height: heightMm }
      })
    }),
  )
}

/** Where one line of an engraving is written, and in which of the languages. */
export type EngravedPlace = EngravingPlace & Pick<EngravingMark, 'language'>

/** An engraving that meets something. */
export type EngravingOverlap = EngravedPlace & {
  /** the engraving with its place, and what it meets, as a sentence calls them */
  readonly what: string
  readonly other: string
  /** where the other one is written, if it is an engraving too */
  readonly otherPlace?: EngravedPlace
}

/** Letters that reach under the baseline, and how far in parts of the font size. */
const descenders = /[gjpqy,;()[\]{}|_@Qçşţģķļņŗ]/
const DESCENT = 0.2

function placeOf({ mechanism, side, language, line }: EngravingMark): EngravedPlace {
  return { mechanism, side, language, line }
}

/** What is cut of a mark: a text that is over its limit, which is said of it already, counts as wide as it may be. */
function coveredBy({ entry, box, limit }: EngravingMark, style: EngravingMetrics, isLimited: boolean) {
  const depth = 'text' in entry && descenders.test(entry.text) ? DESCENT * style.fontSize : 0
  const tall = { ...box, height: box.height + depth }
  if (!isLimited || limit.to - limit.from >= box.width) return tall
  return { ...tall, x: limit.from, width: Math.max(0, limit.to - limit.from) }
}

/** Whether two boxes share more than a hundredth of a millimetre either way: touching is no overlap. */
function meet(a: EngravingBox, b: EngravingBox): boolean {
  const least = 0.01
  return (
    a.x + least < b.x + b.width &&
    b.x + least < a.x + a.width &&
    a.y + least < b.y + b.height &&
    b.y + least < a.y + a.height
  )
}

function contentOf(entry: EngravingEntry): string {
  if ('text' in entry) return plateWords.engravedText({ text: entry.text.trim() })
  return plateWords.engravedSymbol({ title: findEngravingSymbol(entry.symbol)?.title ?? entry.symbol })
}

/**
 * All that the engravings of a piece meet, each pair once. Marks with estimated widths are left out: they may be shown
 * but must not refuse anything. `isLimited`: the organisation has limits, which keep texts from the plate's sides and
 * from their neighbours in the row.
 */
export function engravingOverlaps(
  sets: readonly EngravingSet[],
  stack: readonly EngravingChecks[],
  grid: EngravingGrid,
  isLimited: boolean,
): EngravingOverlap[] {
  const marks = engravingMarks(stack, grid).filter(({ isExact }) => isExact)
  if (marks.length === 0) return []
  const titles = new Map(grid.mechanisms.map(({ index, title }) => [index, title]))
  const nameOf = ({ entry, mechanism, side }: EngravingMark) =>
    plateWords.engravingAt({ what: contentOf(entry), side, name: titles.get(mechanism) ?? '' })
  const covered = marks.map((mark) => coveredBy(mark, grid.style, isLimited))
  const obstacles = [...grid.obstacles, ...grid.screwsBeside(estimatedBoxes(sets, grid))]
  return marks.flatMap((mark, index) => {
    const box = covered[index] ?? mark.box
    const others = [
      ...obstacles.filter((obstacle) => meet(box, obstacle.box)).map(({ title }) => ({ other: title })),
      ...marks
        .filter((_, at) => at > index && meet(box, covered[at] ?? mark.box))
        .map((other) => ({ other: nameOf(other), otherPlace: placeOf(other) })),
      ...(leavesPlate(box, grid) ? [{ other: plateWords.edgeOfPlate }] : []),
    ]
    return others.map((other) => ({ ...placeOf(mark), what: nameOf(mark), ...other }))
  })
}

/** Whether a box comes nearer to the upper or lower edge than the margin, or passes the plate's sides. */
function leavesPlate({ x, y, width, height }: EngravingBox, grid: EngravingGrid): boolean {
  const least = 0.01
  return (
    x < -least ||
    x + width > grid.plateWidth + least ||
    y < ENGRAVING_MARGIN_MM - least ||
    y + height > grid.plateHeight - ENGRAVING_MARGIN_MM + least
  )
}
