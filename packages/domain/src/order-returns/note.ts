/** A return in a few lines, for the e-mails that tell of it. */
import { orderReturnMessages as messages } from '../messages/order/order-returns.ts'
import type { OrderReturnState, ReturnReason } from './kinds.ts'

interface NamedItem {
  readonly title: string
  readonly quantity: number
}

/** Its reason, what comes back, and what was written. */
export function returnNote(one: {
  readonly reason: ReturnReason
  readonly items: readonly NamedItem[]
  readonly words: string
}): string {
  const items = one.items.map(({ title, quantity }) => messages.itemLine({ title, quantity }))
  return [[messages.reasons[one.reason], ...items].join('\n'), one.words]
    .filter((text) => text !== '')
    .join('\n\n')
}

/** How far it is, and what is said to it. */
export function returnStateNote(state: OrderReturnState, items: readonly NamedItem[], said: string): string {
  const lines = items.map(({ title, quantity }) => messages.itemLine({ title, quantity }))
  return [[messages.states[state], ...lines].join('\n'), said].filter((text) => text !== '').join('\n\n')
}
