/** What customers owe as a table: a row for each with its buckets, which opens its invoices, and a line of sums. */
import { type Cents, formatDate } from '@orderwright/domain/units'
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
import { Cell, Row, Table } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table-columns.ts'
import type { Sort, SortKey } from './find-customers.ts'
import { OwedItems } from './owed-items.tsx'

export interface CustomersProps {
  customers: readonly CustomerReceivables[]
  sums: ReceivableSums
  symbol: string
  word: string
  isStale: boolean
  openKeys: ReadonlySet<string>
  onToggle: (key: string) => void
}

const figure = { align: 'end', width: 126 } as const

function columnsOf({ by, isDescending }: Sort): Column[] {
  const sorted = (key: SortKey) => (by === key ? (isDescending ? 'desc' : 'asc') : null)
  return [
    { key: 'name', title: words.customer, minWidth: 190, isPinned: true, sorted: sorted('name') },
    { key: 'oldest', title: words.oldest, ...figure, width: 112, sorted: sorted('oldest') },
    ...agingBuckets.map((bucket) => ({ key: bucket, title: receivableWords.buckets[bucket], ...figure })),
    { key: 'total', title: words.total, ...figure, width: 130, sorted: sorted('total') },
    { key: 'credit', title: words.credit, ...figure, width: 116 },
    { key: 'notInvoiced', title: words.notInvoiced, ...figure },
  ]
}

/** Nothing is a dash: the eye finds what is there. */
function Amount({ cents, symbol }: { cents: Cents; symbol: string }) {
  return cents === 0 ? <span className="text-ink-3">—</span> : <Money cents={cents} symbol={symbol} />
}

function SumCells({
  sums,
  symbol,
  className,
}: {
  sums: ReceivableSums
  symbol: string
  className?: string | undefined
}) {
  const { aging, totalInCents, creditInCents, notInvoicedInCents } = sums
  return (
    <>
      {agingBuckets.map((bucket) => (
        <Cell
          key={bucket}
          isFigure
          className={cx(className, bucket === 'over90' && aging.over90 > 0 && 'text-invalid')}
        >
          <Amount cents={aging[bucket]} symbol={symbol} />
        </Cell>
      ))}
      <Cell isFigure className={cx(className, 'font-medium')}>
        <Amount cents={totalInCents} symbol={symbol} />
      </Cell>
      <Cell isFigure isIdle className={cx(className)}>
        <Amount cents={creditInCents} symbol={symbol} />
      </Cell>
      <Cell isFigure isIdle className={cx(className)}>
        <Amount cents={notInvoicedInCents} symbol={symbol} />
      </Cell>
    </>
  )
}

function CustomerRow({
  customer,
  isOpen,
  ...props
}: Pick<CustomersProps, 'symbol' | 'word' | 'onToggle'> & {
  customer: CustomerReceivables
  isOpen: boolean
}) {
  const { key, name, oldestDueDay } = customer
  return (
    <>
      <Row isLink>
        <Cell pinned={0} title={name}>
          <button
            type="button"
            data-row-link=""
            aria-expanded={isOpen}
            onClick={() => props.onToggle(key)}
            className="flex w-full cursor-pointer items-center gap-2 rounded-sm text-start outline-offset-2"
          >
            <ChevronRight
              aria-hidden
              className={cx(
                'size-3.5 shrink-0 text-ink-3 transition-transform',
                isOpen && 'rotate-90 rtl:-rotate-90',
              )}
            />
            <span className="min-w-0 truncate font-medium">{name}</span>
          </button>
        </Cell>
        <Cell isFigure isIdle>
          {oldestDueDay === null ? '—' : formatDate(oldestDueDay)}
        </Cell>
        <SumCells sums={customer} symbol={props.symbol} />
      </Row>
      {isOpen && (
        <tr className="bg-desk">
          <td colSpan={10} className="border-b border-hairline">
            <div className="sticky start-0 max-w-[calc(100vw-3rem)]">
              <OwedItems customer={customer} symbol={props.symbol} word={props.word} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

export function CustomersTable({
  customers,
  sums,
  sort,
  onSort,
  isStale,
  openKeys,
  ...props
}: CustomersProps & { sort: Sort; onSort: (key: string) => void }) {
  const foot = 'sticky bottom-0 z-2 border-t border-edge bg-desk font-medium'
  return (
    <Table label={words.title} columns={columnsOf(sort)} isBusy={isStale} onSort={onSort}>
      {customers.map((customer) => (
        <CustomerRow key={customer.key} customer={customer} isOpen={openKeys.has(customer.key)} {...props} />
      ))}
      <Row>
        <Cell pinned={0} className={cx(foot, 'z-3')}>
          {words.customers({ count: customers.length })}
        </Cell>
        <Cell className={foot} />
        <SumCells sums={sums} symbol={props.symbol} className={foot} />
      </Row>
    </Table>
  )
}
