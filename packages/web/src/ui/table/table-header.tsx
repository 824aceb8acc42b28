/** The head of a column: its title, the button that sorts by it, and the handle that makes it wider. */
import { tableMessages as words } from '@orderwright/domain/messages'
import { MAX_COLUMN, MIN_COLUMN } from '@orderwright/domain/tenancy'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { cx } from '../cx.ts'
import type { Column, TableActions } from './table-columns.ts'
import { alongLine, readingKey } from '../../lib/browser/reading.ts'

interface ColumnHeaderProps extends TableActions {
  column: Column
  /** px from where the lines begin, of pinned columns */
  start: number | undefined
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

export function ColumnHeader({ column, start, onSort, onResize }: ColumnHeaderProps) {
  const { key, title, align, sorted, isTitleHidden, isPinned, head, className } = column
  const isEndPinned = isPinned && start === undefined
  return (
    <th
      scope="col"
      aria-label={title}
      aria-sort={sorted === undefined ? undefined : sorted ? ariaSort[sorted] : 'none'}
      style={start === undefined ? undefined : { insetInlineStart: start }}
      className={cx(
        'group/head sticky top-(--table-top,0px) h-9 border-b border-edge bg-desk px-3 text-xs font-medium text-ink-2',
        isPinned ? 'z-20' : 'z-10',
        isEndPinned && 'end-0',
        align === 'end' ? 'text-end' : 'text-start',
        className,
      )}
    >
      {head !== undefined ? (
        head
      ) : isTitleHidden ? (
        <span className="sr-only">{title}</span>
      ) : sorted === undefined ? (
        <span className="block truncate">{title}</span>
      ) : (
        <button
          type="button"
          onClick={() => onSort?.(key)}
          className={cx(
            'flex h-9 max-w-full cursor-pointer pointer-coarse:h-11 items-center gap-1 rounded-sm outline-offset-[-4px] hover:text-ink',
            align === 'end' && 'ms-auto flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          <span className="truncate">{title}</span>
          <SortSign sorted={sorted} />
        </button>
      )}
      {onResize && !isTitleHidden && head === undefined && <Handle column={column} onResize={onResize} />}
    </th>
  )
}

function SortSign({ sorted }: { sorted: 'asc' | 'desc' | null }) {
  const Sign = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <Sign
      aria-hidden
      className={cx(
        'size-3 shrink-0',
        sorted === null && 'opacity-0 group-focus-within/head:opacity-50 group-hover/head:opacity-50',
      )}
    />
  )
}

/** px of one press of an arrow key, and of one with Shift */
const STEP = 8
const LEAP = 40

function within(width: number): number {
  return Math.round(Math.min(MAX_COLUMN, Math.max(MIN_COLUMN, width)))
}

/** Dragged, or moved with the arrow keys; Home or a double press gives the column its first width back. */
function Handle({
  column: { key, title, width },
  onResize,
}: {
  column: Column
  onResize: NonNullable<TableActions['onResize']>
}) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.shiftKey ? LEAP : STEP
    const steps: Record<string, number> = { ArrowLeft: -step, ArrowRight: step }
    if (event.key === 'Home') onResize(key, null)
    else {
      const change = steps[readingKey(event.key)]
      if (change === undefined) return
      onResize(key, within(widthOf(event.currentTarget) + change))
    }
    event.preventDefault()
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const first = { x: event.clientX, width: widthOf(handle) }
    const column = handle
      .closest('table')
      ?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(key)}"]`)
    let next = first.width
    handle.setPointerCapture(event.pointerId)
    // The column follows the pointer by itself; the table hears of it once, at the end.
    const onMove = (move: globalThis.PointerEvent) => {
      next = within(first.width + alongLine(move.clientX - first.x))
      if (column) column.style.width = `${next}px`
    }
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onEnd)
      handle.removeEventListener('pointercancel', onEnd)
      if (next !== first.width) onResize(key, next)
    }
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onEnd)
    handle.addEventListener('pointercancel', onEnd)
  }

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={words.widthOf({ title })}
      aria-valuenow={width ?? MIN_COLUMN}
      aria-valuetext={width === undefined ? words.whatIsLeft : words.pixels({ width })}
      aria-valuemin={MIN_COLUMN}
      aria-valuemax={MAX_COLUMN}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onResize(key, null)}
      className="absolute inset-y-0 end-0 w-2.5 cursor-col-resize touch-none outline-offset-[-2px] after:absolute after:inset-y-2 after:end-0 after:w-px after:bg-transparent hover:after:bg-ink-3 group-hover/head:after:bg-edge focus-visible:after:bg-ink"
    />
  )
}

function widthOf(handle: HTMLElement): number {
  return handle.closest('th')?.offsetWidth ?? MIN_COLUMN
}
