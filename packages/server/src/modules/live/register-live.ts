/** The live channels as routes, from the first viewer to the server's stop. */
import {
  type LiveListMessage,
  type LiveMessage,
  openLiveList,
  openLiveNotifications,
  openLiveOrder,
} from '@orderwright/contract'
import type { FastifyInstance } from 'fastify'
import { answerOf, registerStream, type RouteSettings } from '../../platform/http/register-endpoint.ts'
import { createLiveNotifications } from './live-notifications.ts'
import { createLiveOrders } from './live-orders.ts'
import { openListChannel } from './open-live-list.ts'
import { openChannel } from './open-live-order.ts'

export function registerLive(
  app: FastifyInstance,
  settings: RouteSettings,
  onProblem: (error: unknown) => void,
): void {
  const { services } = settings
  const toMessage = answerOf(openLiveOrder, services)
  const notifications = createLiveNotifications({
    encode: (message) => JSON.stringify(toMessage(message)),
    listen: () => live.listen(),
    onProblem,
  })
  const toListMessage = answerOf(openLiveList, services)
  const encodeList = (message: LiveListMessage) => JSON.stringify(toListMessage(message))
  const live = createLiveOrders({
    services,
    onTopic: (topic, first, second) => {
      // Signed out by another process: this one forgets who held the device at once.
      if (topic === 'session') services.people.forget(first)
      notifications.onTopic(topic, first, second)
    },
    encode: (message: LiveMessage) => JSON.stringify(toMessage(message)),
    encodeList,
    onProblem,
  })
  registerStream(app, openLiveOrder, openChannel(live), settings)
  registerStream(app, openLiveNotifications, notifications.open, settings)
  registerStream(app, openLiveList, openListChannel(live, encodeList), settings)
  // Open streams would keep the server from closing.
  app.addHook('preClose', () => {
    notifications.stop()
    return live.stop()
  })
}
