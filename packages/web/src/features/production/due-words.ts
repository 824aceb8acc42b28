/** A due day in words. */
import type { BoardOrder } from '@orderwright/contract'
import { formatDate } from '@orderwright/domain/units'
import { productionMessages as words } from '@orderwright/domain/production'

/** 'Due 11/30/2026', 'Late: was due 11/3/2026', 'Due today', 'No due day'. */
export function dueWords({ due, isLate }: Pick<BoardOrder, 'due' | 'isLate'>, today: string): string {
  if (due === null) return words.noDueDay
  const day = formatDate(due.day)
  if (isLate) return words.wasDue({ day })
  return due.day === today ? words.dueToday : words.due({ day })
}

/** '#51 Villa Süd' */
export function nameOf({ orgSpecificId, title }: Pick<BoardOrder, 'orgSpecificId' | 'title'>): string {
  return `#${orgSpecificId} ${title}`
}
