/** The live channel as a route, from the first viewer to the server's stop. */
import { type LiveMessage, openLiveOrder } from '@orderwright/contract'
import type { FastifyInstance } from 'fastify'
import { answerOf, registerStream, type RouteSettings } from '../../platform/http/register-endpoint.ts'
import { createLiveOrders } from './live-orders.ts'
import { openChannel } from './open-live-order.ts'

export function registerLive(
  app: FastifyInstance,
  settings: RouteSettings,
  onProblem: (error: unknown) => void,
): void {
  const { services } = settings
  const toMessage = answerOf(openLiveOrder, services)
  const live = createLiveOrders({
    services,
    encode: (message: LiveMessage) => JSON.stringify(toMessage(message)),
    onProblem,
  })
  registerStream(app, openLiveOrder, openChannel(live), settings)
  // Open streams would keep the server from closing.
  app.addHook('preClose', () => live.stop())
}
