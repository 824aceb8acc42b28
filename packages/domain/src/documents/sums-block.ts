/** What an order comes to, what has been paid of it, and what is open. [2.4.01] */
import type { OrderEvaluation } from '../configuration/types.ts'
import { documentMessages } from '../messages/documents.ts'
import { effectiveDiscountPercentage } from '../orders/costs.ts'
import type { Costs, ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type Cents, cents, formatCents } from '../units/money.ts'
import { formatDate } from '../units/timestamp.ts'
import type { SumRow } from './blocks.ts'
import type { DocumentMode } from './modes.ts'

function row(label: string, value: string, kind: SumRow['kind'] = 'plain'): SumRow {
  return { label, value, kind }
}

function percent(rate: number): string {
  return `${Number(rate.toFixed(4))}%`
}

function discountRow(order: ProductOrder, { discount }: Costs, profile: OrgProfile): SumRow {
  const rate = order.discountMode === 'rate' ? percent(effectiveDiscountPercentage(order, profile)) : ''
  return row(documentMessages.discount({ rate }), `−${formatCents(discount)}`)
}

/** Payments by status, as they are listed on a document: payment statuses with an amount above 0. [2.4.01] */
export function paymentLines(
  order: Pick<ProductOrder, 'statusData'>,
  profile: OrgProfile,
): { readonly title: string; readonly date: string; readonly amount: Cents }[] {
  return profile.productOrderStatuses.flatMap(({ key, type, title }) => {
    const entry = order.statusData[key]
    const amount = entry?.paymentAmountInCents
    if (type !== 'payment' || entry === undefined || amount === undefined || amount <= 0) return []
    return [{ title, date: formatDate(entry.date), amount }]
  })
}

function paymentRows(order: ProductOrder, costs: Costs, profile: OrgProfile): SumRow[] {
  const payments = paymentLines(order, profile)
  const listed = payments.reduce((sum, { amount }) => sum + amount, 0)
  // What was paid is the ledger's sum; a refund or a correction may have no status of its own.
  const other = cents(order.amountPaidInCents - listed)
  if (payments.length === 0 && other === 0) return []
  const open = cents(costs.orderTotal - order.amountPaidInCents)
  return [
    ...payments.map(({ title, date, amount }) =>
      row(documentMessages.payment({ title, date }), `−${formatCents(amount)}`),
    ),
    ...(other === 0 ? [] : [row(documentMessages.otherPayments, formatCents(cents(0 - other)))]),
    open < 0
      ? row(documentMessages.credit, formatCents(cents(0 - open)), 'strong')
      : row(documentMessages.balance, formatCents(open), 'strong'),
  ]
}

/** The figures under the items; none where the viewer sees no prices. A hidden discount is in the lines already. */
export function sumRows(evaluation: OrderEvaluation, mode: DocumentMode, showsDiscount: boolean): SumRow[] {
  const { costs, context, isPriced } = evaluation
  if (costs === null) return []
  const { order } = evaluation.document
  const { profile } = context
  const subtotal = showsDiscount ? costs.orderSubTotal : cents(costs.orderSubTotal - costs.discount)
  const hasDiscount = showsDiscount && costs.discount > 0
  const isOpen = costs.shippingIsTbd || costs.shipping === null
  return [
    row(documentMessages.subtotal, formatCents(subtotal)),
    ...(hasDiscount ? [discountRow(order, costs, profile)] : []),
    row(documentMessages.shipping, isOpen ? documentMessages.tbd : formatCents(costs.shipping ?? cents(0))),
    ...(costs.tariff > 0
      ? [row(documentMessages.tariff({ rate: percent(order.tariffPercentage) }), formatCents(costs.tariff))]
      : []),
    ...(order.disableSalesTax === 0 && order.taxPercentage > 0
      ? [row(documentMessages.tax({ rate: percent(order.taxPercentage) }), formatCents(costs.tax))]
      : []),
    row(documentMessages.total, formatCents(costs.orderTotal), 'strong'),
    ...(mode === 'quote' && costs.depositPercentage < 100 && order.amountPaidInCents === 0
      ? [
          row(
            documentMessages.deposit({ rate: percent(costs.depositPercentage) }),
            formatCents(costs.depositAmount),
          ),
        ]
      : []),
    ...paymentRows(order, costs, profile),
    ...(isPriced ? [] : [row(documentMessages.withoutUnpriced, '', 'note')]),
  ]
}
