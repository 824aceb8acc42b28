/**
 * Text on a sheet, broken into lines by estimated widths that err to the wide side, so that every output breaks in the
 * same places and nothing runs out of its column. Lengths in millimetres of paper.
 */
import { approximateMeasurer } from '../../engraving/measure.ts'
import type { Paint, Primitive } from '../scene.ts'

export type PaperFont = { readonly sizeMm: number; readonly weight: number }

export const paperFonts = {
  heading: { sizeMm: 3.7, weight: 600 },
  body: { sizeMm: 2.7, weight: 400 },
  strong: { sizeMm: 2.7, weight: 600 },
  label: { sizeMm: 2.2, weight: 400 },
} as const satisfies Readonly<Record<string, PaperFont>>

/** Distance of baselines, in parts of the size. */
export const LEADING = 1.36
/** What a letter that the font lacks may take: another font's widest, in parts of the size. */
const STRANGE_WIDTH = 1.4

/** The width of a text at most, in every weight, nearly always a little more than it is. */
export function paperTextWidth(text: string, { sizeMm }: Pick<PaperFont, 'sizeMm'>): number {
  const { advanceMm, missing } = approximateMeasurer.measure(text, 'inter-400', sizeMm)
  const strange = missing.length === 0 ? 0 : [...text].filter((one) => missing.includes(one)).length
  return advanceMm + strange * STRANGE_WIDTH * sizeMm
}

/** As much of a text as has room, then an ellipsis; the text itself where it fits. */
export function cutToWidth(text: string, widthMm: number, font: PaperFont): string {
  if (paperTextWidth(text, font) <= widthMm) return text
  const characters = [...text]
  let low = 0
  let high = characters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (paperTextWidth(`${characters.slice(0, middle).join('')}…`, font) <= widthMm) low = middle
    else high = middle - 1
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`
}

/** A word that is wider than its column, in pieces. */
function breakWord(word: string, widthMm: number, font: PaperFont): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && paperTextWidth(piece + character, font) > widthMm) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return piece === '' ? pieces : [...pieces, piece]
}

/** A text in lines of a column. At most `most` of them: the last then ends with an ellipsis. */
export function wrapText(text: string, widthMm: number, font: PaperFont, most: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r?\n/)) {
    let line = ''
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (paperTextWidth(longer, font) <= widthMm) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = breakWord(word, widthMm, font)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
      if (lines.length > most) break
    }
    if (line !== '') lines.push(line)
    if (lines.length > most) break
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept.pop() ?? ''
  return [...kept, cutToWidth(`${last} ${lines[most] ?? ''}`, widthMm, font)]
}

/** A line of text; `x` is where it begins, or ends with `anchor`, `y` its baseline. */
export function textAt(
  text: string,
  at: { readonly x: number; readonly y: number },
  font: PaperFont,
  { fill = 'ink', anchor = 'start' }: { fill?: Paint; anchor?: 'start' | 'middle' | 'end' } = {},
): Primitive {
  return { kind: 'text', at, anchor, text, font: { family: 'Inter', ...font }, fill }
}
