/** The words that drawing descriptions are put together from. */
import { listWords } from '../messages/app/lists.ts'
import { formatInches, formatMm, type LengthUnit, mmToInches } from '../units/lengths.ts'

/** `117 × 82 mm` or `4 5/8" × 3 1/4"`. */
export function sizeText(width: number, height: number, unit: LengthUnit = 'mm'): string {
  return unit === 'mm'
    ? `${formatMm(width)} × ${formatMm(height)} mm`
    : `${formatInches(mmToInches(width))} × ${formatInches(mmToInches(height))}`
}

/** `1 gang`, `2 gangs`. */
export function countText(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listText(parts: readonly string[]): string {
  return listWords.and({ parts })
}

/** Joins what is there into sentences ending with a full stop. */
export function sentences(parts: readonly (string | undefined)[]): string {
  const filled = parts.filter((part) => part !== undefined && part !== '')
  return filled.map((part) => `${part}.`).join(' ')
}

/** What a drawing is; the rest of its description, each engraving among it, may stand beside it as text. */
export function firstSentence(description: string): string {
  return /^.*?\.(?= |$)/s.exec(description)?.[0] ?? description
}
