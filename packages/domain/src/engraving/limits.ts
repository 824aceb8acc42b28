/**
 * Whether engravings fit in width. The available spacing of a mechanism runs from its centre to its
 * neighbour's centre or the plate's edge, less a margin of 2 mm; where the neighbour is engraved on the same
 * side it runs only to that engraving, but never less than half the way. A text is over the limit when half its width exceeds the spacing.
 */
import { approximateMeasurer, type TextMeasurer } from './measure.ts'
import { type EngravingMetrics, keptEngravings, symbolSizeMm } from './place.ts'
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

/** A mechanism as far as engravings care. Coordinates in mm on the plate; rooms from its edges, see place.ts. */
export type EngravedMechanism = {
  index: number
  row: number
  x: number
  roomMm: Readonly<Record<EngravingSide, number>>
}

export type EngravingGrid = {
  plateWidth: number
  mechanisms: readonly EngravedMechanism[]
  style: EngravingMetrics
  hasLed: boolean
}

/** The entries of one side that are kept, with the check of each. `dropped` counts filled entries not kept. */
export type EngravingSideCheck = {
  kept: readonly EngravingEntry[]
  dropped: number
  checks: EngravingWidthCheck[]
}
export type EngravingChecks = Readonly<Record<string, Readonly<Record<EngravingSide, EngravingSideCheck>>>>

type Measured = {
  kept: readonly EngravingEntry[]
  dropped: number
  widths: { mm: number; isExact: boolean }[]
}

function measureSide(
  entries: readonly EngravingEntry[],
  mechanism: EngravedMechanism,
  side: EngravingSide,
  grid: EngravingGrid,
  measurer: TextMeasurer,
): Measured {
  const kept = keptEngravings(entries, grid.style, { roomMm: mechanism.roomMm[side], hasLed: grid.hasLed })
  const filled = entries.filter((entry) => 'symbol' in entry || entry.text.trim() !== '')
  const widths = kept.map((entry) => {
    if ('symbol' in entry) return { mm: symbolSizeMm(grid.style), isExact: true }
    const measure = measurer.measure(entry.text, grid.style.fontFamily, grid.style.fontSize)
    return { mm: measure.advanceMm, isExact: measure.isExact }
  })
  return { kept, dropped: filled.length - kept.length, widths }
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

/** Checks every engraving of one piece. Keys are mechanism indexes; indexes without a mechanism are left out. */
export function checkEngravings(
  set: EngravingSet,
  grid: EngravingGrid,
  measurer: TextMeasurer = approximateMeasurer,
  softMarginMm = ENGRAVING_SOFT_MARGIN_MM,
): EngravingChecks {
  const measured = new Map<string, Measured>()
  const keyOf = (mechanism: EngravedMechanism, side: EngravingSide) => `${mechanism.index}:${side}`
  for (const mechanism of grid.mechanisms) {
    for (const side of engravingSides) {
      const entries = set[String(mechanism.index)]?.[side] ?? []
      measured.set(keyOf(mechanism, side), measureSide(entries, mechanism, side, grid, measurer))
    }
  }
  const halfWidth = (mechanism: EngravedMechanism, side: EngravingSide) =>
    Math.max(0, ...(measured.get(keyOf(mechanism, side))?.widths ?? []).map(({ mm }) => mm / 2))
  const sideCheck = (mechanism: EngravedMechanism, side: EngravingSide): EngravingSideCheck => {
    const found = measured.get(keyOf(mechanism, side)) ?? { kept: [], dropped: 0, widths: [] }
    const available = availableSpacing(mechanism, grid, (other) => halfWidth(other, side))
    const checks = found.widths.map(({ mm, isExact }) =>
      checkEngravingWidth(mm, available, isExact, softMarginMm),
    )
    return { kept: found.kept, dropped: found.dropped, checks }
  }
  return Object.fromEntries(
    grid.mechanisms.map((mechanism) => [
      String(mechanism.index),
      { above: sideCheck(mechanism, 'above'), below: sideCheck(mechanism, 'below') },
    ]),
  )
}

/** Whether any engraving is certainly over its hard limit [1.5.30]. Estimates never say so. */
export function isAnyOverLimit(checks: EngravingChecks): boolean {
  return Object.values(checks).some((sides) =>
    engravingSides.some((side) =>
      sides[side].checks.some((check) => check.isExact && check.state === 'overLimit'),
    ),
  )
}
