/** Which screen an order shows to a person: the editor, or one of the screens that follow a status change. */
import { currentStatus, isStarted, type ProductOrder, statusRank } from '@orderwright/domain/orders'
import { awaitsPayment, type OrgProfile, type Role, statusTypeTable } from '@orderwright/domain/tenancy'

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
  const { isStart, canSubmit, awaitsApproval } = statusTypeTable[current.type]
  if (isStart) return 'editor'
  if (awaitsApproval) return role === 'guest' ? 'waiting' : 'review'
  if (awaitsPayment(current.type)) return 'payment'
  const isBeingMade = isStarted(order, profile) || isBeforeSubmission(current.key, profile)
  return canSubmit && isBeingMade ? 'editor' : 'info'
}

/** A status like 'In Progress', which stands before approval and payment, still belongs to making the order. */
function isBeforeSubmission(statusKey: string, profile: OrgProfile): boolean {
  const earlier = profile.productOrderStatuses.slice(0, statusRank(profile, statusKey))
  return earlier.every(({ type }) => statusTypeTable[type].canSubmit)
}
