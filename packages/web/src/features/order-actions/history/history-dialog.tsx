/** The history of the open order, for employees: every change, by whom and when, before and after in words. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { formatDate, historyMessages as words } from '@orderwright/domain'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { callQuery, failureMessage } from '../../../lib/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useCheckout } from '../../checkout/checkout-context.tsx'
import { useOpenOrder } from '../../order-editor/editor-context.tsx'
import { itemTitle } from '../../order-editor/item-names.ts'
import { type DescribedEvent, describeEvent, type HistoryContext } from './describe-event.ts'

type HistoryEvent = ResponseOf<typeof endpoints.getOrderEvents>['events'][number]

/** as many as the server sends */
const MOST_EVENTS = 500

export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { orderCall, profile } = useCheckout()
  const query = useQuery({ ...callQuery(endpoints.getOrderEvents, orderCall), staleTime: 0 })
  const context = useHistoryContext()
  const events = query.data?.events
  return (
    <Dialog
      title={words.title({ word: profile.vocabulary.order })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
    >
      {query.error ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : !events ? (
        <HistorySkeleton />
      ) : events.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        // Nothing in it takes the focus: it does itself, so that keys scroll it.
        <div role="group" aria-label={words.title({ word: profile.vocabulary.order })} tabIndex={0}>
          <p className="text-sm text-ink-2">
            {words.hint}
            {events.length >= MOST_EVENTS && ` ${words.cut({ count: MOST_EVENTS })}`}
          </p>
          <Days events={events} context={context} />
        </div>
      )}
    </Dialog>
  )
}

function useHistoryContext(): HistoryContext {
  const { people, state, profile } = useCheckout()
  const { data } = useOpenOrder()
  const { document } = state
  return useMemo(
    () => ({
      catalog: data.catalog,
      profile,
      isStocked: document.order.isStocked === 1,
      items: document.items,
      itemTitle: (item) => itemTitle(data.catalog, item),
      names: {
        person: (userId) => people.find(({ id }) => id === userId)?.name,
        product: (productId) => data.catalog.products.get(productId)?.title,
        category: (categoryId) => data.productCategories.find(({ id }) => id === categoryId)?.title,
      },
    }),
    [data, profile, document, people],
  )
}

/** Events under their days; times are those of the reader's clock. */
function Days({ events, context }: { events: readonly HistoryEvent[]; context: HistoryContext }) {
  const days = new Map<string, HistoryEvent[]>()
  for (const event of events) {
    const day = localTime(event.created).toLocaleDateString('en-CA')
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={formatDate(day)} className="mt-5">
      <h3 className="eyebrow tabular border-b border-hairline pb-1.5">{formatDate(day)}</h3>
      <ol>
        {ofDay.map((event) => (
          <EventRow key={event.id} event={event} described={describeEvent(event, context)} />
        ))}
      </ol>
    </section>
  ))
}

function localTime(created: string): Date {
  return new Date(`${created.replace(' ', 'T')}Z`)
}

function EventRow({ event, described }: { event: HistoryEvent; described: DescribedEvent }) {
  const time = localTime(event.created)
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-2.5 text-sm last:border-b-0">
      <time dateTime={time.toISOString()} className="tabular text-ink-2">
        {time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-medium break-words">{described.title}</span>
          <span className="text-ink-2">{event.userName || words.system}</span>
        </p>
        {described.changes.length > 0 && (
          <dl className="mt-1 space-y-0.5">
            {described.changes.map((change) => (
              <div
                key={change.key}
                className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-3 max-sm:grid-cols-[minmax(0,7rem)_minmax(0,1fr)]"
              >
                <dt className="truncate text-ink-2">{change.title}</dt>
                <dd className="min-w-0 break-words whitespace-pre-line">
                  {event.before !== null && (
                    <>
                      <span className="text-ink-2 line-through decoration-ink-3/60">
                        <span className="sr-only">before: </span>
                        {change.before}
                      </span>
                      <ArrowRight className="mx-1.5 inline size-3.5 text-ink-3" aria-hidden />
                      <span className="sr-only">after: </span>
                    </>
                  )}
                  {change.after}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

function HistorySkeleton() {
  return (
    <SkeletonGroup label="Loading the history" className="space-y-4 py-2">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="h-4 w-14" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
