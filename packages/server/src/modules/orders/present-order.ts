/**
 * Orders and lines as a viewer receives them: without one price field where pricing is hidden, and without what the
 * organisation itself pays for customers.
 */
import type { InstanceView, OrderView } from '@orderwright/contract'
import { hideCommand, hideLinePrices, hideOrderPrices, isEmployee } from '@orderwright/domain/access'
import type { ProductInstance, ProductOrder } from '@orderwright/domain/orders'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { subjectOf } from './order-store.ts'

/** What presenting needs to know of the viewer. */
export type Viewing = Pick<TenantCall, 'actor' | 'policy' | 'org'>

export function seesPrices(tenant: Viewing, order: ProductOrder): boolean {
  return tenant.policy.can(tenant.actor, 'order.seePrices', subjectOf(order, tenant.org.profile))
}

/** The order for this viewer. */
export function presentOrder(tenant: Viewing, order: ProductOrder): OrderView {
  if (!seesPrices(tenant, order)) return hideOrderPrices(order)
  return isEmployee(tenant.actor) ? order : hideCommand(order)
}

/** A line for this viewer; `isPriced`: whether the viewer sees the prices of its order. */
export function presentLine(isPriced: boolean, line: ProductInstance): InstanceView {
  return isPriced ? line : hideLinePrices(line)
}
