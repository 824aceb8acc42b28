/**
 * The scales that a drawing on paper may have. Each has a name, which is printed; a drawing never has another one, so
 * that it can be measured on the sheet. [2.9.15]
 */
import { drawingMessages } from '../messages/papers/drawings.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { ratioLabel } from './ratio-label.ts'
import type { DrawingMode } from './sheet-size.ts'

export type NamedScale = {
  /** Paper millimetres for a millimetre of the product. */
  readonly ratio: number
  /** As it stands in the title block: `1 : 5`, `3" = 1'-0"`. */
  readonly label: string
}

/** CSS pixels for a millimetre of paper: what a scale of the specification is measured in. */
export const PX_PER_PAPER_MM = 96 / 25.4

/** What no scale of a mode is above, in CSS pixels for a millimetre of the product. [2.9.15] */
export const pxPerMm: Readonly<Record<DrawingMode, number>> = {
  multiple: 2.5,
  individual: PX_PER_PAPER_MM,
}

export const fullSize: NamedScale = { ratio: 1, label: '1 : 1' }

function named(ratio: number): NamedScale {
  return { ratio, label: ratioLabel(ratio) }
}

/** The scales of metric drawings: ISO 5455, enlargements first. */
const metric = [5, 2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100, 1 / 200, 1 / 500, 1 / 1000].map(named)

/** Those of drawings in inches: enlargements, and architects' scales by the inches of paper for a foot. */
function imperial(): readonly NamedScale[] {
  const { four, twice, full, half } = drawingMessages.scales
  return [
    { ratio: 4, label: four },
    { ratio: 2, label: twice },
    { ratio: 1, label: full },
    { ratio: 1 / 2, label: half },
    { ratio: 1 / 4, label: `3" = 1'-0"` },
    { ratio: 1 / 8, label: `1 1/2" = 1'-0"` },
    { ratio: 1 / 12, label: `1" = 1'-0"` },
    { ratio: 1 / 16, label: `3/4" = 1'-0"` },
    { ratio: 1 / 24, label: `1/2" = 1'-0"` },
    { ratio: 1 / 32, label: `3/8" = 1'-0"` },
    { ratio: 1 / 48, label: `1/4" = 1'-0"` },
    { ratio: 1 / 64, label: `3/16" = 1'-0"` },
    { ratio: 1 / 96, label: `1/8" = 1'-0"` },
    { ratio: 1 / 128, label: `3/32" = 1'-0"` },
    { ratio: 1 / 192, label: `1/16" = 1'-0"` },
    { ratio: 1 / 384, label: `1/32" = 1'-0"` },
    { ratio: 1 / 768, label: `1/64" = 1'-0"` },
  ]
}

/** The standard scales of a mode, the largest first: none is above the mode's own. */
export function scalesFor(mode: DrawingMode, unit: LengthUnit): readonly NamedScale[] {
  const largest = pxPerMm[mode] / PX_PER_PAPER_MM
  return standardScales(unit).filter(({ ratio }) => ratio <= largest + 1e-9)
}

/** The standard scales of details beside a drawing: larger than `drawnAt`, full size or more; the largest first. */
export function enlargedScales(unit: LengthUnit, drawnAt: number): readonly NamedScale[] {
  return standardScales(unit).filter(({ ratio }) => ratio >= 1 && ratio > drawnAt)
}

function standardScales(unit: LengthUnit): readonly NamedScale[] {
  return unit === 'in' ? imperial() : metric
}

/**
 * How many times larger than the rest, `atMost`, a view may stand beside drawings of a scale: so many that it has a
 * standard scale too.
 */
export function enlargementAt({ ratio }: NamedScale, unit: LengthUnit): (atMost: number) => number {
  return (atMost) => {
    const larger = standardScales(unit).find((scale) => scale.ratio <= ratio * atMost + 1e-9)
    return larger === undefined ? 1 : Math.max(1, larger.ratio / ratio)
  }
}

/** The name of a scale as sheets in a unit have it; that of the ratio where it is none of theirs. */
export function scaleLabel(ratio: number, unit: LengthUnit): string {
  const standard = standardScales(unit).find((scale) => Math.abs(scale.ratio / ratio - 1) < 1e-6)
  return standard?.label ?? ratioLabel(ratio)
}
