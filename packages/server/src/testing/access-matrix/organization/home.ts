/** Rows of the access matrix for the home page. */
import { people } from '../callers.ts'
import type { Row } from '../row.ts'

export const homeRows: Readonly<Record<string, Row>> = {
  getHomepageData: { expected: people, body: ({ orgId }) => ({ orgId }) },
  getDesk: { expected: people, body: ({ orgId }) => ({ orgId }) },
}
