/** The statuses side by side, each with its cards by due day; only the cards in sight are in the page. */
import type { BoardOrder } from '@orderwright/contract'
import { currentLanguage } from '@orderwright/domain/localization'
import { groupBy } from '@orderwright/domain/units'
import {
  type ProductionColumn,
  productionColumns,
  productionMessages as words,
} from '@orderwright/domain/production'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { deferredModule } from '../../ui/deferred.tsx'
import { Link } from '../../ui/link.tsx'
import { useBoard } from './board-context.ts'
import { BoardCard, cardPx } from './card.tsx'

const dragging = deferredModule(() => import('./drag-cards.ts'), { when: 'idle' })

/** Cards above and below those in sight. */
const OVERSCAN = 3
/** px above the cards on most screens, at least */
const ABOVE_PX = 160

export function ColumnsView({ orders }: { orders: readonly BoardOrder[] }) {
  const { profile } = useViewer()
  const { move } = useBoard()
  const board = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => productionColumns(profile), [profile])
  const byStatus = useMemo(() => groupBy(orders, ({ statusKey }) => statusKey), [orders])
  const loaded = dragging.use(true)
  const drop = useRef((_id: number, _key: string) => {})
  useEffect(() => {
    drop.current = (id, key) => {
      const order = orders.find((one) => one.id === id)
      if (order) move(order, key)
    }
  })
  useEffect(() => {
    if (!loaded || !board.current) return undefined
    return loaded.attachDragCards(board.current, (id, key) => drop.current(id, key))
  }, [loaded])
  return (
    <div
      ref={board}
      // On phones the columns are pushed sideways, one after the other.
      className="flex min-h-0 flex-1 snap-x gap-3 overflow-x-auto overflow-y-hidden pb-3 sm:snap-none"
    >
      {columns.map((column) => (
        <Column key={column.status.key} column={column} orders={byStatus.get(column.status.key) ?? []} />
      ))}
    </div>
  )
}

function Column({
  column: { status, isOpen },
  orders,
}: {
  column: ProductionColumn
  orders: readonly BoardOrder[]
}) {
  const { profile } = useViewer()
  const late = orders.filter(({ isLate }) => isLate).length
  const name = words.column({ title: status.title, count: orders.length })
  return (
    <section
      aria-label={isOpen ? name : status.title}
      data-column={status.key}
      className="flex w-[84vw] shrink-0 snap-center flex-col rounded bg-shade data-over:outline-2 data-over:-outline-offset-2 data-over:outline-accent sm:w-68"
    >
      <h2 className="flex items-baseline gap-2 px-3 py-2 text-sm font-semibold">
        <span className="truncate">{status.title}</span>
        {late > 0 && (
          <span className="shrink-0 text-xs font-medium text-invalid">
            {words.lateOnDay({ count: late })}
          </span>
        )}
        {isOpen && (
          <span className="tabular ms-auto shrink-0 font-normal text-ink-2">
            {orders.length.toLocaleString(currentLanguage())}
          </span>
        )}
      </h2>
      {!isOpen ? (
        <p className="px-3 pb-3 text-sm text-ink-2">
          {words.finishedColumn({ words: profile.vocabulary.orders })}{' '}
          <Link to="/orders" search={{ status: status.key, owner: 'all', type: 'active', category: 'all' }}>
            {words.seeFinished}
          </Link>
        </p>
      ) : orders.length === 0 ? (
        <p className="px-3 pb-3 text-sm text-ink-2">{words.emptyColumn}</p>
      ) : (
        <Cards label={name} orders={orders} />
      )}
    </section>
  )
}

function Cards({ label, orders }: { label: string; orders: readonly BoardOrder[] }) {
  const [scrolled, setScrolled] = useState<HTMLElement | null>(null)
  // The first picture has the cards in sight alone.
  const [overscan, setOverscan] = useState(0)
  useEffect(() => whenIdle(() => setOverscan(OVERSCAN)), [])
  // The compiler for React, which this hook is not made for, is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scrolled,
    // Until it is there, the cards that a screen has room for.
    initialRect: { width: window.innerWidth, height: window.innerHeight - ABOVE_PX },
    estimateSize: (index) => {
      const order = orders[index]
      return order ? cardPx(order) : 0
    },
    getItemKey: (index) => orders[index]?.id ?? index,
    overscan,
  })
  return (
    <div
      ref={setScrolled}
      tabIndex={0}
      role="group"
      aria-label={label}
      className="focus-inset min-h-0 flex-1 overflow-y-auto px-2"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const order = orders[index]
          return (
            order && (
              <li
                key={key}
                aria-setsize={orders.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard order={order} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
