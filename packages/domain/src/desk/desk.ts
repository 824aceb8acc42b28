/**
 * The desk of a person: which orders of an organization wait for this person, and for what. Each reason is data: whose
 * orders it is about and at which statuses; the rest is asked of the order. [issue 18, home as a desk]
 */
import { haveLeftAt } from '../order-problems/rules.ts'
import { type AgreedFields, isSentBack, productionWaits } from '../orders/revisions/agreed.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { currentStatus } from '../orders/statuses.ts'
import { amountDueAfter } from '../payments/amount-due.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { type StatusTypeTable, type StatusTypeTraits, statusTypeTable } from '../tenancy/status-types.ts'

/** In the order in which they are shown. */
export const deskReasons = [
  'changesAsked',
  'toAccept',
  'changeToAgree',
  'paymentDue',
  'late',
  'problems',
  'problemsToSolve',
  'returns',
  'changesToAnswer',
  'renewals',
  'toApprove',
  'paymentToRecord',
] as const
export type DeskReason = (typeof deskReasons)[number]

type Audience = {
  /** own: the person's own orders; all: every order of the organization, for its employees */
  readonly orders: 'own' | 'all'
  readonly roles: readonly Role[]
  readonly standsAt: (traits: StatusTypeTraits, haveLeft: () => boolean) => boolean
}

const employees: readonly Role[] = ['owner', 'member']
const everybody: readonly Role[] = [...employees, 'guest']

/** Who is asked to do something about which orders. */
const audiences: Readonly<Record<DeskReason, Audience>> = {
  changesAsked: { orders: 'own', roles: everybody, standsAt: ({ isStart }) => isStart },
  // What production waits for; a quote that may be accepted, and need not be, is no task.
  toAccept: {
    orders: 'own',
    roles: ['guest'],
    standsAt: ({ isStart, awaitsApproval, isShipped, isFinished }) =>
      !isStart && !awaitsApproval && !isShipped && !isFinished,
  },
  changeToAgree: {
    orders: 'own',
    roles: ['guest'],
    standsAt: ({ isStart, awaitsApproval }) => !isStart && !awaitsApproval,
  },
  paymentDue: { orders: 'own', roles: ['guest'], standsAt: ({ payment }) => payment !== 'none' },
  late: {
    orders: 'all',
    roles: employees,
    standsAt: ({ isStart, awaitsApproval, isShipped, isFinished }) =>
      !isStart && !awaitsApproval && !isShipped && !isFinished,
  },
  problems: { orders: 'all', roles: employees, standsAt: (_traits, haveLeft) => haveLeft() },
  problemsToSolve: { orders: 'all', roles: employees, standsAt: (_traits, haveLeft) => haveLeft() },
  returns: { orders: 'all', roles: employees, standsAt: (_traits, haveLeft) => haveLeft() },
  changesToAnswer: {
    orders: 'all',
    roles: employees,
    standsAt: ({ isStart, awaitsApproval }) => !isStart && !awaitsApproval,
  },
  renewals: { orders: 'all', roles: employees, standsAt: ({ isStart }) => !isStart },
  toApprove: { orders: 'all', roles: employees, standsAt: ({ awaitsApproval }) => awaitsApproval },
  paymentToRecord: { orders: 'all', roles: employees, standsAt: ({ payment }) => payment !== 'none' },
}

/** The reasons that people of a role can have, and whose orders each is about. */
export function deskReasonsFor(
  role: Role,
): { readonly reason: DeskReason; readonly orders: 'own' | 'all' }[] {
  return deskReasons
    .filter((reason) => audiences[reason].roles.includes(role))
    .map((reason) => ({ reason, orders: audiences[reason].orders }))
}

/** The statuses at which an order can have a reason; guests are asked for nothing at a status that they do not see. */
export function deskStatuses(
  reason: DeskReason,
  profile: OrgProfile,
  role: Role,
  types: StatusTypeTable = statusTypeTable,
): StatusDefinition[] {
  return profile.productOrderStatuses.filter(
    ({ key, type, isVisibleToGuest }) =>
      audiences[reason].standsAt(types[type], () => haveLeftAt(key, profile, types)) &&
      (role !== 'guest' || isVisibleToGuest),
  )
}

export type DeskOrder = Pick<
  ProductOrder,
  | 'userId'
  | 'archived'
  | 'isStocked'
  | 'statusData'
  | 'feedbackNotes'
  | 'isProcessingPayment'
  | 'estimatedShippingDate'
  | 'problemWaitingSince'
  | 'problemUnsolvedSince'
  | 'returnWaitingSince'
  | 'changeWaitingSince'
  | 'changeProposedSince'
  | 'renewalAskedSince'
  | 'costs'
  | 'amountPaidInCents'
  | 'agreedAmounts'
  | 'returnCreditInCents'
> &
  AgreedFields

export interface DeskViewer {
  readonly userId: number
  readonly role: Role
  /** the day where the organization is, YYYY-MM-DD */
  readonly today: string
}

const conditions: Readonly<
  Record<
    DeskReason,
    (order: DeskOrder, status: StatusDefinition, profile: OrgProfile, today: string) => boolean
  >
> = {
  changesAsked: ({ feedbackNotes }) => feedbackNotes.trim() !== '',
  // What is sent back waits for whoever changes it.
  toAccept: (order, _status, profile) =>
    order.revisionNumber > 0 && !isSentBack(order) && productionWaits(order, profile) !== null,
  paymentDue: (order, { key }, profile) =>
    order.isProcessingPayment === 0 &&
    !order.statusData[key]?.awaitingPaymentMethod &&
    amountDueAfter(order, order.amountPaidInCents, profile, key).dueInCents > 0,
  // Days are kept as their first moment: what is to ship today is not late.
  late: ({ estimatedShippingDate }, _status, _profile, today) =>
    estimatedShippingDate !== null && estimatedShippingDate.slice(0, 10) < today,
  problems: ({ problemWaitingSince }) => problemWaitingSince !== null,
  problemsToSolve: ({ problemUnsolvedSince }) => problemUnsolvedSince !== null,
  returns: ({ returnWaitingSince }) => returnWaitingSince !== null,
  changeToAgree: ({ changeProposedSince }) => changeProposedSince !== null,
  changesToAnswer: ({ changeWaitingSince }) => changeWaitingSince !== null,
  renewals: ({ renewalAskedSince }) => renewalAskedSince !== null,
  toApprove: () => true,
  paymentToRecord: (order, { key }) =>
    order.isProcessingPayment === 0 && Boolean(order.statusData[key]?.awaitingPaymentMethod),
}

/** For what an order waits for the person; nothing where it is archived, or waits for others. */
export function deskReasonsOf(
  order: DeskOrder,
  { userId, role, today }: DeskViewer,
  profile: OrgProfile,
): DeskReason[] {
  if (order.archived === 1) return []
  const status = currentStatus(order, profile)
  return deskReasonsFor(role)
    .filter(({ orders }) => orders === 'all' || order.userId === userId)
    .map(({ reason }) => reason)
    .filter((reason) => deskStatuses(reason, profile, role).some(({ key }) => key === status.key))
    .filter((reason) => conditions[reason](order, status, profile, today))
}

/** Of the order, since when it waits for a reason. The others wait since the order came to its status. */
const deskSinceFields = {
  late: 'estimatedShippingDate',
  problems: 'problemWaitingSince',
  problemsToSolve: 'problemUnsolvedSince',
  returns: 'returnWaitingSince',
  changeToAgree: 'changeProposedSince',
  changesToAnswer: 'changeWaitingSince',
  renewals: 'renewalAskedSince',
} as const satisfies Partial<Record<DeskReason, keyof DeskOrder>>

export type DeskSinceField = (typeof deskSinceFields)[keyof typeof deskSinceFields]

const hasSinceField = (reason: DeskReason): reason is keyof typeof deskSinceFields =>
  Object.hasOwn(deskSinceFields, reason)

/** The field of an order that says since when it waits; null: the date of its status does. */
export function deskSinceField(reason: DeskReason): DeskSinceField | null {
  return hasSinceField(reason) ? deskSinceFields[reason] : null
}

/** Since when an order waits for a reason. */
export function deskSince(
  order: Pick<DeskOrder, 'statusData' | DeskSinceField>,
  reason: DeskReason,
  profile: OrgProfile,
): string | null {
  const field = deskSinceField(reason)
  return field === null ? (order.statusData[currentStatus(order, profile).key]?.date ?? null) : order[field]
}
