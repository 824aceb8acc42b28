/**
 * What is credited for pieces that come back. Each part of what the order costs is split over its lines, and each line's part over its
 * pieces, by sums that are rounded once: all pieces together come to exactly what the line cost, in whatever parts they come back,
 * and all lines to what the goods of the order cost.
 */
import type { CostInputs } from '../orders/costs/costs.ts'
import type { Costs } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type Cents, cents, percentageOf, portionOf, sumCents, zeroCents } from '../units/money.ts'
import type { ReturnReason } from './kinds.ts'
import type { CreditedLine, ReturnCredit } from './schema.ts'

/** A line as it was sold. */
export interface SoldLine {
  readonly id: number
  readonly productId: number
  readonly title: string
  /** its place in the list, from 1 */
  readonly number: number
  readonly quantity: number
  /** null: on request */
  readonly unitPrice: Cents | null
}

/** An order as it was sold: its costs, and the lines that make its subtotal. */
export interface SoldOrder {
  readonly costs: Costs
  readonly lines: readonly SoldLine[]
  /** the tax on what shipping costs, which is part of the order's tax */
  readonly shippingTax: Cents
}

/** What of the order's tax is owed for its shipping alone: the rest is its goods'. */
export function shippingTaxOf(order: CostInputs, costs: Costs, profile: OrgProfile): Cents {
  if (order.disableSalesTax === 1 || !profile.costs.shippingIsTaxed) return zeroCents
  const goods = cents(costs.orderSubTotal - costs.discount + costs.tariff)
  return cents(costs.tax - percentageOf(goods, order.taxPercentage))
}

const partKeys = ['gross', 'discount', 'tariff', 'tax'] as const
type Parts = Readonly<Record<(typeof partKeys)[number], Cents>>
const noParts: Parts = { gross: zeroCents, discount: zeroCents, tariff: zeroCents, tax: zeroCents }

function mapParts(of: (key: (typeof partKeys)[number]) => number): Parts {
  // No amount is −0.
  const at = (key: (typeof partKeys)[number]) => cents(of(key) + 0)
  return { gross: at('gross'), discount: at('discount'), tariff: at('tariff'), tax: at('tax') }
}

function grossOf({ unitPrice, quantity }: SoldLine): Cents {
  return unitPrice === null ? zeroCents : cents(unitPrice * quantity)
}

/** What each line cost, by its id: the parts of all lines add up to those of the order's goods. */
export function lineParts({ costs, lines, shippingTax }: SoldOrder): ReadonlyMap<number, Parts> {
  const whole = sumCents(lines.map(grossOf))
  const goods = mapParts((key) => {
    if (key === 'gross') return whole
    return key === 'tax' ? costs.tax - shippingTax : costs[key]
  })
  const parts = new Map<number, Parts>()
  let sum = 0
  let before = noParts
  for (const line of lines) {
    sum += grossOf(line)
    const upTo = mapParts((key) => portionOf(goods[key], sum, whole))
    const last = before
    parts.set(
      line.id,
      mapParts((key) => upTo[key] - last[key]),
    )
    before = upTo
  }
  return parts
}

/** What was credited of a line before: pieces, and each part. */
function creditedBefore(earlier: readonly ReturnCredit[], lineId: number) {
  let pieces = 0
  let parts = noParts
  for (const { lines } of earlier) {
    for (const line of lines) {
      if (line.productInstanceId !== lineId) continue
      pieces += line.pieces
      const sum = parts
      parts = mapParts((key) => sum[key] + line[key])
    }
  }
  return { pieces, parts }
}

/**
 * What is credited for these pieces (line id → pieces) after `earlier` credits of the order: of each part of a line what all its
 * credited pieces come to, less what was credited already.
 */
export function creditedLines(
  sold: SoldOrder,
  earlier: readonly ReturnCredit[],
  pieces: ReadonlyMap<number, number>,
): CreditedLine[] {
  const parts = lineParts(sold)
  return sold.lines.flatMap((line): CreditedLine[] => {
    const { id, productId, title, number, quantity, unitPrice } = line
    const wanted = pieces.get(id) ?? 0
    const before = creditedBefore(earlier, id)
    const count = Math.min(wanted, Math.max(0, quantity - before.pieces))
    if (count === 0) return []
    const whole = parts.get(id) ?? noParts
    const credited = mapParts((key) => {
      const upTo = portionOf(whole[key], before.pieces + count, quantity)
      return Math.max(0, upTo - before.parts[key])
    })
    const credit = cents(credited.gross - credited.discount + credited.tariff + credited.tax)
    return [
      {
        productInstanceId: id,
        productId,
        title,
        number,
        pieces: count,
        before: before.pieces,
        quantity,
        unitPrice,
        ...credited,
        credit,
      },
    ]
  })
}

/** The fee for taking goods back that is proposed: percent of what they cost without tax; none where the goods were at fault. */
export function proposedFee(lines: readonly CreditedLine[], reason: ReturnReason, percentage: number): Cents {
  if (reason === 'damaged' || reason === 'wrong') return zeroCents
  const net = sumCents(lines.map(({ gross, discount }) => cents(gross - discount)))
  return cents(Math.max(0, Math.min(percentageOf(net, percentage), goodsCredit(lines))))
}

export function goodsCredit(lines: readonly CreditedLine[]): Cents {
  return sumCents(lines.map(({ credit }) => credit))
}

/** Shipping that can still be given back: what it cost, with its tax, once. */
export function shippingLeft(
  { costs, shippingTax }: Pick<SoldOrder, 'costs' | 'shippingTax'>,
  earlier: readonly ReturnCredit[],
): { readonly shipping: Cents; readonly shippingTax: Cents } {
  const given = (key: 'shipping' | 'shippingTax') => earlier.reduce((sum, one) => sum + one[key], 0)
  return {
    shipping: cents(Math.max(0, (costs.shipping ?? 0) - given('shipping'))),
    shippingTax: cents(Math.max(0, shippingTax - given('shippingTax'))),
  }
}

/** What an employee settles of a credit. */
export interface CreditTerms {
  readonly fee: Cents
  /** none where shipping is not given back */
  readonly shipping: Cents
  readonly shippingTax: Cents
  /** null: as it is worked out */
  readonly amount: Cents | null
}

export type CreditFault = 'feeTooHigh' | 'creditTooHigh'

/** What is worked out before anybody makes it another amount: goods and shipping less the fee. */
export function workedOut(lines: readonly CreditedLine[], terms: Omit<CreditTerms, 'amount'>): Cents {
  return cents(goodsCredit(lines) + terms.shipping + terms.shippingTax - terms.fee)
}

/** The credit as it is frozen; or what speaks against it. `most`: what the order still comes to. */
export function composeCredit(
  lines: readonly CreditedLine[],
  terms: CreditTerms,
  most: Cents,
):
  | { readonly ok: true; readonly credit: ReturnCredit }
  | { readonly ok: false; readonly fault: CreditFault } {
  const { fee, shipping, shippingTax, amount } = terms
  const before = workedOut(lines, terms)
  if (before < 0) return { ok: false, fault: 'feeTooHigh' }
  const total = amount ?? before
  if (total > Math.max(0, most)) return { ok: false, fault: 'creditTooHigh' }
  return {
    ok: true,
    credit: {
      lines: [...lines],
      goods: goodsCredit(lines),
      shipping,
      shippingTax,
      fee,
      adjustment: cents(total - before),
      total,
    },
  }
}

/** What all credits of an order come to. */
export function creditSum(credits: readonly ReturnCredit[]): Cents {
  return sumCents(credits.map(({ total }) => total))
}
