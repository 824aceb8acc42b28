/** What of a change, and of hints that there is something to load, each viewer of an order is sent. */
import type { LiveMessage } from '@orderwright/contract'
import { isEmployee } from '@orderwright/domain/access'
import type { ProductInstance, ProductOrder } from '@orderwright/domain/orders'
import { subjectOf } from '../orders/order-store.ts'
import { presentLine, presentOrder, seesPrices, type Viewing } from '../orders/present-order.ts'
import type { OrderTopic } from './announcement.ts'

export type ClosedReason = Extract<LiveMessage, { type: 'closed' }>['reason']

/** What becomes of a viewer when their order may have changed. */
export type ViewerUpdate =
  | { readonly kind: 'close'; readonly reason: ClosedReason }
  | {
      readonly kind: 'show'
      /** whether the viewer sees prices now */
      readonly isPriced: boolean
      /** prices stand all over what the page has loaded: it loads it again as it may see it now */
      readonly isReloaded: boolean
      /** the order and its changed lines are sent */
      readonly isSent: boolean
      /** whether the viewer may change the order now */
      readonly mayEdit: boolean
      /** a guest may do something else now, which the order that is sent need not tell: its status may be a hidden one */
      readonly hasOtherRights: boolean
    }

/** `viewing`: null for somebody who left the organisation. `isChanged`: there is something new on the order. */
export function viewerUpdate(
  order: ProductOrder | undefined,
  viewing: Viewing | null,
  {
    wasPriced,
    couldEdit,
    isChanged,
  }: { readonly wasPriced: boolean; readonly couldEdit: boolean; readonly isChanged: boolean },
): ViewerUpdate {
  const subject = order && viewing && subjectOf(order, viewing.org.profile)
  if (!order || !viewing || !subject || !viewing.policy.can(viewing.actor, 'order.read', subject)) {
    return { kind: 'close', reason: 'noAccess' }
  }
  if (order.deletedAt !== null) return { kind: 'close', reason: 'deleted' }
  const isPriced = seesPrices(viewing, order)
  const isReloaded = isPriced !== wasPriced
  const mayEdit = viewing.policy.can(viewing.actor, 'order.update', subject)
  const hasOtherRights = mayEdit !== couldEdit && !isEmployee(viewing.actor)
  return { kind: 'show', isPriced, isReloaded, isSent: isChanged || isReloaded, mayEdit, hasOtherRights }
}

/** What a viewer may see of an order and of lines of it. */
export function changeOf(
  viewing: Viewing,
  order: ProductOrder,
  view: ReturnType<typeof presentOrder>,
  lines: readonly ProductInstance[],
  missingLineIds: number[] = [],
): LiveMessage {
  const isPriced = seesPrices(viewing, order)
  return {
    type: 'change',
    order: view,
    lines: lines.map((line) => presentLine(isPriced, line)),
    missingLineIds,
  }
}

/**
 * Encodes a change for many viewers. Most of them see everything: their message is encoded once.
 */
export function createChangeEncoder(
  order: ProductOrder,
  lines: readonly ProductInstance[],
  encode: (message: LiveMessage) => string,
): (viewing: Viewing) => string {
  let complete: string | undefined
  return (viewing) => {
    const view = presentOrder(viewing, order)
    if (view !== order) return encode(changeOf(viewing, order, view, lines))
    complete ??= encode(changeOf(viewing, order, view, lines))
    return complete
  }
}

/** Hints that there is something new to load, and what it takes to be given one. */
const hints = [
  { topic: 'history', action: 'order.readEvents', message: 'history' },
  { topic: 'comments', action: 'order.read', message: 'comments' },
  { topic: 'notes', action: 'order.commentInternally', message: 'comments' },
  { topic: 'files', action: 'order.read', message: 'files' },
  { topic: 'staffFiles', action: 'order.commentInternally', message: 'files' },
  { topic: 'problems', action: 'order.read', message: 'problems' },
  { topic: 'returns', action: 'order.read', message: 'returns' },
  { topic: 'agreement', action: 'order.read', message: 'agreement' },
] as const

/** The hints that a viewer may be given, each once: whoever may not see what is new is told nothing. */
export function hintsFor(
  viewing: Viewing,
  order: ProductOrder,
  topics: ReadonlySet<OrderTopic>,
): (typeof hints)[number]['message'][] {
  const subject = subjectOf(order, viewing.org.profile)
  const allowed = hints.filter(
    ({ topic, action }) => topics.has(topic) && viewing.policy.can(viewing.actor, action, subject),
  )
  return [...new Set(allowed.map(({ message }) => message))]
}

/** Is one of these topics told by a hint? */
export function hasHints(topics: ReadonlySet<OrderTopic>): boolean {
  return hints.some(({ topic }) => topics.has(topic))
}
