/** Sorting the rows of a list by one of its columns. */
import { readSort } from '../../../lib/router/sort-text.ts'
import { sortText } from './cell-text.ts'
import type { AdminRow, AdminTable } from '../section.ts'

export interface Sorting {
  readonly column: string
  readonly isDescending: boolean
}

/** 'title' or '-title', as the address has it; null for a column that there is not. */
export function readSorting(
  text: string | undefined,
  { columns }: Pick<AdminTable, 'columns'>,
): Sorting | null {
  const read = readSort(
    text,
    columns.map(({ key }) => key),
  )
  return read && { column: read.by, isDescending: read.isDescending }
}

/** What the address says after a press on a column's head: up, then down, then the list's own order. */
export function nextSorting(current: Sorting | null, column: string): string | undefined {
  if (current?.column !== column) return column
  return current.isDescending ? undefined : `-${column}`
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Rows by a column, figures as figures; rows that say nothing there come last, whichever way it goes. */
export function sortRows(
  rows: readonly AdminRow[],
  sorting: Sorting | null,
  titleColumn: string,
): readonly AdminRow[] {
  if (!sorting) return rows
  const { column, isDescending } = sorting
  const keys = new Map(
    rows.map((row) => [
      row,
      column === titleColumn
        ? row.title
        : column === 'rank' && row.rank !== undefined
          ? String(row.rank)
          : sortText(row.cells[column]),
    ]),
  )
  const sign = isDescending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left = '', right = ''] = [keys.get(a), keys.get(b)]
    if (left === '' || right === '') return Number(left === '') - Number(right === '')
    return sign * collator.compare(left, right)
  })
}
