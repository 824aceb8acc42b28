/** What the database announces to every process: a topic and the ids that it is about, as `topic:first:second`. */
import type { CanvasCursor } from '@orderwright/contract'

/** What of one order may have changed; `notes`: internal comments; `staffFiles`: files for employees alone. */
export type OrderTopic =
  | 'order'
  | 'canvas'
  | 'people'
  | 'history'
  | 'comments'
  | 'notes'
  | 'files'
  | 'staffFiles'
  | 'problems'
  | 'returns'
  | 'agreement'

export const orderTopics: readonly OrderTopic[] = [
  'order',
  'canvas',
  'people',
  'history',
  'comments',
  'notes',
  'files',
  'staffFiles',
  'problems',
  'returns',
  'agreement',
]

/** Where a page points on the canvas now; null: nowhere. */
export interface PointingPage {
  readonly clientId: string
  readonly userId: number
  readonly cursor: CanvasCursor | null
}

export type Announcement =
  | {
      readonly kind: 'order'
      readonly topic: OrderTopic
      readonly orgId: number
      readonly productOrderId: number
    }
  | {
      readonly kind: 'cursor'
      readonly orgId: number
      readonly productOrderId: number
      readonly page: PointingPage
    }
  | { readonly kind: 'catalog'; readonly orgId: number }
  /** a device was signed out */
  | { readonly kind: 'session'; readonly sessionId: number }
  /** somebody's rights in an organisation may have changed */
  | { readonly kind: 'membership'; readonly orgId: number; readonly userId: number }

export interface AnnouncedTopic {
  readonly topic: string
  readonly first: number
  readonly second: number
  /** what follows the ids */
  readonly rest: readonly string[]
}

/** The parts of a payload; ids that are not given are 0. */
export function splitPayload(payload: string): AnnouncedTopic {
  const [topic = '', ...parts] = payload.split(':')
  const [first = 0, second = 0] = parts.map(Number)
  return { topic, first, second, rest: parts.slice(2) }
}

/** Null for a topic that is none of the orders' and lists' channels. */
export function announcementOf({ topic, first, second, rest }: AnnouncedTopic): Announcement | null {
  const orderTopic = orderTopics.find((one) => one === topic)
  if (orderTopic) return { kind: 'order', topic: orderTopic, orgId: first, productOrderId: second }
  switch (topic) {
    case 'cursor': {
      const page = pointingPage(rest)
      return page && { kind: 'cursor', orgId: first, productOrderId: second, page }
    }
    case 'catalogue':
      return { kind: 'catalog', orgId: first }
    case 'session':
      return { kind: 'session', sessionId: first }
    case 'membership':
      return { kind: 'membership', orgId: first, userId: second }
    default:
      return null
  }
}

/** The payload that tells the other processes where a page points: no row is written for it. */
export function cursorPayload(
  orgId: number,
  orderId: number,
  { clientId, userId, cursor }: PointingPage,
): string {
  const place = cursor === null ? [] : [cursor.viewId ?? 0, cursor.x, cursor.y]
  return ['cursor', orgId, orderId, clientId, userId, ...place].join(':')
}

function pointingPage(rest: readonly string[]): PointingPage | null {
  const [clientId = '', userId, viewId, x, y] = rest
  if (userId === undefined) return null
  const place = [viewId, x, y].map(Number)
  if (viewId === undefined || place.some((value) => !Number.isFinite(value))) {
    return { clientId, userId: Number(userId), cursor: null }
  }
  const [view = 0, left = 0, top = 0] = place
  return { clientId, userId: Number(userId), cursor: { viewId: view === 0 ? null : view, x: left, y: top } }
}
