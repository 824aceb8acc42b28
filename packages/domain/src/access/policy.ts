/**
 * Who may do what: the one place that knows. Every question is `can(actor, action, subject)`; what is not
 * granted here is refused. A client's guest mode can only take rights away.
 */
import type { InvolvedUsers } from '../orders/schema.ts'
import type { Role } from '../tenancy/schema.ts'
import type { StatusDefinition, StatusType } from '../tenancy/status-definitions.ts'

/** An order that somebody reaches by an invitation or by a link, as long as neither is taken back. */
export type SharedOrder = { readonly orderId: number; readonly pricingIsHidden: boolean }

/** Somebody at one organisation. `role` is what counts now: guest mode has lowered it already. */
export type UserActor = {
  readonly kind: 'user'
  readonly userId: number
  readonly orgId: number
  readonly role: Role
  readonly pricingIsHidden: boolean
  readonly isGuestMode: boolean
  /** no role at the organisation: works as a guest on the shared orders, and nowhere else */
  readonly isOutsider?: true
  readonly sharedOrders?: readonly SharedOrder[]
}

export type Actor = UserActor | { readonly kind: 'anonymous' }

/** The order that an action is about. */
export type OrderSubject = {
  readonly orgId: number
  readonly orderId: number
  readonly userId: number
  readonly involvedUsers: InvolvedUsers
  readonly currentStatusType: StatusType
  readonly isStarted: boolean
  /** an archived order is read-only, and closed to those who only have it shared */
  readonly isArchived: boolean
}

/** A record of an organisation that is no order: catalog, people, events. */
export type OrgSubject = { readonly orgId: number; readonly userId?: number }

export const orderActions = [
  'order.read',
  'order.update',
  'order.updatePricing',
  'order.delete',
  'order.archive',
  'order.duplicate',
  'order.submit',
  'order.approve',
  'order.requireChanges',
  'order.cancel',
  'order.setStatus',
  'order.requestStatusUpdate',
  'order.pay',
  'order.recordPayment',
  'order.seePrices',
  'order.share',
  'order.setPricingVisibility',
  'order.comment',
  'order.commentInternally',
  'order.addFiles',
  'order.reportProblem',
  'order.answerProblem',
  'order.requestReturn',
  'order.handleReturn',
  'order.readEvents',
  'order.seeMargin',
  'line.read',
  'line.create',
  'line.update',
  'line.delete',
  'line.setCustomPrice',
  'order.takeOnBackorder',
  'order.requestChange',
  'order.agreeToChange',
  'order.changeOrder',
  'order.accept',
  'order.signOff',
] as const
export type OrderAction = (typeof orderActions)[number]

export const orgActions = [
  'order.create',
  'order.list',
  'order.listAll',
  'order.createForOther',
  'order.updateAllCosts',
  'bookkeeping.export',
  'catalog.read',
  'catalog.readPricing',
  'catalog.write',
  'people.read',
  'people.write',
  'customers.read',
  'customers.write',
  'profile.read',
  'profile.write',
  'integrations.manage',
  'apiKeys.manage',
  'signIn.manage',
  'webhooks.manage',
  'media.read',
  'media.write',
  'stock.read',
  'stock.write',
  'favorites.share',
  'self.update',
] as const
export type OrgAction = (typeof orgActions)[number]
export type Action = OrderAction | OrgAction

const orderActionSet: ReadonlySet<string> = new Set(orderActions)

export function isOrderAction(action: Action): action is OrderAction {
  return orderActionSet.has(action)
}

export type SessionBits = {
  readonly userId: number
  readonly orgId: number
  /** the stored role at the organisation; null when there is none */
  readonly role: Role | null
  readonly pricingIsHidden: boolean
  /** the client's wish to act as a guest */
  readonly isGuestMode: boolean
  readonly sharedOrders?: readonly SharedOrder[]
}

/** The actor behind a call. Without a role at the organisation only the orders that are shared are left. */
export function actorAt(session: SessionBits | null): Actor {
  if (session === null) return { kind: 'anonymous' }
  const { userId, orgId, sharedOrders = [] } = session
  if (session.role === null) {
    if (sharedOrders.length === 0) return { kind: 'anonymous' }
    return {
      kind: 'user',
      userId,
      orgId,
      role: 'guest',
      pricingIsHidden: false,
      isGuestMode: false,
      isOutsider: true,
      sharedOrders,
    }
  }
  const wasEmployee = session.role !== 'guest'
  return {
    kind: 'user',
    userId: session.userId,
    orgId: session.orgId,
    role: session.isGuestMode ? 'guest' : session.role,
    // Hidden pricing is a guest's term; an employee keeps seeing prices, in guest mode too.
    pricingIsHidden: session.pricingIsHidden && !wasEmployee,
    isGuestMode: session.isGuestMode && wasEmployee,
    ...(sharedOrders.length === 0 ? {} : { sharedOrders }),
  }
}

/** Owner or member, and not in guest mode. */
export function isEmployee(actor: Actor): boolean {
  return actor.kind === 'user' && actor.role !== 'guest'
}

type OrderRelation = 'employee' | 'owner' | 'involved' | 'shared' | 'none'

function sharedEntry(actor: UserActor, order: OrderSubject): SharedOrder | undefined {
  return actor.sharedOrders?.find(({ orderId }) => orderId === order.orderId)
}

/**
 * Which orders of their organisation somebody has to do with, as data: what a query can ask for, so that others are not
 * even read. `all` of them; else those that they own or are involved in, and, unless archived, those that they have
 * shared.
 */
export type OrderReach =
  | { readonly all: true }
  | {
      readonly all: false
      /** null: an outsider owns nothing and is involved in nothing */
      readonly userId: number | null
      readonly sharedOrderIds: readonly number[]
    }

export function reachOf(actor: UserActor): OrderReach {
  if (isEmployee(actor)) return { all: true }
  const sharedOrderIds = (actor.sharedOrders ?? []).map(({ orderId }) => orderId)
  return { all: false, userId: actor.isOutsider ? null : actor.userId, sharedOrderIds }
}

/** What somebody is to an order; nothing but these reads it. */
export function relationTo(actor: UserActor, order: OrderSubject): OrderRelation {
  if (actor.orgId !== order.orgId) return 'none'
  const reach = reachOf(actor)
  if (reach.all) return 'employee'
  if (order.userId === reach.userId) return 'owner'
  if (reach.userId !== null && order.involvedUsers[String(reach.userId)] !== undefined) return 'involved'
  return reach.sharedOrderIds.includes(order.orderId) && !order.isArchived ? 'shared' : 'none'
}

/**
 * What would change an order, its lines, its status or its money: closed while it is archived. Reading, copying,
 * talking about it, letting people in and out, and taking it out of the archive stay open.
 */
const closedByArchive: ReadonlySet<OrderAction> = new Set([
  'order.update',
  'order.updatePricing',
  'order.delete',
  'order.submit',
  'order.approve',
  'order.requireChanges',
  'order.cancel',
  'order.setStatus',
  'order.requestStatusUpdate',
  'order.requestChange',
  'order.agreeToChange',
  'order.changeOrder',
  'order.accept',
  'order.signOff',
  'order.pay',
  'order.recordPayment',
  'order.requestReturn',
  'order.handleReturn',
  'order.takeOnBackorder',
  'order.addFiles',
  'line.create',
  'line.update',
  'line.delete',
  'line.setCustomPrice',
] satisfies readonly OrderAction[])

/** Whether the actor might do this if only the order were not archived: taking it out makes it possible. */
export function isClosedByArchive(actor: Actor, action: OrderAction, order: OrderSubject): boolean {
  if (!order.isArchived || !closedByArchive.has(action)) return false
  return canOnOrder(actor, 'order.read', order) && canOnOrder(actor, action, { ...order, isArchived: false })
}

/** What a customer alone says: by it an organization is bound to them, and they to it. */
const isCustomersWord: ReadonlySet<OrderAction> = new Set([
  'order.accept',
  'order.signOff',
  'order.agreeToChange',
] satisfies readonly OrderAction[])

function canOnOrder(actor: Actor, action: OrderAction, order: OrderSubject): boolean {
  if (actor.kind === 'anonymous') return false
  const relation = relationTo(actor, order)
  if (relation === 'none') return false
  if (order.isArchived && closedByArchive.has(action)) return false
  // What goods cost the organization is known to the house alone, and there to whoever sees prices.
  if (action === 'order.seeMargin') return relation === 'employee' && !actor.pricingIsHidden
  // Nobody accepts for a customer.
  if (relation === 'employee') return action !== 'order.accept' && action !== 'order.signOff'
  // Nor does an employee who looks at the screens as a guest.
  if (actor.isGuestMode && isCustomersWord.has(action)) return false
  const isSharee = relation === 'shared'
  switch (action) {
    case 'order.read':
    case 'line.read':
    case 'order.comment':
    // Who may talk about it may show what is meant.
    case 'order.addFiles':
    case 'order.requestStatusUpdate':
    // Asking changes nothing; whoever works on the order by a link may do it too.
    case 'order.requestChange':
    case 'order.signOff':
      return true
    case 'order.seePrices':
    // Whoever accepts an order accepts its price, by an account or by a link; the signature says who it was.
    case 'order.accept':
      return seesPrices(actor, order)
    // Guests edit while the order stands at its first step. [1.6.17]
    case 'order.update':
    case 'line.create':
    case 'line.update':
    case 'line.delete':
    case 'order.submit':
      return order.isStarted
    case 'order.pay':
      return true
    case 'order.delete':
      return relation === 'owner' && order.isStarted
    // Anyone with a role; whoever only has the order shared works on it and does not dispose of it.
    // [1.6.09, 1.6.18, 2.6.02]
    case 'order.archive':
    case 'order.duplicate':
    case 'order.share':
    case 'order.cancel':
    // A claim is made by a name that an answer reaches; who came by a link reads it, and comments.
    case 'order.reportProblem':
    case 'order.requestReturn':
      return !isSharee
    // To money one agrees by name, and only who sees it.
    case 'order.agreeToChange':
      return !isSharee && seesPrices(actor, order)
    // [2.6.05]
    case 'order.setPricingVisibility':
      return relation === 'owner' && seesPrices(actor, order)
    case 'order.approve':
    case 'order.requireChanges':
    case 'order.setStatus':
    case 'order.recordPayment':
    case 'order.updatePricing':
    case 'order.takeOnBackorder':
    case 'order.changeOrder':
    case 'order.readEvents':
    case 'order.answerProblem':
    // Goods that come back move stock and money.
    case 'order.handleReturn':
    // Internal notes: who is not an employee learns nothing of them.
    case 'order.commentInternally':
    case 'line.setCustomPrice':
      return false
  }
}

/** What of prices a customer sees: hidden per person (guest terms), per order (involved users) or per link. [1.6.25, 1.6.26, 2.2.64] */
function seesPrices(actor: UserActor, order: OrderSubject): boolean {
  if (actor.pricingIsHidden) return false
  const involved = order.involvedUsers[String(actor.userId)]
  if (involved !== undefined) return involved.pricingIsHidden !== 1 && !hidesByLink(actor, order)
  // The owner's own order is not narrowed by a link to it that they once opened.
  if (!actor.isOutsider && order.userId === actor.userId) return true
  return sharedEntry(actor, order)?.pricingIsHidden === false
}

/** An invited outsider's own terms come with the invitation. */
function hidesByLink(actor: UserActor, order: OrderSubject): boolean {
  return actor.isOutsider === true && sharedEntry(actor, order)?.pricingIsHidden === true
}

function canAtOrg(actor: Actor, action: OrgAction, subject: OrgSubject): boolean {
  if (actor.kind === 'anonymous' || actor.orgId !== subject.orgId) return false
  // The pictures of the products on a shared order, and nothing else of the organisation.
  if (actor.isOutsider) return action === 'media.read'
  switch (action) {
    case 'order.create':
    case 'order.list':
    case 'catalog.read':
    case 'media.read':
    case 'profile.read':
      return true
    case 'catalog.readPricing':
      return !actor.pricingIsHidden
    case 'self.update':
      return subject.userId === undefined || subject.userId === actor.userId
    case 'order.listAll':
    case 'order.createForOther':
    case 'bookkeeping.export':
    case 'people.read':
    case 'customers.read':
    case 'customers.write':
    case 'stock.read':
    case 'favorites.share':
      return actor.role !== 'guest'
    case 'order.updateAllCosts':
    case 'catalog.write':
    case 'people.write':
    case 'profile.write':
    case 'integrations.manage':
    case 'apiKeys.manage':
    case 'signIn.manage':
    case 'webhooks.manage':
    case 'media.write':
    case 'stock.write':
      return actor.role === 'owner'
  }
}

/** Whether the actor may do this to that. An order's subject goes with order and line actions. */
export function can(actor: Actor, action: OrderAction, subject: OrderSubject): boolean
export function can(actor: Actor, action: OrgAction, subject: OrgSubject): boolean
export function can(actor: Actor, action: Action, subject: OrderSubject | OrgSubject): boolean {
  if (isOrderAction(action)) return 'orderId' in subject && canOnOrder(actor, action, subject)
  return canAtOrg(actor, action, subject)
}

/** Whether the actor, who may set statuses of an order, may set this one by hand: some are for owners alone. */
export function maySetStatus(actor: Actor, status: Pick<StatusDefinition, 'setBy'>): boolean {
  return actor.kind !== 'anonymous' && maySetStatusAs(actor.role, status)
}

/** The same, by the role in which somebody acts. */
export function maySetStatusAs(role: Role, status: Pick<StatusDefinition, 'setBy'>): boolean {
  return status.setBy === 'owners' ? role === 'owner' : role !== 'guest'
}
