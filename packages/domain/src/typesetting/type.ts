/**
 * The type that documents are set in: families, sizes, and how wide a text runs. Widths come from tables of the very
 * fonts that are drawn, so that browser and server break lines at the same places without asking a screen.
 */
import { advanceRanges, advanceTables } from './advances.ts'

export type DocumentFamily = 'inter' | 'arimo' | 'barlow'
export type DocumentWeight = 400 | 600

/** The family of documents for an organisation's own font; Inter for one that documents have no files of. */
export function documentFamily(font: string | null): DocumentFamily {
  const name = font?.trim().toLowerCase()
  return name === 'arimo' || name === 'barlow' ? name : 'inter'
}

/** Size and line height in px. */
export type TextStyle = {
  readonly size: number
  readonly line: number
  readonly weight: DocumentWeight
}

export const textStyles = {
  title: { size: 22, line: 28, weight: 600 },
  heading: { size: 13, line: 20, weight: 600 },
  body: { size: 11, line: 15, weight: 400 },
  strong: { size: 11, line: 15, weight: 600 },
  /** what is chosen, beside its name in `small` */
  detail: { size: 10, line: 15, weight: 400 },
  small: { size: 9.5, line: 15, weight: 400 },
  label: { size: 9, line: 15, weight: 600 },
  /** figures that are too wide for their column in any larger size */
  tight: { size: 8.5, line: 15, weight: 400 },
  tighter: { size: 7.5, line: 15, weight: 400 },
  tightest: { size: 7, line: 15, weight: 400 },
} as const satisfies Readonly<Record<string, TextStyle>>
export type TextStyleName = keyof typeof textStyles

/** Beyond the last character of the tables. */
const CODES = Math.max(...advanceRanges.map(([, last]) => last)) + 1

type Advances = Readonly<Uint16Array>
const decoded: Partial<Record<DocumentFamily, Partial<Record<DocumentWeight, Advances>>>> = {}

function decode(text: string): Advances {
  const table = new Uint16Array(CODES)
  let at = 0
  for (const [first, last] of advanceRanges) {
    for (let code = first; code <= last; code++, at += 2) {
      table[code] = Number.parseInt(text.slice(at, at + 2), 36)
    }
  }
  return table
}

function tableOf(family: DocumentFamily, weight: DocumentWeight): Advances {
  const known = decoded[family]?.[weight]
  if (known !== undefined) return known
  const table = decode(advanceTables[`${family}-${weight}`] ?? '')
  decoded[family] = { ...decoded[family], [weight]: table }
  return table
}

const mark = /^(?:\p{M}|\p{Cf})$/u
const wide =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]$/u

/** Thousandths of the font size for what no font of ours has: another font draws it, so this errs to the wide side. */
function estimated(character: string): number {
  if (mark.test(character)) return 0
  return wide.test(character) ? 1250 : 800
}

/** The width of a text in px. Kerning is off in documents, so it is the sum of what its characters advance. */
export function textWidth(text: string, family: DocumentFamily, style: TextStyle): number {
  const own = tableOf(family, style.weight)
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    // What a family lacks Inter draws.
    sum += own[code] || tableOf('inter', style.weight)[code] || estimated(String.fromCodePoint(code))
    if (code > 0xffff) at += 1
  }
  return (sum * style.size) / 1000
}

/** Thousandths of the font size: figures of a column are all of one width there, whatever they advance in a text. */
const tabularFigure: Readonly<Record<DocumentFamily, number>> = { inter: 648, arimo: 556, barlow: 538 }

/** The width in px of a text of a column of figures. */
export function figureWidth(text: string, family: DocumentFamily, style: TextStyle): number {
  const others = text.replaceAll(/\d/g, '')
  const figures = text.length - others.length
  return textWidth(others, family, style) + (figures * tabularFigure[family] * style.size) / 1000
}
