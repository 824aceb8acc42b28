/**
 * The table kit: sticky header, 36 px rows, fixed columns, figures to the right. Real table markup; a row that is a
 * link has one real link that covers it, and the arrow keys walk from row to row.
 */
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column {
  key: string
  title: string
  /** CSS width: '120px', '20%'; without one the column takes what is left */
  width?: string
  align?: 'start' | 'end'
  /** the title is for screen readers alone (a column of menus) */
  isTitleHidden?: boolean
  className?: string
}

const rowLink = '[data-row-link]'

/** Arrow keys, Home and End move between the links of the rows. */
function walkRows(event: KeyboardEvent<HTMLTableElement>) {
  if (!(event.target instanceof HTMLElement) || !event.target.matches(rowLink)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(rowLink)]
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

interface TableProps {
  label: string
  columns: readonly Column[]
  /** px under which the table scrolls sideways instead of squeezing */
  minWidth?: number
  isBusy?: boolean
  className?: string
  /** Rows */
  children: ReactNode
}

export function Table({ label, columns, minWidth, isBusy, className, children }: TableProps) {
  return (
    <table
      aria-label={label}
      aria-busy={isBusy || undefined}
      onKeyDown={walkRows}
      className={cx('w-full table-fixed border-separate border-spacing-0 text-sm', className)}
      style={minWidth ? { minWidth } : undefined}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={column.width ? { width: column.width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cx(
                'sticky top-(--table-top,0px) z-10 h-9 truncate border-b border-edge bg-desk px-3 text-xs font-medium text-ink-2',
                column.align === 'end' ? 'text-right' : 'text-left',
                column.className,
              )}
            >
              {column.isTitleHidden ? <span className="sr-only">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** `isFaded` for archived records, `isLink` when one cell holds a link with `rowLinkProps`. */
export function Row({
  isFaded,
  isLink,
  children,
}: {
  isFaded?: boolean
  isLink?: boolean
  children: ReactNode
}) {
  return (
    <tr
      className={cx(
        'group/row relative bg-paper',
        isLink && 'cursor-pointer hover:bg-accent-soft has-[[data-row-link]:focus-visible]:bg-accent-soft',
        isFaded && '[&_td]:bg-desk [&_td]:font-normal [&_td]:text-ink-3',
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
  isQuiet?: boolean
  /** holds a button or menu: nothing is cut off */
  isAction?: boolean
  title?: string
  className?: string
  children?: ReactNode
}

export function Cell({ align, isFigure, isQuiet, isAction, title, className, children }: CellProps) {
  return (
    <td
      title={title}
      className={cx(
        'h-9 border-b border-hairline',
        isAction ? 'px-0 text-center' : 'truncate px-3',
        (align ?? (isFigure ? 'end' : 'start')) === 'end' && 'text-right',
        isFigure && 'tabular',
        isQuiet && 'text-ink-2',
        className,
      )}
    >
      {children}
    </td>
  )
}

/** Spread on the one link of a row: the link then covers the whole row. */
export const rowLinkProps = {
  'data-row-link': '',
  className:
    'text-inherit no-underline outline-offset-[-2px] after:absolute after:inset-0 hover:no-underline',
} as const
