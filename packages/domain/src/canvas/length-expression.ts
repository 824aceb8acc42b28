/**
 * Lengths as a designer types them, with arithmetic: `96 - 4 1/2`, `(9' 6" + 3) / 2`, `240mm`. A bare number is in the unit
 * of the field; what stands beside a unit is a length, what does not is a factor where it multiplies or divides. Decimals have
 * a point or a comma, as everywhere a length is typed.
 */
import { canvasEntryMessages as words } from '../messages/canvas/entry.ts'
import { type LengthUnit, MM_PER_INCH } from '../units/lengths.ts'
import { type Refusal, refusal } from '../units/result.ts'

export type ReadLength =
  | {
      readonly ok: true
      /** in inches */
      readonly value: number
    }
  | Refusal<'lengthUnreadable'>

/** Longer texts are no length that a person types. */
const MAX_TEXT = 200
const MAX_INCHES = 1_000_000

/** Inches in a unit, by the ways to write it. */
const inchesIn: ReadonlyMap<string, number> = new Map([
  ['"', 1],
  ['in', 1],
  ['”', 1],
  ['″', 1],
  ["''", 1],
  ["'", 12],
  ['’', 12],
  ['′', 12],
  ['ft', 12],
  ['mm', 1 / MM_PER_INCH],
  ['cm', 10 / MM_PER_INCH],
  ['m', 1000 / MM_PER_INCH],
])

const vulgar: ReadonlyMap<string, number> = new Map([
  ['¼', 1 / 4],
  ['½', 1 / 2],
  ['¾', 3 / 4],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
])

type Token =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'unit'; readonly factor: number }
  | { readonly type: 'symbol'; readonly symbol: string }

const tokenPattern =
  /\s*(?:(\d+)\/(\d+)(?![\d.,])|(\d+(?:[.,]\d+)?|[.,]\d+)(?:\s*([¼½¾⅛⅜⅝⅞])|\s+(\d+)\s*\/\s*(\d+))?|([¼½¾⅛⅜⅝⅞])|(''|"|”|″|'|’|′|mm|cm|m|in|ft)|([-−+*×/÷()]))/iy

function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    if (text.slice(tokenPattern.lastIndex).trim() === '') break
    const match = tokenPattern.exec(text)
    if (!match) return null
    const [, top, bottom, number, sign, over, under, alone, unit, symbol] = match
    if (bottom !== undefined) {
      // 1/2" is a half, as it is written: what stands together is divided before its unit counts.
      if (Number(bottom) === 0) return null
      tokens.push({ type: 'number', value: Number(top) / Number(bottom) })
    } else if (number !== undefined) {
      if (under !== undefined && Number(under) === 0) return null
      const fraction = sign ? (vulgar.get(sign) ?? 0) : under ? Number(over) / Number(under) : 0
      tokens.push({ type: 'number', value: Number(number.replace(',', '.')) + fraction })
    } else if (alone !== undefined) tokens.push({ type: 'number', value: vulgar.get(alone) ?? 0 })
    else if (unit !== undefined) tokens.push({ type: 'unit', factor: inchesIn.get(unit.toLowerCase()) ?? 1 })
    else if (symbol !== undefined) {
      const plain = { '−': '-', '×': '*', '÷': '/' }[symbol] ?? symbol
      tokens.push({ type: 'symbol', symbol: plain })
    }
  }
  return tokens
}

/** A number on its way: a length in inches, or a bare number that is one where it stands alone or is added to one. */
interface Quantity {
  readonly value: number
  readonly isLength: boolean
}

/** Reads by the usual rules: times before plus, from left to right. */
class Reader {
  private at = 0
  constructor(
    private readonly tokens: readonly Token[],
    private readonly bare: number,
  ) {}

  read(): number | null {
    const result = this.sum()
    if (result === null || this.at < this.tokens.length) return null
    return this.lengthOf(result)
  }

  private lengthOf({ value, isLength }: Quantity): number {
    return isLength ? value : value * this.bare
  }

  private take(...symbols: readonly string[]): string | null {
    const token = this.tokens[this.at]
    if (token?.type !== 'symbol' || !symbols.includes(token.symbol)) return null
    this.at += 1
    return token.symbol
  }

  private sum(): Quantity | null {
    let left = this.product()
    for (let sign = this.take('+', '-'); left !== null && sign !== null; sign = this.take('+', '-')) {
      const right = this.product()
      if (right === null) return null
      const by = sign === '+' ? 1 : -1
      left =
        left.isLength || right.isLength
          ? { value: this.lengthOf(left) + by * this.lengthOf(right), isLength: true }
          : { value: left.value + by * right.value, isLength: false }
    }
    return left
  }

  private product(): Quantity | null {
    let left = this.signed()
    for (let sign = this.take('*', '/'); left !== null && sign !== null; sign = this.take('*', '/')) {
      const right = this.signed()
      if (right === null) return null
      // There are no areas here, and nothing is divided by nothing.
      if (sign === '*' && left.isLength && right.isLength) return null
      if (sign === '/' && (right.value === 0 || (right.isLength && !left.isLength))) return null
      left =
        sign === '*'
          ? { value: left.value * right.value, isLength: left.isLength || right.isLength }
          : { value: left.value / right.value, isLength: left.isLength && !right.isLength }
    }
    return left
  }

  private signed(): Quantity | null {
    if (this.take('-') !== null) {
      const value = this.signed()
      return value && { ...value, value: -value.value }
    }
    if (this.take('+') !== null) return this.signed()
    return this.term()
  }

  private term(): Quantity | null {
    if (this.take('(') !== null) {
      const inner = this.sum()
      return inner !== null && this.take(')') !== null ? inner : null
    }
    const first = this.measured(null)
    if (first === null || !first.isLength) return first
    // 9' 6": lengths beside each other are added; a bare number after one is inches.
    let value = first.value
    for (let next = this.measured(1); next !== null; next = this.measured(1)) value += next.value
    return { value, isLength: true }
  }

  /** A number with its unit; without one it is a length of `bare` inches each, or (null) none. */
  private measured(bare: number | null): Quantity | null {
    const token = this.tokens[this.at]
    if (token?.type !== 'number') return null
    this.at += 1
    const unit = this.tokens[this.at]
    if (unit?.type === 'unit') this.at += 1
    const factor = unit?.type === 'unit' ? unit.factor : bare
    return { value: token.value * (factor ?? 1), isLength: factor !== null }
  }
}

/** The least that a length may be. */
export type LeastLength = 'any' | 'zero' | 'positive'

/** A typed length in inches; a bare number is in `unit`. What can not be read, or is less than the least, is refused in words. */
export function readLength(text: string, unit: LengthUnit, least: LeastLength = 'any'): ReadLength {
  const refused = refusal('lengthUnreadable', words.lengthUnreadable({ text: text.trim().slice(0, 40) }))
  if (text.length > MAX_TEXT) return refused
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return refused
  const value = new Reader(tokens, unit === 'mm' ? 1 / MM_PER_INCH : 1).read()
  if (value === null || !Number.isFinite(value)) return refused
  if (Math.abs(value) > MAX_INCHES) return refusal('lengthUnreadable', words.lengthTooLong)
  if (least === 'positive' && value <= 0) return refusal('lengthUnreadable', words.lengthAboveZero)
  if (least === 'zero' && value < 0) return refusal('lengthUnreadable', words.lengthFromZero)
  return { ok: true, value: value === 0 ? 0 : value }
}
