/** What an order's place in its life means for the stock: nothing yet, pieces promised, or pieces gone. */
import { isPastSubmission } from '../lifecycle/next-status.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { currentStatus, statusRank } from '../orders/statuses.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { type StatusTypeTable, statusTypeTable } from '../tenancy/status-types.ts'

/** open: asks for nothing yet. reserved: its pieces are promised. shipped: they have left. */
export type StockStage = 'open' | 'reserved' | 'shipped'

/**
 * Approval promises the pieces of an order; of one that skips approval the first status after its submission does. They are
 * gone from the first status on whose type says so. A deleted order promises nothing; what has left stays away.
 */
export function stockStage(
  order: Pick<ProductOrder, 'statusData' | 'isStocked' | 'deletedAt'>,
  profile: OrgProfile,
  types: StatusTypeTable = statusTypeTable,
): StockStage {
  const current = currentStatus(order, profile, types)
  const rank = statusRank(profile, current.key)
  const applies = (status: StatusDefinition) =>
    order.isStocked === 0 || status.appliesToStocked || status.key === current.key
  const reached = profile.productOrderStatuses.slice(0, rank + 1).filter(applies)
  if (reached.some(({ type }) => types[type].isShipped)) return 'shipped'
  if (order.deletedAt !== null || types[current.type].awaitsApproval) return 'open'
  const approval = profile.productOrderStatuses.findLastIndex(({ type }) => types[type].awaitsApproval)
  if (order.isStocked === 0 && rank < approval) return 'open'
  return types[current.type].canSubmit && !isPastSubmission({ profile, types, current }) ? 'open' : 'reserved'
}
