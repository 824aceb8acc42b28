/** A row of the list in the words that it shows. */
import type { OrderListRow } from '@orderwright/contract'
import {
  type Cents,
  currentVisibleStatus,
  formatDate,
  type OrgProfile,
  type Role,
  statusText,
} from '@orderwright/domain'
import type { OrdersPage } from './orders-query.ts'

export interface ListEntry {
  readonly order: OrderListRow
  readonly number: string
  readonly title: string
  readonly product: string
  readonly category: string
  readonly status: string
  /** the status differs from what the order has stored as its last completed one [1.2.47] */
  readonly isStatusOff: boolean
  readonly owner: string
  readonly updated: string
  /** undefined where the viewer sees no prices */
  readonly total: Cents | undefined
}

/** The rows as texts; product and category by their titles. */
export function listEntries(page: OrdersPage, profile: OrgProfile, role: Role): ListEntry[] {
  const products = new Map(page.products.map((product) => [product.id, product.title]))
  const categories = new Map(page.productCategories.map((category) => [category.id, category.title]))
  return page.productOrders.map((order) => {
    const status = currentVisibleStatus(order, profile, role)
    return {
      order,
      number: `#${order.orgSpecificId}`,
      title: order.title,
      product: (order.productId && products.get(order.productId)) || '',
      category: (order.productCategoryId && categories.get(order.productCategoryId)) || '',
      status: statusText(status, order.isStocked === 1).title,
      isStatusOff: isStatusOff(order, profile),
      owner: order.ownerName,
      updated: formatDate(order.lastUpdated),
      total: order.costs?.orderTotal,
    }
  })
}

/** Whether the last status with an entry is another than the stored last completed one. */
function isStatusOff(order: OrderListRow, profile: OrgProfile): boolean {
  const last = profile.productOrderStatuses.findLast((status) => order.statusData[status.key] !== undefined)
  return last !== undefined && last.key !== order.lastCompletedStatusKey
}
