/** One attempt to send a message to an endpoint, signed with the secrets that are valid now. */
import type { WebhookTry } from '@orderwright/contract'
import { toTimestamp, webhookMessages as words } from '@orderwright/domain'
import { postMessage } from '../../platform/webhooks/post-message.ts'
import { type Message, signedHeaders } from '../../platform/webhooks/signing.ts'
import type { Services } from '../../platform/services.ts'
import { type EndpointRow, secretsOf } from './endpoint-store.ts'

/** Rejects only when `signal` is aborted. */
export async function attempt(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  endpoint: EndpointRow,
  message: Message,
  signal: AbortSignal,
): Promise<WebhookTry> {
  const at = clock()
  const secrets = secretsOf(endpoint, config.secret, at)
  if (secrets.length === 0) {
    return { at: toTimestamp(at), durationMs: 0, status: null, problem: words.secretLost, answer: '' }
  }
  const result = await postMessage({
    url: endpoint.url,
    body: message.body,
    headers: signedHeaders(message, secrets, at),
    allowsPrivate: config.allowsPrivateWebhooks === true,
    signal,
  })
  return { at: toTimestamp(at), ...result }
}
