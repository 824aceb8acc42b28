/**
 * Prices of lines with the discount in them: how a document that hides the discount still adds up. Each line bears its
 * share, and the cents that rounding leaves go to the lines with the largest rest, so that the sum is exact.
 */
import { type Cents, cents } from '../units/money.ts'

/** Totals of lines less their shares of `discount`; null, a line without a price, stays null. */
export function netOfDiscount(totals: readonly (Cents | null)[], discount: Cents): (Cents | null)[] {
  const sum = totals.reduce<number>((all, total) => all + Math.max(total ?? 0, 0), 0)
  if (sum === 0 || discount === 0) return [...totals]
  const shares = totals.map((total, index) => {
    const exact = (Math.max(total ?? 0, 0) * discount) / sum
    return { index, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  let left = discount - shares.reduce((all, { whole }) => all + whole, 0)
  const more = new Set<number>()
  for (const { index, rest } of shares.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left <= 0 || rest === 0) break
    more.add(index)
    left -= 1
  }
  return totals.map((total, index) =>
    total === null ? null : cents(total - (shares[index]?.whole ?? 0) - (more.has(index) ? 1 : 0)),
  )
}
