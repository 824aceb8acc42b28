/** Whether messages go out to an endpoint, and arrive. */
import type { WebhookEndpoint } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { cx } from '../../../ui/cx.ts'
import { momentText } from '../moment-text.ts'

export function EndpointState({ webhook }: { webhook: WebhookEndpoint }) {
  const { disabledReason, failingSince } = webhook
  const [text, look] =
    disabledReason === 'byOwner'
      ? [words.disabled.byOwner, 'text-ink-2']
      : disabledReason !== ''
        ? [words.disabled[disabledReason], 'text-invalid']
        : failingSince !== null
          ? [words.failing({ since: momentText(failingSince) }), 'text-caution']
          : [words.active, 'text-done']
  return <span className={cx('text-sm font-medium', look)}>{text}</span>
}
