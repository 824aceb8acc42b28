/** One endpoint: what it hears of, its secret, a test, and the log of what was sent there. */
import { endpoints, type WebhookEndpoint } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink, IconLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { EndpointSecret } from './endpoint-secret.tsx'
import { EndpointState } from './endpoint-state.tsx'
import { useWebhookActions } from './use-webhooks.ts'

export function EndpointDetail({ webhook }: { webhook: WebhookEndpoint | undefined }) {
  if (webhook) return <Detail webhook={webhook} />
  return (
    <EmptyState
      isPage
      title={words.gone}
      actions={
        <ButtonLink to="/admin/:section" params={{ section: 'webhooks' }}>
          {words.back}
        </ButtonLink>
      }
    >
      {words.goneMeans}
    </EmptyState>
  )
}

function Detail({ webhook }: { webhook: WebhookEndpoint }) {
  const { url, description, events, disabledReason } = webhook
  const [, goTo] = useLocation()
  const [isEditing, setEditing] = useState(false)
  const { isPending, setActive, remove } = useWebhookActions(webhook)
  const isActive = disabledReason === ''

  return (
    <div className="max-w-3xl">
      <div className="flex items-center gap-1 pt-5">
        <IconLink
          to="/admin/:section"
          params={{ section: 'webhooks' }}
          label={words.back}
          icon={<ArrowLeft aria-hidden />}
          className="-ms-2"
        />
        <h1 className="min-w-0 text-xl font-semibold tracking-tight break-all">{url}</h1>
      </div>
      {description !== '' && <p className="pt-1 text-base text-ink-2">{description}</p>}
      <p className="pt-1">
        <EndpointState webhook={webhook} />
      </p>
      <ul aria-label={words.events} className="flex flex-wrap gap-1.5 pt-3">
        {events.map((type) => (
          <li key={type} className="rounded border border-hairline bg-paper px-2 py-0.5 text-sm">
            {words.event(type)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-4">
        <SendTest webhook={webhook} />
        <Button onPress={() => setEditing(true)}>{words.editThis}</Button>
        <Button isPending={isPending} onPress={() => void setActive(!isActive)}>
          {isActive ? words.disable : words.enable}
        </Button>
        <Button
          variant="danger"
          isDisabled={isPending}
          onPress={() =>
            void remove().then((isGone) => {
              if (isGone) goTo('/admin/webhooks')
            })
          }
        >
          {words.remove}
        </Button>
      </div>
      <EndpointSecret webhook={webhook} />
      <DeliveryLog webhook={webhook} />
      {isEditing && <EndpointForm webhook={webhook} onClose={() => setEditing(false)} />}
    </div>
  )
}

/** Sends a ping; what came back is said at once, and stands first in the log. */
function SendTest({ webhook }: { webhook: WebhookEndpoint }) {
  const { org, caller } = useViewer()
  const [isPending, setPending] = useState(false)

  async function send() {
    setPending(true)
    const result = await call(endpoints.testWebhook, { orgId: org.id, ...caller, webhookId: webhook.id })
    if (result.ok) {
      const tried = result.data.data.delivery.tries.at(-1)
      if (tried && tried.problem === '') toast(words.testOk({ status: tried.status ?? 0 }))
      else toast(words.testFailed({ why: tried?.problem ?? '' }), { tone: 'invalid' })
    } else {
      toast(result.error.message, { tone: 'invalid' })
    }
    await readAgain()
    setPending(false)
  }

  return (
    <Button variant="primary" isPending={isPending} onPress={() => void send()}>
      {words.test}
    </Button>
  )
}
