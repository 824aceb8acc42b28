/** One delivery of the log: what it was about and what became of it; opened, its attempts and its message. */
import type { WebhookDelivery, WebhookEndpoint } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { momentText } from '../moment-text.ts'
import { useWebhookActions } from './use-webhooks.ts'

const looks = { pending: 'text-caution', delivered: 'text-done', failed: 'text-invalid' } as const

interface DeliveryRowProps {
  webhook: WebhookEndpoint
  delivery: WebhookDelivery
}

export function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const { id, type, created, status, tries } = delivery
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { isPending, replay } = useWebhookActions(webhook)
  const last = tries.at(-1)
  const at = momentText(created)
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
        className="focus-inset -mx-2 flex min-h-11 w-[calc(100%+1rem)] cursor-pointer items-center gap-2 rounded px-2 py-1.5 text-start transition-colors hover:bg-shade"
      >
        <ChevronRight
          aria-hidden
          className={cx(
            'size-4 shrink-0 text-ink-2 transition-transform',
            isOpen && 'rotate-90 rtl:-rotate-90',
          )}
        />
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium">{words.event(type)}</span>
          <span className="tabular block text-sm text-ink-2">{at}</span>
        </span>
        <span className="shrink-0 text-end">
          <span className={cx('block text-sm font-medium', looks[status])}>{words.status[status]}</span>
          <span className="tabular block text-sm text-ink-2">
            {last && last.status !== null ? last.status : words.attempts({ count: tries.length })}
          </span>
        </span>
      </button>
      {/* There while it is closed too: the button names it. */}
      <div id={details} hidden={!isOpen} className="space-y-4 pt-1 pb-4 sm:ps-6">
        {isOpen && (
          <>
            <NextTry webhook={webhook} delivery={delivery} />
            <Tries delivery={delivery} />
            <div>
              <h3 className="text-sm font-medium">{words.message}</h3>
              <p className="font-mono text-xs break-all text-ink-2">{delivery.messageId}</p>
              <Code text={pretty(delivery.body)} label={words.message} />
            </div>
            {webhook.disabledReason === '' && status !== 'pending' && type !== 'ping' && (
              <Button
                aria-label={words.replayOf({ type: words.event(type), at })}
                isPending={isPending}
                onPress={() => void replay(id)}
              >
                {words.replay}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

function NextTry({ webhook, delivery: { nextAttemptAt } }: DeliveryRowProps) {
  if (nextAttemptAt === null) return null
  const text = webhook.disabledReason === '' ? words.nextTry({ at: momentText(nextAttemptAt) }) : words.paused
  return <p className="text-sm text-ink-2">{text}</p>
}

function Tries({ delivery: { tries } }: Pick<DeliveryRowProps, 'delivery'>) {
  return (
    <ol className="space-y-3">
      {tries.map(({ at, durationMs, status, problem, answer }, index) => (
        // Attempts of one second stand beside each other.
        <li key={`${at}-${index}`}>
          <p className="tabular text-sm text-ink-2">
            {words.attempt({ at: momentText(at), ms: durationMs })}
          </p>
          <p className={cx('text-sm', problem !== '' && 'text-invalid')}>
            {problem === '' ? words.answered({ status: status ?? 0 }) : problem}
          </p>
          {status !== null &&
            (answer === '' ? (
              <p className="text-sm text-ink-2">{words.emptyAnswer}</p>
            ) : (
              <Code text={answer} label={words.answer} />
            ))}
        </li>
      ))}
    </ol>
  )
}

/** Text of programs; long lines scroll, also by the keys. */
function Code({ text, label }: { text: string; label: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keys
      tabIndex={0}
      role="region"
      aria-label={label}
      className="focus-inset mt-1 max-h-64 overflow-auto rounded border border-hairline bg-desk px-3 py-2 font-mono text-xs"
    >
      {text}
    </pre>
  )
}

/** The message with a line for each field; what is no JSON as it is. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
