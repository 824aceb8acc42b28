/** The list as a table: the columns of the organisation, the role and the view, sorted and as wide as the person wants. */
import { ordersListMessages as words, ordersWorkMessages } from '@orderwright/domain/messages'
import {
  type CellContext,
  isTitleColumn,
  type ListColumn,
  type ListSort,
  type ListSortKey,
} from '@orderwright/domain/orders'
import { memo } from 'react'
import { useIsDesk } from '../../../lib/browser/media.ts'
import { cx } from '../../../ui/cx.ts'
import { PlainLink } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Cell, pinnedOffsets, Row, rowLinkProps, Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-columns.ts'
import { SelectAllBox } from '../../../ui/table/select-boxes.tsx'
import type { Selection } from '../../../ui/table/use-selection.ts'
import { ListCell } from './list-cell.tsx'
import type { ListEntry } from './list-entry.ts'
import { RowMenu } from './row-menu.tsx'
import { SelectOrder } from './select-order.tsx'

export interface OrdersTableProps {
  /** the organisation's word, for screen readers */
  label: string
  columns: readonly ListColumn[]
  /** px by column, where the person has changed them */
  widths: Readonly<Record<string, number>>
  /** null while the first page loads */
  entries: readonly ListEntry[] | null
  context: CellContext
  sort: ListSort
  /** other rows are on their way */
  isStale: boolean
  /** rows that somebody else has just changed */
  toldIds: ReadonlySet<number>
  /** with it rows can be selected */
  selection?: Selection
  onSort: (by: ListSortKey) => void
  onResize: (key: string, width: number | null) => void
}

const SKELETON_ROWS = 14
const MENU_WIDTH = 44
/** More columns than this go beyond any screen. */
const MANY_COLUMNS = 12
/** px of the title at the least, where the table scrolls sideways anyway */
const WIDE_TITLE = 240
const MENU = 'menu'
const SELECT = 'select'
const SELECT_WIDTH = 36

/** where what scrolls sideways goes under what stays */
const pinEdge = 'border-e border-e-hairline'

function isFigure({ kind }: ListColumn): boolean {
  return kind === 'money' || kind === 'euros' || kind === 'date' || kind === 'count'
}

/**
 * The columns as the table takes them. The title takes what is left of the screen until somebody gives it a width; then
 * the column of menus does. [1.2.46]
 */
function tableColumns(
  columns: readonly ListColumn[],
  widths: Readonly<Record<string, number>>,
  sort: ListSort,
  isWide: boolean,
  isDesk: boolean,
): Column[] {
  const title = columns.findIndex(({ key }) => isTitleColumn(key))
  const isTitleFree = widths[columns[title]?.key ?? ''] === undefined
  const list = columns.map((column, index): Column => {
    const own = widths[column.key]
    return {
      key: column.key,
      title: column.title,
      width: own ?? (index === title ? undefined : ((isDesk ? column.wideWidth : undefined) ?? column.width)),
      minWidth: index === title && isWide ? WIDE_TITLE : undefined,
      align: isFigure(column) ? 'end' : 'start',
      // What says which order it is stays in sight.
      isPinned: index <= title && title <= 1,
      sorted: column.sort === undefined ? undefined : sort.by === column.sort ? sort.direction : null,
      className: index === title && isWide ? pinEdge : undefined,
    }
  })
  return [
    ...list,
    {
      key: MENU,
      title: words.actions,
      width: isTitleFree ? MENU_WIDTH : undefined,
      minWidth: MENU_WIDTH,
      isTitleHidden: true,
      isPinned: true,
    },
  ]
}

export const OrdersTable = memo(function OrdersTable(props: OrdersTableProps) {
  const { label, entries, context, widths, sort, isStale, toldIds, selection, onSort, onResize } = props
  const isDesk = useIsDesk()
  // On a tablet the category says enough of the product.
  const hasCategory = props.columns.some(({ key }) => key === 'category')
  const isWide = props.columns.length > MANY_COLUMNS
  const shown = props.columns.filter(({ key }) => isDesk || isWide || key !== 'product' || !hasCategory)
  const columns = [
    ...(selection
      ? [
          {
            key: SELECT,
            title: ordersWorkMessages.selectAll,
            width: SELECT_WIDTH,
            isPinned: true,
            head: (
              <SelectAllBox
                label={ordersWorkMessages.selectAll}
                ids={(entries ?? []).map(({ order }) => order.id)}
                selection={selection}
              />
            ),
          },
        ]
      : []),
    ...tableColumns(shown, widths, sort, isWide, isDesk),
  ]
  const offsets = pinnedOffsets(columns)
  const sortOf = new Map<string, ListSortKey | undefined>(shown.map(({ key, sort: by }) => [key, by]))
  return (
    <div
      className={cx('transition-opacity', isStale && 'opacity-60')}
      role={entries ? undefined : 'status'}
      aria-label={entries ? undefined : words.loading({ label })}
    >
      <Table
        label={label}
        columns={columns}
        isBusy={!entries || isStale}
        onSort={(key) => {
          const by = sortOf.get(key)
          if (by) onSort(by)
        }}
        onResize={onResize}
      >
        {entries?.map((entry) => (
          <Row
            // Told again: the sign begins anew.
            key={toldIds.has(entry.order.id) ? `${entry.order.id} ${entry.order.version}` : entry.order.id}
            isLink
            isFaded={entry.order.archived === 1}
            isNew={toldIds.has(entry.order.id)}
          >
            {selection && (
              <Cell isAction pinned={0}>
                <SelectOrder entry={entry} entries={entries} selection={selection} />
              </Cell>
            )}
            {shown.map((column) => (
              <OrderCell
                key={column.key}
                column={column}
                entry={entry}
                context={context}
                pinned={offsets.get(column.key)}
                isEdge={isWide}
              />
            ))}
            <Cell isAction pinned="end" className="pe-2 text-end">
              <RowMenu order={entry.order} />
            </Cell>
          </Row>
        )) ?? <SkeletonRows columns={columns} />}
      </Table>
    </div>
  )
})

interface OrderCellProps {
  column: ListColumn
  entry: ListEntry
  context: CellContext
  pinned: number | undefined
  /** other columns scroll under it */
  isEdge: boolean
}

const strong: ReadonlySet<string> = new Set(['status', 'total'])

function OrderCell({ column, entry, context, pinned, isEdge }: OrderCellProps) {
  if (isTitleColumn(column.key)) {
    return (
      <Cell pinned={pinned} title={entry.order.title} className={cx('font-medium', isEdge && pinEdge)}>
        <OrderLink entry={entry} />
      </Cell>
    )
  }
  const value = column.kind === 'text' ? column.value(entry.order, context) : null
  return (
    <Cell
      pinned={pinned}
      isFigure={isFigure(column)}
      isIdle={!strong.has(column.key)}
      title={typeof value === 'string' && value !== '' ? value : undefined}
      className={column.key === 'number' ? 'tabular' : undefined}
    >
      <ListCell column={column} entry={entry} context={context} />
    </Cell>
  )
}

function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <Row key={row}>
      {columns.map((column) => (
        <Cell key={column.key}>
          {column.key !== MENU && column.key !== SELECT && (
            <Skeleton
              className={cx(
                'h-2.5',
                column.align === 'end' && 'ms-auto',
                ['w-3/5', 'w-4/5', 'w-2/5'][row % 3],
              )}
            />
          )}
        </Cell>
      ))}
    </Row>
  ))
}

export function OrderLink({ entry }: { entry: ListEntry }) {
  return (
    <PlainLink
      to="/orders/:orgSpecificId"
      params={{ orgSpecificId: String(entry.order.orgSpecificId) }}
      preload={false}
      {...rowLinkProps}
    >
      {entry.order.title}
    </PlainLink>
  )
}
