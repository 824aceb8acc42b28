/** What is credited for a return: worked out from the order as it was sold, less what its other returns were credited. */
import type { ReturnProposal } from '@orderwright/contract'
import {
  creditedLines,
  type OrderReturn,
  proposedFee,
  type ReturnCredit,
  shippingLeft,
  shippingTaxOf,
  type SoldOrder,
} from '@orderwright/domain/order-returns'
import { owedAmounts, type ProductOrder } from '@orderwright/domain/orders'
import { cents } from '@orderwright/domain/units'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { agreedOrder } from './agreed-order.ts'

/** The order with its lines at the prices that they were sold at. */
export async function soldOrder(tenant: TenantCall, order: ProductOrder): Promise<SoldOrder> {
  const evaluation = await agreedOrder(tenant, order)
  const costs = evaluation.costs ?? order.costs
  return {
    costs,
    shippingTax: shippingTaxOf(evaluation.document.order, costs, tenant.org.profile),
    lines: evaluation.items.map(({ item, product, price }, index) => ({
      id: item.id,
      productId: item.productId,
      title: item.title || (product?.title ?? ''),
      number: index + 1,
      quantity: item.quantity,
      unitPrice: price.ok ? price.unitPrice : null,
    })),
  }
}

/** The credits of the order's other returns. */
export function otherCredits(returns: readonly OrderReturn[], id: number): ReturnCredit[] {
  return returns.flatMap((one) => (one.id === id || one.credit === null ? [] : [one.credit]))
}

/** What would be credited now for what arrived of this return. */
export function proposalFor(
  tenant: TenantCall,
  order: ProductOrder,
  sold: SoldOrder,
  orderReturn: OrderReturn,
  returns: readonly OrderReturn[],
): ReturnProposal {
  const earlier = otherCredits(returns, orderReturn.id)
  const pieces = new Map(orderReturn.received.map((one) => [one.productInstanceId, one.received]))
  const lines = creditedLines(sold, earlier, pieces)
  const feePercentage = tenant.org.profile.costs.restockingPercentage
  return {
    lines,
    fee: proposedFee(lines, orderReturn.reason, feePercentage),
    feePercentage,
    ...shippingLeft(sold, earlier),
    most: cents(Math.max(0, owedAmounts(order).orderTotal)),
  }
}
