/** The open invoices of a customer, and what is not invoiced yet, each with a link to its order. */
import { type Cents, formatCents, formatDate } from '@orderwright/domain/units'
import {
  type CustomerReceivables,
  moneyOwedMessages as words,
  type OrderStanding,
} from '@orderwright/domain/receivables'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { cx } from '../../ui/cx.ts'

interface OrderLinkProps {
  of: { readonly orderNumber: number; readonly orderTitle: string; readonly standing: OrderStanding }
}

/** A deleted order has no page. */
function OrderLink({ of: { orderNumber, orderTitle, standing } }: OrderLinkProps) {
  const text = `#${orderNumber} ${orderTitle}`
  return (
    <>
      {standing === 'deleted' ? (
        text
      ) : (
        <Link to="/orders/:orgSpecificId" params={{ orgSpecificId: String(orderNumber) }}>
          {text}
        </Link>
      )}
      {standing !== 'open' && <span className="text-ink-2"> · {words[standing]}</span>}
    </>
  )
}

/** A name before each figure where the head of the table is not in sight. */
function Figure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td
      className={cx(
        'tabular py-1.5 text-end max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-0.5 sm:ps-4',
        className,
      )}
    >
      <span className="text-ink-2 sm:hidden" aria-hidden>
        {label}
      </span>
      {children}
    </td>
  )
}

const heads = ['number', 'order', 'issued', 'due', 'daysLate', 'amount', 'balance'] as const

interface OwedItemsProps {
  customer: CustomerReceivables
  symbol: string
  /** the organization's word for an order */
  word: string
}

export function OwedItems({ customer, symbol, word }: OwedItemsProps) {
  const { columns } = words
  const { name, items, notInvoiced, creditInCents, prepaidInCents } = customer
  const amount = (value: Cents) => formatCents(value, symbol)
  const row = 'border-b border-hairline last:border-0 max-sm:block max-sm:py-2'
  return (
    <div className="px-3 pt-1 pb-3 sm:ps-9">
      {items.length + notInvoiced.length > 0 && (
        <table aria-label={words.show({ name })} className="w-full max-w-5xl text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="text-xs text-ink-2">
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={cx(
                    'h-8 font-medium',
                    head === 'number' || head === 'order' ? 'pe-4 text-start' : 'ps-4 text-end',
                  )}
                >
                  {head === 'order' ? word : columns[head]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {items.map((item) => (
              <tr key={item.documentId} className={row}>
                <td className="tabular py-1.5 pe-4 max-sm:block max-sm:py-0.5 max-sm:font-medium">
                  {item.kind === 'receipt' ? `${words.refund} ${item.number}` : item.number}
                </td>
                <td className="py-1.5 pe-4 max-sm:block max-sm:py-0.5">
                  <OrderLink of={item} />
                </td>
                <Figure label={columns.issued}>{formatDate(item.issuedDay)}</Figure>
                <Figure label={columns.due}>{formatDate(item.dueDay)}</Figure>
                <Figure
                  label={columns.daysLate}
                  className={item.daysLate > 0 ? 'text-invalid' : 'text-ink-2'}
                >
                  {item.daysLate > 0 ? item.daysLate : '—'}
                </Figure>
                <Figure label={columns.amount} className="text-ink-2">
                  <Money cents={item.amountInCents} symbol={symbol} />
                </Figure>
                <Figure label={columns.balance} className="font-medium">
                  <Money cents={item.balanceInCents} symbol={symbol} />
                </Figure>
              </tr>
            ))}
            {notInvoiced.map((one) => (
              <tr key={one.productOrderId} className={cx(row, 'text-ink-2')}>
                <td className="py-1.5 pe-4 max-sm:block max-sm:py-0.5">{words.notIssued}</td>
                <td className="py-1.5 pe-4 text-ink max-sm:block max-sm:py-0.5">
                  <OrderLink of={one} />
                </td>
                <td
                  colSpan={3}
                  className="py-1.5 ps-4 text-end max-sm:block max-sm:py-0.5 max-sm:ps-0 max-sm:text-start"
                >
                  {words.asks({ date: formatDate(one.since) })}
                </td>
                <Figure label={columns.amount}>
                  <Money cents={one.totalInCents} symbol={symbol} />
                </Figure>
                <Figure label={columns.balance}>
                  <Money cents={one.dueInCents} symbol={symbol} />
                </Figure>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="pt-3">
        <ButtonLink
          to="/money-owed/statement"
          search={{ customer: customer.key }}
          size="small"
          icon={<FileText aria-hidden />}
        >
          {words.statement}
        </ButtonLink>
      </p>
      {creditInCents > 0 && (
        <p className="pt-2 text-sm text-ink-2">{words.creditOf({ amount: amount(creditInCents) })}</p>
      )}
      {prepaidInCents > 0 && (
        <p className="pt-2 text-sm text-ink-2">{words.prepaid({ amount: amount(prepaidInCents) })}</p>
      )}
    </div>
  )
}
