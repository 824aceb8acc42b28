/**
 * How wide an engraved text is. The port is served by real glyphs (HarfBuzz); until those are loaded an
 * estimate stands in, which says of itself that it is not exact and must not refuse anything.
 */
import { type EngravingFace, engravingFaceOr, uncoveredCharacters } from './fonts.ts'
import { WIDTH_STEP, widthFigures, widthRanges, widthTables } from './widths.ts'

export type TextMeasure = {
  /** Width from the first glyph's origin to the end of the last, mm. */
  advanceMm: number
  /** Leftmost and rightmost ink from the first glyph's origin, mm. */
  inkLeft: number
  inkRight: number
  /** False for the estimate. */
  isExact: boolean
  /** Characters that the font does not have, each once: they are not cut, and not counted in the width. */
  missing: readonly string[]
  /** The glyphs as SVG path data in mm, origin at the start of the baseline, y down. */
  readonly outlines?: string | undefined
}

export type TextMeasurer = {
  readonly isExact: boolean
  /** `fontKey` is the key of an engraving face (or its family name), `sizeMm` the font size. */
  measure(text: string, fontKey: string, sizeMm: number): TextMeasure
}

/** Wider than any other character that the fonts have, in parts of the font size. */
const WIDEST = 1.9

const widthsByFamily = new Map<string, ReadonlyMap<number, number>>()

/** How wide characters are at most in any weight of a face's family, in parts of the font size. */
function widthsOf({ key, weight }: EngravingFace): ReadonlyMap<number, number> {
  const slug = key.slice(0, -String(weight).length - 1)
  let widths = widthsByFamily.get(slug)
  if (widths === undefined) {
    const table = widthTables[slug] ?? ''
    const codes = widthRanges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    widths = new Map(
      codes.map((code, index) => [code, widthFigures.indexOf(table.charAt(index)) * WIDTH_STEP]),
    )
    widthsByFamily.set(slug, widths)
  }
  return widths
}

/**
 * The stand-in before fonts are loaded: never narrower than the text is, and a few percent wider as a rule. Kerning, which
 * draws letters together, is left out; a character that the table lacks counts as the widest there is.
 */
export const approximateMeasurer: TextMeasurer = {
  isExact: false,
  measure(text, fontKey, sizeMm) {
    const face = engravingFaceOr(fontKey)
    const composed = text.normalize('NFC')
    const missing = uncoveredCharacters(composed, face)
    const widths = widthsOf(face)
    let width = 0
    for (const character of composed) {
      if (!missing.includes(character)) width += widths.get(character.codePointAt(0) ?? 0) ?? WIDEST
    }
    const advanceMm = width * sizeMm
    return { advanceMm, inkLeft: 0, inkRight: advanceMm, isExact: false, missing }
  },
}
