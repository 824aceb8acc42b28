/**
 * What an import of open orders would make: orders with their lines, each line judged by the rules as if somebody had chosen it on
 * the page, and what becomes of each cell. Nothing is written. [issue 16]
 */
import { cellText, type Table } from '../spreadsheets/cells/cells.ts'
import { OrderJudge } from './judge-order.ts'
import type { OrdersMaterial, OrdersPlan } from './material.ts'
import { OrdersReader } from './read-orders.ts'

/** Plans the orders of these sheets (`isOrdersSheet`). */
export function planOrders(given: readonly Table[], material: OrdersMaterial): OrdersPlan {
  const reader = new OrdersReader(material)
  reader.read(given)
  const orders = [...reader.orders.values()].map((open) => new OrderJudge(material, open).judge())
  return { orders, cells: reader.cells }
}

/** How many rows of orders there are to plan. */
export const orderRows = (given: readonly Table[]): number =>
  given.reduce(
    (sum, { rows }) =>
      sum + Math.max(0, rows.filter((row) => row.some((cell) => cellText(cell) !== '')).length - 1),
    0,
  )
