/** A page that has an order open: reads the live channel of a listening test app as a browser does. */
import { liveMessageSchema, type LiveMessage, openLiveOrder } from '@orderwright/contract'
import type { BodyOf } from '@orderwright/contract'

type Of<Type extends LiveMessage['type']> = Extract<LiveMessage, { type: Type }>

export interface LivePage {
  readonly status: number
  /** everything that came, as text */
  readonly text: () => string
  readonly messages: readonly LiveMessage[]
  /** The next message of a type that fits, also one that came already and nobody asked for; rejects after 10 s. */
  next<Type extends LiveMessage['type']>(type: Type, fits?: (message: Of<Type>) => boolean): Promise<Of<Type>>
  /** resolves when the server has ended the stream */
  readonly ended: Promise<void>
  close(): void
}

const PATIENCE_MS = 10_000
let pages = 0

/** Opens the channel; a refusal has a status other than 200. */
export async function openPage(
  url: string,
  cookie: string,
  body: Omit<BodyOf<typeof openLiveOrder>, 'clientId'> & { clientId?: string },
): Promise<LivePage> {
  pages += 1
  const stop = new AbortController()
  const answer = await fetch(url + openLiveOrder.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ clientId: `page-of-a-test-${pages}`, ...body }),
    signal: stop.signal,
  })
  const messages: LiveMessage[] = []
  const taken = new Set<LiveMessage>()
  const waiting = new Set<() => void>()
  let text = ''
  const ended = read()

  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const chunk of answer.body ?? []) {
        const part = decoder.decode(chunk, { stream: true })
        text += part
        rest += part
        const events = rest.split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          if (event.startsWith('data: ')) messages.push(liveMessageSchema.parse(JSON.parse(event.slice(6))))
        }
        for (const look of waiting) look()
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error
    }
  }

  return {
    status: answer.status,
    text: () => text,
    messages,
    ended,
    next(type, fits = () => true) {
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no ${type} came; there came ${text.slice(0, 2000)}`))
        }, PATIENCE_MS)
        const look = () => {
          for (const message of messages) {
            if (taken.has(message) || !isOf(message, type) || !fits(message)) continue
            taken.add(message)
            waiting.delete(look)
            clearTimeout(limit)
            resolve(message)
            return
          }
        }
        waiting.add(look)
        look()
      })
    },
    close: () => stop.abort(),
  }
}

function isOf<Type extends LiveMessage['type']>(message: LiveMessage, type: Type): message is Of<Type> {
  return message.type === type
}
