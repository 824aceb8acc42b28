/** The keypads that will be added; only those in sight are in the page. */
import { keypadImportMessages as words } from '@orderwright/domain/messages'
import type { PlannedKeypad } from '@orderwright/domain/keypad-import'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { PreviewRow, type TableCells } from './preview-row.tsx'

const ROW_PX = 72

interface PreviewListProps {
  keypads: readonly PlannedKeypad[]
  cells: TableCells
  leftOut: ReadonlySet<number>
  onTaken: (keypad: PlannedKeypad, isTaken: boolean) => void
  showsPrices: boolean
  isBusy: boolean
}

export function PreviewList({ keypads, cells, leftOut, onTaken, showsPrices, isBusy }: PreviewListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library
  const drawn = useVirtualizer({
    count: keypads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => keypads[index]?.written.rows[0] ?? index,
    overscan: 8,
  })
  return (
    // Scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={words.preview}
      aria-busy={isBusy}
      className="focus-inset max-h-[min(52vh,34rem)] overflow-auto border-y border-hairline"
    >
      <ul aria-label={words.preview} className="relative" style={{ height: drawn.getTotalSize() }}>
        {drawn.getVirtualItems().map(({ index, key, start }) => {
          const keypad = keypads[index]
          return (
            keypad && (
              <li
                key={key}
                ref={drawn.measureElement}
                data-index={index}
                aria-setsize={keypads.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                className="absolute start-0 top-0 w-full border-b border-hairline"
              >
                <PreviewRow
                  keypad={keypad}
                  cells={cells}
                  isTaken={!leftOut.has(keypad.written.rows[0] ?? -1)}
                  onTaken={(isTaken) => onTaken(keypad, isTaken)}
                  showsPrices={showsPrices}
                />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
