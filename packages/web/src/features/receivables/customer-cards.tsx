/** The same on phones: a card for each customer, with the buckets in which something is. */
import { formatDate } from '@orderwright/domain/units'
import {
  agingBuckets,
  type CustomerReceivables,
  moneyOwedMessages as words,
  type ReceivableSums,
  receivableWords,
} from '@orderwright/domain/receivables'
import { ChevronRight } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'
import type { CustomersProps } from './customers-table.tsx'
import { OwedItems } from './owed-items.tsx'

function Sums({ sums, symbol }: { sums: ReceivableSums; symbol: string }) {
  const lines = [
    ...agingBuckets.map((bucket) => ({ label: receivableWords.buckets[bucket], amount: sums.aging[bucket] })),
    { label: words.credit, amount: sums.creditInCents },
    { label: words.notInvoiced, amount: sums.notInvoicedInCents },
  ].filter(({ amount }) => amount > 0)
  return (
    <dl className="text-sm text-ink-2">
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 py-0.5">
          <dt>{label}</dt>
          <dd>
            <Money cents={amount} symbol={symbol} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Card({
  customer,
  isOpen,
  symbol,
  word,
  onToggle,
}: Pick<CustomersProps, 'symbol' | 'word' | 'onToggle'> & {
  customer: CustomerReceivables
  isOpen: boolean
}) {
  const { key, name, oldestDueDay, totalInCents } = customer
  return (
    <li className="border-b border-hairline py-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onToggle(key)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-sm text-start"
      >
        <ChevronRight
          aria-hidden
          className={cx(
            'size-3.5 shrink-0 text-ink-3 transition-transform',
            isOpen && 'rotate-90 rtl:-rotate-90',
          )}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>
          {oldestDueDay !== null && (
            <span className="block text-sm text-ink-2">
              {words.oldest}: {formatDate(oldestDueDay)}
            </span>
          )}
        </span>
        <Money cents={totalInCents} symbol={symbol} className="font-medium" />
      </button>
      <div className="ps-5.5">
        <Sums sums={customer} symbol={symbol} />
      </div>
      {isOpen && (
        <div className="mt-2 bg-desk">
          <OwedItems customer={customer} symbol={symbol} word={word} />
        </div>
      )}
    </li>
  )
}

export function CustomerCards({ customers, sums, openKeys, isStale, ...props }: CustomersProps) {
  return (
    <div aria-busy={isStale}>
      <ul aria-label={words.title} className="border-t border-hairline">
        {customers.map((customer) => (
          <Card key={customer.key} customer={customer} isOpen={openKeys.has(customer.key)} {...props} />
        ))}
      </ul>
      <section aria-label={words.all} className="py-3">
        <h2 className="flex justify-between gap-4 font-medium">
          {words.all}
          <Money cents={sums.totalInCents} symbol={props.symbol} />
        </h2>
        <Sums sums={sums} symbol={props.symbol} />
      </section>
    </div>
  )
}
