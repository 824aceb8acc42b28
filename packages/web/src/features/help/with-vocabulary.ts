/** The organization's word in the guide: texts hold its places, since the pages are the same for all. */
import { usualWords } from '@orderwright/domain/messages'

export interface Vocabulary {
  /** 'Order', 'Quote', 'Project' */
  readonly order: string
  readonly orders: string
}

export const usualVocabulary: Vocabulary = usualWords

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Puts the word into its places: {order}, {orders}, {Order}, {Orders}, {an order}, {An order}. */
export function withVocabulary(text: string, { order, orders }: Vocabulary = usualVocabulary): string {
  const one = order.toLowerCase()
  const words: Readonly<Record<string, string>> = {
    order: one,
    orders: orders.toLowerCase(),
    Order: capital(order),
    Orders: capital(orders),
    'an order': `${article(one)} ${one}`,
    'An order': `${capital(article(one))} ${one}`,
  }
  return text.replace(/\{([^{}]*)\}/g, (place, name: string) => words[name] ?? place)
}
