/** What is measured on a canvas as dimensions of a sheet, to the interval that the organization measures by. */
import type { Measure } from '../../canvas/kind.ts'
import type { DimensionSide, LinearDimension } from '../../drawing/scene.ts'
import { type Box, type Point, unionBoxes } from '../../geometry/box.ts'
import {
  formatInches,
  formatLength,
  type LengthUnit,
  MM_PER_INCH,
  roundToFraction,
} from '../../units/lengths.ts'

/** What two lengths may differ by and be the same, inches. */
const SAME = 1e-6
/** Figures are written to this part of an inch after they are rounded. */
const FINEST = 64

/** Inches to the nearest interval of the unit in which they are written. [2.5.29, 2.5.30] */
export function roundedInches(inches: number, precision: number, unit: LengthUnit): number {
  if (unit === 'in') return roundToFraction(inches, 1 / precision)
  return roundToFraction(inches * MM_PER_INCH, 1 / precision) / MM_PER_INCH
}

/** `45 1/2"`, or `1156 mm`; inches to 1/`denominator`. */
export function lengthText(inches: number, unit: LengthUnit, denominator = 16): string {
  return unit === 'mm' ? formatLength(inches * MM_PER_INCH, unit) : formatInches(inches, denominator)
}

function isLevel({ from, to }: Measure): boolean {
  return Math.abs(to.y - from.y) <= SAME
}

function isUpright({ from, to }: Measure): boolean {
  return Math.abs(to.x - from.x) <= SAME
}

/** Lines that lie askew have no place beside the drawing: their length stands along them. */
export function isAskew(measure: Measure): boolean {
  return !isLevel(measure) && !isUpright(measure)
}

function sideOf(measure: Measure, bounds: Box): DimensionSide {
  const { from, side } = measure
  const { x, y, width, height } = bounds
  if (isLevel(measure)) {
    if (side === 'left' || side === 'right') return 'top'
    return from.y > y + height / 2 && height > 0 ? 'bottom' : 'top'
  }
  if (side === 'left' || side === 'right') return side
  return from.x > x + width / 2 ? 'right' : 'left'
}

function spanOf({ from, to }: Measure): readonly [number, number] {
  const [a, b] = Math.abs(to.x - from.x) > SAME ? [from.x, to.x] : [from.y, to.y]
  return [Math.min(a, b), Math.max(a, b)]
}

function boundsOf(measures: readonly Measure[]): Box {
  const points = measures.flatMap(({ from, to }) => [from, to])
  const [first = { x: 0, y: 0 }, ...others] = points
  const box = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 })
  return others.map(box).reduce(unionBoxes, box(first))
}

interface Span {
  readonly measure: Measure
  readonly side: DimensionSide
  /** names what it measures: the same from whichever side */
  readonly key: string
  readonly length: number
}

const opposite: Readonly<Record<DimensionSide, DimensionSide>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

/** Each length once on a side; of two sides that say the same, or of whose one says less, the fuller one alone. */
function withoutRepeats(spans: readonly Span[]): Span[] {
  const bySide = new Map<DimensionSide, Map<string, Span>>()
  for (const span of spans) {
    const side = bySide.get(span.side) ?? new Map<string, Span>()
    bySide.set(span.side, side)
    if (!side.has(span.key)) side.set(span.key, span)
  }
  const dropped = new Set<DimensionSide>()
  for (const [side, own] of bySide) {
    const across = opposite[side]
    const others = bySide.get(across)
    if (others && !dropped.has(across) && [...own.keys()].every((key) => others.has(key))) dropped.add(side)
  }
  const overall = new Set<string>()
  return [...bySide].flatMap(([side, own]) =>
    dropped.has(side)
      ? []
      : [...own.values()].filter(({ measure, key }) => {
          // A chain stays whole; an overall length is written on one side alone.
          const isRepeated = measure.row > 0 && overall.has(key)
          if (measure.row > 0) overall.add(key)
          return !isRepeated
        }),
  )
}

/**
 * Dimensions in millimetres of the drawing. What is measured at the top and again at the bottom, or left and right, is
 * written once. `precision`: the interval in the unit; what would round to nothing is written as less than it.
 */
export function dimensionsOf(
  measures: readonly Measure[],
  precision: number,
  unit: LengthUnit,
): LinearDimension[] {
  const straight = measures.filter((measure) => !isAskew(measure))
  const bounds = boundsOf(straight)
  const spans = straight.flatMap((measure): Span[] => {
    const [from, to] = spanOf(measure)
    if (to - from <= SAME) return []
    const key = [from.toFixed(4), to.toFixed(4)].join(' ')
    return [{ measure, side: sideOf(measure, bounds), key, length: to - from }]
  })
  const point = ({ x, y }: Point) => ({ x: x * MM_PER_INCH, y: y * MM_PER_INCH })
  const least = unit === 'mm' ? precision : precision * MM_PER_INCH
  return withoutRepeats(spans).map(({ measure, side, length }, index): LinearDimension => {
    const rounded = roundedInches(length, precision, unit)
    return {
      id: `measure-${index}`,
      side,
      from: point(measure.from),
      to: point(measure.to),
      isOverall: measure.row > 0,
      startsAtPoints: true,
      valueMm: rounded === 0 ? least : rounded * MM_PER_INCH,
      inchDenominator: FINEST,
      ...(rounded === 0 ? { prefix: '<' } : {}),
    }
  })
}
