/**
 * Money. Every amount in the system is a whole number of cents (the order's currency, US dollars
 * unless a field says otherwise); it becomes text only at the edge. [2.9.05]
 */
import { z } from 'zod'
import { moneyText } from '../localization/figures.ts'
import { divide, exact, type Exact, multiply, nearest } from './exact.ts'

export const centsSchema = z.number().int().safe().brand('Cents')
/** A whole number of cents; may be negative (a discount step, a refund). */
export type Cents = z.infer<typeof centsSchema>

/** A thousand million dollars: the most that any one field of money holds, in cents. */
export const MAX_AMOUNT = 100_000_000_000

/** An amount that somebody enters: nothing is granted or charged by one below 0. */
export const amountSchema = z.number().int().min(0).max(MAX_AMOUNT).brand('Cents')

/** Rounds half away from zero to a whole cent: 0.5 → 1, −0.5 → −1. Throws on NaN or ±Infinity (a bug, not input). */
export function roundToCents(value: number): Cents {
  if (!Number.isFinite(value)) throw new RangeError(`not an amount of money: ${value}`)
  // 1.005 * 100 is 100.49999…: nudge by one part in 2^50 so that decimal halves round as written.
  const magnitude = Math.abs(value)
  const rounded = Math.floor(magnitude * (1 + 2 ** -50) + 0.5)
  return (value < 0 ? -rounded || 0 : rounded) as Cents
}

/** Rounds an exact amount half away from zero to a whole cent. */
export function nearestCent(value: Exact): Cents {
  return cents(nearest(value))
}

/** Brands a number that is already whole cents. Throws when it is not (a bug). */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`)
  return value as Cents
}

export const zeroCents = cents(0)

/** Sum of amounts, in cents. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/** `percentage` percent of `amount`, not rounded yet. */
export function exactPercentage(amount: Cents, percentage: number): Exact {
  return divide(multiply(amount, exact(percentage)), 100)
}

/** `percentage` percent of `amount`, rounded once. 8.875 percent of 10000 → 888. */
export function percentageOf(amount: Cents, percentage: number): Cents {
  return nearestCent(exactPercentage(amount, percentage))
}

/** `amount` × `part` / `whole`, rounded once; 0 of nothing. */
export function portionOf(amount: Cents, part: number, whole: number): Cents {
  // No amount is −0.
  return whole === 0 ? zeroCents : cents(nearest(divide(multiply(amount, part), whole)) + 0)
}

/** Amounts for a spreadsheet: 123456 → '1234.56'. */
export function plainAmount(amount: number): string {
  return (amount / 100).toFixed(2)
}

/** 123456 → "$1,234.56", or as the current language writes it; two decimals and thousands separators. [1.9.09, 2.9.05] */
export function formatCents(amount: Cents, symbol = '$'): string {
  const magnitude = Math.abs(amount)
  const hundredths = (magnitude % 100).toString().padStart(2, '0')
  return `${amount < 0 ? '−' : ''}${moneyText(Math.floor(magnitude / 100).toString(), hundredths, symbol)}`
}
