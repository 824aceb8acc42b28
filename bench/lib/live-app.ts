/**
 * The whole server in this process, over the embedded database with its demo organizations, and people who watch an order
 * over its live channel; beside it the least that could carry a change to them.
 */
import { createServer, get, request, type ServerResponse } from 'node:http'
import { openLiveOrder } from '@orderwright/contract'
import pg from 'pg'
import { seedDemo } from '../../packages/server/src/seeds/index.ts'
import { startBenchApp } from './bench-app.ts'

/** The server with the demo organizations, listening. */
export async function startLiveApp() {
  const bench = await startBenchApp((db) => db.transaction().execute((transaction) => seedDemo(transaction)))
  return { ...bench, url: new URL(await bench.app.listen({ host: '127.0.0.1', port: 0 })) }
}

export type LiveApp = Awaited<ReturnType<typeof startLiveApp>>

/** When a text that is waited for has come to each of `count` watchers. */
export function createArrivals(count: number) {
  let wanted = 'nothing yet'
  let arrived = (_now: number) => {}
  return {
    /** A watcher was sent this. */
    hear(chunk: string): void {
      if (chunk.includes(wanted)) arrived(performance.now())
    },
    /** Runs `work`, which makes `text` come, and answers each arrival by `performance.now()`. */
    async after(text: string, work: () => Promise<unknown>): Promise<number[]> {
      const times: number[] = []
      const all = new Promise<void>((resolve) => {
        arrived = (now) => {
          times.push(now)
          if (times.length === count) resolve()
        }
      })
      wanted = text
      await work()
      await all
      return times
    },
  }
}

type Arrivals = ReturnType<typeof createArrivals>

/** Somebody who has the order open; resolves when they are connected. */
export function openViewer(
  { url }: Pick<LiveApp, 'url'>,
  viewer: { orgId: number; productOrderId: number; clientId: string; cookie: string; holdsCanvas?: boolean },
  { hear }: Pick<Arrivals, 'hear'>,
): Promise<void> {
  const { cookie, holdsCanvas = false, ...who } = viewer
  const body = { ...who, known: { order: 0, lines: [], canvas: holdsCanvas ? 0 : null } }
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: url.hostname,
        port: url.port,
        path: openLiveOrder.path,
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', cookie },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`a viewer was answered ${answer.statusCode}`))
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          if (chunk.includes('"ready"')) resolve()
          hear(chunk)
        })
        answer.on('error', () => {})
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}

/** As little as can be: one notification with the bytes themselves, written to `count` answers as they are. */
export async function openBareChannel({ connections }: LiveApp, count: number, { hear }: Arrivals) {
  const answers = new Set<ServerResponse>()
  const plain = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.flushHeaders()
    answer.socket?.setNoDelay(true)
    answers.add(answer)
  })
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const address = plain.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const listener = new pg.Client(connections.app)
  await listener.connect()
  await listener.query('listen bare')
  listener.on('notification', ({ payload }) => {
    for (const answer of answers) answer.write(`data: ${payload}\n\n`)
  })
  const clients = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof get>>((resolve) => {
          const call = get({ port, host: '127.0.0.1', agent: false }, (answer) => {
            answer.setEncoding('utf8').on('data', hear)
            answer.on('error', () => {})
            resolve(call)
          })
        }),
    ),
  )
  return async () => {
    for (const client of clients) client.destroy()
    await listener.end()
    plain.closeAllConnections()
    await new Promise((resolve) => plain.close(resolve))
  }
}

/** A moment in which nothing is on its way. */
export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))
