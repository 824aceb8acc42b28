/** Open orders out of tables. Loaded where tables are read, not by screens. */
export type { OrdersMaterial, OrdersPlan, PlannedLine, PlannedOrder } from './material.ts'
export { type OrderRow } from './orders-tables.ts'
export { emptyOrders, exampleOrders } from './orders-template.ts'
export { orderRows, planOrders } from './plan-orders.ts'
export { isOrdersSheet } from './read-orders.ts'
