/** The columns of a table, and what can be done with them. */
export interface Column {
  key: string
  title: string
  /** px; without a width the column takes what is left */
  width?: number
  /** px below which a column without a width does not get */
  minWidth?: number
  align?: 'start' | 'end'
  /** the title is for screen readers alone (a column of menus) */
  isTitleHidden?: boolean
  /** stays in sight when the table scrolls sideways; the first columns only, or the last */
  isPinned?: boolean
  /** null: could be sorted by, and is not; absent: no sorting */
  sorted?: 'asc' | 'desc' | null
  className?: string
}

export interface TableActions {
  onSort?: (key: string) => void
  /** null: back to the width it had at first */
  onResize?: (key: string, width: number | null) => void
}
