/**
 * What is left of what items cost the customer once what they cost the organization is paid. Revenue is net: after discount, without
 * shipping, tariff and tax. Whole cents throughout. Decision 209.
 */
import { withDecimalSign } from '../localization/figures.ts'
import { marginMessages } from '../messages/order/margin.ts'
import { divide, multiply, nearest } from '../units/exact.ts'
import { type Cents, cents, portionOf, sumCents, zeroCents } from '../units/money.ts'

/** A line as its margin is made of it. */
export interface SoldAtCost {
  readonly quantity: number
  /** null: it has no price */
  readonly unitPrice: Cents | null
  /** null: not known */
  readonly unitCost: Cents | null
}

/** What comes in, what it costs, and what is left. */
export interface Margin {
  readonly revenue: Cents
  readonly cost: Cents
  /** revenue − cost; below 0 where it costs more than comes in */
  readonly margin: Cents
  /** the margin in percent of the revenue, to one decimal; null where nothing comes in */
  readonly percent: number | null
}

export interface LineAmounts {
  /** unit cost × quantity; null: not known */
  readonly cost: Cents | null
  /** unit price × quantity less the line's part of the discount; null: it has no price */
  readonly revenue: Cents | null
  /** null where one of both is not known */
  readonly margin: Margin | null
}

/** The margin of some lines of an order, and of how many it speaks. */
export interface MarginTotal extends Margin {
  readonly knownLines: number
  readonly allLines: number
}

/** Percent of the revenue to one decimal, rounded half away from zero; null where nothing comes in. */
export function marginPercent(margin: Cents, revenue: Cents): number | null {
  if (revenue <= 0) return null
  // No percentage is −0.
  return (nearest(divide(multiply(margin, 1000), revenue)) + 0) / 10
}

/** 12.5 → '12.5%'; negative ones with a minus sign. */
export function marginPercentText(percent: number): string {
  const figure = withDecimalSign(Math.abs(percent).toFixed(1))
  return marginMessages.percent({ percent: percent < 0 ? `−${figure}` : figure })
}

function marginOf(revenue: Cents, cost: Cents): Margin {
  const margin = cents(revenue - cost)
  return { revenue, cost, margin, percent: marginPercent(margin, revenue) }
}

/** What of the discount each line bears, by its price: rounded as running sums, so that all of them come to the discount exactly. */
function discountParts(grosses: readonly (Cents | null)[], discount: Cents): Cents[] {
  const whole = sumCents(grosses.map((gross) => gross ?? zeroCents))
  let sum = 0
  let before: Cents = zeroCents
  return grosses.map((gross) => {
    sum += gross ?? 0
    const upTo = portionOf(discount, sum, whole)
    const part = cents(upTo - before)
    before = upTo
    return part
  })
}

/** The margin of each line of an order with this discount, in their order. */
export function lineMargins(lines: readonly SoldAtCost[], discount: Cents): LineAmounts[] {
  const grosses = lines.map(({ unitPrice, quantity }) =>
    unitPrice === null ? null : cents(unitPrice * quantity),
  )
  const parts = discountParts(grosses, discount)
  return lines.map(({ unitCost, quantity }, index) => {
    const gross = grosses[index] ?? null
    const revenue = gross === null ? null : cents(gross - (parts[index] ?? 0))
    const cost = unitCost === null ? null : cents(unitCost * quantity)
    return { revenue, cost, margin: revenue === null || cost === null ? null : marginOf(revenue, cost) }
  })
}

/** The margin of those lines whose margin is known. */
export function marginTotal(lines: readonly Pick<LineAmounts, 'margin'>[]): MarginTotal {
  const margins = lines.flatMap(({ margin }) => margin ?? [])
  const revenue = sumCents(margins.map((one) => one.revenue))
  const cost = sumCents(margins.map((one) => one.cost))
  return { ...marginOf(revenue, cost), knownLines: margins.length, allLines: lines.length }
}

/** How poor a margin is: what costs something and brings nothing in first, what is neither last. */
function rank({ margin, percent }: Margin): number {
  if (percent !== null) return percent
  return margin < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

/** Orders lines by their margins, the worst in percent first, of equal ones the one that loses more; unknown ones keep their order after all others. */
export function worstFirst<L extends Pick<LineAmounts, 'margin'>>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => {
    if (a.margin === null || b.margin === null) return Number(a.margin === null) - Number(b.margin === null)
    const [one, other] = [rank(a.margin), rank(b.margin)]
    return one === other ? a.margin.margin - b.margin.margin : one < other ? -1 : 1
  })
}
