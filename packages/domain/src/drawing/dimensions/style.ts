/** The measures of the dimension style, in millimetres on paper, and the room a figure needs. */
import { formatDimensionFigure, type LengthUnit } from '../../units/lengths.ts'
import { dimensionValueMm, type LinearDimension } from '../scene.ts'

export const dimensionStyle = {
  /** From the drawn part to the first dimension line, and between dimension lines. */
  firstRowMm: 9.5,
  rowPitchMm: 7.5,
  /** Between the part and the start of an extension line. */
  extensionGapMm: 1.6,
  /** How far an extension line runs past its dimension line. */
  extensionOvershootMm: 1.4,
  arrowLengthMm: 2.6,
  arrowHalfWidthMm: 0.36,
  /** The stub behind an arrow that points inwards from outside. */
  outsideStubMm: 2.2,
  figureSizeMm: 3.2,
  /** Between the dimension line and the foot of the figure. */
  figureGapMm: 0.9,
  /** Free room on both sides of a figure. */
  figurePaddingMm: 0.9,
  fontFamily: 'Inter',
  fontWeight: 400,
} as const

/** Height of figures over the baseline and depth under it (a slash reaches under), in parts of the size. */
export const FIGURE_ASCENT = 0.76
export const FIGURE_DESCENT = 0.14

/** Widths in parts of the font size, never less than those of the drawing font (tabular figures). */
function characterWidth(character: string): number {
  switch (character) {
    case '.':
    case ' ':
      return 0.28
    case '/':
      return 0.37
    case '"':
      return 0.47
    default:
      return character === 'Ø' ? 0.77 : 0.65
  }
}

/** Width of a figure on paper, mm. */
export function figureWidthMm(text: string, sizeMm: number): number {
  let width = 0
  for (const character of text) width += characterWidth(character)
  return width * sizeMm
}

/** The figure of a dimension: `117`, `Ø20`, `4 5/8"`. Units change this text and nothing else [1.2.56]. */
export function dimensionFigure(dimension: LinearDimension, unit: LengthUnit): string {
  const figure = formatDimensionFigure(dimensionValueMm(dimension), unit, dimension.inchDenominator)
  return `${dimension.prefix ?? ''}${figure}`
}
