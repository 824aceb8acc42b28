/** The rows of any table of the back office: a table where there is room, cards on phones. */
import { adminMessages } from '@orderwright/domain'
import { useState } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { PlainLink } from '../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Cell, Row, rowLinkProps, Table } from '../../ui/table/table.tsx'
import { CellView, SmallPicture } from './cell-view.tsx'
import type { AdminRow, AdminTable, Cell as AdminCell } from './section.ts'

/** Rows that are drawn at once; a press brings as many more. */
const STEP = 200
const SKELETON_ROWS = 10

interface RowTableProps {
  label: string
  table: AdminTable
  /** null while they are not there */
  rows: readonly AdminRow[] | null
}

export function RowTable({ label, table, rows }: RowTableProps) {
  const isPhone = useIsPhone()
  const [most, setMost] = useState(STEP)
  if (!rows) return <LoadingRows label={label} />
  const shown = rows.slice(0, most)
  const hasPictures = table.rows.some(({ picture }) => picture?.url || picture?.colour)
  const Rows = isPhone ? Cards : TableRows
  return (
    <>
      <Rows label={label} table={table} rows={shown} hasPictures={hasPictures} />
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

interface RowsProps {
  label: string
  table: AdminTable
  rows: readonly AdminRow[]
  hasPictures: boolean
}

const isControl = (cell: AdminCell | undefined) => cell?.kind === 'control'

function TableRows({ label, table: { columns, titleColumn }, rows, hasPictures }: RowsProps) {
  return (
    <Table label={label} columns={columns}>
      {rows.map((row) => (
        <Row key={row.id} isLink={row.to !== undefined} isFaded={row.mark !== null}>
          {columns.map(({ key, align, isPinned }) => {
            const cell = row.cells[key]
            if (key === titleColumn)
              return (
                <Cell key={key} title={row.title}>
                  <span className="flex min-w-0 items-center gap-2.5">
                    {hasPictures && <SmallPicture picture={row.picture} />}
                    <Title row={row} className="truncate" />
                    <Mark row={row} />
                  </span>
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
        </Row>
      ))}
    </Table>
  )
}

function Title({ row, className }: { row: AdminRow; className?: string }) {
  if (!row.to) return <span className={className}>{row.title}</span>
  const { section, id } = row.to
  return (
    <PlainLink
      to="/admin/:section/:id"
      params={{ section, id: String(id) }}
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

function Cards({ label, table: { columns, titleColumn }, rows, hasPictures }: RowsProps) {
  const others = columns.filter(({ key }) => key !== titleColumn)
  return (
    <ul aria-label={label} className="-mx-4 divide-y divide-hairline border-y border-hairline bg-paper">
      {rows.map((row) => (
        <li
          key={row.id}
          className={cx(
            'relative flex gap-3 px-4 py-3',
            row.to && 'active:bg-accent-soft',
            row.mark !== null && 'bg-desk text-ink-3',
          )}
        >
          {hasPictures && <SmallPicture picture={row.picture} />}
          <div className="min-w-0 flex-1">
            {columns.some(({ key }) => key === titleColumn) && (
              <p className="flex items-start gap-2 text-base">
                {/* The link covers the card. */}
                <Title row={row} className="min-w-0 flex-1 break-words after:absolute after:inset-0" />
                <Mark row={row} />
              </p>
            )}
            <dl className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
              {others.map(({ key, title }) => {
                const cell = row.cells[key]
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
        </li>
      ))}
    </ul>
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
