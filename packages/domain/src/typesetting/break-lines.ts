/**
 * Breaks a text into lines that fit a width: at spaces and after hyphens and slashes, between ideographs, and within a
 * word that is wider than the whole line. Every character but the spaces at the breaks is kept.
 */
import { type DocumentFamily, type TextStyle, textWidth } from './type.ts'

/** Made for the first word that has to be divided: it takes a browser some 10 ms. */
let segmenter: Intl.Segmenter | undefined
/** After an ideograph, unless a blank that breaks no line holds it to what follows. */
const ideographs = /(?<=[\u2E80-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60])(?!\u00A0)/u
const spaces = /(?<= )(?=[^ ])/u
/** Spaces but those of a size and before a unit: `2 × 3` and `3.2 mm` are read as one. */
const places =
  /(?<=(?<!×) )(?=[^ ×])(?!(?<=\d )(?:mm|cm|m|in)(?![\p{L}\d]))|(?<=[-\u2010\u2013\u2014/,;])(?=[^\s\d])/u

/** The pieces between which a line may end; each keeps the spaces after it. A size wider than any line ends at its spaces. */
function wordsOf(text: string, isTooWide: (piece: string) => boolean): string[] {
  return text
    .split(places)
    .flatMap((piece) => (isTooWide(piece.trimEnd()) ? piece.split(spaces) : [piece]))
    .flatMap((word) => word.split(ideographs))
}

/** A word too wide for any line, in parts that fit; a part has one letter at least, the last one the spaces after the word. */
function partsOf(word: string, width: (text: string) => number, most: number): string[] {
  const bare = word.trimEnd()
  const parts: string[] = []
  let part = ''
  let wide = 0
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(bare)) {
    const more = width(segment)
    if (part !== '' && wide + more > most) {
      parts.push(part)
      part = ''
      wide = 0
    }
    part += segment
    wide += more
  }
  return [...parts, part + word.slice(bare.length)]
}

/** What can not be seen and would only confuse line breaking: tabs and odd blanks become spaces, controls go. */
function cleaned(text: string): string {
  return text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', '  ')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (character) => (character === '\n' ? '\n' : ''))
}

/** Texts that were broken before: the lines of an order say mostly the same, and are set again at every change. */
const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 8_000

/**
 * The lines of a text in `most` px; a line break in the text is one on paper, and an empty line stays. An empty text has
 * no line.
 */
export function breakLines(
  text: string,
  most: number,
  style: TextStyle,
  family: DocumentFamily,
): readonly string[] {
  const key = `${family} ${style.size} ${style.weight} ${most} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const lines = broken(text, most, style, family)
  known.set(key, lines)
  return lines
}

function broken(text: string, most: number, style: TextStyle, family: DocumentFamily): string[] {
  const width = (part: string) => textWidth(part, family, style)
  const trimmed = cleaned(text).trim()
  if (trimmed === '') return []
  return trimmed.split('\n').flatMap((paragraph) => {
    const whole = paragraph.trimEnd()
    if (width(whole) <= most) return [whole]
    const lines: string[] = []
    let line = ''
    let wide = 0
    const end = () => {
      lines.push(line.trimEnd())
      line = ''
      wide = 0
    }
    for (const word of wordsOf(whole, (piece) => width(piece) > most)) {
      const bare = width(word.trimEnd())
      if (line !== '' && wide + bare > most) end()
      const parts = bare > most ? partsOf(word, width, most) : [word]
      parts.forEach((part, index) => {
        if (index > 0) end()
        line += part
        wide += width(part)
      })
    }
    if (line !== '') end()
    return lines
  })
}
