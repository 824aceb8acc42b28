/** The columns of a table, and what can be done with them. */
import type { ReactNode } from 'react'

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
  /** stands in the head in place of the title: a checkbox for all rows */
  head?: ReactNode
  className?: string
}

export interface TableActions {
  onSort?: (key: string) => void
  /** null: back to the width it had at first */
  onResize?: (key: string, width: number | null) => void
}

/** px of a column that takes what is left, at the least */
const LEAST_REST = 160

/** How wide all columns are together, in px. */
export function leastWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, { width, minWidth }) => sum + (width ?? minWidth ?? LEAST_REST), 0)
}
