/**
 * Orders and lines as a viewer receives them: without one price field where pricing is hidden, and for customers without what
 * the organisation itself pays, and without the statuses that it keeps to itself.
 */
import type { InstanceView, OrderView } from '@orderwright/contract'
import { hideCommand, hideLinePrices, hideOrderPrices, isEmployee } from '@orderwright/domain/access'
import { hideStatuses, type ProductInstance, type ProductOrder } from '@orderwright/domain/orders'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { subjectOf } from './order-store.ts'

/** What presenting needs to know of the viewer. */
export type Viewing = Pick<TenantCall, 'actor' | 'policy' | 'org'>

export function seesPrices(tenant: Viewing, order: ProductOrder): boolean {
  return tenant.policy.can(tenant.actor, 'order.seePrices', subjectOf(order, tenant.org.profile))
}

/** The order for this viewer. */
export function presentOrder(tenant: Viewing, order: ProductOrder): OrderView {
  const isStaff = isEmployee(tenant.actor)
  const told = isStaff ? order : hideStatuses(order, tenant.org.profile)
  if (!seesPrices(tenant, order)) return hideOrderPrices(told)
  return isStaff ? told : hideCommand(told)
}

/** A line for this viewer; `isPriced`: whether the viewer sees the prices of its order. */
export function presentLine(isPriced: boolean, line: ProductInstance): InstanceView {
  return isPriced ? line : hideLinePrices(line)
}
