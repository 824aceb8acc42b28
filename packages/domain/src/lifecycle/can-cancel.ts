import type { ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { currentStatus, startedStatus } from '../orders/statuses.ts'

/** Whether Cancel Order is offered: nothing paid, none under way, and past the first step. [1.4.14] */
export function canCancel(
  order: Pick<ProductOrder, 'statusData' | 'amountPaidInCents' | 'isProcessingPayment'>,
  profile: OrgProfile,
): boolean {
  return (
    order.amountPaidInCents === 0 &&
    order.isProcessingPayment === 0 &&
    currentStatus(order, profile).key !== startedStatus(profile).key
  )
}
