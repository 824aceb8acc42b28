/** Those who send slowly and those who read slowly, many at once: everybody else is served, and memory stays where it is. [issue 17] */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { exchange } from './exchange.ts'
import { figures, inMib, isProof, PATIENCE_MS, times } from './scale.ts'
import { openTarget, type Target } from './target.ts'

const SENDERS = times(1_000, 1)
const READERS = times(400, 1)
/** Headers have 20 seconds and a whole request 60; what is over is looked for every five. */
const CUT_OFF_MS = 75_000
const LIMIT_MS = 30_000
/** Nobody else waits longer than this, in the middle. */
const MOST_WAIT_MS = 2_000
const MOST_MEMORY = 600_000_000

describe.runIf(isProof)('slow clients', () => {
  let target: Target
  let cookie = ''
  beforeAll(async () => {
    target = await openTarget()
    cookie = (await target.app.as(demoUserId(maisonLumen, 'owner'))).cookie
  })
  afterAll(async () => {
    expect(await target.close()).toEqual([])
  })

  const call = (path: string, body: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

  /** Calls one after the other while `until` waits: how long each took. */
  async function others(until: Promise<unknown>): Promise<number[]> {
    let isOver = false
    void until.finally(() => {
      isOver = true
    })
    const waits: number[] = []
    while (!isOver) {
      const body = JSON.stringify({ orgId: maisonLumen.id })
      const heard = await exchange(
        target.url,
        Buffer.from(call(endpoints.getOrdersTotal.path, body, 'connection: close\r\n')),
        LIMIT_MS,
      )
      expect(heard.answers.map(({ status }) => status)).toEqual([200])
      waits.push(heard.ms)
      await sleep(100)
    }
    return waits.toSorted((one, other) => one - other)
  }

  /** Opens so many connections, and says when the last of them has ended. */
  function open(
    count: number,
    begin: (socket: Socket) => void,
  ): { readonly sockets: Socket[]; readonly ended: Promise<unknown> } {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect(Number(target.url.port), target.url.hostname)
      socket.on('error', () => undefined)
      begin(socket)
      return socket
    })
    const ended = Promise.all(
      sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))),
    )
    return { sockets, ended }
  }

  /** A byte each second, as long as somebody takes it. */
  function trickle(socket: Socket, text: string): void {
    socket.write(text)
    const timer = setInterval(() => socket.write('a'), 1_000)
    socket.once('close', () => clearInterval(timer))
    socket.resume()
  }

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
    ['bodies', 'BODY'],
  ])(
    `${SENDERS} senders of slow %s are cut off in their time`,
    { timeout: PATIENCE_MS },
    async (what, text) => {
      const begin =
        text === 'BODY'
          ? call(endpoints.getOrderData.path, '{"orgId":', '').replace(
              /content-length: \d+/,
              'content-length: 90000',
            )
          : text
      const before = target.memory()
      const from = performance.now()
      const { ended } = open(SENDERS, (socket) => trickle(socket, begin))
      const waits = await others(ended)
      const took = performance.now() - from
      const middle = waits[Math.floor(waits.length / 2)] ?? 0
      figures(
        `${SENDERS} senders of slow ${what}: gone after ${Math.round(took / 1000)} s, ${waits.length} other calls took ${Math.round(middle)} ms in the middle, ${Math.round(waits.at(-1) ?? 0)} ms at most, memory from ${inMib(before)} to ${inMib(target.memory())}`,
      )
      expect(took).toBeLessThan(CUT_OFF_MS * 2)
      expect(middle).toBeLessThan(MOST_WAIT_MS)
    },
  )

  test(`${READERS} readers who do not read a large answer hold no more than it`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const before = target.memory()
    const paths = [
      'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n',
      call(endpoints.getOrdersData.path, JSON.stringify({ orgId: maisonLumen.id, formatForCsvExport: true })),
    ]
    const { sockets, ended } = open(READERS, (socket) => {
      socket.pause()
      for (const text of paths) socket.write(text)
    })
    const waits = await others(sleep(20_000))
    const most = target.memory()
    for (const socket of sockets) socket.destroy()
    await ended
    const again = await others(sleep(3_000))
    const middle = waits[Math.floor(waits.length / 2)] ?? 0
    figures(
      `${READERS} slow readers: other calls took ${Math.round(middle)} ms in the middle, ${Math.round(waits.at(-1) ?? 0)} ms at most (${Math.round(again[Math.floor(again.length / 2)] ?? 0)} ms after they had gone), memory from ${inMib(before)} to ${inMib(most)}`,
    )
    expect(most - before).toBeLessThan(MOST_MEMORY)
    expect(middle).toBeLessThan(MOST_WAIT_MS)
  })
})
