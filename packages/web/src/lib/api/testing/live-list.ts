/** The live channel of a list in tests: a page without a browser, and a server that is driven by hand. */
import { type LiveListMessage, openLiveListPath } from '@orderwright/contract'
import { onTestFinished, vi } from 'vitest'

export type ListStream = ReadableStreamDefaultController<Uint8Array>

/** Answers the channel with a stream each time it is opened, and other calls by `answer`; gives the streams, the oldest first. */
export function stubLiveList(answer: (init: RequestInit) => Promise<Response>): ListStream[] {
  const streams: ListStream[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith(openLiveListPath)
      ? Promise.resolve(new Response(new ReadableStream({ start: (one) => void streams.push(one) })))
      : answer(init),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return streams
}

/** The next stream, which is open or will be. */
export function nextStream(streams: ListStream[]): Promise<ListStream> {
  return vi.waitUntil(() => streams.shift(), { timeout: 5000 })
}

export function send(stream: ListStream, message: LiveListMessage): void {
  stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`))
}
