/** The list as cards, on a phone: what says most of an order, in the organisation's own columns. */
import { ordersListMessages as words } from '@orderwright/domain/messages'
import { type CellContext, type ListColumn, plainCell, totalSoFar } from '@orderwright/domain/orders'
import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { PlainLink } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StatusWord } from './list-cell.tsx'
import type { ListEntry } from './list-entry.ts'
import { RowMenu } from './row-menu.tsx'
import { SelectOrder } from './select-order.tsx'
import type { Selection } from '../../../ui/table/use-selection.ts'

interface OrderCardsProps {
  label: string
  columns: readonly ListColumn[]
  entries: readonly ListEntry[] | null
  context: CellContext
  isStale: boolean
  toldIds: ReadonlySet<number>
  /** with it cards can be selected, once one of them is */
  selection?: Selection
}

const SKELETON_CARDS = 8

export const OrderCards = memo(function OrderCards({
  label,
  columns,
  entries,
  context,
  isStale,
  toldIds,
  selection,
}: OrderCardsProps) {
  if (!entries) {
    return (
      <SkeletonGroup
        label={words.loading({ label })}
        className="-mx-4 divide-y divide-hairline border-y border-hairline bg-paper"
      >
        {Array.from({ length: SKELETON_CARDS }, (_, row) => (
          <div key={row} className="space-y-3 px-4 py-3.5">
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-2.5 w-2/5" />
            <Skeleton className="h-2.5 w-1/3" />
          </div>
        ))}
      </SkeletonGroup>
    )
  }
  const text = (key: ListColumn['key'], entry: ListEntry) => {
    const column = columns.find((one) => one.key === key)
    return column ? plainCell(column, entry.order, context) : ''
  }
  return (
    <ul
      aria-label={label}
      className={cx(
        '-mx-4 divide-y divide-hairline border-y border-hairline bg-paper',
        isStale && 'opacity-60',
      )}
    >
      {entries.map((entry) => {
        const { order } = entry
        const number = text('number', entry)
        const total = order.costs && totalSoFar(order.costs)
        return (
          <li
            key={toldIds.has(order.id) ? `${order.id} ${order.version}` : order.id}
            className={cx(
              'relative flex gap-2 py-3 pe-2 ps-4 active:bg-accent-soft',
              order.archived === 1 && 'bg-desk text-ink-3',
              toldIds.has(order.id) && 'animate-told',
            )}
          >
            {selection && selection.ids.size > 0 && (
              <div className="z-1 -my-1 self-center">
                <SelectOrder entry={entry} entries={entries} selection={selection} />
              </div>
            )}
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline gap-2 text-base">
                <span className="min-w-0 flex-1 truncate font-medium">
                  {/* The link covers the card. */}
                  <PlainLink
                    to="/orders/:orgSpecificId"
                    params={{ orgSpecificId: String(order.orgSpecificId) }}
                    preload={false}
                    className="text-inherit no-underline outline-offset-[-2px] after:absolute after:inset-0"
                  >
                    {order.title}
                  </PlainLink>
                </span>
                {total && <span className="tabular">{total.amountText}</span>}
              </p>
              <p className="mt-0.5 flex items-baseline gap-2 text-sm text-ink-2">
                {number !== '' && <span className="tabular">#{number}</span>}
                <span className="min-w-0 flex-1 truncate">
                  {text('category', entry) || text('account', entry) || text('company', entry)}
                </span>
                {total && <span className="text-xs">{total.toCome}</span>}
              </p>
              <p className="mt-0.5 flex items-baseline gap-2 text-sm">
                <span className="min-w-0 flex-1 truncate">
                  <StatusWord entry={entry} text={text('status', entry)} />
                </span>
                <span className="tabular text-ink-2">{text('updated', entry)}</span>
              </p>
            </div>
            <div className="-my-1 self-center">
              <RowMenu order={order} {...(selection ? { onSelect: () => selection.toggle(order.id) } : {})} />
            </div>
          </li>
        )
      })}
    </ul>
  )
})
