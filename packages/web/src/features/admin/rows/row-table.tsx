/** The rows of any table of the back office: a table where there is room, cards on phones; long ones are drawn in part. */
import { adminEditingMessages as words, adminMessages } from '@orderwright/domain/messages'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { DragGrip, GRIP } from '../../../ui/drag/drag-grip.tsx'
import { useDragRows } from '../../../ui/drag/use-drag-rows.ts'
import { SelectAllBox, SelectBox } from '../../../ui/table/select-boxes.tsx'
import { Cell, Row, Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-columns.ts'
import { CellView, SmallPicture } from './cell-view.tsx'
import { RankField } from '../fields/rank-field.tsx'
import { RowCards } from './row-cards.tsx'
import { isControl, Mark, type RowsProps, type RowTableProps, SettingsButton, Title } from './row-parts.tsx'
import type { AdminRow } from '../section.ts'
import { nextSorting } from './sort-rows.ts'

/** Tables with more rows than this are drawn only where they are looked at. */
const MAX_DRAWN = 100
const ROW_PX = 36
const TOUCH_ROW_PX = 44
const SKELETON_ROWS = 10

export function RowTable(props: RowTableProps) {
  const { label, rows, table } = props
  const isPhone = useIsPhone()
  if (!rows) return <LoadingRows label={label} />
  const hasPictures = table.rows.some(({ picture }) => picture?.url || picture?.colour)
  // In another order than that of their ranks there is no place to drag them to.
  const { sorting = null, onRank } = props
  const isInOrder = sorting === null || (sorting.column === 'rank' && !sorting.isDescending)
  const shown = {
    ...props,
    rows,
    hasPictures,
    isDraggable: onRank !== undefined && isInOrder && rows.length > 1 && !props.isWaiting,
  }
  if (isPhone) {
    return (
      <DraggedRows {...shown}>
        <RowCards {...shown} />
      </DraggedRows>
    )
  }
  return (
    <DraggedRows {...shown}>
      {props.scroller && (rows.length > MAX_DRAWN || props.isWaiting) ? (
        <LongTable {...shown} scroller={props.scroller} />
      ) : (
        <TableOf {...shown}>
          {rows.map((row, index) => (
            <TableRow key={row.id} {...shown} row={row} index={index} />
          ))}
        </TableOf>
      )}
    </DraggedRows>
  )
}

/** Dragged rows take the place, in the whole list, of the row that they are dropped on. [2.5.01] */
function DraggedRows({ rows, isDraggable, onRank, children }: RowsProps & { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useDragRows({
    list,
    axis: 'y',
    handle: GRIP,
    isEnabled: isDraggable,
    onMove: (id, _, overId) => {
      const row = rows.find((one) => one.id === id)
      const over = rows.find((one) => one.id === overId)
      if (row && over?.rank !== undefined) onRank?.(row, String(over.rank))
    },
  })
  return <div ref={list}>{children}</div>
}

/** Only the rows in sight are in the page; space above and below stands for the others. */
function LongTable({ scroller, ...props }: RowsProps & { scroller: RefObject<HTMLElement | null> }) {
  const { rows } = props
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  // What scrolls stands around this table, and is not there yet when the table comes with it: a list that was open before has its rows
  // at once, and nothing would draw it again.
  const [scrolled, setScrolled] = useState<HTMLElement | null>(null)
  useEffect(() => setScrolled(scroller.current), [scroller])
  // The compiler for React, which this hook is not made for, is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrolled,
    // Until then the rows that a screen has room for.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => (isTouch ? TOUCH_ROW_PX : ROW_PX),
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <TableOf {...props} {...(props.isWaiting ? {} : { rowCount: rows.length })}>
      <Space height={above} />
      {items.map(({ index }) => {
        const row = rows[index]
        return row && <TableRow key={row.id} {...props} row={row} index={index} isNumbered />
      })}
      <Space height={below} />
    </TableOf>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null
}

/** Within reach however wide the table is: options have as many columns as their property has data fields. */
const settingsColumn: Column = {
  key: 'settings',
  title: words.settings,
  width: 48,
  isTitleHidden: true,
  isPinned: true,
}
const selectColumn: Column = { key: 'select', title: words.selectAll, width: 40 }

function TableOf({
  label,
  table,
  rows,
  selection,
  sorting = null,
  onSort,
  onSettings,
  isWaiting,
  rowCount,
  children,
}: RowsProps & { rowCount?: number; children: ReactNode }) {
  const columns = useMemo(
    () => [
      ...(selection
        ? [
            {
              ...selectColumn,
              head: (
                <SelectAllBox
                  label={words.selectAll}
                  ids={rows.map(({ id }) => id)}
                  selection={selection}
                  isDisabled={isWaiting}
                />
              ),
            },
          ]
        : []),
      ...table.columns.map((column) =>
        onSort && !column.isTitleHidden
          ? {
              ...column,
              sorted:
                sorting?.column === column.key
                  ? sorting.isDescending
                    ? ('desc' as const)
                    : ('asc' as const)
                  : null,
            }
          : column,
      ),
      ...(onSettings ? [settingsColumn] : []),
    ],
    [table.columns, rows, selection, isWaiting, onSort, onSettings, sorting],
  )
  return (
    <Table
      label={label}
      columns={columns}
      {...(rowCount === undefined ? {} : { rowCount })}
      {...(onSort ? { onSort: (key: string) => onSort(nextSorting(sorting, key)) } : {})}
    >
      {children}
    </Table>
  )
}

function TableRow({
  table: { columns, titleColumn },
  rows,
  row,
  index,
  hasPictures,
  selection,
  onRank,
  onSettings,
  openId,
  isNumbered,
  isDraggable,
  isWaiting = false,
}: RowsProps & { row: AdminRow; index: number; isNumbered?: boolean }) {
  return (
    <Row
      isLink={row.to !== undefined}
      isFaded={row.mark !== null}
      isCurrent={openId === row.id}
      {...(isDraggable ? { itemId: row.id } : {})}
      {...(isNumbered ? { index: index + 2 } : {})}
    >
      {selection && (
        <Cell isAction>
          <SelectBox
            label={words.select({ title: row.title })}
            id={row.id}
            idsInOrder={() => rows.map(({ id }) => id)}
            selection={selection}
            isDisabled={isWaiting}
          />
        </Cell>
      )}
      {columns.map(({ key, align, isPinned }) => {
        const cell = row.cells[key]
        if (key === titleColumn)
          return (
            <Cell key={key} title={row.title}>
              <span className="flex min-w-0 items-center gap-2.5">
                {hasPictures && <SmallPicture picture={row.picture} />}
                {cell ? <CellView cell={cell} /> : <Title row={row} className="truncate" />}
                <Mark row={row} />
              </span>
            </Cell>
          )
        if (key === 'rank' && onRank && row.rank !== undefined)
          return (
            <Cell key={key} isAction className="pe-1 text-end whitespace-nowrap">
              {isDraggable && <DragGrip className="align-middle" />}
              <RankField
                title={row.title}
                position={row.rank}
                isReadOnly={isWaiting}
                onMove={(typed) => onRank(row, typed)}
              />
            </Cell>
          )
        return (
          <Cell
            key={key}
            align={align}
            isFigure={cell?.kind === 'figure'}
            isAction={isControl(cell)}
            pinned={isPinned ? 'end' : undefined}
            title={cell?.kind === 'text' ? cell.text : undefined}
            className={isControl(cell) ? 'px-2 text-start' : undefined}
          >
            {cell && <CellView cell={cell} />}
          </Cell>
        )
      })}
      {onSettings && (
        <Cell isAction pinned="end">
          <SettingsButton row={row} onPress={onSettings} />
        </Cell>
      )}
    </Row>
  )
}

function LoadingRows({ label }: { label: string }) {
  return (
    <SkeletonGroup
      label={adminMessages.loading({ label })}
      className="border-t border-edge bg-paper max-sm:-mx-4"
    >
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className="flex h-9 items-center gap-6 border-b border-hairline px-4">
          <Skeleton className="h-2.5 w-8" />
          <Skeleton className="h-2.5 w-2/5" />
          <Skeleton className="h-2.5 w-1/6 max-sm:hidden" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
