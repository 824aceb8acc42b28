/**
 * When an order is due: its own day, or the lead time of the slowest option among its choices, shown ones or not, as the
 * production board reckons. The board knows besides when a status was reached first that the order went back from. [issue 18]
 */
import type { OrderEvaluation } from '../configuration/types.ts'
import { type Due, dueOf } from './due.ts'
import { slowOptions } from './lead-times.ts'

export function orderDue({ document, context }: Pick<OrderEvaluation, 'document' | 'context'>): Due | null {
  const slow = slowOptions(context.catalog.options.values(), context.profile)
  const choices = [document.order, ...document.items].flatMap(({ properties }) => Object.values(properties))
  const chosen = choices.flatMap(({ optionId = 0, optionIds = [] }) => [optionId, ...optionIds])
  const days = chosen.flatMap((id) => slow.get(id) ?? [])
  return dueOf(document.order, days.length === 0 ? null : Math.max(...days), context.profile)
}
