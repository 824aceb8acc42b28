/** What is billed of an order, frozen; and what has to be issued when it is not what was billed before. */
import type { OrderEvaluation } from '../configuration/types.ts'
import { itemFacts, type ItemFacts } from '../documents/item-facts/item-facts.ts'
import { listWords } from '../messages/app/lists.ts'
import { shippingIsOpen } from '../orders/costs/amounts-in-words.ts'
import type { Costs } from '../orders/schema.ts'
import { cents, zeroCents } from '../units/money.ts'
import { type BilledReturn, returnAmounts, returnLines } from './returned.ts'
import { amountKeys, type Bill, type BilledAmounts, type BilledLine, type IssuedContent } from './schema.ts'

function lineOf(facts: ItemFacts): BilledLine {
  const { item } = facts.evaluation
  return {
    itemId: item.id,
    productId: item.productId,
    number: facts.number,
    title: facts.title,
    productTitle: facts.productTitle,
    code: facts.code,
    details: [...facts.columns.values(), ...facts.inline].map(({ title, lines }) =>
      listWords.labeled({ label: title, value: lines.join(', ') }),
    ),
    notes: facts.notes,
    quantity: item.quantity,
    unitPrice: facts.unitPrice,
    lineTotal: facts.lineTotal,
  }
}

function amountsOf(costs: Costs, returns: readonly BilledReturn[]): BilledAmounts {
  const billed = returnAmounts(returns)
  const { orderSubTotal, discount, shipping, tariff, tax, orderTotal } = costs
  return {
    subtotal: cents(orderSubTotal - billed.subtotal),
    discount: cents(discount - billed.discount),
    shipping: cents((shipping ?? zeroCents) - billed.shipping),
    tariff: cents(tariff - billed.tariff),
    tax: cents(tax - billed.tax),
    total: orderTotal,
  }
}

/** The judged order as it is billed, less what is credited of it; `evaluation` is an owner's, with prices. */
export function freezeBill(
  evaluation: OrderEvaluation,
  costs: Costs,
  returns: readonly BilledReturn[] = [],
): Bill {
  const { order } = evaluation.document
  return {
    lines: [...itemFacts(evaluation, 'invoice', true).map(lineOf), ...returns.flatMap(returnLines)],
    amounts: amountsOf(costs, returns),
    shippingIsOpen: shippingIsOpen(costs),
    taxRate: order.disableSalesTax === 1 ? 0 : order.taxPercentage,
    tariffRate: order.tariffPercentage,
  }
}

/** What is sold, how much of it and for what: words may change, and the bill stays what it is. */
function signOf({ itemId, productId, quantity, unitPrice, lineTotal, ...of }: BilledLine): string {
  const price = [itemId, productId, quantity, unitPrice ?? '', lineTotal ?? '']
  return [...price, of.returnNumber ?? '', of.beside ?? ''].join('|')
}

function without(lines: readonly BilledLine[], others: readonly BilledLine[]): BilledLine[] {
  const signs = new Set(others.map(signOf))
  return lines.filter((line) => !signs.has(signOf(line)))
}

function mapAmounts(of: (key: keyof BilledAmounts) => number): BilledAmounts {
  // No amount is −0.
  const at = (key: keyof BilledAmounts) => cents(of(key) + 0)
  return {
    subtotal: at('subtotal'),
    discount: at('discount'),
    shipping: at('shipping'),
    tariff: at('tariff'),
    tax: at('tax'),
    total: at('total'),
  }
}

/** Of what bills nothing: a receipt has its total alone. */
export const noAmounts: BilledAmounts = mapAmounts(() => 0)

function takenBack(line: BilledLine): BilledLine {
  return {
    ...line,
    quantity: 0 - line.quantity,
    lineTotal: line.lineTotal === null ? null : cents(0 - line.lineTotal),
  }
}

/** From one bill to another: lines that are gone are taken back, the others billed. */
export function billDifference(before: Bill, after: Bill): Bill {
  return {
    ...after,
    lines: [...without(before.lines, after.lines).map(takenBack), ...without(after.lines, before.lines)],
    amounts: mapAmounts((key) => after.amounts[key] - before.amounts[key]),
  }
}

/** The whole of a bill, taken back. */
export function billTakenBack(bill: Bill): Bill {
  return { ...bill, lines: bill.lines.map(takenBack), amounts: mapAmounts((key) => 0 - bill.amounts[key]) }
}

/** Whether something else is sold, or for another amount. */
function differs(before: Bill, after: Bill): boolean {
  return (
    amountKeys.some((key) => before.amounts[key] !== after.amounts[key]) ||
    before.lines.length !== after.lines.length ||
    without(after.lines, before.lines).length > 0
  )
}

export type PlannedBill = {
  readonly kind: 'invoice' | 'creditNote'
  readonly reason: IssuedContent['reason']
  readonly bill: Bill
}

/**
 * What has to be issued so that what is billed is what is `wanted` (null: nothing): the invoice, a credit note over all of it, or
 * over the difference; where the difference is not below 0 a supplementary invoice. null: nothing has to. `standing` is what is
 * billed so far.
 */
export function planBill(standing: Bill | null, wanted: Bill | null): PlannedBill | null {
  if (standing === null) return wanted === null ? null : { kind: 'invoice', reason: 'issued', bill: wanted }
  if (wanted === null) return { kind: 'creditNote', reason: 'cancelled', bill: billTakenBack(standing) }
  if (!differs(standing, wanted)) return null
  const bill = billDifference(standing, wanted)
  return { kind: bill.amounts.total < 0 ? 'creditNote' : 'invoice', reason: 'changed', bill }
}
