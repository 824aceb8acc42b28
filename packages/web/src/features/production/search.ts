/** What the address of the board says: its view, its filters, and the month of the calendar. */
import { readChoice, readCount, readDay, readText } from '../../lib/format/read-values.ts'

const views = ['board', 'calendar'] as const
export type BoardView = (typeof views)[number]

export interface BoardSearch {
  readonly view?: BoardView | undefined
  readonly q?: string | undefined
  /** the id of a customer */
  readonly customer?: number | undefined
  /** only late ones */
  readonly late?: 1 | undefined
  /** YYYY-MM-DD: the day that is looked at in the calendar */
  readonly day?: string | undefined
}

/** Reads the query of /production; what is not understood counts as absent. */
export function parseBoardSearch(search: Readonly<Record<string, unknown>>): BoardSearch {
  const read: BoardSearch = {
    view: readChoice(views, search['view']),
    q: readText(search['q'], 200),
    customer: readCount(search['customer'], 2_147_483_647),
    late: search['late'] === 1 ? 1 : undefined,
    day: readDay(search['day']),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
