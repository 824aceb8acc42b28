/** What a person may do with an order now, for the screens; each call decides again. */
import type { OrderAbilities } from '@orderwright/contract'
import type { OrderAction } from '@orderwright/domain/access'
import { canCancel } from '@orderwright/domain/lifecycle'
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import { currentStatus, type ProductOrder } from '@orderwright/domain/orders'
import { amountDue, type PaymentRecord } from '@orderwright/domain/payments'
import { statusTypeTable } from '@orderwright/domain/tenancy'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { subjectOf } from '../orders/order-store.ts'

export function abilitiesOf(
  tenant: TenantCall,
  order: ProductOrder,
  ledger: readonly PaymentRecord[],
): OrderAbilities {
  const { profile } = tenant.org
  const subject = subjectOf(order, profile)
  const may = (action: OrderAction) => tenant.policy.can(tenant.actor, action, subject)
  const status = currentStatus(order, profile)
  const isWaiting = statusTypeTable[status.type].awaitsApproval
  const isDue = amountDue(order, ledger, profile, status.key).dueInCents > 0
  return {
    update: may('order.update'),
    updatePricing: may('order.updatePricing'),
    submit: may('order.submit') && subject.isStarted,
    approve: may('order.approve') && isWaiting,
    requireChanges: may('order.requireChanges') && isWaiting,
    cancel: may('order.cancel') && canCancel(order, profile),
    setStatus: may('order.setStatus'),
    pay: may('order.pay') && isDue && order.isProcessingPayment === 0,
    recordPayment: may('order.recordPayment'),
    archive: may('order.archive'),
    delete: may('order.delete'),
    duplicate: may('order.duplicate'),
    reportProblem: may('order.reportProblem') && goodsHaveLeft(order, profile),
    requestReturn: may('order.requestReturn') && goodsHaveLeft(order, profile),
    readEvents: may('order.readEvents'),
    seePrices: may('order.seePrices'),
  }
}
