/**
 * Stopping does not wait for connections on which nobody has asked anything. Browsers open some ahead of need, and
 * Node counts one without a first request as busy until it times out, a minute later.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** From the moment the process is told to stop, each answer ends its connection, so that who keeps it asks another process. */
export function leaveConnections(app: FastifyInstance, stopping: AbortSignal | undefined): void {
  if (stopping === undefined) return
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
}

/** From the moment `app` is told to close, connections without a request under way are closed at once. */
export function closeIdleConnections(app: FastifyInstance): void {
  const requests = new Map<Socket, number>()
  let isStopping = false

  function closeIfIdle(socket: Socket): void {
    if (isStopping && requests.get(socket) === 0) socket.destroySoon()
  }

  app.server.on('connection', (socket) => {
    requests.set(socket, 0)
    socket.on('close', () => requests.delete(socket))
    closeIfIdle(socket)
  })
  app.server.on('request', ({ socket }, answer) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1)
    answer.on('close', () => {
      const open = requests.get(socket)
      if (open === undefined) return
      requests.set(socket, open - 1)
      closeIfIdle(socket)
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of requests.keys()) closeIfIdle(socket)
  })
}
