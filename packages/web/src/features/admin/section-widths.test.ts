/** The lists of the back office fit a tablet: a table that is wider hides its last column behind the pinned one. */
import { expect, test } from 'vitest'
import { leastWidth } from '../../ui/table/table-columns.ts'
import { emptyAdminData } from './admin-data.ts'
import { sections } from './sections.ts'

/** px of a tablet's screen without what stands around a list */
const ROOM = 1024 - 2 * 24
/** px of the box that selects a row, and of the button of its settings */
const AROUND_ROWS = 40 + 48

test.each(
  sections.filter(({ layout }) => layout !== 'cards').map((section) => [section.title, section] as const),
)('[issue 14] the list of %s is no wider than a tablet', (_, { list, editing }) => {
  expect(leastWidth(list(emptyAdminData).columns) + (editing ? AROUND_ROWS : 0)).toBeLessThanOrEqual(ROOM)
})
