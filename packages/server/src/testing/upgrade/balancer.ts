/**
 * A proxy in front of several processes as an installation has one: requests go round, connections to processes are kept, /readyz says who
 * takes part, and a request that could not be connected goes to the next one. What has reached a process is not sent again.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

export interface UpgradeBalancer {
  readonly url: string
  /** Sends calls to these ports too, as soon as they are ready. */
  readonly add: (port: number) => void
  readonly remove: (port: number) => void
  /** the port that answers the next request alone, whatever its health; undefined: all in turn */
  readonly only: (port: number | undefined) => void
  readonly readyPorts: () => readonly number[]
  /** requests that each port has answered */
  readonly answered: ReadonlyMap<number, number>
  readonly close: () => Promise<void>
}

/** How often each process is asked whether it is ready. */
export const LOOK_MS = 500
const BAD_GATEWAY = 502

interface Target {
  readonly port: number
  readonly agent: Agent
  isReady: boolean
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** Starts it on a port of the loopback address. `onLost`: a request that has reached a process, which did not answer it. */
export async function startUpgradeBalancer(onLost: (line: string) => void): Promise<UpgradeBalancer> {
  const targets = new Map<number, Target>()
  const answered = new Map<number, number>()
  let turn = 0
  let onlyPort: number | undefined

  function chosen(): Target | undefined {
    if (onlyPort !== undefined) return targets.get(onlyPort)
    const ready = [...targets.values()].filter(({ isReady }) => isReady)
    turn += 1
    return ready[turn % ready.length]
  }

  function send(from: IncomingMessage, body: Buffer, answer: ServerResponse, left: number): void {
    const target = chosen()
    if (!target) {
      onLost(`${from.method} ${from.url}: no process was ready`)
      answer.writeHead(BAD_GATEWAY).end()
      return
    }
    const { port, agent } = target
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress ?? '' }
    const onward = request({ host: '127.0.0.1', port, method: from.method, path: from.url, headers, agent })
    onward.on('response', (back) => {
      answered.set(port, (answered.get(port) ?? 0) + 1)
      const { connection: _own, ...others } = back.headers
      answer.writeHead(back.statusCode ?? BAD_GATEWAY, others)
      back.pipe(answer)
      back.on('error', () => answer.destroy())
    })
    onward.on('error', (error) => {
      if (answer.destroyed) return
      if ('code' in error && error.code === 'ECONNREFUSED' && left > 0) {
        target.isReady = false
        return send(from, body, answer, left - 1)
      }
      onLost(`${from.method} ${from.url} at ${port}: ${error.message}`)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(BAD_GATEWAY).end()
    })
    answer.on('close', () => onward.destroy())
    onward.end(body)
  }

  async function look(target: Target): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${target.port}/readyz`).catch(() => undefined)
    target.isReady = answer?.ok === true
  }

  const server = createServer((from, answer) => {
    readWhole(from).then(
      (body) => send(from, body, answer, targets.size),
      () => answer.destroy(),
    )
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const looking = setInterval(() => {
    for (const target of targets.values()) void look(target)
  }, LOOK_MS)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: (port) => {
      if (targets.has(port)) return
      const target = { port, agent: new Agent({ keepAlive: true }), isReady: false }
      targets.set(port, target)
      void look(target)
    },
    remove: (port) => {
      targets.get(port)?.agent.destroy()
      targets.delete(port)
    },
    only: (port) => {
      onlyPort = port
    },
    readyPorts: () => [...targets.values()].filter(({ isReady }) => isReady).map(({ port }) => port),
    answered,
    close: () =>
      new Promise((resolve) => {
        clearInterval(looking)
        for (const { agent } of targets.values()) agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
