/** The reading end of a live channel: messages in pieces, breaks, silence, refusals, rest and waking. */
import type { LiveMessage } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { openLiveStream } from './live-stream.ts'

interface Answer {
  send: (text: string) => void
  end: () => void
  init: RequestInit
}

/** A server that is driven by hand, and a clock too. */
function setUp(refusal?: { status: number; body: object }) {
  const answers: Answer[] = []
  const messages: LiveMessage[] = []
  const opens: boolean[] = []
  const reached: boolean[] = []
  const refusals: string[] = []
  let timers: { at: number; action: () => void }[] = []
  let time = 0
  let isAway = false
  const stream = openLiveStream<LiveMessage>({
    url: '/live',
    body: () => ({ known: answers.length }),
    onMessage: (message) => messages.push(message),
    onOpenChange: (isOpen) => {
      if (opens.at(-1) !== isOpen) opens.push(isOpen)
    },
    onReach: (isReached) => reached.push(isReached),
    onRefused: (code) => refusals.push(code),
    ports: {
      random: () => 1,
      after(ms, action) {
        const timer = { at: time + ms, action }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
      fetch(_url, init) {
        if (isAway) return Promise.reject(new TypeError('no connection'))
        if (refusal) return Promise.resolve(Response.json(refusal.body, { status: refusal.status }))
        const encoder = new TextEncoder()
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
            answers.push({
              init,
              send: (text) => controller.enqueue(encoder.encode(text)),
              end: () => controller.close(),
            })
          },
        })
        return Promise.resolve(new Response(body))
      },
    },
  })
  return {
    stream,
    answers,
    messages,
    opens,
    reached,
    refusals,
    setAway: (away: boolean) => {
      isAway = away
    },
    async advance(ms: number) {
      time += ms
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { action } of due) action()
      await settle()
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const event = (message: object) => `data: ${JSON.stringify(message)}\n\n`

describe('a live stream', () => {
  test('puts messages together from whatever pieces they come in, and skips heartbeats', async () => {
    const { answers, messages, opens } = setUp()
    await settle()
    const text = `${event({ type: 'ready' })}:\n\n${event({ type: 'catalogue' })}`
    for (const letter of text) answers[0]?.send(letter)
    await settle()
    expect(messages).toEqual([{ type: 'ready' }, { type: 'catalogue' }])
    expect(opens).toEqual([true])
  })

  test('opens again after a break with what the page knows by then, later each time', async () => {
    const { answers, opens, reached, setAway, advance } = setUp()
    await settle()
    answers[0]?.send(event({ type: 'ready' }))
    await settle()
    setAway(true)
    answers[0]?.end()
    await settle()
    expect(opens).toEqual([true, false])
    await advance(250)
    expect(reached).toEqual([true, false])
    await advance(250)
    expect(reached).toEqual([true, false])
    await advance(250)
    expect(reached).toEqual([true, false, false])
    setAway(false)
    await advance(1000)
    expect(answers).toHaveLength(2)
    expect(answers[1]?.init.body).toBe('{"known":1}')
  })

  test('takes a channel for dead that is silent, and opens another', async () => {
    const { answers, advance } = setUp()
    await settle()
    answers[0]?.send(event({ type: 'ready' }))
    await settle()
    await advance(39_000)
    answers[0]?.send(':\n\n')
    await settle()
    await advance(39_000)
    expect(answers).toHaveLength(1)
    await advance(2000)
    await advance(500)
    expect(answers).toHaveLength(2)
  })

  test('does not ask again where the server says no', async () => {
    const { refusals, advance } = setUp({
      status: 404,
      body: { error: { code: 'notFound', message: 'Not found.' } },
    })
    await settle()
    await advance(60_000)
    expect(refusals).toEqual(['notFound'])
  })

  test('waits as long as the server asks when there are too many', async () => {
    const world = setUp({
      status: 429,
      body: { error: { code: 'tooManyRequests', message: 'Wait.', details: { retryAfter: 30 } } },
    })
    await settle()
    expect(world.refusals).toEqual([])
    await world.advance(29_000)
    expect(world.refusals).toEqual([])
  })

  test('ends for good when access ended, and comes back when the server only stopped', async () => {
    for (const [reason, count] of [
      ['noAccess', 1],
      ['stopping', 2],
    ] as const) {
      const { answers, advance } = setUp()
      await settle()
      answers[0]?.send(event({ type: 'closed', reason }))
      await settle()
      if (reason === 'stopping') answers[0]?.end()
      await settle()
      await advance(20_000)
      expect(answers).toHaveLength(count)
    }
  })

  test('rests while nobody looks, and wakes at once', async () => {
    const { stream, answers, opens, advance } = setUp()
    await settle()
    answers[0]?.send(event({ type: 'ready' }))
    await settle()
    stream.rest()
    await advance(60_000)
    expect([answers.length, opens.at(-1)]).toEqual([1, false])
    stream.wake()
    await settle()
    expect(answers).toHaveLength(2)
    stream.close()
    stream.wake()
    await advance(60_000)
    expect(answers).toHaveLength(2)
  })
})
