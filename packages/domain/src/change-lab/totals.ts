/** What a draft comes to over many orders, by customer and by product. Submitted orders keep their prices and count for nothing. */
import { type Cents, cents } from '../units/money.ts'
import type { OrderReplay } from './types.ts'

export interface Sum {
  readonly orders: number
  /** in cents; of orders that have a price before and after */
  readonly before: Cents
  readonly after: Cents
}

export interface ReplayTotals {
  readonly all: Sum
  /** by the id of the order's owner: order totals */
  readonly byCustomer: Readonly<Record<string, Sum>>
  /** by the id of the product: totals of the lines that change, before discounts */
  readonly byProduct: Readonly<Record<string, Sum>>
}

const none: Sum = { orders: 0, before: cents(0), after: cents(0) }
export const noTotals: ReplayTotals = { all: none, byCustomer: {}, byProduct: {} }

function plus(sum: Sum | undefined, before: number, after: number): Sum {
  const { orders, before: b, after: a } = sum ?? none
  return { orders: orders + 1, before: cents(b + before), after: cents(a + after) }
}

/** The totals with one more order, of the customer `userId`. */
export function withOrder(totals: ReplayTotals, replayed: OrderReplay, userId: number): ReplayTotals {
  const { before, after } = replayed.total
  if (replayed.keepsPrices || before === null || after === null || before === after) return totals
  const lines = new Map<number, [number, number]>()
  for (const { productId, lineTotal } of replayed.lines) {
    if (lineTotal.before === null || lineTotal.after === null) continue
    const [was, is] = lines.get(productId) ?? [0, 0]
    lines.set(productId, [was + lineTotal.before, is + lineTotal.after])
  }
  const byProduct = Object.fromEntries(
    [...lines].map(([id, [was, is]]) => [id, plus(totals.byProduct[id], was, is)]),
  )
  return {
    all: plus(totals.all, before, after),
    byCustomer: { ...totals.byCustomer, [userId]: plus(totals.byCustomer[userId], before, after) },
    byProduct: { ...totals.byProduct, ...byProduct },
  }
}
