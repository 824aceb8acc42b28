/** The cells of a dry run, each with what stands there and what becomes of it; only those in sight are in the page. */
import type { ImportCell } from '@orderwright/contract'
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { cx } from '../../../ui/cx.ts'

const ROW_PX = 45

const tones = {
  created: 'text-done',
  changed: 'text-accent-ink',
  unchanged: 'text-ink-2',
  refused: 'text-invalid',
} as const

export function ReportCells({ cells }: { cells: readonly ImportCell[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library
  const drawn = useVirtualizer({
    count: cells.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 10,
  })
  if (cells.length === 0) return <p className="py-4 text-sm text-ink-2">{words.noneOfThese}</p>
  return (
    // Scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={words.cells}
      className="focus-inset max-h-[min(60vh,36rem)] overflow-auto border-y border-hairline"
    >
      <ul aria-label={words.cells} className="relative" style={{ height: drawn.getTotalSize() }}>
        {drawn.getVirtualItems().map(({ index, key, start }) => {
          const cell = cells[index]
          return (
            cell && (
              <li
                key={key}
                ref={drawn.measureElement}
                data-index={index}
                aria-setsize={cells.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                className="absolute top-0 start-0 w-full border-b border-hairline"
              >
                <CellRow cell={cell} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function CellRow({ cell }: { cell: ImportCell }) {
  const { sheet, row, column, value, outcome, before, message } = cell
  return (
    <div className="grid gap-x-4 gap-y-0.5 px-1 py-2.5 text-sm sm:grid-cols-[minmax(8rem,14rem)_5rem_1fr]">
      <p className="min-w-0 break-words text-ink-2">
        {sheet}, {words.row.toLowerCase()} <span className="tabular">{row}</span>
        {column !== '' && <span className="block font-medium text-ink">{column}</span>}
      </p>
      <p className={cx('font-medium', tones[outcome])}>{words.outcomes[outcome]}</p>
      <div className="min-w-0">
        <p className="line-clamp-3 break-words">
          {before !== undefined && <del className="pe-2 text-ink-2">{before}</del>}
          {value}
        </p>
        {message !== undefined && (
          <p
            className={cx(
              'break-words',
              outcome === 'refused'
                ? 'text-invalid'
                : outcome === 'unchanged'
                  ? 'text-caution'
                  : 'text-ink-2',
            )}
          >
            {message}
          </p>
        )}
      </div>
    </div>
  )
}
