/**
 * Slats side by side over a panel: how many, how wide, how long and where each stands. The panel is filled exactly:
 * the two outer slats take what the whole ones leave.
 */
import { type Box, coordinate as n } from '../../geometry/box.ts'
import { z } from 'zod'
import { slatDrawingWords as words } from '../../messages/drawings/slats.ts'
import { seededRandom } from '../../units/seeded-random.ts'
import { formatLength, type LengthUnit } from '../../units/lengths.ts'
import { darken, lighten, luminance, solid } from '../surfaces/colour.ts'
import type { LinearDimension, Primitive } from '../scene.ts'
import { type Finish, lengthMmSchema, lengthOrZeroMmSchema } from '../spec-parts.ts'
import { dimensionAt } from './views.ts'

export const slatsSchema = z.object({
  /** Whether the width is given and the count follows, or the other way round. */
  by: z.enum(['width', 'count']).default('width'),
  /** Width of a whole slat with its groove, mm. */
  width: lengthMmSchema.default(45),
  /** Number of slats when `by` is `count`. Any number draws; a family check says which make sense. */
  count: z.number().min(0).max(1_000_000).default(12),
  /** How much shorter than the panel slats are cut, mm: the play that `alignment` places them in. [1.9.30] */
  tolerance: lengthOrZeroMmSchema.default(50),
  /** Where slats stand in that play; `random` gives each its own place. [1.9.33] */
  alignment: z.enum(['top', 'centre', 'bottom', 'random']).default('centre'),
  /** Visible groove between slats, mm. */
  groove: lengthOrZeroMmSchema.default(4),
  /** Depth of a slat on its core, mm. */
  depth: lengthMmSchema.default(22),
})
export type Slats = z.infer<typeof slatsSchema>

/** Inches of slat widths are rounded to 1/32. [1.9.22] */
export const SLAT_INCH_DENOMINATOR = 32

/** Narrower slats are not drawn: more of them would be a grey surface. */
const LEAST_DRAWN_MM = 4

/** Number and width of whole slats on a panel `panelWidth` mm wide. */
export type SlatDivision = {
  readonly count: number
  /** mm; with a count given rounded to one decimal */
  readonly width: number
}

/**
 * By width: panel width / slat width, rounded up. [1.9.31] By count: panel width / count, rounded to one decimal.
 * [1.9.32]
 */
export function divideSlats(panelWidth: number, slats: Pick<Slats, 'by' | 'width' | 'count'>): SlatDivision {
  if (slats.by === 'width') {
    // A hair of rounding must not add a slat: 600 / 0.6 is 1000.
    return { count: Math.max(1, Math.ceil(panelWidth / slats.width - 1e-9)), width: slats.width }
  }
  const count = Math.max(1, Math.round(slats.count))
  return { count, width: Math.floor((panelWidth / count) * 10 + 0.5 + 1e-9) / 10 }
}

export type Slat = { readonly x: number; readonly width: number; readonly y: number; readonly length: number }

export type SlatLayout = {
  readonly slats: readonly Slat[]
  /** Width of a whole slat, mm. */
  readonly width: number
  /** Length of every slat, mm. */
  readonly length: number
}

/** Widths that fill the panel: whole slats with equal outer ones, or all equal where that leaves no sound outer slat. */
function slatWidths(panelWidth: number, slats: Slats): { count: number; whole: number; outer: number } {
  const division = divideSlats(panelWidth, slats)
  const count = Math.min(division.count, Math.max(1, Math.floor(panelWidth / LEAST_DRAWN_MM)))
  const even = panelWidth / count
  const outer = (panelWidth - (count - 2) * division.width) / 2
  const isSound = outer >= division.width * 0.499 && outer <= division.width * 1.5
  return count < 3 || !isSound ? { count, whole: even, outer: even } : { count, whole: division.width, outer }
}

/** The slats of a panel with its upper left corner at the origin. The same seed gives the same places. [1.9.33] */
export function layOutSlats(panelWidth: number, panelHeight: number, slats: Slats, seed: number): SlatLayout {
  const { count, whole, outer } = slatWidths(panelWidth, slats)
  const play = Math.min(slats.tolerance, panelHeight / 2)
  const length = panelHeight - play
  const random = seededRandom(seed)
  const place = (): number => {
    switch (slats.alignment) {
      case 'top':
        return 0
      case 'centre':
        return play / 2
      case 'bottom':
        return play
      case 'random':
        return Math.round(random() * play)
    }
  }
  const made = Array.from({ length: count }, (_, index): Slat => {
    const isOuter = index === 0 || index === count - 1
    const x = index === 0 ? 0 : outer + (index - 1) * whole
    return { x, width: isOuter ? outer : whole, y: place(), length }
  })
  return { slats: made, width: whole, length }
}

/** Grooves take a little from each slat; never more than a third. */
function visible(slat: Slat, groove: number): { x: number; width: number } {
  const gap = Math.min(groove, slat.width / 3)
  return { x: slat.x + gap / 2, width: slat.width - gap }
}

/** The slats in elevation over the dark ground of their core, in `box`. */
export function drawSlatFronts(layout: SlatLayout, box: Box, slats: Slats, finish: Finish): Primitive[] {
  const { fill, surface } = finish
  const isDark = luminance(fill) < 0.08
  const line = isDark ? lighten(fill, 0.28) : darken(fill, 0.62)
  const ground: Primitive = { kind: 'rect', ...box, fill: darken(fill, 0.5), part: 'core' }
  const items: Primitive[] = [ground]
  let grain = ''
  for (const [index, slat] of layout.slats.entries()) {
    const { x, width } = visible(slat, slats.groove)
    const part = `slat:${index}`
    const at = { x: box.x + x, y: box.y + slat.y, width, height: slat.length }
    items.push({ kind: 'rect', ...at, fill: solid(fill), role: 'fine', stroke: line, part })
    if (surface !== 'brushed') continue
    for (const share of [0.3, 0.52, 0.8]) {
      const shifted = share + 0.07 * Math.sin(index * 12.9898 + share * 40)
      grain += `M${n(at.x + width * shifted)} ${n(at.y)}V${n(at.y + slat.length)}`
    }
  }
  if (grain !== '') {
    const tone = isDark ? lighten(fill, 0.12) : darken(fill, 0.1)
    items.push({ kind: 'path', d: grain, role: 'fine', stroke: tone, part: 'slats' })
  }
  return items
}

/** The slats cut across, standing before their core: boxes from `z` on, `x` from the panel's left edge. */
export function slatSections(layout: SlatLayout, slats: Slats, depth: number): Box[] {
  return layout.slats.map((slat) => {
    const { x, width } = visible(slat, slats.groove)
    return { x, y: 0, width, height: depth }
  })
}

/** Widths of the first (outer) slat and of a whole one, over the panel's top edge at `y`. */
export function slatDimensions(layout: SlatLayout, origin: { x: number; y: number }): LinearDimension[] {
  const [outer, whole] = layout.slats
  if (outer === undefined) return []
  const extra = { inchDenominator: SLAT_INCH_DENOMINATOR, part: 'slats' }
  const span = (slat: Slat): [number, number] => [origin.x + slat.x, origin.x + slat.x + slat.width]
  const first = dimensionAt('slat-outer', 'top', span(outer), origin.y, extra)
  if (layout.slats.length < 3 || whole === undefined) return [first]
  return [first, dimensionAt('slat', 'top', span(whole), origin.y, extra)]
}

/** `14 slats 45 mm wide, the outer two 30 mm, 1950 mm long, centred`. */
export function slatWords(layout: SlatLayout, slats: Slats, unit: LengthUnit): string {
  const width = (value: number) => formatLength(value, unit, SLAT_INCH_DENOMINATOR)
  const outer = layout.slats[0]?.width ?? layout.width
  const differs = Math.abs(outer - layout.width) > 0.05
  return words.slats({
    count: layout.slats.length,
    width: width(layout.width),
    outer: differs ? width(outer) : null,
    length: formatLength(layout.length, unit),
    place: slats.tolerance === 0 ? null : slats.alignment,
  })
}
