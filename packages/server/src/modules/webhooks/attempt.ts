/** One attempt to send a message to an endpoint, signed with the secrets that are valid now. */
import type { WebhookTry } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { inStoredLanguage } from '../../platform/languages.ts'
import { postMessage } from '../../platform/webhooks/post-message.ts'
import { type Message, signedHeaders } from '../../platform/webhooks/signing.ts'
import type { Services } from '../../platform/services.ts'
import { type EndpointRow, secretsOf } from './endpoint-store.ts'

/** What came of it, and how many seconds the receiver asks to be left alone for; null: it asks for nothing. */
export interface Attempt {
  readonly tried: WebhookTry
  readonly retryAfterSeconds: number | null
}

/** Rejects only when `signal` is aborted. What is said of it is kept in the log: in one language, whoever asks for it. */
export function attempt(...made: Parameters<typeof make>): Promise<Attempt> {
  return inStoredLanguage(() => make(...made))
}

async function make(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  endpoint: EndpointRow,
  message: Message,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = clock()
  const secrets = secretsOf(endpoint, config.secret, at)
  if (secrets.length === 0) {
    const problem = words.secretLost
    const tried = { at: toTimestamp(at), durationMs: 0, status: null, problem, answer: '' }
    return { tried, retryAfterSeconds: null }
  }
  const { retryAfterSeconds, ...result } = await postMessage({
    url: endpoint.url,
    body: message.body,
    headers: signedHeaders(message, secrets, at),
    allowsPrivate: config.allowsPrivateWebhooks === true,
    signal,
  })
  return { tried: { at: toTimestamp(at), ...result }, retryAfterSeconds }
}
