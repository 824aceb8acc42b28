/** The list as a table (desk, tablet) or as cards (phone). */
import { Link as RouterLink } from '@tanstack/react-router'
import { useIsDesk, useIsPhone } from '../../lib/media.ts'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Cell, type Column, Row, rowLinkProps, Table } from '../../ui/table.tsx'
import type { ListEntry } from './list-entry.ts'
import { RowMenu } from './row-menu.tsx'

interface OrdersTableProps {
  /** the organisation's word, for screen readers */
  label: string
  /** null while the first page loads */
  entries: readonly ListEntry[] | null
  showsOwner: boolean
  showsTotal: boolean
  /** other rows are on their way */
  isStale: boolean
}

const SKELETON_ROWS = 12

/** Fixed widths per column [1.2.46]; the title takes what is left. */
function columnsFor(isDesk: boolean, showsOwner: boolean, showsTotal: boolean): Column[] {
  const columns: (Column | false)[] = [
    { key: 'number', title: 'Number', width: '84px' },
    { key: 'title', title: 'Title' },
    isDesk && { key: 'product', title: 'Product', width: '15%' },
    { key: 'category', title: 'Category', width: isDesk ? '13%' : '14%' },
    { key: 'status', title: 'Status', width: isDesk ? '16%' : '18%' },
    showsOwner && { key: 'owner', title: 'Owner', width: '13%' },
    { key: 'updated', title: 'Updated', width: '112px', align: 'end' },
    showsTotal && { key: 'total', title: 'Total', width: '116px', align: 'end' },
    { key: 'menu', title: 'Actions', width: '44px', isTitleHidden: true },
  ]
  return columns.filter((column) => column !== false)
}

export function OrdersTable({ label, entries, showsOwner, showsTotal, isStale }: OrdersTableProps) {
  const isPhone = useIsPhone()
  const isDesk = useIsDesk()
  if (isPhone) return <OrderCards label={label} entries={entries} isStale={isStale} />

  const columns = columnsFor(isDesk, showsOwner, showsTotal)
  const has = new Set(columns.map((column) => column.key))
  return (
    <div
      className={cx('transition-opacity [--table-top:48px]', isStale && 'opacity-60')}
      role={entries ? undefined : 'status'}
      aria-label={entries ? undefined : `Loading ${label}`}
    >
      <Table label={label} columns={columns} isBusy={!entries || isStale}>
        {entries?.map((entry) => (
          <Row key={entry.order.id} isLink isFaded={entry.order.archived === 1}>
            <Cell className="tabular text-ink-2">{entry.number}</Cell>
            <Cell className="font-medium">
              <OrderLink entry={entry} />
            </Cell>
            {has.has('product') && <Cell isQuiet>{entry.product}</Cell>}
            <Cell isQuiet>{entry.category}</Cell>
            <Cell>
              <StatusWord entry={entry} />
            </Cell>
            {has.has('owner') && <Cell isQuiet>{entry.owner}</Cell>}
            <Cell isFigure isQuiet>
              {entry.updated}
            </Cell>
            {has.has('total') && (
              <Cell isFigure>
                <Money cents={entry.total} />
              </Cell>
            )}
            <Cell isAction>
              <RowMenu order={entry.order} />
            </Cell>
          </Row>
        )) ?? <SkeletonRows columns={columns} />}
      </Table>
    </div>
  )
}

function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <Row key={row}>
      {columns.map((column) => (
        <Cell key={column.key}>
          {column.key !== 'menu' && (
            <Skeleton
              className={cx(
                'h-2.5',
                column.align === 'end' && 'ml-auto',
                ['w-3/5', 'w-4/5', 'w-2/5'][row % 3],
              )}
            />
          )}
        </Cell>
      ))}
    </Row>
  ))
}

function OrderLink({ entry }: { entry: ListEntry }) {
  return (
    <RouterLink
      to="/orders/$orgSpecificId"
      params={{ orgSpecificId: String(entry.order.orgSpecificId) }}
      preload={false}
      {...rowLinkProps}
    >
      {entry.title}
    </RouterLink>
  )
}

function StatusWord({ entry }: { entry: ListEntry }) {
  return (
    <span className={cx('inline-flex max-w-full items-center gap-2', entry.isStatusOff && 'text-invalid')}>
      <span className="truncate">{entry.status}</span>
      {entry.isStatusOff && <span className="sr-only"> (differs from the last completed status)</span>}
      {entry.order.isProcessingPayment === 1 && (
        <span className="shrink-0 rounded-sm bg-caution-soft px-1 text-xs text-caution">Paying</span>
      )}
    </span>
  )
}

function OrderCards({ label, entries, isStale }: Pick<OrdersTableProps, 'label' | 'entries' | 'isStale'>) {
  if (!entries) {
    return (
      <SkeletonGroup
        label={`Loading ${label}`}
        className="divide-y divide-hairline border-y border-hairline bg-paper"
      >
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className="space-y-2 p-4">
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-2.5 w-2/5" />
          </div>
        ))}
      </SkeletonGroup>
    )
  }
  return (
    <ul
      aria-label={label}
      className={cx(
        '-mx-4 divide-y divide-hairline border-y border-hairline bg-paper',
        isStale && 'opacity-60',
      )}
    >
      {entries.map((entry) => (
        <li
          key={entry.order.id}
          className={cx(
            'relative flex gap-2 py-3 pr-2 pl-4 active:bg-accent-soft',
            entry.order.archived === 1 && 'text-ink-3',
          )}
        >
          <div className="min-w-0 flex-1">
            <p className="flex items-baseline gap-2 text-base">
              <span className="min-w-0 flex-1 truncate font-medium">
                <OrderLink entry={entry} />
              </span>
              {entry.total !== undefined && <Money cents={entry.total} />}
            </p>
            <p className="mt-0.5 flex items-baseline gap-2 text-sm text-ink-2">
              <span className="tabular">{entry.number}</span>
              <span className="min-w-0 flex-1 truncate">{entry.category}</span>
              <span className="tabular">{entry.updated}</span>
            </p>
            <p className="mt-0.5 truncate text-sm">
              <StatusWord entry={entry} />
            </p>
          </div>
          <div className="-my-1 self-center">
            <RowMenu order={entry.order} />
          </div>
        </li>
      ))}
    </ul>
  )
}
