/** HEAD is answered by whatever answers GET, as HTTP asks: the same routes, hooks and headers. */
import type { IncomingMessage } from 'node:http'

/**
 * Fastify's `rewriteUrl`, the one place before its router. The answer to a HEAD has no body whatever is written to it: Node
 * knows that from the moment it made the answer, and keeps to it.
 */
export function answerHeadAsGet(request: IncomingMessage): string {
  if (request.method === 'HEAD') request.method = 'GET'
  return request.url ?? '/'
}
