/** What was sent to an endpoint, newest first: each delivery opens to its attempts and its message. */
import { endpoints, type WebhookDelivery, type WebhookEndpoint } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { useId, useState } from 'react'
import { call, failureMessage } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { type LogFilter, useWebhookLog } from './use-webhooks.ts'

export function DeliveryLog({ webhook }: { webhook: WebhookEndpoint }) {
  const [filter, setFilter] = useState<LogFilter>('all')
  const [isAsking, setAsking] = useState(false)
  const query = useWebhookLog(webhook.id, filter)
  const heading = useId()
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <section aria-labelledby={heading} className="mt-8 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
        <div className="min-w-0">
          <h2 id={heading} className="text-base font-semibold">
            {words.log}
          </h2>
          <p className="text-sm text-ink-2">{words.logKept}</p>
        </div>
        <div className="ms-auto flex flex-wrap gap-2">
          <SegmentedControl
            label={words.filter}
            segments={[
              { key: 'all', label: words.all },
              { key: 'failed', label: words.failedOnly },
            ]}
            value={filter}
            onChange={setFilter}
          />
          {webhook.disabledReason === '' && (
            <Button onPress={() => setAsking(true)}>{words.replayFailed}</Button>
          )}
        </div>
      </div>
      {query.data ? (
        <Deliveries webhook={webhook} deliveries={deliveries} filter={filter} />
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={words.log} className="space-y-3 py-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {query.hasNextPage && (
        <div className="pt-3">
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {isAsking && <ReplayFailed webhook={webhook} onClose={() => setAsking(false)} />}
    </section>
  )
}

interface DeliveriesProps {
  webhook: WebhookEndpoint
  deliveries: readonly WebhookDelivery[]
  filter: LogFilter
}

function Deliveries({ webhook, deliveries, filter }: DeliveriesProps) {
  if (deliveries.length === 0) {
    const isAll = filter === 'all'
    return (
      <EmptyState title={isAll ? words.noDeliveries : words.noFailed} className="py-8">
        {isAll ? words.noDeliveriesMeans : words.noFailedMeans}
      </EmptyState>
    )
  }
  return (
    <ul aria-label={words.log} className="divide-y divide-hairline border-y border-hairline">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
      ))}
    </ul>
  )
}

const HOUR_MS = 3_600_000
const spans = { day: 24, week: 7 * 24, all: 30 * 24 } as const

/** Asks since when, and sends all failed ones again. */
function ReplayFailed({ webhook, onClose }: { webhook: WebhookEndpoint; onClose: () => void }) {
  const { org, caller } = useViewer()
  const [span, setSpan] = useState<keyof typeof spans>('day')
  const [isPending, setPending] = useState(false)

  async function send() {
    setPending(true)
    const since = toTimestamp(new Date(Date.now() - spans[span] * HOUR_MS))
    const about = { orgId: org.id, ...caller, webhookId: webhook.id, since }
    const result = await call(endpoints.replayFailedWebhookDeliveries, about)
    if (result.ok) toast(words.replayedCount({ count: result.data.data.replayedCount }))
    else toast(result.error.message, { tone: 'invalid' })
    await readAgain()
    setPending(false)
    onClose()
  }

  return (
    <Dialog
      title={words.replayAsk}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void send()}>
            {words.replay}
          </Button>
        </>
      }
    >
      <SegmentedControl
        label={words.since}
        segments={[
          { key: 'day', label: words.sinceDay },
          { key: 'week', label: words.sinceWeek },
          { key: 'all', label: words.sinceAll },
        ]}
        value={span}
        onChange={setSpan}
      />
    </Dialog>
  )
}
