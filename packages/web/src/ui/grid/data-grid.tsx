/**
 * A grid of cells as spreadsheets have them: selected, typed into, copied, pasted, filled by keys and by hand, read by
 * screen readers as a grid. Only the rows in sight are in the page, and the active one. What cells say and what is written
 * is decided by whoever shows it.
 */
import { gridMessages as words } from '@orderwright/domain/messages'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isApple } from '../../lib/browser/hotkeys.ts'
import { cx } from '../cx.ts'
import { at, type CellAt, type CellRange, type Cursor, keyMoved, nextWritten, rangeOf } from './cursor.ts'
import type { GridCell, GridColumn } from './grid-cells.ts'
import { GridRow } from './grid-row.tsx'
import { useCellEditing } from './use-cell-editing.ts'
import { readingKey } from '../../lib/browser/reading.ts'

export interface DataGridProps {
  label: string
  columns: readonly GridColumn[]
  /** by their places in the grid */
  rowKeys: readonly string[]
  cellAt: (at: CellAt) => GridCell
  cursor: Cursor | null
  onCursor: (cursor: Cursor) => void
  isReadOnly: boolean
  rowPx: number
  onWrite: (at: CellAt, text: string) => void
  onClear: (range: CellRange) => void
  /** the text for the clipboard */
  copyText: (range: CellRange) => string
  onCut: (range: CellRange) => void
  onPaste: (range: CellRange, text: string) => void
  onFillDown: (range: CellRange) => void
  onFillTo: (range: CellRange, row: number) => void
  onFind: () => void
  /** Escape, where nothing is to be taken back: out of the grid */
  onLeave: () => void
  /** offered while a cell is written in */
  choicesAt?: (at: CellAt) => readonly string[]
  className?: string
}

const HEAD_PX = 32

export function DataGrid(props: DataGridProps) {
  const { label, columns, rowKeys, cellAt, cursor, onCursor, isReadOnly, rowPx, className } = props
  const scroller = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { editing, begin, change, end, cancel } = useCellEditing(props.onWrite)
  const [filling, setFilling] = useState<number | null>(null)
  const size = { rows: rowKeys.length, columns: columns.length }
  const activeRow = cursor?.active.row ?? null
  // The compiler for React, which this hook is not made for, is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rowKeys.length,
    getScrollElement: () => scroller.current,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => rowPx,
    overscan: 8,
    // The active row stays, so that the focus is not lost with it.
    rangeExtractor: useCallback(
      (shown: Parameters<typeof defaultRangeExtractor>[0]) => {
        const rows = defaultRangeExtractor(shown)
        if (activeRow === null || activeRow >= shown.count || rows.includes(activeRow)) return rows
        return [...rows, activeRow].toSorted((a, b) => a - b)
      },
      [activeRow],
    ),
  })
  // Where rows stand is kept; a phone that is turned has other ones.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx])
  const cellElement = (of: CellAt) =>
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${of.row} ${of.column}"]`)

  // Where the keys go: the active cell, unless one types in it, or is elsewhere on the page.
  useLayoutEffect(() => {
    if (cursor === null || editing !== null) return
    const cell = cellElement(cursor.active)
    if (!scroller.current?.contains(document.activeElement)) return
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cursor, editing])

  // What is gone to from elsewhere on the page, such as by a search beside the grid, comes into sight too.
  const activeColumn = cursor?.active.column ?? null
  useLayoutEffect(() => {
    if (activeRow === null || activeColumn === null) return
    scroller.current
      ?.querySelector(`[data-cell="${activeRow} ${activeColumn}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeRow, activeColumn])

  const isWritable = ({ column }: CellAt) => !isReadOnly && columns[column]?.isWritten === true
  const textOf = (of: CellAt) => cellAt(of).text
  const endEditing = () => editing && end(textOf(editing))
  const pageRows = () =>
    Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 400) - HEAD_PX) / rowPx) - 1)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (cursor === null || editing !== null || event.nativeEvent.isComposing) return
    const { active } = cursor
    const isMod = isApple() ? event.metaKey : event.ctrlKey
    const { key, shiftKey } = event
    const range = rangeOf(cursor)
    const take = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    const next = keyMoved(cursor, { key: readingKey(key), shiftKey, isMod }, size, pageRows())
    if (next !== undefined) {
      take()
      onCursor(next)
      return
    }
    if (isMod && !event.altKey) {
      const letter = key.toLowerCase()
      if (letter === 'a') {
        take()
        onCursor({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } })
      } else if (letter === 'd') {
        take()
        if (!isReadOnly) props.onFillDown(range)
      } else if (letter === 'f') {
        take()
        props.onFind()
      }
      return
    }
    if (event.altKey) return
    if (key === 'Tab') {
      const written = columns.map(({ isWritten }) => isWritten)
      const target = nextWritten(cursor, size, written, shiftKey ? -1 : 1)
      if (target === undefined) return
      take()
      onCursor(target)
    } else if (key === 'Escape') {
      take()
      if (range.top === range.bottom && range.left === range.right) props.onLeave()
      else onCursor(at(active.row, active.column))
    } else if (key === 'Enter' || key === 'F2') {
      take()
      if (isWritable(active)) begin(active, textOf(active))
      else if (key === 'Enter') onCursor(at(Math.min(active.row + 1, size.rows - 1), active.column))
    } else if (key === 'Delete' || key === 'Backspace') {
      take()
      if (!isReadOnly) props.onClear(range)
    } else if (key.length === 1 && isWritable(active)) {
      take()
      begin(active, key)
    }
  }

  function onFieldKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    if (cursor === null || event.nativeEvent.isComposing) return
    const { row, column } = cursor.active
    const leaveTo = (target: Cursor) => {
      event.preventDefault()
      endEditing()
      cellElement(cursor.active)?.focus()
      onCursor(target)
    }
    if (event.key === 'Enter') {
      const to = event.shiftKey ? row - 1 : row + 1
      leaveTo(at(Math.min(Math.max(to, 0), size.rows - 1), column))
    } else if (event.key === 'Tab') {
      const written = columns.map(({ isWritten }) => isWritten)
      leaveTo(nextWritten(cursor, size, written, event.shiftKey ? -1 : 1) ?? cursor)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      cancel()
      cellElement(cursor.active)?.focus()
    }
  }

  function onClipboard(event: ClipboardEvent, kind: 'copy' | 'cut' | 'paste') {
    if (cursor === null || editing !== null) return
    event.preventDefault()
    const range = rangeOf(cursor)
    if (kind === 'paste') {
      if (!isReadOnly) props.onPaste(range, event.clipboardData.getData('text/plain'))
      return
    }
    event.clipboardData.setData('text/plain', props.copyText(range))
    if (kind === 'cut' && !isReadOnly) props.onCut(range)
  }

  /** The cell under the pointer; undefined beside the cells. */
  function pointed({ clientX, clientY }: PointerEvent): CellAt | undefined {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')
    const [row, column] = (cell?.dataset['cell'] ?? '').split(' ').map(Number)
    return row === undefined || column === undefined ? undefined : { row, column }
  }
  const dragging = useRef(false)
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    if (event.target.closest('input')) return
    if (event.target.closest('[data-fill]')) {
      event.preventDefault()
      setFilling(cursor === null ? null : rangeOf(cursor).bottom)
      event.currentTarget.setPointerCapture(event.pointerId)
      return
    }
    const target = pointed(event)
    if (target === undefined) return
    endEditing()
    const isAgain = cursor?.active.row === target.row && cursor.active.column === target.column
    // A finger has no second button and no keys: the second touch of a cell writes in it.
    if (event.pointerType !== 'mouse' && isAgain && isWritable(target)) begin(target, textOf(target))
    else if (event.shiftKey && cursor !== null) onCursor({ ...cursor, active: target })
    else onCursor(at(target.row, target.column))
    dragging.current = event.pointerType === 'mouse'
    const cell = cellElement(target)
    if (cell && document.activeElement !== cell) cell.focus({ preventScroll: true })
    if (event.pointerType === 'mouse') event.preventDefault()
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (filling === null && !(dragging.current && event.buttons === 1)) return
    const target = pointed(event)
    if (target === undefined || cursor === null) return
    if (filling !== null) setFilling(target.row)
    else if (target.row !== cursor.active.row || target.column !== cursor.active.column) {
      onCursor({ ...cursor, active: target })
    }
  }
  function onPointerUp() {
    dragging.current = false
    if (filling === null || cursor === null) return
    setFilling(null)
    props.onFillTo(rangeOf(cursor), filling)
  }

  const range = cursor === null ? null : rangeOf(cursor)
  const template = columns
    .map(({ rem, grow }) => (grow === undefined ? `${rem}rem` : `minmax(${rem}rem, ${grow}fr)`))
    .join(' ')
  const minWidth = `${columns.reduce((sum, { rem }) => sum + rem, 0)}rem`
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rowKeys.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-readonly={isReadOnly}
      aria-describedby={hint}
      className={cx('relative isolate overflow-auto bg-paper text-sm', className)}
      onKeyDown={onKeyDown}
      onCopy={(event) => onClipboard(event, 'copy')}
      onCut={(event) => onClipboard(event, 'cut')}
      onPaste={(event) => onClipboard(event, 'paste')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onDoubleClick={() => {
        if (cursor !== null && isWritable(cursor.active)) begin(cursor.active, textOf(cursor.active))
      }}
    >
      <p id={hint} className="sr-only">
        {isReadOnly ? words.readingHint : words.writingHint}
      </p>
      <div
        role="row"
        aria-rowindex={1}
        className="sticky top-0 z-20 grid border-b border-edge bg-desk text-xs text-ink-2"
        style={{ gridTemplateColumns: template, height: HEAD_PX, minWidth }}
      >
        {columns.map(({ key, title, isFigure }, index) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={index + 1}
            className={cx(
              'flex items-center px-2',
              isFigure && 'justify-end',
              index === 0 && 'sticky start-0 bg-desk',
            )}
          >
            {title}
          </div>
        ))}
      </div>
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize(), minWidth }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <GridRow
            key={rowKeys[index] ?? index}
            index={index}
            top={start}
            heightPx={rowPx}
            headPx={HEAD_PX}
            template={template}
            columns={columns}
            cellAt={cellAt}
            cursor={cursor}
            range={range}
            filling={filling}
            isReadOnly={isReadOnly}
            isFirstShown={cursor === null && index === 0}
            field={editing?.row === index ? { editing, change, onFieldKeyDown, onBlur: endEditing } : null}
            choices={editing?.row === index ? (props.choicesAt?.(editing) ?? []) : []}
            onFocusCell={(of) => {
              if (cursor === null) onCursor(at(of.row, of.column))
            }}
          />
        ))}
      </div>
    </div>
  )
}
