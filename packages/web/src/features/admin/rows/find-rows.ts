/** Which rows of a list fit the search and the filters. */
import { cellText } from './cell-text.ts'
import type { AdminRow, AdminTable, Filter } from '../section.ts'
import { searchFor } from '../../../lib/format/search-text.ts'

export type FilterValues = Readonly<Partial<Record<Filter['key'], string | undefined>>>

/** What is chosen in a filter: what the address says when it is one of the choices, else the default. */
export function choiceOf(filter: Filter, values: FilterValues): string {
  const wanted = values[filter.key]
  return filter.choices.some(({ key }) => key === wanted) && wanted ? wanted : filter.initial
}

/** Everything that the row says, its id too. */
function searchText({ id, title, cells }: AdminRow, timeZone: string): string {
  const said = Object.values(cells).map((cell) => cellText(cell, timeZone))
  return [title, `#${id}`, String(id), ...said].join('\n')
}

/** The rows that pass every filter and hold every word that was typed; days are those of `timeZone`. */
export function findRows(
  { rows }: AdminTable,
  filters: readonly Filter[],
  values: FilterValues,
  search: string,
  timeZone = 'UTC',
): readonly AdminRow[] {
  const isSearching = search.trim() !== ''
  const isFound = searchFor(search)
  return rows.filter((row) => {
    const fits = filters.every((filter) => {
      const choice = choiceOf(filter, values)
      return choice === 'all' || row.tags[filter.key]?.split(' ').includes(choice) === true
    })
    return fits && (!isSearching || isFound(searchText(row, timeZone)))
  })
}
