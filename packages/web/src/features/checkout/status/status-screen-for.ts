/** Which screen an order shows to a person: the editor, or one of the screens that follow a status change. */
import {
  currentStatus,
  isStarted,
  type OrgProfile,
  type ProductOrder,
  type Role,
  statusRank,
} from '@orderwright/domain'

/**
 * editor: the order is being made. waiting: the customer's 'Order Submitted'. review: the employee's. payment: a
 * payment status. info: any other. [1.2.83–1.2.86, 1.4.17]
 */
export type StatusScreenKind = 'editor' | 'waiting' | 'review' | 'payment' | 'info'

export interface StandingOrder {
  /** `role` is the one the person acts in: 'guest' in guest mode */
  readonly order: Pick<ProductOrder, 'statusData'>
  readonly profile: OrgProfile
  readonly role: Role
}

export function statusScreenFor({ order, profile, role }: StandingOrder): StatusScreenKind {
  const current = currentStatus(order, profile)
  switch (current.type) {
    case 'orderStarted':
      return 'editor'
    case 'submittedForApproval':
      return role === 'guest' ? 'waiting' : 'review'
    case 'payment':
      return 'payment'
    case 'static':
      return isStarted(order, profile) || isBeforeSubmission(current.key, profile) ? 'editor' : 'info'
    case 'inProduction':
    case 'shipped':
    case 'delivered':
    case 'afterSaleService':
      return 'info'
  }
}

/** A static status that stands before approval and payment ('In Progress') still belongs to making the order. */
function isBeforeSubmission(statusKey: string, profile: OrgProfile): boolean {
  const earlier = profile.productOrderStatuses.slice(0, statusRank(profile, statusKey))
  return earlier.every(({ type }) => type === 'orderStarted' || type === 'static')
}
