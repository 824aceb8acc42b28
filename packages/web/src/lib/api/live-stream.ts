/**
 * The reading end of a live channel: opens it, reads its messages, and opens it again after a pause when it breaks. It
 * rests while the page is hidden, because a browser has few connections to one server.
 */
import type { CallError, LiveMessage } from '@orderwright/contract'
import { backoffMs, trust } from '@orderwright/domain/units'
import { errorOf, post } from './post.ts'

/** What a browser gives, so that tests need none. */
export interface StreamPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly after: (ms: number, action: () => void) => () => void
  /** between 0 and 1 */
  readonly random: () => number
}

/** What every live channel's messages have in common. */
export interface AnyMessage {
  readonly type: string
  /** of the last one */
  readonly reason?: string
}

export interface LiveStreamOptions<Message extends AnyMessage> {
  readonly url: string
  /** asked at each opening: what the page knows by then */
  readonly body: () => object
  readonly onMessage: (message: Message) => void
  readonly onOpenChange?: (isOpen: boolean) => void
  /** whether the server could be reached at all */
  readonly onReach: (isReached: boolean) => void
  /** the server will not open this channel; it is not asked again */
  readonly onRefused: (code: CallError['code']) => void
  readonly ports: StreamPorts
}

export interface LiveStream {
  /** Opens again now, without waiting: the connection is back, or the page is looked at again. */
  readonly wake: () => void
  /** Closes until `wake`. */
  readonly rest: () => void
  readonly close: () => void
}

const RETRY = { firstMs: 250, maxMs: 10_000 }
/** The server is heard of every 15 seconds; after so long without a word the channel is dead. */
const SILENCE_MS = 40_000

export function openLiveStream<Message extends AnyMessage = LiveMessage>(
  options: LiveStreamOptions<Message>,
): LiveStream {
  const { ports } = options
  let state: 'running' | 'resting' | 'closed' = 'running'
  let current: AbortController | null = null
  let tries = 0
  let cancelRetry: (() => void) | null = null
  let cancelSilence: (() => void) | null = null

  function again(afterMs?: number): void {
    if (state !== 'running') return
    const wait = backoffMs(RETRY, tries, ports.random())
    tries += 1
    cancelRetry?.()
    cancelRetry = ports.after(afterMs ?? wait, () => void run())
  }

  function listenForSilence(attempt: AbortController): void {
    cancelSilence?.()
    cancelSilence = ports.after(SILENCE_MS, () => attempt.abort())
  }

  async function run(): Promise<void> {
    if (state !== 'running' || current) return
    cancelRetry?.()
    cancelRetry = null
    const attempt = new AbortController()
    current = attempt
    let wait: number | undefined
    try {
      wait = await open(attempt)
    } catch {
      if (!attempt.signal.aborted) options.onReach(false)
    }
    cancelSilence?.()
    if (current === attempt) {
      current = null
      options.onOpenChange?.(false)
    }
    again(wait)
  }

  /** Reads one answer to its end; gives the time to wait where the server named one. */
  async function open(attempt: AbortController): Promise<number | undefined> {
    listenForSilence(attempt)
    const asked = { signal: attempt.signal, accept: 'text/event-stream' }
    const answer = await post(options.url, options.body(), asked, ports.fetch)
    if (answer.ok && answer.body) {
      options.onReach(true)
      await read(answer.body, attempt)
      return undefined
    }
    const { code, details } = await errorOf(answer)
    const retryAfter = details?.retryAfter
    if (answer.status === 429 || answer.status >= 500) return retryAfter && retryAfter * 1000
    close()
    options.onRefused(code)
    return undefined
  }

  async function read(body: ReadableStream<Uint8Array>, attempt: AbortController): Promise<void> {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    while (state === 'running') {
      const { done, value } = await reader.read()
      if (done) return
      listenForSilence(attempt)
      rest += decoder.decode(value, { stream: true })
      const events = rest.split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        // The server has held each message against the contract.
        if (event.startsWith('data: ')) take(trust<Message>(JSON.parse(event.slice(6))))
      }
    }
  }

  function take(message: Message): void {
    if (message.type === 'ready') {
      tries = 0
      options.onOpenChange?.(true)
    }
    if (message.type === 'closed' && message.reason !== 'stopping' && message.reason !== 'slow') close()
    options.onMessage(message)
  }

  function stop(): void {
    cancelRetry?.()
    cancelRetry = null
    cancelSilence?.()
    const attempt = current
    current = null
    attempt?.abort()
    options.onOpenChange?.(false)
  }

  function close(): void {
    state = 'closed'
    stop()
  }

  void run()
  return {
    wake() {
      if (state === 'closed') return
      state = 'running'
      tries = 0
      void run()
    },
    rest() {
      if (state !== 'running') return
      state = 'resting'
      stop()
    },
    close,
  }
}
