/** Every answer of the HTTP server, counted by the call's name and its status. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    // A stream is no call that takes long: it is counted while it is open.
    if (request.routeOptions.config.isStream && reply.statusCode < 400) return
    metrics.answered({
      call: nameOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      // Only of calls that were let in: anybody may write any number.
      orgId: reply.statusCode < 400 ? orgOf(request.body) : undefined,
    })
  })
}

function nameOf({ routeOptions: { config, url } }: FastifyRequest): string {
  return config.call ?? url ?? 'unmatched'
}

function orgOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('orgId' in body)) return undefined
  return typeof body.orgId === 'number' ? body.orgId : undefined
}
