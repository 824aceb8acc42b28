/** Where other systems of the organization hear of what happens: the endpoints, and on a page of its own each one's log. */
import type { WebhookEndpoint } from '@orderwright/contract'
import { adminMessages, webhookMessages as words } from '@orderwright/domain/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { failureMessage } from '../../../lib/api/api.ts'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { HelpLink, HelpMark } from '../../../ui/help-link.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { EndpointDetail } from './endpoint-detail.tsx'
import { EndpointState } from './endpoint-state.tsx'
import { useWebhooks } from './use-webhooks.ts'

const SKELETON_ROWS = 3

export function WebhooksPage({ subpage }: { subpage: string | undefined }) {
  useDocumentTitle(adminMessages.tab({ title: words.title }))
  const query = useWebhooks()
  const webhook = query.data?.webhooks.find(({ id }) => String(id) === subpage)
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      {query.data ? (
        subpage === undefined ? (
          <EndpointList webhooks={query.data.webhooks} max={query.data.maxWebhooks} />
        ) : (
          <EndpointDetail key={subpage} webhook={webhook} />
        )
      ) : query.isError ? (
        <ErrorState
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={adminMessages.loading({ label: words.title })}>
          <div className="mt-16 max-w-3xl border-t border-hairline">
            {Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <div key={row} className="flex h-16 items-center border-b border-hairline">
                <Skeleton className="h-3 w-64" />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      )}
    </main>
  )
}

function EndpointList({ webhooks, max }: { webhooks: readonly WebhookEndpoint[]; max: number }) {
  const [, goTo] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const isFull = webhooks.length >= max
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} isDisabled={isFull} onPress={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <>
      <div className="flex max-w-3xl flex-wrap items-center gap-x-1 gap-y-2 pt-5 pb-3">
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <HelpMark at="/admin/webhooks" title={words.title} />
        {webhooks.length > 0 && <div className="ms-auto">{add}</div>}
      </div>
      {webhooks.length === 0 ? (
        <EmptyState
          title={words.none}
          actions={
            <>
              {add}
              <HelpLink at="/admin/webhooks" />
            </>
          }
        >
          {words.noneMeans}
        </EmptyState>
      ) : (
        <div className="max-w-3xl">
          <p className="pb-3 text-sm text-ink-2">{isFull ? words.isFull({ max }) : words.intro}</p>
          <ul aria-label={words.listOf} className="divide-y divide-hairline border-y border-hairline">
            {webhooks.map((webhook) => (
              <li key={webhook.id}>
                <Row webhook={webhook} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAdding && (
        <EndpointForm onClose={() => setAdding(false)} onAdded={(id) => goTo(`/admin/webhooks/${id}`)} />
      )}
    </>
  )
}

function Row({ webhook }: { webhook: WebhookEndpoint }) {
  const { id, url, description, events } = webhook
  return (
    <PlainLink
      to="/admin/:section/:id"
      params={{ section: 'webhooks', id: String(id) }}
      className="focus-inset -mx-2 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded px-2 py-2.5 transition-colors hover:bg-shade"
    >
      <span className="min-w-0">
        <span className="block text-base font-medium break-all">{url}</span>
        <span className="block text-sm text-ink-2">
          {description === '' ? words.eventCount({ count: events.length }) : description}
        </span>
      </span>
      <EndpointState webhook={webhook} />
    </PlainLink>
  )
}
