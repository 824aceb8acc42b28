/** What stands in a cell of the list: figures, dates, links, the status in words. */
import { ordersListMessages, stockMessages } from '@orderwright/domain/messages'
import {
  type CellContext,
  type CellValue,
  type Costs,
  dateText,
  type ListColumn,
  plainCell,
  totalSoFar,
} from '@orderwright/domain/orders'
import { cents } from '@orderwright/domain/units'
import { cx } from '../../../ui/cx.ts'
import { ExternalLink } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import type { ListEntry } from './list-entry.ts'

interface ListCellProps {
  column: ListColumn
  entry: ListEntry
  context: CellContext
}

export function ListCell({ column, entry, context }: ListCellProps) {
  if (column.key === 'status')
    return <StatusWord entry={entry} text={plainCell(column, entry.order, context)} />
  if (column.key === 'total' && entry.order.costs) return <TotalSoFar costs={entry.order.costs} />
  return valueOf(column, column.value(entry.order, context), context)
}

/** What an order comes to, with what is still to come under it, so that figures line up. [1.2.59] */
function TotalSoFar({ costs }: { costs: Costs }) {
  const { amountText, toCome } = totalSoFar(costs)
  return (
    <span className="inline-block text-end align-middle whitespace-nowrap">
      <span className="tabular block leading-4">{amountText}</span>{' '}
      {toCome !== '' && (
        <span className="block text-xs leading-3.5 font-normal text-ink-2 in-[.text-ink-3]:text-inherit">
          {toCome}
        </span>
      )}
    </span>
  )
}

function valueOf({ kind }: ListColumn, value: CellValue, { profile }: CellContext) {
  if (value === null || value === '') {
    return kind === 'money' || kind === 'euros' ? <span className="text-ink-3">—</span> : null
  }
  if (kind === 'link') return <SafeLink address={String(value)} />
  if (typeof value === 'string') return kind === 'date' ? dateText(value, profile) : value
  if (kind === 'money') return <Money cents={cents(value)} />
  if (kind === 'euros') return <Money cents={cents(value)} symbol="€" />
  return kind === 'number' ? `#${value}` : String(value)
}

/** An address that a browser may go to; anything else that somebody wrote stays text. */
function SafeLink({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return address
  return (
    <ExternalLink href={url.href} isIdle title={address}>
      {url.host}
    </ExternalLink>
  )
}

export function StatusWord({ entry, text }: { entry: ListEntry; text: string }) {
  return (
    <span className={cx('inline-flex max-w-full items-center gap-2', entry.isStatusOff && 'text-invalid')}>
      <span className="truncate">{text}</span>
      {entry.isStatusOff && <span className="sr-only"> {ordersListMessages.differsFromLast}</span>}
      {entry.order.isProcessingPayment === 1 && (
        <span className="shrink-0 rounded-sm bg-caution-soft px-1 text-xs text-caution">
          {ordersListMessages.paying}
        </span>
      )}
      {entry.isShort && (
        <span className="shrink-0 rounded-sm bg-caution-soft px-1 text-xs text-caution">
          {stockMessages.listMark}
        </span>
      )}
    </span>
  )
}
