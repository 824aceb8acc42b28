/** The history of the open order, for employees: every change, by whom and when, before and after in words. */
import { currentLanguage } from '@orderwright/domain/localization'
import { historyMessages as words } from '@orderwright/domain/messages'
import { historyGroups } from '@orderwright/domain/orders'
import { formatDate, toDate } from '@orderwright/domain/units'
import { ArrowRight, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useCheckout } from '../../checkout/checkout-context.tsx'
import { useEditorState, useOpenOrder } from '../../open-order/editor-context.tsx'
import { itemTitle } from '../../open-order/item-names.ts'
import { OpenMails } from './open-mails.tsx'
import { type HistoryEvent, type HistoryFilter, type HistoryPage, useHistory } from './use-history.ts'
import { type DescribedEvent, describeEvent } from './describe-event.ts'
import type { HistoryContext } from './event-fields.ts'

export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { order, profile } = useCheckout()
  const [filter, setFilter] = useState<HistoryFilter>({ byUserId: null, group: null })
  const query = useHistory(filter)
  const context = useHistoryContext()
  const [latest] = query.data?.pages ?? []
  const events = query.data?.pages.flatMap((page) => page.events) ?? []
  const title = words.title({ word: profile.vocabulary.order })
  return (
    <Dialog title={title} help="history" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="large">
      {query.error ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : !latest ? (
        <HistorySkeleton />
      ) : (
        // Nothing in it takes the focus: it does itself, so that keys scroll it.
        <div role="group" aria-label={title} tabIndex={0} data-print="page">
          <p className="hidden text-base font-medium print:block">
            #{order.orgSpecificId} {order.title}
          </p>
          <p className="text-sm text-ink-2">{words.hint}</p>
          <Filters filter={filter} people={latest.people} onChange={setFilter} />
          <OpenMails mails={latest.openMails} />
          {events.length === 0 ? (
            <EmptyState
              className="py-10!"
              title={filter.byUserId === null && filter.group === null ? words.empty : words.emptyFiltered}
            />
          ) : (
            <Days events={events} context={context} />
          )}
          {query.hasNextPage && (
            <p className="mt-4 flex justify-center print:hidden">
              <Button
                size="small"
                isPending={query.isFetchingNextPage}
                onPress={() => void query.fetchNextPage()}
              >
                {words.loadOlderChanges}
              </Button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface FiltersProps {
  filter: HistoryFilter
  people: HistoryPage['people']
  onChange: (filter: HistoryFilter) => void
}

const EVERYBODY = 'everybody'

function Filters({ filter, people, onChange }: FiltersProps) {
  return (
    <div className="my-3 flex flex-wrap items-center gap-2 print:hidden">
      <Select
        label={words.by}
        hasInlineLabel
        size="small"
        items={[
          { key: EVERYBODY, label: words.everybody },
          ...people.map(({ id, name }) => ({ key: String(id), label: name })),
        ]}
        value={filter.byUserId === null ? EVERYBODY : String(filter.byUserId)}
        onChange={(key) => onChange({ ...filter, byUserId: key === EVERYBODY ? null : Number(key) })}
      />
      <Select
        label={words.what}
        hasInlineLabel
        size="small"
        items={[
          { key: 'everything' as const, label: words.everything },
          ...historyGroups.map((group) => ({ key: group, label: words.groups[group] })),
        ]}
        value={filter.group ?? 'everything'}
        onChange={(key) => onChange({ ...filter, group: key === 'everything' ? null : key })}
      />
      <IconButton
        className="ms-auto"
        label={words.printTheHistory}
        icon={<Printer aria-hidden />}
        onPress={() => window.print()}
      />
    </div>
  )
}

function useHistoryContext(): HistoryContext {
  const { people, profile } = useCheckout()
  const { data } = useOpenOrder()
  const document = useEditorState((state) => state.document)
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
    const day = toDate(event.created).toLocaleDateString('en-CA')
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

function EventRow({ event, described }: { event: HistoryEvent; described: DescribedEvent }) {
  const time = toDate(event.created)
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-2.5 text-sm last:border-b-0">
      <time dateTime={time.toISOString()} className="tabular text-ink-2">
        {time.toLocaleTimeString(currentLanguage(), { hour: 'numeric', minute: '2-digit' })}
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
                        <span className="sr-only">{words.before} </span>
                        {change.before}
                      </span>
                      <ArrowRight className="mx-1.5 inline size-3.5 text-ink-3" aria-hidden />
                      <span className="sr-only">{words.after} </span>
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
    <SkeletonGroup label={words.loadingTheHistory} className="space-y-4 py-2">
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
