/** What rows of the back office have alike, in a table and as cards. */
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { Settings2 } from 'lucide-react'
import type { RefObject } from 'react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { rowLinkProps } from '../../../ui/table/table.tsx'
import type { AdminRow, AdminTable, Cell as AdminCell } from '../section.ts'
import type { Sorting } from './sort-rows.ts'
import type { Selection } from '../../../ui/table/use-selection.ts'

export interface RowTableProps {
  label: string
  table: AdminTable
  /** null while they are not there */
  rows: readonly AdminRow[] | null
  /** the rows are the first of a longer list, of which the rest is on its way: nothing is selected or moved yet */
  isWaiting?: boolean
  sorting?: Sorting | null
  /** with it columns can be sorted by; undefined: the list's own order */
  onSort?: (sorting: string | undefined) => void
  /** with it rows can be selected */
  selection?: Selection
  /** with it ranks can be typed */
  onRank?: (row: AdminRow, typed: string) => void
  /** with it every row has a button for its settings */
  onSettings?: (row: AdminRow) => void
  /** what scrolls the table; a long one without it is drawn whole */
  scroller?: RefObject<HTMLElement | null>
  /** the record that is open beside the list */
  openId?: number | null
}

export interface RowsProps extends RowTableProps {
  rows: readonly AdminRow[]
  hasPictures: boolean
  /** rows can be dragged to another rank */
  isDraggable: boolean
}

/** What is edited where it stands. */
export function isControl(cell: AdminCell | undefined): boolean {
  return cell?.kind === 'control' || cell?.kind === 'field' || cell?.kind === 'title'
}

export function SettingsButton({ row, onPress }: { row: AdminRow; onPress: (row: AdminRow) => void }) {
  return (
    <IconButton
      label={words.settingsOf({ title: row.title })}
      icon={<Settings2 />}
      size="small"
      onPress={() => onPress(row)}
    />
  )
}

export function Title({ row, className }: { row: AdminRow; className?: string }) {
  if (!row.to) return <span className={className}>{row.title}</span>
  const { section, id } = row.to
  return (
    <PlainLink
      to="/admin/:section/:id"
      params={{ section, id: String(id) }}
      {...(row.keepsSearch ? { search: (old) => old } : {})}
      {...rowLinkProps}
      className={cx(rowLinkProps.className, 'font-medium', className)}
    >
      {row.title}
    </PlainLink>
  )
}

export function Mark({ row: { mark } }: { row: AdminRow }) {
  if (mark === null) return null
  return <span className="shrink-0 rounded-sm border border-edge px-1 text-xs text-ink-2">{mark}</span>
}
