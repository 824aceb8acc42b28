/**
 * The words of a language that nobody speaks and that is read from right to left: each letter is a Hebrew one. Real letters of
 * that direction, as nothing else tries the bidirectional algorithm, and `dir="auto"`, in earnest. What a message was given (names, titles),
 * addresses and markup stay as they are; figures are none of its letters. [issue 18, Languages; decision 0211]
 */

const letters: Readonly<Record<string, string>> = {
  a: 'א',
  b: 'ב',
  c: 'כ',
  d: 'ד',
  e: 'ה',
  f: 'ך',
  g: 'ג',
  h: 'ח',
  i: 'ו',
  j: 'י',
  k: 'ק',
  l: 'ן',
  m: 'מ',
  n: 'נ',
  o: 'ס',
  p: 'פ',
  q: 'ף',
  r: 'ר',
  s: 'ט',
  t: 'ל',
  u: 'ע',
  v: 'ז',
  w: 'ש',
  x: 'צ',
  y: 'ץ',
  z: 'ם',
}

/** Addresses, and what stands between signs of markup. */
const kept = /https?:\/\/\S+|[^\s@]+@[^\s@]+|<[^>]*>|\{[^}]*\}|`[^`]*`/g

/** First strong isolate, and its end: what is set between them keeps its own direction and leaves that around it alone. */
const ISOLATE = '\u2068'
const END = '\u2069'

const isWord = (value: string) => /\p{L}/u.test(value)

/** The texts with letters in what a message was given, the longest first. */
function wordsOf(given: unknown): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length > 1 && isWord(value)) found.push(value)
    } else if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(given)
  return found.toSorted((a, b) => b.length - a.length)
}

const swapped = (text: string) => text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase()] ?? letter)

function swappedButKept(text: string): string {
  let out = ''
  let from = 0
  for (const { 0: match, index } of text.matchAll(kept)) {
    out += swapped(text.slice(from, index)) + match
    from = index + match.length
  }
  return out + swapped(text.slice(from))
}

/** A text in the mirrored language. What it was `given` stays as it is, set apart in its own direction. */
export function mirrored(text: string, given: unknown = []): string {
  const [word, ...rest] = wordsOf(given)
  if (word === undefined) return swappedButKept(text)
  return text
    .split(word)
    .map((part) => mirrored(part, rest))
    .join(`${ISOLATE}${word}${END}`)
}
