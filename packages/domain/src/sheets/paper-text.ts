/**
 * Text on a sheet, broken into lines by estimated widths that err to the wide side, so that every output breaks in the
 * same places and nothing runs out of its column. Lengths in millimetres of paper.
 */
import { approximateMeasurer } from '../engraving/fonts/measure.ts'
import type { Paint, Primitive } from '../drawing/scene.ts'

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

/**
 * Blanks that a line never ends with: within `4 5/8"`, between a figure and its unit, after a sign, about `×` and in a
 * scale.
 */
const inseparable =
  /(?<=\d) (?=\d+\/\d)|(?<=[\d"]) (?=(?:mm|cm|m|in|%|°)(?![\p{L}\d])|[×:])|(?<=[×:−]) (?=[\d(])/gu

function unbroken(text: string): string {
  return text.replaceAll(inseparable, '\u00A0')
}

/** A text with the font and the lines in which it stands whole. */
export type WholeText = { readonly lines: readonly string[]; readonly font: PaperFont }

/** Distance of baselines where room is short, in parts of the size. */
export const TIGHT_LEADING = 1.15

/**
 * A text that is never cut, in a room: in the first of the fonts in which it fits, over as many lines as it takes; where it
 * fits in none, in a smaller size of the last.
 */
export function wholeText(
  text: string,
  room: { readonly width: number; readonly height: number },
  fonts: readonly [PaperFont, ...PaperFont[]],
): WholeText {
  const set = (font: PaperFont) => ({ lines: wrapText(text, room.width, font, Infinity), font })
  const fits = ({ lines, font }: WholeText) =>
    lines.length * font.sizeMm * (lines.length > 1 ? TIGHT_LEADING : 1) <= room.height + 1e-9
  for (const font of fonts) {
    const whole = set(font)
    if (fits(whole)) return whole
  }
  let font: PaperFont = fonts.at(-1) ?? fonts[0]
  let whole = set(font)
  while (!fits(whole) && font.sizeMm > 0.5) {
    font = { ...font, sizeMm: font.sizeMm * 0.94 }
    whole = set(font)
  }
  return whole
}

/** A text in lines of a column. At most `most` of them: where some of it is left out, the last ends with an ellipsis. */
export function wrapText(text: string, widthMm: number, font: PaperFont, most: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r?\n/)) {
    let line = ''
    for (const word of unbroken(paragraph)
      .split(/[^\S\u00A0]+/)
      .filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (paperTextWidth(longer, font) <= widthMm) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = breakWord(word, widthMm, font)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
      if (lines.length > most + 1) break
    }
    if (line !== '') lines.push(line)
    if (lines.length > most + 1) break
  }
  for (const [index, line] of lines.entries()) lines[index] = line.replaceAll('\u00A0', ' ')
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = `${kept.pop() ?? ''} ${lines[most] ?? ''}`
  // Short lines may have room for one more; what is beyond that is missing all the same.
  return [...kept, cutToWidth(lines.length > most + 1 ? `${last}…` : last, widthMm, font)]
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
