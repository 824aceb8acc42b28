/**
 * Exact arithmetic for money: 0.1 + 0.2 is 0.3, and a third of a cent stays one until it is rounded. A value is a
 * whole number, or a fraction of two whole numbers of any length where it is none.
 */

/** Never a whole number that JavaScript holds exactly: those are numbers. `bottom` is above 0. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }
export type Exact = number | Fraction

/** Fractions are brought to their lowest terms once they are longer than this. */
const LONG = 2n ** 192n
/** Nothing that people write into a price list needs as many digits. */
const LONGEST = 10n ** 1000n

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [greater, less] = [magnitude(a), magnitude(b)]
  while (less !== 0n) [greater, less] = [less, greater % less]
  return greater
}

/** `top` / `bottom` (not 0) in its shortest form at hand. */
function fraction(top: bigint, bottom: bigint): Exact {
  if (bottom < 0n) return fraction(-top, -bottom)
  if (top % bottom === 0n) {
    const whole = Number(top / bottom)
    return Number.isSafeInteger(whole) ? whole : { top: top / bottom, bottom: 1n }
  }
  if (bottom < LONG) return { top, bottom }
  const divisor = commonDivisor(top, bottom)
  return { top: top / divisor, bottom: bottom / divisor }
}

const topOf = (value: Exact) => (typeof value === 'number' ? BigInt(value) : value.top)
const bottomOf = (value: Exact) => (typeof value === 'number' ? 1n : value.bottom)

/** ASCII digits with at most one point, a minus before them, no exponent. */
const plainDecimal = /^(-?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/

/** A number in plain decimal notation ('12', '-0.5', '.5'), blanks around it aside; undefined for anything else. */
export function readDecimal(text: string): Exact | undefined {
  const found = plainDecimal.exec(text.trim())
  if (found === null) return undefined
  const [, sign = '', whole = '', decimals = '', bare = ''] = found
  const after = decimals + bare
  return fraction(BigInt(`${sign}${whole}${after}`), 10n ** BigInt(after.length))
}

function decimalOf(value: number): Exact {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  const read = readDecimal(digits)
  if (read === undefined) throw new RangeError(`not a number: ${value}`)
  const power = 10n ** BigInt(Math.abs(Number(exponent)))
  return Number(exponent) < 0
    ? fraction(topOf(read), bottomOf(read) * power)
    : fraction(topOf(read) * power, bottomOf(read))
}

const KEPT = 1000
const known = new Map<number, Exact>()

/** The decimal number that somebody wrote as `value`: 0.1 is one tenth. Throws on NaN and ±Infinity (a bug, not input). */
export function exact(value: number): Exact {
  // −0 is 0.
  if (Number.isSafeInteger(value)) return value + 0
  let decimal = known.get(value)
  if (decimal === undefined) {
    decimal = decimalOf(value)
    if (known.size >= KEPT) known.clear()
    known.set(value, decimal)
  }
  return decimal
}

export function add(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    if (Number.isSafeInteger(sum)) return sum
  }
  return fraction(topOf(a) * bottomOf(b) + topOf(b) * bottomOf(a), bottomOf(a) * bottomOf(b))
}

export function negative(value: Exact): Exact {
  return typeof value === 'number' ? 0 - value : { top: -value.top, bottom: value.bottom }
}

export function multiply(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b
    if (Number.isSafeInteger(product)) return product + 0
  }
  return fraction(topOf(a) * topOf(b), bottomOf(a) * bottomOf(b))
}

/** `by` is not 0. */
export function divide(value: Exact, by: Exact): Exact {
  return fraction(topOf(value) * bottomOf(by), bottomOf(value) * topOf(by))
}

/** What is left after taking away `by` (not 0) as often as it fits, with the sign of `value`: 7 % −2 is 1. */
export function remainder(value: Exact, by: Exact): Exact {
  if (typeof value === 'number' && typeof by === 'number') return (value % by) + 0
  const bottom = bottomOf(value) * bottomOf(by)
  return fraction((topOf(value) * bottomOf(by)) % (topOf(by) * bottomOf(value)), bottom)
}

export function equals(a: Exact, b: Exact): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b
  return a.top * b.bottom === b.top * a.bottom
}

/** Whether the value is further from 0 than `limit`, a whole number. */
export function isBeyond(value: Exact, limit: number): boolean {
  if (typeof value === 'number') return Math.abs(value) > limit
  return magnitude(value.top) > BigInt(limit) * value.bottom
}

/** Whether the value has too many digits to go on with. */
export function isEndless(value: Exact): boolean {
  return typeof value !== 'number' && (value.bottom > LONGEST || magnitude(value.top) > LONGEST)
}

/** The nearest whole number, half away from zero. Throws where JavaScript has no exact number for it (a bug). */
export function nearest(value: Exact): number {
  if (typeof value === 'number') return value
  const { top, bottom } = value
  const whole = Number((2n * magnitude(top) + bottom) / (2n * bottom))
  if (!Number.isSafeInteger(whole)) throw new RangeError('beyond the whole numbers')
  return top < 0n ? 0 - whole : whole
}

const SHOWN = 10n ** 20n

/** As a JavaScript number, for showing. */
export function toNumber(value: Exact): number {
  if (typeof value === 'number') return value
  const { top, bottom } = value
  return Number(top / bottom) + Number(((top % bottom) * SHOWN) / bottom) / Number(SHOWN)
}
