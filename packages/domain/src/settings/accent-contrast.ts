/** How readable an accent color is, for the form in which an owner picks it. Contrast as WCAG 2 defines it, 1 to 21. */
import { luminance } from '../drawing/surfaces/colour.ts'
import { settingsMessages as words } from '../messages/admin/settings.ts'

const PAPER = '#ffffff'
/** What text needs, and what a shape such as a filled button needs. */
const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3

export type AccentContrast = {
  /** of the color on white paper */
  readonly ratio: number
  /** text: good for words; shapes: for buttons and dots, words are darkened; none: darkened everywhere */
  readonly holdsFor: 'text' | 'shapes' | 'none'
  readonly message: string
}

/** `accentColor`: '#' and six hexadecimal digits, or 'black'. */
export function accentContrast(accentColor: string): AccentContrast {
  const hex = accentColor === 'black' ? '#000000' : accentColor
  const exact = (luminance(PAPER) + 0.05) / (luminance(hex) + 0.05)
  // Cut, not rounded: 4.499 does not hold.
  const ratio = Math.floor(exact * 100) / 100
  if (exact >= TEXT_CONTRAST) return { ratio, holdsFor: 'text', message: words.contrastOfText({ ratio }) }
  if (exact >= SHAPE_CONTRAST)
    return { ratio, holdsFor: 'shapes', message: words.contrastOfShapes({ ratio }) }
  return { ratio, holdsFor: 'none', message: words.contrastTooLow({ ratio }) }
}
