/** Which orders are discarded when somebody leaves them. [1.4.23] */
import type { OrderDocument } from './document.ts'

/** Untitled in any case of letters, never asked for project info, and without items: one with items is kept. */
export function isDiscarded({ order, items }: OrderDocument): boolean {
  return /untitled/i.test(order.title) && order.promptedForProjectInfo === 0 && items.length === 0
}
