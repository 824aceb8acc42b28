/** What drawings say of seams and panels: the legend of overlaps with its colors, and the measures of a print panel. */
import { muralMessages } from '../../../messages/spatial/murals.ts'
import { formatInches } from '../../../units/lengths.ts'
import { type MuralBleeds, type MuralSize, SAME_LENGTH } from './measures.ts'
import { printedSize } from './panel-figures.ts'

/** Colors by an overlap's thickness in inches: a name that print shops use, or `#rrggbb`. */
export type SeamColors = readonly { readonly thickness: number; readonly color: string }[]

/** An overlap of an inch is red, one of two yellow. [2.9.22] */
export const usualSeamColors: SeamColors = [
  { thickness: 1, color: 'red' },
  { thickness: 2, color: 'yellow' },
]

const OTHER_SEAMS = 'gray'

/** The color of a seam; one whose thickness has none is gray. */
export function seamColor(thickness: number, colors: SeamColors = usualSeamColors): string {
  const found = colors.find((one) => Math.abs(one.thickness - thickness) < SAME_LENGTH)
  return found?.color ?? OTHER_SEAMS
}

const GRAY = '#8a8a8a'
const namedPaints: ReadonlyMap<string, `#${string}`> = new Map([
  ['red', '#ff0000'],
  ['yellow', '#ffff00'],
  ['green', '#008000'],
  ['blue', '#0000ff'],
  ['orange', '#ffa500'],
  ['purple', '#800080'],
  ['black', '#000000'],
])

/** The color of a seam as it is drawn; a name that is not known is gray. [2.9.22] */
export function seamPaint(thickness: number, colors: SeamColors): `#${string}` {
  const color = seamColor(thickness, colors)
  return color.startsWith('#') ? `#${color.slice(1)}` : (namedPaints.get(color) ?? GRAY)
}

export type SeamLegendLine = {
  /** inches */
  readonly thickness: number
  readonly color: string
  readonly label: string
  /** how many seams have it */
  readonly count: number
}

/** One line for each thickness among the seams, the thinnest first: its overlap in inches. [2.9.21] */
export function seamLegend(
  seams: readonly { readonly thickness: number }[],
  colors: SeamColors = usualSeamColors,
): SeamLegendLine[] {
  const counts = new Map<number, number>()
  for (const { thickness } of seams) counts.set(thickness, (counts.get(thickness) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([thickness, count]) => ({
      thickness,
      color: seamColor(thickness, colors),
      label:
        thickness === 0
          ? muralMessages.buttedSeam
          : muralMessages.seamOverlap({ thickness: formatInches(thickness) }),
      count,
    }))
}

/** What stands on the page of a single print panel: its measures with the bleed. [2.9.20] */
export function printPanelMeasures(
  size: MuralSize,
  bleeds: MuralBleeds,
): MuralSize & { readonly text: string } {
  const { width, height } = printedSize(size, bleeds)
  return {
    width,
    height,
    text: muralMessages.panelMeasures({ width: formatInches(width), height: formatInches(height) }),
  }
}
