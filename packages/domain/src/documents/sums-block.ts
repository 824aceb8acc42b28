/** What an order comes to, what has been paid of it, and what is open. [2.4.01] */
import type { OrderEvaluation } from '../configuration/types.ts'
import { documentMessages } from '../messages/papers/documents.ts'
import { type AmountRow, amountRows, balanceRow, depositRow } from '../orders/costs/amount-rows.ts'
import type { Costs, ProductOrder } from '../orders/schema.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { cents, formatCents } from '../units/money.ts'
import type { SumRow } from './blocks.ts'
import type { DocumentMode } from './modes.ts'
import { paymentLines } from './payment-lines.ts'

function sum({ key, label, value }: AmountRow): SumRow {
  return { label, value, kind: key === 'total' || key === 'balance' ? 'strong' : 'plain' }
}

function paymentRows(
  order: ProductOrder,
  costs: Costs,
  ledger: readonly PaymentRecord[],
  profile: OrgProfile,
  mode: DocumentMode,
): SumRow[] {
  const lines = paymentLines(order, ledger, profile)
  // An invoice says what is due also when nothing has been paid.
  if (lines.length === 0 && mode !== 'invoice') return []
  return [
    ...lines.map(
      ({ label, amount }): SumRow => ({
        label,
        value: formatCents(cents(0 - amount)),
        kind: 'plain',
      }),
    ),
    sum(balanceRow(costs, order.amountPaidInCents)),
  ]
}

/**
 * The figures under the items; none where the viewer sees no prices. A hidden discount is in the lines already. `ledger`
 * holds the order's payments, oldest first.
 */
export function sumRows(
  evaluation: OrderEvaluation,
  mode: DocumentMode,
  showsDiscount: boolean,
  ledger: readonly PaymentRecord[],
): SumRow[] {
  const { costs, context, isPriced } = evaluation
  if (costs === null) return []
  const { order } = evaluation.document
  const { profile } = context
  const namesDeposit = mode === 'quote' && costs.depositPercentage < 100 && order.amountPaidInCents === 0
  return [
    ...amountRows(order, costs, profile, { discountIsHidden: !showsDiscount }).map(sum),
    ...(namesDeposit ? [sum(depositRow(costs))] : []),
    ...paymentRows(order, costs, ledger, profile, mode),
    ...(isPriced
      ? []
      : [{ label: documentMessages.withoutUnpriced, value: '', kind: 'note' } satisfies SumRow]),
  ]
}
