/** The words that drawing descriptions are put together from. */
import { listWords } from '../messages/app/lists.ts'
import { withDecimalSign } from '../localization/figures.ts'
import { formatInches, formatMm, type LengthUnit, mmToInches } from '../units/lengths.ts'

const millimeters = (value: number) => withDecimalSign(formatMm(value))

/** `117 × 82 mm` or `4 5/8" × 3 1/4"`. */
export function sizeText(width: number, height: number, unit: LengthUnit = 'mm'): string {
  return unit === 'mm'
    ? `${millimeters(width)} × ${millimeters(height)} mm`
    : `${formatInches(mmToInches(width))} × ${formatInches(mmToInches(height))}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listText(parts: readonly string[]): string {
  return listWords.and({ parts })
}

/**
 * Joins what is there into sentences ending with a full stop. A full stop within one, as of an abbreviation in a
 * title, keeps the next word on its line: it ends no sentence.
 */
export function sentences(parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => (part ? `${part.replaceAll('. ', '.\u00a0')}.` : [])).join(' ')
}

/** What a drawing is; the rest of its description, each engraving among it, may stand beside it as text. */
export function firstSentence(description: string): string {
  return /^.*?\.(?= |$)/s.exec(description)?.[0] ?? description
}
