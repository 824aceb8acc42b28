/** What is left of each amount of an order's goods and shipping once its returns are credited, as its bill has it. */
import { type BilledReturn, returnAmounts } from '../../invoices/returned.ts'
import type { SoldOrder } from '../../order-returns/credit.ts'

export function freezeTotals({ costs }: Pick<SoldOrder, 'costs'>, returns: readonly BilledReturn[]) {
  const { subtotal, discount, shipping, tariff, tax } = returnAmounts(returns)
  return {
    subtotal: costs.orderSubTotal - subtotal,
    discount: costs.discount - discount,
    shipping: (costs.shipping ?? 0) - shipping,
    tariff: costs.tariff - tariff,
    tax: costs.tax - tax,
  }
}
