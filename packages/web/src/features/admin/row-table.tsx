/** The rows of any table of the back office: a table where there is room, cards on phones; long ones are drawn in part. */
import { adminMessages, adminEditingMessages as words } from '@orderwright/domain'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Settings2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlainLink } from '../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Cell, Row, rowLinkProps, Table } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table-columns.ts'
import { CellView, SmallPicture } from './cell-view.tsx'
import { RankField } from './fields/rank-field.tsx'
import type { AdminRow, AdminTable, Cell as AdminCell } from './section.ts'
import type { Selection } from './use-selection.ts'
import { nextSorting, type Sorting } from './sort-rows.ts'

/** Cards that are drawn at once; a press brings as many more. */
const STEP = 200
/** Tables with more rows than this are drawn only where they are looked at. */
const MAX_DRAWN = 100
const ROW_PX = 36
const TOUCH_ROW_PX = 44
const SKELETON_ROWS = 10

interface RowTableProps {
  label: string
  table: AdminTable
  /** null while they are not there */
  rows: readonly AdminRow[] | null
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

export function RowTable(props: RowTableProps) {
  const { label, rows, table } = props
  const isPhone = useIsPhone()
  if (!rows) return <LoadingRows label={label} />
  const hasPictures = table.rows.some(({ picture }) => picture?.url || picture?.colour)
  if (isPhone) return <Cards {...props} rows={rows} hasPictures={hasPictures} />
  const shown = { ...props, rows, hasPictures }
  return props.scroller && rows.length > MAX_DRAWN ? (
    <LongTable {...shown} scroller={props.scroller} />
  ) : (
    <TableOf {...shown}>
      {rows.map((row, index) => (
        <TableRow key={row.id} {...shown} row={row} index={index} />
      ))}
    </TableOf>
  )
}

interface RowsProps extends RowTableProps {
  rows: readonly AdminRow[]
  hasPictures: boolean
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
    <TableOf {...props} rowCount={rows.length}>
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

const isControl = (cell: AdminCell | undefined) =>
  cell?.kind === 'control' || cell?.kind === 'field' || cell?.kind === 'title'

const settingsColumn: Column = { key: 'settings', title: words.settings, width: 48, isTitleHidden: true }
const selectColumn: Column = { key: 'select', title: words.selectAll, width: 40 }

function TableOf({
  label,
  table,
  rows,
  selection,
  sorting = null,
  onSort,
  onSettings,
  rowCount,
  children,
}: RowsProps & { rowCount?: number; children: ReactNode }) {
  const columns = useMemo(
    () => [
      ...(selection ? [{ ...selectColumn, head: <SelectAll rows={rows} selection={selection} /> }] : []),
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
    [table.columns, rows, selection, onSort, onSettings, sorting],
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

function SelectAll({ rows, selection }: { rows: readonly AdminRow[]; selection: Selection }) {
  const count = rows.filter(({ id }) => selection.ids.has(id)).length
  return (
    <Checkbox
      aria-label={words.selectAll}
      isSelected={rows.length > 0 && count === rows.length}
      isIndeterminate={count > 0 && count < rows.length}
      onChange={(isOn) => selection.setAll(isOn ? rows.map(({ id }) => id) : [])}
    />
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
}: RowsProps & { row: AdminRow; index: number; isNumbered?: boolean }) {
  const isExtending = useRef(false)
  return (
    <Row
      isLink={row.to !== undefined}
      isFaded={row.mark !== null}
      isCurrent={openId === row.id}
      {...(isNumbered ? { index: index + 2 } : {})}
    >
      {selection && (
        <Cell isAction>
          {/* The box changes with the press; whether Shift was held is known before. */}
          <span
            onClickCapture={(event) => {
              isExtending.current = event.shiftKey
            }}
          >
            <Checkbox
              aria-label={words.select({ title: row.title })}
              isSelected={selection.ids.has(row.id)}
              onChange={() => {
                if (!isExtending.current) selection.toggle(row.id)
                else
                  selection.extendTo(
                    row.id,
                    rows.map(({ id }) => id),
                  )
              }}
            />
          </span>
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
            <Cell key={key} isAction className="pr-1 text-right">
              <RankField title={row.title} position={row.rank} onMove={(typed) => onRank(row, typed)} />
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
            className={isControl(cell) ? 'px-2 text-left' : undefined}
          >
            {cell && <CellView cell={cell} />}
          </Cell>
        )
      })}
      {onSettings && (
        <Cell isAction>
          <SettingsButton row={row} onPress={onSettings} />
        </Cell>
      )}
    </Row>
  )
}

function SettingsButton({ row, onPress }: { row: AdminRow; onPress: (row: AdminRow) => void }) {
  return (
    <IconButton
      label={words.settingsOf({ title: row.title })}
      icon={<Settings2 />}
      size="small"
      onPress={() => onPress(row)}
    />
  )
}

function Title({ row, className }: { row: AdminRow; className?: string }) {
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

function Mark({ row: { mark } }: { row: AdminRow }) {
  if (mark === null) return null
  return <span className="shrink-0 rounded-sm border border-edge px-1 text-xs text-ink-2">{mark}</span>
}

/** What the cell says is not nothing. */
function isFilled(cell: AdminCell | undefined): cell is AdminCell {
  if (!cell) return false
  return (cell.kind !== 'text' && cell.kind !== 'figure') || cell.text !== ''
}

function Cards({ label, table, rows, hasPictures, selection, onRank, onSettings }: RowsProps) {
  const { columns, titleColumn } = table
  const [most, setMost] = useState(STEP)
  const others = columns.filter(({ key }) => key !== titleColumn)
  const shown = rows.slice(0, most)
  return (
    <>
      <ul aria-label={label} className="-mx-4 divide-y divide-hairline border-y border-hairline bg-paper">
        {shown.map((row) => (
          <li
            key={row.id}
            className={cx(
              'relative flex gap-3 px-4 py-3',
              row.to && 'active:bg-accent-soft',
              row.mark !== null && 'bg-desk text-ink-3',
            )}
          >
            {selection && (
              <Checkbox
                aria-label={words.select({ title: row.title })}
                isSelected={selection.ids.has(row.id)}
                onChange={() => selection.toggle(row.id)}
                className="z-1 self-start"
              />
            )}
            {hasPictures && <SmallPicture picture={row.picture} />}
            <div className="min-w-0 flex-1">
              {columns.some(({ key }) => key === titleColumn) && (
                <div className="flex items-start gap-2 text-base">
                  {row.cells[titleColumn] ? (
                    <CellView cell={row.cells[titleColumn]} />
                  ) : (
                    // The link covers the card.
                    <Title row={row} className="min-w-0 flex-1 break-words after:absolute after:inset-0" />
                  )}
                  <Mark row={row} />
                </div>
              )}
              <dl className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm">
                {others.map(({ key, title }) => {
                  const cell = row.cells[key]
                  if (key === 'rank' && onRank && row.rank !== undefined) {
                    return (
                      <div key={key} className="relative z-1 flex items-center gap-1.5">
                        <dt className="text-ink-2">{title}</dt>
                        <dd>
                          <RankField
                            title={row.title}
                            position={row.rank}
                            onMove={(typed) => onRank(row, typed)}
                          />
                        </dd>
                      </div>
                    )
                  }
                  if (!isFilled(cell)) return null
                  return (
                    <div
                      key={key}
                      className={cx('flex gap-1.5', isControl(cell) && 'relative z-1 mt-1.5 w-full')}
                    >
                      <dt className={cx('text-ink-2', (isControl(cell) || others.length === 1) && 'sr-only')}>
                        {title}
                      </dt>
                      <dd className="tabular min-w-0 break-words">
                        <CellView cell={cell} />
                      </dd>
                    </div>
                  )
                })}
              </dl>
            </div>
            {onSettings && (
              <span className="relative z-1">
                <SettingsButton row={row} onPress={onSettings} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className="flex justify-center py-4">
          <Button onPress={() => setMost(most + STEP)}>
            {adminMessages.showMore({ count: Math.min(STEP, rows.length - shown.length) })}
          </Button>
        </div>
      )}
    </>
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
