/** The orders that a draft changes anything for: filtered, and each opened as it would be. */
import type { CatalogDraft, ReplayedOrder } from '@orderwright/contract'
import { changeLabScreens as words } from '@orderwright/domain/messages'
import type { Cents, Timestamp } from '@orderwright/domain/units'
import { useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Money } from '../../../ui/money.tsx'
import { OrderDetail } from './order-detail.tsx'
import { Difference } from './price-difference.tsx'
import { type FilterKey, filterKeys, passes } from './replay-filters.ts'

/** More of them are shown on wish. */
const PAGE = 50

interface ReplayedOrdersProps {
  draft: CatalogDraft
  orders: readonly ReplayedOrder[]
  /** the time whose prices they were tried with; undefined: now */
  at: Timestamp | undefined
}

export function ReplayedOrders({ draft, orders, at }: ReplayedOrdersProps) {
  const { profile } = useViewer()
  const [filter, setFilter] = useState<FilterKey>('all')
  const [most, setMost] = useState(PAGE)
  const [opened, setOpened] = useState<ReplayedOrder | null>(null)
  const shown = orders.filter(passes[filter])
  const more = shown.length - most
  return (
    <>
      <div className="max-w-xs pt-4 pb-2">
        <Select
          label={words.filterLabel}
          value={filter}
          onChange={(key) => {
            setFilter(key)
            setMost(PAGE)
          }}
          items={filterKeys.map((key) => ({
            key,
            label: words.filterCount({ label: words.filter(key), count: orders.filter(passes[key]).length }),
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className="border-y border-hairline py-3 text-sm text-ink-2">{words.noneOfFilter}</p>
      ) : (
        <ul
          aria-label={words.affected({ title: profile.vocabulary.orders })}
          className="divide-y divide-hairline border-y border-hairline"
        >
          {shown.slice(0, most).map((order) => (
            <li key={order.orderId}>
              <OrderRow order={order} onOpen={() => setOpened(order)} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button className="mt-2" size="small" onPress={() => setMost(most + PAGE)}>
          {words.moreOrders({ count: Math.min(more, PAGE) })}
        </Button>
      )}
      {opened && <OrderDetail draft={draft} order={opened} at={at} onClose={() => setOpened(null)} />}
    </>
  )
}

function OrderRow({ order, onOpen }: { order: ReplayedOrder; onOpen: () => void }) {
  const { total, ownerName, keepsPrices } = order
  return (
    <button
      type="button"
      onClick={onOpen}
      className="focus-inset -mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded px-2 py-2 text-start transition-colors hover:bg-shade"
    >
      <span className="min-w-0">
        <span className="block text-sm font-medium break-words">{words.orderNamed(order)}</span>
        <span className="block text-sm text-ink-2">{ownerName}</span>
      </span>
      <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm">
        {passes.invalid(order) && <span className="text-invalid">{words.becomesInvalid}</span>}
        {passes.valid(order) && <span className="text-done">{words.becomesValid}</span>}
        {passes.drawing(order) && <span className="text-ink-2">{words.drawingChanges}</span>}
        {keepsPrices && <span className="text-ink-2">{words.keepsPrices}</span>}
        <Figures before={total.before} after={total.after} />
        <Difference cents={total.difference} />
      </span>
    </button>
  )
}

function Figures({ before, after }: { before: Cents | null; after: Cents | null }) {
  if (before === after) return <Money cents={after} className="text-ink-2" />
  return (
    <span className="whitespace-nowrap text-ink-2">
      <Money cents={before} />
      <span aria-hidden> → </span>
      <span className="sr-only"> {words.becomes} </span>
      <Money cents={after} className="text-ink" />
    </span>
  )
}
