/**
 * Prices of lines with the discount in them: how a document that hides the discount still adds up. Every unit price bears its
 * share to within a cent, the lines add up to the cent, and quantity times unit price is the line. Where whole cents do
 * not allow all of that at once, one line says what is left.
 */
import { type Cents, cents } from '../../units/money.ts'

export type PricedLine = { readonly unitPrice: Cents; readonly quantity: number }
export type NetLine = {
  readonly unitPrice: Cents
  /** quantity times unit price, with the rounding */
  readonly lineTotal: Cents
  /** cents that no unit price can bear; 0 on all lines but one, and mostly on all */
  readonly rounding: Cents
}

type Share = { readonly index: number; readonly quantity: bigint; readonly isPart: boolean; unit: bigint }

function asIs({ unitPrice, quantity }: PricedLine): NetLine {
  return { unitPrice, lineTotal: cents(unitPrice * quantity), rounding: cents(0) }
}

/** What has no price, or a price of 0 or below, bears nothing of a discount. */
function bears(line: PricedLine | null): line is PricedLine {
  return line !== null && line.unitPrice > 0
}

/** Exact: amounts times amounts are more than a number holds. */
function sharesOf(lines: readonly (PricedLine | null)[], sum: bigint, rest: bigint): Share[] {
  return lines.flatMap((line, index) => {
    if (!bears(line)) return []
    const exact = BigInt(line.unitPrice) * rest
    return [{ index, quantity: BigInt(line.quantity), unit: exact / sum, isPart: exact % sum !== 0n }]
  })
}

const byQuantity = (a: Share, b: Share) => Number(b.quantity - a.quantity)

/** The lines with `discount` (not below 0) in their prices; null, a line without a price, stays null. */
export function netOfDiscount(lines: readonly (PricedLine | null)[], discount: Cents): (NetLine | null)[] {
  const sum = lines
    .filter(bears)
    .reduce((all, { unitPrice, quantity }) => all + BigInt(unitPrice) * BigInt(quantity), 0n)
  const plain = lines.map((line) => (line === null ? null : asIs(line)))
  const rest = sum - BigInt(discount)
  const shares = sharesOf(lines, sum, rest)
  let left = shares.reduce((all, { unit, quantity }) => all - unit * quantity, rest)
  // A price between two cents may be either. Large quantities first: what they leave small ones take.
  for (const share of shares.filter(({ isPart }) => isPart).toSorted(byQuantity)) {
    if (share.quantity > left) continue
    share.unit += 1n
    left -= share.quantity
  }
  const total = ({ unit, quantity }: Share) => unit * quantity
  const [largest] = shares.toSorted((a, b) => Number(total(b) - total(a)))
  const byIndex = new Map(shares.map((share) => [share.index, share]))
  return plain.map((line, index) => {
    const share = byIndex.get(index)
    if (share === undefined) return line
    const rounding = share === largest ? left : 0n
    return {
      unitPrice: cents(Number(share.unit)),
      lineTotal: cents(Number(total(share) + rounding)),
      rounding: cents(Number(rounding)),
    }
  })
}
