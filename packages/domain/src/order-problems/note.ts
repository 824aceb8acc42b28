/** A problem in a few lines, for the e-mails that tell of it. */
import { orderProblemMessages as messages } from '../messages/order/order-problems.ts'
import type { OrderProblemKind, ProblemResolution } from './kinds.ts'

export interface NotedItem {
  readonly title: string
  readonly quantity: number
}

/** Its kind, what it is about, and what the customer wrote. */
export function problemNote(problem: {
  readonly kind: OrderProblemKind
  readonly items: readonly NotedItem[]
  readonly words: string
}): string {
  const items = problem.items.map((item) => messages.itemLine({ title: item.title, quantity: item.quantity }))
  return [[messages.kinds[problem.kind], ...items].join('\n'), problem.words].join('\n\n')
}

/** How it was solved, and what is said to it. */
export function solutionNote(resolution: ProblemResolution, solution: string): string {
  return [messages.resolutions[resolution], solution].filter((text) => text !== '').join('\n\n')
}
