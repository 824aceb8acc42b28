/**
 * Amounts and rates as people write them: '1,250.5', '$1250', '1.250,50 €', '12%'. What is understood is shown to them;
 * what can not be understood is never taken for 0.
 */
import { decimalText } from './decimal-entry.ts'
import { type Cents, cents, formatCents } from '../money.ts'

export type Entry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly cents: Cents }
  /** percent */
  | { readonly kind: 'rate'; readonly percent: number }
  | { readonly kind: 'problem'; readonly problem: EntryProblem }

export type EntryProblem = 'unreadable' | 'negative' | 'tooMuch' | 'rateAbove100' | 'otherCurrency'

const largest = 1_000_000_000
/** What stands around the figures for the currency is taken off before they are read. */
const currencySigns = /us\$|usd|eur|gbp|chf|cad|\$|€|£|¥/giu
const ownSigns: Readonly<Record<string, RegExp>> = { $: /^(us\$|usd|\$)$/iu, '€': /^(eur|€)$/iu }
const spaces = /[\s\u00a0\u202f']/gu

/** What somebody wrote without the signs of the currency of `symbol`; null where there is a sign of another one. */
export function withoutCurrency(text: string, symbol: string): string | null {
  const signs = text.match(currencySigns) ?? []
  if (signs.some((sign) => ownSigns[symbol]?.test(sign) !== true)) return null
  return text.replace(currencySigns, '')
}

/** The digits before and after the decimal sign, or null where it is no number. */
function partsOf(text: string): readonly [whole: string, fraction: string] | null {
  const [whole, fraction = ''] = decimalText(text)?.split('.') ?? []
  return whole === undefined ? null : [whole, fraction]
}

/**
 * Reads what somebody typed into a field for an amount or a rate. Money of another currency than that of `symbol` is
 * never taken for the field's own.
 */
export function readEntry(text: string, symbol = '$'): Entry {
  if (text.trim() === '') return { kind: 'empty' }
  const close = text.replace(spaces, '')
  const bare = withoutCurrency(close, symbol)
  if (bare === null) return problem('otherCurrency')
  const isRate = bare.endsWith('%')
  // No rate has thousands: a comma in one is a decimal comma.
  const figure = isRate ? bare.slice(0, -1).replace(/^(\d*),(\d*)$/, '$1.$2') : bare
  if (/^[-−–]/.test(figure) || /^\(.*\)$/.test(figure)) return problem('negative')
  const parts = partsOf(figure)
  if (parts === null) return problem('unreadable')
  const [whole, fraction] = parts
  if (isRate) {
    const percent = Number(`${whole || '0'}.${fraction || '0'}`)
    return percent > 100 ? problem('rateAbove100') : { kind: 'rate', percent }
  }
  // Figures, not floating point: the third decimal rounds half up.
  const digits = `${fraction}000`
  const amount =
    Number(whole || '0') * 100 + Number(digits.slice(0, 2)) + (Number(digits.charAt(2)) >= 5 ? 1 : 0)
  return amount > largest ? problem('tooMuch') : { kind: 'amount', cents: cents(amount) }
}

function problem(kind: EntryProblem): Entry {
  return { kind: 'problem', problem: kind }
}

/** A figure alone, which says neither that it is money nor that it is a rate. */
export function isBareFigure(text: string): boolean {
  return /^[\d.,\s]*$/.test(text)
}

/** '$1,250.50' or '12.5%'. */
export function formatEntry(entry: Extract<Entry, { kind: 'amount' | 'rate' }>, symbol = '$'): string {
  return entry.kind === 'amount' ? formatCents(entry.cents, symbol) : `${Number(entry.percent.toFixed(6))}%`
}
