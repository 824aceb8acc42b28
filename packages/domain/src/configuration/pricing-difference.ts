/**
 * What another pricing date would change, line by line: shown before an employee moves the date of an order that
 * has been submitted, because somebody has agreed to its figures already. [1.2.88]
 */
import { orderWord } from '../tenancy/localize-profile.ts'
import { evaluateOrder } from './evaluate.ts'
import type { OrderEvaluation } from './types.ts'
import { isStarted } from '../orders/statuses.ts'
import { orderActionMessages } from '../messages/order/order-actions.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type Cents, cents } from '../units/money.ts'
import { type Refusal, refusal } from '../units/result.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { ProductOrder } from '../orders/schema.ts'

/** A figure before and after; null where there is no price. Cents. */
export interface Figure {
  readonly before: Cents | null
  readonly after: Cents | null
  /** null when one of them has no price */
  readonly difference: Cents | null
}

export interface LineDifference extends Figure {
  readonly itemId: number
  readonly quantity: number
}

export interface PricingDifference {
  /** the lines whose total changes, in the order's order */
  readonly lines: readonly LineDifference[]
  readonly subtotal: Figure
  readonly total: Figure
}

function figure(before: Cents | null, after: Cents | null): Figure {
  return { before, after, difference: before === null || after === null ? null : cents(after - before) }
}

export type PricingDateRefusal = Refusal<'pricingDatePinned' | 'pricingDateInFuture'>

/**
 * Null when the order may have this pricing date. Once it is submitted it keeps one (null would let later versions
 * change what somebody agreed to), and a date to come would do the same.
 */
export function checkPricingDate(
  date: string | null,
  order: Pick<ProductOrder, 'statusData'>,
  profile: OrgProfile,
  now: Timestamp,
): PricingDateRefusal | null {
  if (date === null) {
    const message = orderActionMessages.pricingDatePinned({ word: orderWord(profile) })
    return isStarted(order, profile) ? null : refusal('pricingDatePinned', message)
  }
  return date > now ? refusal('pricingDateInFuture', orderActionMessages.pricingDateInFuture) : null
}

/** What an order comes to now, and with other terms. */
export function totalWithTerms(
  { context, document, costs }: OrderEvaluation,
  terms: Partial<Pick<ProductOrder, 'discountMode' | 'discountPercentage' | 'disableSalesTax'>>,
): Figure {
  const then = evaluateOrder(context, { ...document, order: { ...document.order, ...terms } })
  return figure(costs?.orderTotal ?? null, then.costs?.orderTotal ?? null)
}

/** Compares an order as it is judged now with the same order at another pricing date (null: today's prices). */
export function pricingDifference(
  evaluation: OrderEvaluation,
  effectivePricingDate: Timestamp | null,
): PricingDifference {
  const { context, document } = evaluation
  const dated = { ...document, order: { ...document.order, effectivePricingDate } }
  const then = evaluateOrder(context, dated)
  const lines = evaluation.items.flatMap(({ item, lineTotal }): LineDifference[] => {
    const after = then.itemsById.get(item.id)?.lineTotal ?? null
    if (after === lineTotal) return []
    return [{ itemId: item.id, quantity: item.quantity, ...figure(lineTotal, after) }]
  })
  return {
    lines,
    subtotal: figure(evaluation.subtotal, then.subtotal),
    total: figure(evaluation.costs?.orderTotal ?? null, then.costs?.orderTotal ?? null),
  }
}
