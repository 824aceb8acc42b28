/** The rows of a schedule in a grid of cells. */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import {
  cellText,
  clearBlock,
  copiedCells,
  type EngravingSchedule,
  fillDown,
  fillTo,
  isWrittenColumn,
  pasteBlock,
  type ScheduleColumn,
  type ScheduleRow,
} from '@orderwright/domain/engraving-schedule'
import { type ReactNode, useMemo } from 'react'
import { SymbolPicture } from '../../engraving/symbol-picture.tsx'
import { useIsPhone, useMediaQuery } from '../../lib/browser/media.ts'
import { cellsText, pastedCells } from '../../lib/clipboard/cell-clipboard.ts'
import type { CellAt, Cursor } from '../../ui/grid/cursor.ts'
import { DataGrid } from '../../ui/grid/data-grid.tsx'
import type { GridCell } from '../../ui/grid/grid-cells.ts'
import { useEditorState } from '../open-order/editor-context.tsx'
import { gridColumns } from './grid-columns.ts'
import type { ScheduleWriting } from './use-schedule-writing.ts'

interface ScheduleGridProps {
  schedule: EngravingSchedule
  rows: readonly ScheduleRow[]
  columns: readonly ScheduleColumn[]
  cursor: Cursor | null
  onCursor: (cursor: Cursor) => void
  writing: ScheduleWriting
  canEdit: boolean
  onFind: () => void
  onLeave: () => void
}

const ROW_PX = 32
const TOUCH_ROW_PX = 44
/** the room, and two lines of where it stands */
const PHONE_ROW_PX = 60

export function ScheduleGrid(props: ScheduleGridProps) {
  const { schedule, rows, columns, cursor, onCursor, writing, canEdit } = props
  const isPhone = useIsPhone()
  const isTouch = useMediaQuery('(pointer: coarse)')
  const evaluation = useEditorState((state) => state.evaluation)
  const rowKeys = useMemo(() => rows.map(({ key }) => key), [rows])
  const shownColumns = useMemo(() => gridColumns(schedule, columns, isPhone), [schedule, columns, isPhone])
  const grid = { rows, columns }

  function cellAt({ row: index, column: place }: CellAt): GridCell {
    const row = rows[index]
    const column = columns[place]
    if (row === undefined || column === undefined) return { text: '' }
    return gridCell(row, column, rows[index - 1], schedule.numbers.get(row.itemId) ?? 0, isPhone)
  }
  return (
    <DataGrid
      label={words.title}
      columns={shownColumns}
      rowKeys={rowKeys}
      cellAt={cellAt}
      cursor={cursor}
      onCursor={onCursor}
      isReadOnly={!canEdit}
      rowPx={isPhone ? PHONE_ROW_PX : isTouch ? TOUCH_ROW_PX : ROW_PX}
      onWrite={({ row: index, column: place }, text) => {
        const row = rows[index]
        const column = columns[place]
        if (row && column && isWrittenColumn(column)) writing.type({ row, column, text })
      }}
      onClear={(range) => writing.write(clearBlock(grid, range), words.steps.clear)}
      copyText={(range) => cellsText(copiedCells(grid, range))}
      onCut={(range) => writing.write(clearBlock(grid, range), words.steps.cut)}
      onPaste={(range, text) => {
        const block = pasteBlock(grid, range, pastedCells(text))
        writing.block(block, words.steps.paste)
        const { top, bottom, left, right } = block.range
        onCursor({ anchor: { row: bottom, column: right }, active: { row: top, column: left } })
      }}
      onFillDown={(range) => writing.block(fillDown(grid, range), words.steps.fill)}
      onFillTo={(range, row) => {
        const block = fillTo(grid, range, row)
        if (block.writes.length === 0) return
        writing.block(block, words.steps.fill)
        const { top, bottom, left, right } = block.range
        onCursor({ anchor: { row: bottom, column: right }, active: { row: top, column: left } })
      }}
      onFind={props.onFind}
      onLeave={props.onLeave}
      choicesAt={({ row: index, column: place }) => {
        const row = rows[index]
        const column = columns[place]
        if (row === undefined || (column !== 'font' && column !== 'size')) return []
        const { propertyId } = row[column]
        const view =
          propertyId === null ? undefined : evaluation.itemsById.get(row.itemId)?.properties.get(propertyId)
        return (view?.states ?? []).filter(({ allowed }) => allowed).map(({ option }) => option.title)
      }}
      className="min-h-0 min-w-0 flex-1"
    />
  )
}

/** What the cells before the engraving say of the row above is not said louder again. */
const repeating: readonly ScheduleColumn[] = ['room', 'item', 'pieces', 'mechanism', 'font', 'size']

function gridCell(
  row: ScheduleRow,
  column: ScheduleColumn,
  above: ScheduleRow | undefined,
  number: number,
  isPhone: boolean,
): GridCell {
  const text = cellText(row, column)
  const isRepeated =
    repeating.includes(column) && above?.itemId === row.itemId && cellText(above, column) === text
  if (column === 'room')
    return { text, isRepeated, shown: <RoomOf row={row} number={number} isPhone={isPhone} /> }
  if (column === 'line1' || column === 'line2') return lineCell(row, column, text)
  if (column === 'width') {
    const tone = row.lines.some(({ tone: of }) => of === 'invalid')
      ? 'invalid'
      : row.lines.some(({ isTooWide }) => isTooWide)
        ? 'caution'
        : 'ok'
    return { text, tone }
  }
  return { text, isRepeated }
}

function lineCell(row: ScheduleRow, column: 'line1' | 'line2', text: string): GridCell {
  const { entry, tone, problems } = row.lines[column === 'line1' ? 0 : 1]
  const isSymbol = entry !== undefined && 'symbol' in entry
  return {
    text,
    tone,
    ...(problems.length > 0 ? { problem: problems.join(' ') } : {}),
    ...(isSymbol ? { shown: <SymbolName symbolKey={entry.symbol} name={text} /> } : {}),
    ...(text === '' && column === 'line2' && row.lineRoom < 2 ? { shown: <NoRoom /> } : {}),
  }
}

function SymbolName({ symbolKey, name }: { symbolKey: string; name: string }): ReactNode {
  return (
    <span className="flex items-center gap-1.5">
      <SymbolPicture symbolKey={symbolKey} sizePx={16} />
      <span className="truncate">{name}</span>
    </span>
  )
}

function NoRoom() {
  return (
    <span className="text-ink-3" aria-label={words.oneLineOnly}>
      –
    </span>
  )
}

function RoomOf({ row, number, isPhone }: { row: ScheduleRow; number: number; isPhone: boolean }) {
  const name = row.room || words.unnamed
  if (!isPhone) {
    return (
      <>
        <span className="tabular me-2 text-ink-3">{number}</span>
        {name}
      </>
    )
  }
  const place = [row.mechanismTitle, words.sides[row.side].toLowerCase()]
  if (row.language !== null) place.push(words.languages[row.language].toLowerCase())
  return (
    <span className="block min-w-0 leading-tight">
      <span className="block truncate">
        {number} {name}
        {row.pieces && ` (${row.pieces})`}
      </span>
      <span className="line-clamp-2 text-xs font-normal whitespace-normal text-ink-2">
        {place.join(', ')}
      </span>
    </span>
  )
}
