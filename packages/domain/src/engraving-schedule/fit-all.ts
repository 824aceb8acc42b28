/** Everything of a schedule that is too wide, written shorter or over two lines: the same proposals as for one text. */
import type { OrderEvaluation } from '../configuration/types.ts'
import type { SelectionChange } from '../orders/selections.ts'
import { rewordedEngravings } from '../repairs/reword-engravings.ts'
import type { ScheduleRow } from './rows.ts'

export type TooWide = { readonly itemId: number; readonly propertyId: number }

/** The engravings of items that can not stay because a text is too wide, each item and language once. */
export function tooWideOf(rows: readonly ScheduleRow[]): TooWide[] {
  const found = new Map<string, TooWide>()
  for (const { itemId, propertyId, lines } of rows) {
    if (!lines.some(({ tone, isTooWide }) => isTooWide && tone === 'invalid')) continue
    found.set(`${itemId}:${propertyId}`, { itemId, propertyId })
  }
  return [...found.values()]
}

/** The change that makes them fit; null where some text has no wording that does. */
export function fitChange(
  evaluation: OrderEvaluation,
  { itemId, propertyId }: TooWide,
): SelectionChange | null {
  return rewordedEngravings(evaluation, itemId, propertyId)?.change ?? null
}
