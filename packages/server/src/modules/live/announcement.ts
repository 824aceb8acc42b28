/** What the database announces to every process: a topic and the ids that it is about, as `topic:first:second`. */

/** What of one order may have changed; `notes`: internal comments. */
export type OrderTopic = 'order' | 'people' | 'history' | 'comments' | 'notes'

export const orderTopics: readonly OrderTopic[] = ['order', 'people', 'history', 'comments', 'notes']

export type Announcement =
  | {
      readonly kind: 'order'
      readonly topic: OrderTopic
      readonly orgId: number
      readonly productOrderId: number
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
}

/** The parts of a payload; ids that are not given are 0. */
export function splitPayload(payload: string): AnnouncedTopic {
  const [topic = '', ...ids] = payload.split(':')
  const [first = 0, second = 0] = ids.map(Number)
  return { topic, first, second }
}

/** Null for a topic that is none of the orders' and lists' channels. */
export function announcementOf({ topic, first, second }: AnnouncedTopic): Announcement | null {
  const orderTopic = orderTopics.find((one) => one === topic)
  if (orderTopic) return { kind: 'order', topic: orderTopic, orgId: first, productOrderId: second }
  switch (topic) {
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
