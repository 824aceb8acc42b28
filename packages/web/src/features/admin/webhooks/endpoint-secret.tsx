/** The secret by which a receiver knows that a message comes from here: hidden until it is asked for. */
import type { WebhookEndpoint } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { useId, useState } from 'react'
import { failureMessage } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { momentText } from '../moment-text.ts'
import { useWebhookActions, useWebhookSecret } from './use-webhooks.ts'

export function EndpointSecret({ webhook }: { webhook: WebhookEndpoint }) {
  const [isShown, setShown] = useState(false)
  const query = useWebhookSecret(webhook.id, isShown)
  const { isPending, roll } = useWebhookActions(webhook)
  const heading = useId()

  async function copy(secret: string) {
    try {
      await navigator.clipboard.writeText(secret)
      toast(words.copied)
    } catch {
      toast(words.notCopied, { tone: 'invalid' })
    }
  }

  async function askAndRoll() {
    const wanted = { title: words.rollAsk, message: words.rollMeans, confirmLabel: words.roll }
    if (await confirm(wanted)) await roll()
  }

  return (
    <section aria-labelledby={heading} className="mt-8 border-t border-hairline pt-4">
      <h2 id={heading} className="text-base font-semibold">
        {words.secret}
      </h2>
      <p className="text-sm text-ink-2">{words.secretMeans}</p>
      {isShown && (
        <div className="pt-2">
          {query.data ? (
            <>
              <p className="rounded border border-hairline bg-desk px-3 py-2 font-mono text-sm break-all select-all">
                {query.data.secret}
              </p>
              {query.data.previousSecretUntil !== null && (
                <p className="pt-1 text-sm text-ink-2">
                  {words.previousUntil({ until: momentText(query.data.previousSecretUntil) })}
                </p>
              )}
            </>
          ) : query.isError ? (
            <p role="alert" className="text-sm text-invalid">
              {failureMessage(query.error)}
            </p>
          ) : (
            <SkeletonGroup label={words.secret}>
              <Skeleton className="h-9" />
            </SkeletonGroup>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2 pt-3">
        <Button onPress={() => setShown(!isShown)}>{isShown ? words.hide : words.show}</Button>
        {isShown && query.data && <Button onPress={() => void copy(query.data.secret)}>{words.copy}</Button>}
        <Button isPending={isPending} onPress={() => void askAndRoll()}>
          {words.roll}
        </Button>
      </div>
    </section>
  )
}
