/** What the address of a statement of account says: whose it is, and of which days. */
import { readDay, readText } from '../../lib/format/read-values.ts'
import { today } from '../../lib/format/today.ts'
import type { RawSearch } from '../../lib/router/search-text.ts'

export interface StatementSearch {
  /** the key of a customer; empty: it names none */
  readonly customer: string
  /** YYYY-MM-DD */
  readonly from: string
  readonly to: string
}

/** From the first day of the year until today, where no other day that there is is said. */
export function parseStatementSearch(search: RawSearch): StatementSearch {
  const to = readDay(search['to']) ?? today()
  return {
    customer: readText(search['customer'], 400) ?? '',
    from: readDay(search['from']) ?? `${to.slice(0, 4)}-01-01`,
    to,
  }
}
