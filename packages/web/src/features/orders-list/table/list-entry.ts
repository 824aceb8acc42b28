/** A row of the list: the order, and whether its status is what it should be. */
import type { OrderListRow } from '@orderwright/contract'
import type { CellContext } from '@orderwright/domain/orders'
import type { OrgProfile, Role } from '@orderwright/domain/tenancy'
import type { OrdersPage } from '../orders-query.ts'

export interface ListEntry {
  readonly order: OrderListRow
  /** the status differs from what the order has stored as its last completed one [1.2.47] */
  readonly isStatusOff: boolean
  /** there is not enough in stock for it; employees alone are told */
  readonly isShort: boolean
}

export function listEntries(page: OrdersPage, profile: OrgProfile): ListEntry[] {
  const short = new Set(page.shortOrderIds)
  return page.productOrders.map((order) => ({
    order,
    isStatusOff: isStatusOff(order, profile),
    isShort: short.has(order.id),
  }))
}

/** What cells need besides the order: products and categories by their titles. */
export function cellContext(page: OrdersPage, profile: OrgProfile, role: Role): CellContext {
  return {
    profile,
    role,
    products: new Map(page.products.map(({ id, title }) => [id, title])),
    categories: new Map(page.productCategories.map(({ id, title }) => [id, title])),
  }
}

/** Whether the last status with an entry is another than the stored last completed one. */
function isStatusOff(order: OrderListRow, profile: OrgProfile): boolean {
  const last = profile.productOrderStatuses.findLast((status) => order.statusData[status.key] !== undefined)
  return last !== undefined && last.key !== order.lastCompletedStatusKey
}
