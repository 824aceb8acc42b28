/** Orders and lines as a viewer receives them: without one price field where pricing is hidden. */
import { type InstanceView, orderPriceFields, type OrderView } from '@orderwright/contract'
import { hideStatusAmounts, type ProductInstance, type ProductOrder } from '@orderwright/domain'
import type { TenantCall } from '../tenancy/in-tenant.ts'
import { subjectOf } from './order-store.ts'

/** What presenting needs to know of the viewer. */
export type Viewing = Pick<TenantCall, 'actor' | 'policy' | 'org'>

export function seesPrices(tenant: Viewing, order: ProductOrder): boolean {
  return tenant.policy.can(tenant.actor, 'order.seePrices', subjectOf(order, tenant.org.profile))
}

/** The order for this viewer. */
export function presentOrder(tenant: Viewing, order: ProductOrder): OrderView {
  return seesPrices(tenant, order) ? order : withoutPrices(order)
}

/** The order without any field of the contract's list of price fields. */
export function withoutPrices(order: ProductOrder): OrderView {
  const view: OrderView = { ...order, statusData: hideStatusAmounts(order.statusData) }
  for (const field of Object.keys(orderPriceFields)) Reflect.deleteProperty(view, field)
  return view
}

/** A line for this viewer; `order` is the one it belongs to. */
export function presentLine(isPriced: boolean, line: ProductInstance): InstanceView {
  if (isPriced) return line
  const { customPriceInCents: _, ...view } = line
  return view
}
