/**
 * The table kit: sticky header, 36 px rows, fixed columns, figures to the right. Real table markup; a row that is a
 * link has one real link, a press anywhere on the row is a press on it, and the arrow keys walk from row to row. Columns
 * may be sorted by, be made wider (by dragging or with the arrow keys), and stay in sight while others scroll by.
 */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { type Column, leastWidth, type TableActions } from './table-columns.ts'
import { ColumnHeader } from './table-header.tsx'

const rowLink = '[data-row-link]'

/** Arrow keys, Home and End move between the links of the rows; down from the header comes to the first. */
function walkRows(event: KeyboardEvent<HTMLTableElement>) {
  if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(rowLink)]
  if (event.key === 'ArrowDown' && event.target.closest('thead')) {
    event.preventDefault()
    links[0]?.focus()
    return
  }
  if (!event.target.matches(rowLink)) return
  const index = links.indexOf(event.target)
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: links.length - 1,
  }
  const next = targets[event.key]
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

interface TableProps extends TableActions {
  label: string
  columns: readonly Column[]
  isBusy?: boolean
  /** of a table of which only some rows are in the page: how many there are */
  rowCount?: number
  className?: string
  /** Rows */
  children: ReactNode
}

/** Where pinned columns stop, in px from where the lines begin. */
export function pinnedOffsets(columns: readonly Column[]): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>()
  let start = 0
  for (const { key, width, isPinned } of columns) {
    if (!isPinned) break
    offsets.set(key, start)
    start += width ?? 0
  }
  return offsets
}

export function Table({
  label,
  columns,
  isBusy,
  rowCount,
  className,
  children,
  onSort,
  onResize,
}: TableProps) {
  const offsets = pinnedOffsets(columns)
  return (
    <table
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      onKeyDown={walkRows}
      className={cx('w-full table-fixed border-separate border-spacing-0 text-sm', className)}
      style={{ minWidth: leastWidth(columns) }}
    >
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} data-column={key} style={width ? { width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeader
              key={column.key}
              column={column}
              start={offsets.get(column.key)}
              onSort={onSort}
              onResize={onResize}
            />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A press on a row is one on its link, unless something in the row has its own use for it, or text was selected. */
function pressLink(event: MouseEvent<HTMLTableRowElement>) {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  if (event.target.closest('a, button, input, select, textarea, [role="menu"]')) return
  if (window.getSelection()?.type === 'Range') return
  const link = event.currentTarget.querySelector<HTMLAnchorElement>(rowLink)
  if (!link) return
  if (event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey) window.open(link.href, '_blank')
  else if (event.button === 0) link.click()
}

/** A row that is dragged, and the line where it would go. */
const dragged =
  'data-dragged:opacity-50 data-[drop=before]:*:shadow-[inset_0_2px_0_var(--color-accent)] data-[drop=after]:*:shadow-[inset_0_-2px_0_var(--color-accent)]'

/** `isFaded` for archived records, `isLink` when one cell holds a link with `rowLinkProps`. */
export function Row({
  isFaded,
  isLink,
  isNew,
  isCurrent,
  index,
  itemId,
  children,
}: {
  isFaded?: boolean
  isLink?: boolean
  /** has just changed under the reader's eyes */
  isNew?: boolean
  /** what stands open beside the list */
  isCurrent?: boolean
  /** its number in the whole table, the head being 1, where only some rows are in the page */
  index?: number
  /** by which it is known where rows are dragged */
  itemId?: number
  children: ReactNode
}) {
  return (
    <tr
      data-item={itemId}
      aria-rowindex={index}
      aria-current={isCurrent || undefined}
      onClick={isLink ? pressLink : undefined}
      onAuxClick={isLink ? pressLink : undefined}
      className={cx(
        'group/row',
        isFaded ? 'bg-desk [&_td]:font-normal [&_td]:text-ink-3' : 'bg-paper',
        isLink && 'cursor-pointer hover:bg-accent-soft has-[[data-row-link]:focus-visible]:bg-accent-soft',
        isNew && 'animate-told',
        isCurrent && 'bg-accent-soft',
        itemId !== undefined && dragged,
      )}
    >
      {children}
    </tr>
  )
}

interface CellProps {
  align?: 'start' | 'end'
  /** figures that line up */
  isFigure?: boolean
  isIdle?: boolean
  /** holds a button or menu: nothing is cut off */
  isAction?: boolean
  /** px from where the lines begin, for cells of pinned columns; 'end' for the last column */
  pinned?: number | 'end'
  title?: string
  className?: string
  children?: ReactNode
}

export function Cell({ align, isFigure, isIdle, isAction, pinned, title, className, children }: CellProps) {
  return (
    <td
      title={title}
      style={typeof pinned === 'number' ? { insetInlineStart: pinned } : undefined}
      className={cx(
        'h-9 border-b border-hairline bg-inherit pointer-coarse:h-11',
        isAction ? 'px-0 text-center' : 'truncate px-3',
        (align ?? (isFigure ? 'end' : 'start')) === 'end' && 'text-end',
        isFigure && 'tabular',
        isIdle && 'text-ink-2',
        pinned !== undefined && 'sticky z-1',
        pinned === 'end' && 'end-0',
        className,
      )}
    >
      {children}
    </td>
  )
}

/** Spread on the one link of a row. */
export const rowLinkProps = {
  'data-row-link': '',
  className: 'text-inherit no-underline outline-offset-2 hover:no-underline',
} as const
