/** A live channel that is open for as long as its page is looked at and the browser has a network. */
import type { LiveMessage } from '@orderwright/contract'
import { type AnyMessage, type LiveStreamOptions, openLiveStream, type StreamPorts } from './live-stream.ts'

/** A page that is hidden for longer gives its connection back: a browser has few to one server. */
const HIDDEN_MS = 15_000

export const browserStreamPorts: StreamPorts = {
  fetch: (url, init) => fetch(url, init),
  after(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}

/** Opens the channel; gives back how to close it. */
export function openPageStream<Message extends AnyMessage = LiveMessage>(
  options: Omit<LiveStreamOptions<Message>, 'ports'>,
): () => void {
  const stream = openLiveStream<Message>({ ...options, ports: browserStreamPorts })
  let cancelRest: (() => void) | null = null

  const onVisibility = () => {
    cancelRest?.()
    cancelRest = null
    if (document.visibilityState === 'hidden') cancelRest = browserStreamPorts.after(HIDDEN_MS, stream.rest)
    else stream.wake()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', stream.wake)
  window.addEventListener('offline', stream.rest)
  window.addEventListener('pagehide', stream.rest)
  window.addEventListener('pageshow', stream.wake)
  return () => {
    cancelRest?.()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', stream.wake)
    window.removeEventListener('offline', stream.rest)
    window.removeEventListener('pagehide', stream.rest)
    window.removeEventListener('pageshow', stream.wake)
    stream.close()
  }
}
