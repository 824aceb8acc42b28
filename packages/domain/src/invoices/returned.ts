/** What is credited for goods that came back, as an order's bill has it: rows of their own, and what they take off each amount. */
import { returnBillWords as words } from '../messages/papers/invoices.ts'
import type { OrderReturn, ReturnCredit } from '../order-returns/schema.ts'
import { type Cents, cents } from '../units/money.ts'
import type { BilledAmounts, BilledLine } from './schema.ts'

/** A closed return. */
export type BilledReturn = Pick<OrderReturn, 'number' | 'reason'> & { readonly credit: ReturnCredit }

const noTexts = { productTitle: '', code: '', notes: '', details: [] }

/** An amount of a return that is no item; `amount` is what it adds to the bill. */
function besideLine(
  { number: returnNumber, credit }: BilledReturn,
  beside: 'fee' | 'adjustment',
  amount: Cents,
): BilledLine[] {
  const [first] = credit.lines
  if (amount === 0 || first === undefined) return []
  return [
    {
      ...noTexts,
      itemId: first.productInstanceId,
      productId: first.productId,
      number: first.number,
      title: words[beside]({ number: returnNumber }),
      quantity: 1,
      unitPrice: amount,
      lineTotal: amount,
      returnNumber,
      beside,
    },
  ]
}

/** The items that came back with what they cost, and beside them the fee and what an employee made it more or less. */
export function returnLines(one: BilledReturn): BilledLine[] {
  const { number: returnNumber, credit } = one
  const items = credit.lines.map(
    (line): BilledLine => ({
      ...noTexts,
      itemId: line.productInstanceId,
      productId: line.productId,
      number: line.number,
      title: line.title,
      details: [words.returned({ number: returnNumber })],
      quantity: 0 - line.pieces,
      unitPrice: line.unitPrice,
      lineTotal: line.unitPrice === null ? null : cents(0 - line.gross),
      returnNumber,
    }),
  )
  return [
    ...items,
    ...besideLine(one, 'fee', credit.fee),
    ...besideLine(one, 'adjustment', cents(0 - credit.adjustment + 0)),
  ]
}

/** What returns take off each amount of the bill: total = subtotal − discount + shipping + tariff + tax. */
export function returnAmounts(returns: readonly BilledReturn[]): Omit<BilledAmounts, 'total'> {
  let [subtotal, discount, shipping, tariff, tax] = [0, 0, 0, 0, 0]
  for (const { credit } of returns) {
    subtotal += credit.adjustment - credit.fee
    shipping += credit.shipping
    tax += credit.shippingTax
    for (const line of credit.lines) {
      subtotal += line.gross
      discount += line.discount
      tariff += line.tariff
      tax += line.tax
    }
  }
  return {
    subtotal: cents(subtotal),
    discount: cents(discount),
    shipping: cents(shipping),
    tariff: cents(tariff),
    tax: cents(tax),
  }
}
