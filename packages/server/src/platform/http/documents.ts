/** What the server says of itself: /api/openapi.json and /api/docs. */
import type { Endpoint } from '@orderwright/contract'
import { openApiDocument } from '@orderwright/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { docsPage } from './docs-page.ts'
import { sessionCookieName } from './callers/session-cookie.ts'

export function registerDocuments(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  services: Services,
  examples: ReadonlyMap<string, unknown>,
): void {
  const { config } = services
  // Made when first asked for: no start waits for them.
  let openapi: string | undefined
  let docs: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    openapi ??= JSON.stringify(
      openApiDocument(endpoints, {
        publicUrl: config.publicUrl,
        cookieName: sessionCookieName(config),
        examples,
      }),
    )
    return reply.type('application/json; charset=utf-8').send(openapi)
  })
  app.get('/api/docs', async (_request, reply) => {
    docs ??= docsPage(endpoints)
    return reply.type('text/html; charset=utf-8').send(docs)
  })
}
