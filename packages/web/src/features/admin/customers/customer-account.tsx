/** What a customer owes, with the way to the statement, and the orders of the customer. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { type Customer, customerMessages as words } from '@orderwright/domain/customers'
import { type Cents, formatCents } from '@orderwright/domain/units'
import { currencySymbol } from '@orderwright/domain/invoices'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { callQuery, failureMessage } from '../../../lib/api/api.ts'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}

export function CustomerAccount({ customer }: { customer: Customer }) {
  const { org, caller, profile } = useViewer()
  const formatDay = useFormatDay()
  const body = { orgId: org.id, ...caller, customerId: customer.id }
  const query = useQuery(callQuery(endpoints.getCustomerAccount, body))
  const { data } = query
  const { order: word } = profile.vocabulary
  if (!data) {
    return query.isError ? (
      <ErrorState
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-24 w-full max-w-3xl" />
      </SkeletonGroup>
    )
  }
  const symbol = currencySymbol(data.currency)
  const amount = (value: Cents) => formatCents(value, symbol)
  const more = data.orderCount - data.orders.length
  return (
    <>
      <h2 className="pb-2 text-base font-semibold">{words.owed}</h2>
      <div className="flex max-w-3xl flex-wrap items-center gap-x-8 gap-y-3 border-t border-hairline py-3 text-sm">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Sum label={words.owed} value={amount(data.owedInCents)} />
          <Sum label={words.pastDue} value={amount(data.pastDueInCents)} />
          <Sum label={words.credit} value={amount(data.creditInCents)} />
          <Sum label={words.notInvoiced} value={amount(data.notInvoicedInCents)} />
        </dl>
        {data.orderCount > 0 && (
          <ButtonLink
            to="/money-owed/statement"
            search={{ customer: data.customerKey }}
            size="small"
            icon={<FileText aria-hidden />}
          >
            {words.statement}
          </ButtonLink>
        )}
      </div>
      <h2 className="pt-6 pb-2 text-base font-semibold">{words.ordersOf({ word })}</h2>
      {data.orders.length === 0 ? (
        <p className="border-t border-hairline py-3 text-sm text-ink-2">{words.noOrders({ word })}</p>
      ) : (
        <ul aria-label={words.ordersOf({ word })} className="max-w-3xl border-t border-hairline text-sm">
          {data.orders.map((order) => (
            <li
              key={order.id}
              className="flex min-h-9 flex-wrap items-baseline gap-x-4 border-b border-hairline py-2"
            >
              <Link
                to="/orders/:orgSpecificId"
                params={{ orgSpecificId: String(order.orgSpecificId) }}
                className="min-w-0 flex-1 basis-48 break-words"
              >
                {`#${order.orgSpecificId} ${order.title}`}
              </Link>
              <span className="text-ink-2">{order.archived === 1 ? words.archived : order.statusTitle}</span>
              <span className="tabular text-ink-2">{formatDay(order.created)}</span>
              <span className="tabular ms-auto text-end sm:w-28">{amount(order.totalInCents)}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="pt-2 text-sm text-ink-2">{words.moreOrders({ count: more, word })}</p>}
    </>
  )
}
