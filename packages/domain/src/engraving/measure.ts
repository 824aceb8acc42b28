/**
 * How wide an engraved text is. The port is served by real glyphs (HarfBuzz); until those are loaded an
 * estimate stands in, which says of itself that it is not exact and must not refuse anything.
 */
import { engravingFaceOr, uncoveredCharacters } from './fonts.ts'

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

/** Average widths in parts of the font size, for a face of ordinary width. */
function estimatedWidth(character: string): number {
  if (/[ilIj.,:;'|!]/.test(character)) return 0.29
  if (/[frt\s()[\]/-]/.test(character)) return 0.36
  if (/[mwMW@%]/.test(character)) return 0.9
  if (/[A-Z0-9ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜ&]/.test(character)) return 0.68
  return 0.58
}

/** How wide a family runs beside the average. */
const widthFactors: Readonly<Record<string, number>> = {
  'EB Garamond': 0.94,
  Barlow: 0.9,
  Oswald: 0.74,
  Montserrat: 1.1,
  Overpass: 0.98,
  Saira: 0.95,
}

/** The stand-in before fonts are loaded. It errs to the wide side by a few percent. */
export const approximateMeasurer: TextMeasurer = {
  isExact: false,
  measure(text, fontKey, sizeMm) {
    const face = engravingFaceOr(fontKey)
    const missing = uncoveredCharacters(text, face)
    let width = 0
    for (const character of text) if (!missing.includes(character)) width += estimatedWidth(character)
    const advanceMm = width * (widthFactors[face.family] ?? 1) * sizeMm
    return { advanceMm, inkLeft: 0, inkRight: advanceMm, isExact: false, missing }
  },
}
