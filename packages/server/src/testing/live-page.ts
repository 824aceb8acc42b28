/** A page that has an order or the list open: reads the live channel of a listening test app as a browser does. */
import {
  type BodyOf,
  type LiveListMessage,
  liveListMessageSchema,
  type LiveMessage,
  liveMessageSchema,
  openLiveList,
  openLiveNotifications,
  openLiveOrder,
} from '@orderwright/contract'
import type { z } from 'zod'

interface Typed {
  readonly type: string
}
type Of<Message extends Typed, Type extends Message['type']> = Extract<Message, { type: Type }>

export type LivePage = LiveReader<LiveMessage>
export type LiveListPage = LiveReader<LiveListMessage>

export interface LiveReader<Message extends Typed> {
  readonly status: number
  /** everything that came, as text */
  readonly text: () => string
  readonly messages: readonly Message[]
  /** The next message of a type that fits, also one that came already and nobody asked for; rejects after 10 s. */
  next<Type extends Message['type']>(
    type: Type,
    fits?: (message: Of<Message, Type>) => boolean,
  ): Promise<Of<Message, Type>>
  /** resolves when the server has ended the stream */
  readonly ended: Promise<void>
  close(): void
}

const PATIENCE_MS = 10_000
let pages = 0

/** Opens the channel of an order; a refusal has a status other than 200. */
export function openPage(
  url: string,
  cookie: string,
  body: Omit<BodyOf<typeof openLiveOrder>, 'clientId'> & { clientId?: string },
): Promise<LivePage> {
  pages += 1
  return openReader(url + openLiveOrder.path, cookie, liveMessageSchema, {
    clientId: `page-of-a-test-${pages}`,
    ...body,
  })
}

/** Opens the channel of a page of the list. */
export function openListPage(
  url: string,
  cookie: string,
  body: BodyOf<typeof openLiveList>,
): Promise<LiveListPage> {
  return openReader(url + openLiveList.path, cookie, liveListMessageSchema, body)
}

/** Opens the channel of the bell. */
export function openBell(
  url: string,
  cookie: string,
  body: BodyOf<typeof openLiveNotifications>,
): Promise<LivePage> {
  return openReader(url + openLiveNotifications.path, cookie, liveMessageSchema, body)
}

async function openReader<Message extends Typed>(
  address: string,
  cookie: string,
  schema: z.ZodType<Message>,
  body: object,
): Promise<LiveReader<Message>> {
  const stop = new AbortController()
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: stop.signal,
  })
  const messages: Message[] = []
  const taken = new Set<Message>()
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
          if (event.startsWith('data: ')) messages.push(schema.parse(JSON.parse(event.slice(6))))
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

function isOf<Message extends Typed, Type extends Message['type']>(
  message: Message,
  type: Type,
): message is Of<Message, Type> {
  return message.type === type
}
