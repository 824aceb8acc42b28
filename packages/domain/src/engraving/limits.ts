/**
 * Whether engravings fit in width. The available spacing of a mechanism runs from its centre to its
 * neighbour's centre or the plate's edge, less a margin of 2 mm; where the neighbour is engraved on the same
 * side it runs only to that engraving, but never less than half the way. A text is over the limit when half its width exceeds the spacing.
 */
import { approximateMeasurer, type TextMeasurer } from './fonts/measure.ts'
import { type EngravingMetrics, type EngravingRoom, isFilled, keptStack, symbolSizeMm } from './place.ts'
import { type EngravingEntry, type EngravingSet, type EngravingSide, engravingSides } from './schema.ts'

export const ENGRAVING_MARGIN_MM = 2
/** The soft limit lies this much below the hard one [1.5.33]. */
export const ENGRAVING_SOFT_MARGIN_MM = 6

export type EngravingState = 'ok' | 'overRecommended' | 'overLimit'

export type EngravingWidthCheck = {
  state: EngravingState
  /** Available spacing to each side of the centre: half the text may be as wide. */
  hardMm: number
  softMm: number
  /** Full measured width of the line. */
  widthMm: number
  /** False while real glyphs are not loaded: such a state may be shown but must not refuse anything. */
  isExact: boolean
}

/** Judges one width against the available spacing [1.5.33, 1.5.34, 1.5.35]. All in mm. */
export function checkEngravingWidth(
  widthMm: number,
  availableMm: number,
  isExact = true,
  softMarginMm = ENGRAVING_SOFT_MARGIN_MM,
): EngravingWidthCheck {
  const hardMm = Math.max(0, availableMm)
  const softMm = Math.max(0, hardMm - softMarginMm)
  const half = widthMm / 2
  // A hundredth of a micrometre forgives the last bit of a sum; it is no tolerance.
  const state = half > hardMm + 1e-8 ? 'overLimit' : half > softMm + 1e-8 ? 'overRecommended' : 'ok'
  return { state, hardMm, softMm, widthMm, isExact }
}

/** The check of one kept entry. `missing`: characters that the font does not have, which can not be cut. */
export type EngravingCheck = EngravingWidthCheck & { missing: readonly string[] }

/** What something covers on the plate, mm from its upper left corner. */
export type EngravingBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Something that no engraving may meet, with its name for a sentence: `push button 2`, `screw 1`. */
export type EngravingObstacle = { readonly title: string; readonly box: EngravingBox }

/** A mechanism as far as engravings care. Coordinates in mm on the plate; rooms from its edges, see place.ts. */
export type EngravedMechanism = {
  index: number
  /** As a sentence calls it: `push button 2`. */
  title: string
  /** As a table calls it: where it is the only one, without an article. */
  label: string
  row: number
  x: number
  /** Where its engravings start: the mechanism's upper and lower edge, the latter under its light. */
  edgeMm: Readonly<Record<EngravingSide, number>>
  roomMm: Readonly<Record<EngravingSide, number>>
}

export type EngravingGrid = {
  plateWidth: number
  plateHeight: number
  mechanisms: readonly EngravedMechanism[]
  /** Mechanisms and their lights. */
  obstacles: readonly EngravingObstacle[]
  /** The screws, which keep clear of what is engraved as far as they can. */
  screwsBeside: (engraved: readonly EngravingBox[]) => readonly EngravingObstacle[]
  style: EngravingMetrics
  hasLed: boolean
  /** How many lines a side may carry by the chosen options; two when left out. [1.5.31] */
  lines?: number
}

/** The entries of one side that are kept, with the check of each. `dropped` counts filled entries not kept. */
export type EngravingSideCheck = {
  kept: readonly EngravingEntry[]
  dropped: number
  checks: EngravingCheck[]
}
export type EngravingChecks = Readonly<Record<string, Readonly<Record<EngravingSide, EngravingSideCheck>>>>

type Measured = {
  kept: readonly EngravingEntry[]
  dropped: number
  widths: { mm: number; isExact: boolean; missing: readonly string[] }[]
}

const nothing: readonly string[] = []

/** The room on one side of a mechanism. */
export function roomOf(
  grid: Pick<EngravingGrid, 'hasLed' | 'lines'>,
  mechanism: EngravedMechanism,
  side: EngravingSide,
): EngravingRoom {
  return { roomMm: mechanism.roomMm[side], hasLed: grid.hasLed, lines: grid.lines }
}

function measureSide(
  languages: readonly (readonly EngravingEntry[])[],
  mechanism: EngravedMechanism,
  side: EngravingSide,
  grid: EngravingGrid,
  measurer: TextMeasurer,
): Measured[] {
  const stack = keptStack(languages, grid.style, roomOf(grid, mechanism, side))
  return stack.map((kept, language) => {
    const filled = languages[language]?.filter(isFilled) ?? []
    const widths = kept.map((entry) => {
      if ('symbol' in entry) return { mm: symbolSizeMm(grid.style), isExact: true, missing: nothing }
      const measure = measurer.measure(entry.text, grid.style.fontFamily, grid.style.fontSize)
      return { mm: measure.advanceMm, isExact: measure.isExact, missing: measure.missing }
    })
    return { kept, dropped: filled.length - kept.length, widths }
  })
}

/**
 * The available spacing of a mechanism, mm from its centre: the least of the distances to the plate's edges
 * and to its neighbours in the row, less the margin. `halfWidthOf` gives half the width of what a neighbour
 * carries on the same side, 0 for nothing.
 */
export function availableSpacing(
  mechanism: EngravedMechanism,
  grid: EngravingGrid,
  halfWidthOf: (neighbour: EngravedMechanism) => number = () => 0,
): number {
  const toEdges = Math.min(mechanism.x, grid.plateWidth - mechanism.x)
  const neighbours = grid.mechanisms.filter(
    (other) => other.row === mechanism.row && other.index !== mechanism.index,
  )
  const toNeighbours = neighbours.map((other) => {
    const distance = Math.abs(other.x - mechanism.x)
    // Half of the way always belongs to this mechanism, however wide its neighbour's text is.
    const share = Math.max(0, distance - ENGRAVING_MARGIN_MM) / 2
    return distance - Math.min(share, halfWidthOf(other))
  })
  return Math.min(toEdges, ...toNeighbours) - ENGRAVING_MARGIN_MM
}

/**
 * Checks every engraving of one piece, by language: the sets of all that stand at the same places. Keys are mechanism
 * indexes; indexes without a mechanism are left out.
 */
export function checkEngravingStack(
  sets: readonly EngravingSet[],
  grid: EngravingGrid,
  measurer: TextMeasurer = approximateMeasurer,
  softMarginMm = ENGRAVING_SOFT_MARGIN_MM,
): EngravingChecks[] {
  const measured = new Map<string, Measured[]>()
  const keyOf = (mechanism: EngravedMechanism, side: EngravingSide) => `${mechanism.index}:${side}`
  for (const mechanism of grid.mechanisms) {
    for (const side of engravingSides) {
      const languages = sets.map((set) => set[String(mechanism.index)]?.[side] ?? [])
      measured.set(keyOf(mechanism, side), measureSide(languages, mechanism, side, grid, measurer))
    }
  }
  const halfWidth = (mechanism: EngravedMechanism, side: EngravingSide) => {
    const stack = measured.get(keyOf(mechanism, side)) ?? []
    return Math.max(0, ...stack.flatMap(({ widths }) => widths.map(({ mm }) => mm / 2)))
  }
  const sideCheck = (language: number, mechanism: EngravedMechanism, side: EngravingSide) => {
    const found = measured.get(keyOf(mechanism, side))?.[language] ?? { kept: [], dropped: 0, widths: [] }
    const available = availableSpacing(mechanism, grid, (other) => halfWidth(other, side))
    const checks = found.widths.map(({ mm, isExact, missing }) => ({
      ...checkEngravingWidth(mm, available, isExact, softMarginMm),
      missing,
    }))
    return { kept: found.kept, dropped: found.dropped, checks }
  }
  return sets.map((_, language) =>
    Object.fromEntries(
      grid.mechanisms.map((mechanism) => [
        String(mechanism.index),
        { above: sideCheck(language, mechanism, 'above'), below: sideCheck(language, mechanism, 'below') },
      ]),
    ),
  )
}

/** Checks every engraving of one piece that is engraved in one language. */
export function checkEngravings(
  set: EngravingSet,
  grid: EngravingGrid,
  measurer: TextMeasurer = approximateMeasurer,
  softMarginMm = ENGRAVING_SOFT_MARGIN_MM,
): EngravingChecks {
  return checkEngravingStack([set], grid, measurer, softMarginMm)[0] ?? {}
}

/** Whether any engraving is certainly over its hard limit [1.5.30]. Estimates never say so. */
export function isAnyOverLimit(checks: EngravingChecks): boolean {
  return Object.values(checks).some((sides) =>
    engravingSides.some((side) =>
      sides[side].checks.some((check) => check.isExact && check.state === 'overLimit'),
    ),
  )
}

/** Characters that no file of the font has, each once: they can not be cut. Estimates never say so. */
export function missingCharacters(checks: EngravingChecks): readonly string[] {
  const missing = new Set<string>()
  for (const sides of Object.values(checks)) {
    for (const side of engravingSides) {
      for (const check of sides[side].checks) {
        if (check.isExact) for (const character of check.missing) missing.add(character)
      }
    }
  }
  return [...missing]
}
