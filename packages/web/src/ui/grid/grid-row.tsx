/** One row of a grid of cells. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { type CellAt, type CellRange, type Cursor, isInRange } from './cursor.ts'
import type { GridCell, GridColumn, GridTone } from './grid-cells.ts'
import type { CellEditing } from './use-cell-editing.ts'

interface CellFieldProps {
  editing: CellEditing
  change: (text: string) => void
  onFieldKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur: () => void
}

interface GridRowProps {
  index: number
  /** px from the first row */
  top: number
  heightPx: number
  headPx: number
  template: string
  columns: readonly GridColumn[]
  cellAt: (at: CellAt) => GridCell
  cursor: Cursor | null
  range: CellRange | null
  /** the row to which the selection is dragged to fill it */
  filling: number | null
  isReadOnly: boolean
  /** nothing is active yet: Tab comes to its first cell */
  isFirstShown: boolean
  field: CellFieldProps | null
  choices: readonly string[]
  onFocusCell: (at: CellAt) => void
}

const tones: Readonly<Record<GridTone, string>> = {
  ok: '',
  caution: 'bg-caution-soft',
  invalid: 'bg-invalid-soft text-invalid',
}

export function GridRow(props: GridRowProps) {
  const { index, top, heightPx, headPx, template, columns, cellAt, cursor, range, filling, field } = props
  const isFilled =
    range !== null &&
    filling !== null &&
    index >= Math.min(range.top, filling) &&
    index <= Math.max(range.bottom, filling)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute top-0 start-0 grid w-full border-b border-hairline"
      style={{ transform: `translateY(${top}px)`, gridTemplateColumns: template, height: heightPx }}
    >
      {columns.map((column, place) => {
        const of = { row: index, column: place }
        const cell = cellAt(of)
        const isActive = cursor?.active.row === index && cursor.active.column === place
        const isSelected = range !== null && isInRange(range, of)
        const isInFill = isFilled && range !== null && place >= range.left && place <= range.right
        const isCorner = isSelected && range.bottom === index && range.right === place
        const isWritten = column.isWritten && !props.isReadOnly
        return (
          <div
            key={column.key}
            role={place === 0 ? 'rowheader' : 'gridcell'}
            data-cell={`${index} ${place}`}
            aria-colindex={place + 1}
            aria-selected={isSelected}
            aria-readonly={!isWritten}
            aria-invalid={cell.tone === 'invalid' || undefined}
            tabIndex={isActive || (props.isFirstShown && place === 0) ? 0 : -1}
            onFocus={() => props.onFocusCell(of)}
            style={{ scrollMarginTop: headPx }}
            className={cx(
              'relative flex min-w-0 items-center px-2 outline-none select-none',
              column.isFigure && 'tabular justify-end',
              place === 0 ? 'sticky start-0 z-10 bg-paper' : 'border-s border-hairline',
              !column.isWritten && place !== 0 && 'bg-desk/60',
              !column.isWritten && (cell.isRepeated ? 'text-ink-3' : 'text-ink-2'),
              place === 0 && !cell.isRepeated && 'font-medium text-ink',
              tones[cell.tone ?? 'ok'],
              isSelected && !isActive && 'bg-accent-soft',
              isInFill && 'bg-accent-soft',
              isActive && 'z-10 ring-2 ring-accent ring-inset',
            )}
          >
            {field !== null && field.editing.column === place ? (
              <CellField {...field} label={column.title} choices={props.choices} />
            ) : (
              <span className={cx('min-w-0 flex-1 truncate', column.isFigure && 'text-end')} dir="auto">
                {cell.shown ?? cell.text}
              </span>
            )}
            {cell.problem !== undefined && <span className="sr-only">. {cell.problem}</span>}
            {cell.tone !== undefined && cell.tone !== 'ok' && (
              <span
                aria-hidden
                className={cx(
                  'ms-1 size-1.5 shrink-0 rounded-full',
                  cell.tone === 'invalid' ? 'bg-invalid' : 'bg-caution',
                )}
              />
            )}
            {isCorner && isWritten && field === null && (
              <span
                aria-hidden
                data-fill
                className="absolute -end-px -bottom-px z-20 size-2.5 cursor-crosshair border border-paper bg-accent pointer-coarse:size-5"
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

function CellField({
  editing,
  change,
  onFieldKeyDown,
  onBlur,
  label,
  choices,
}: CellFieldProps & { label: string; choices: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  useEffect(() => {
    const field = input.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  return (
    <>
      <input
        ref={input}
        aria-label={label}
        value={editing.text}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        list={choices.length > 0 ? list : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onFieldKeyDown}
        onBlur={onBlur}
        className="absolute inset-0 z-20 size-full border-0 bg-paper px-2 text-sm text-ink outline-2 -outline-offset-2 outline-accent select-text"
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
