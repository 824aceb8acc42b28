/** The channel of the bell: how many notifications are unread, as long as the page is looked at. */
import { openLiveNotificationsPath } from '@orderwright/contract'
import { queryClient } from '../../lib/api/api.ts'
import { openLiveStream } from '../../lib/api/live-stream.ts'

/** Who is signed in now? The answer, or that there is none, is what the whole screen goes by. */
function ask() {
  void queryClient.invalidateQueries({ queryKey: ['session'] })
}

/** A page that is hidden for longer gives its connection back. */
const HIDDEN_MS = 15_000

function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

/** Opens the channel; gives back how to close it. */
export function connectBell(body: object, onUnread: (count: number) => void): () => void {
  const stream = openLiveStream({
    url: openLiveNotificationsPath,
    ports: { fetch: (url, init) => fetch(url, init), after, random: () => Math.random() },
    body: () => body,
    onMessage: (message) => {
      if (message.type === 'unread') onUnread(message.unreadCount)
      // Signed out from another device: the page must not stay.
      if (message.type === 'closed' && message.reason === 'signedOut') ask()
    },
    // The channel of every screen: what breaks it is the first sign of a lost server, and a question makes it sure.
    onReach: (isReached) => {
      if (!isReached) ask()
    },
    onRefused: (code) => {
      if (code === 'unauthenticated') ask()
    },
  })
  let cancelRest: (() => void) | null = null
  const onVisibility = () => {
    cancelRest?.()
    cancelRest = null
    if (document.visibilityState === 'hidden') cancelRest = after(HIDDEN_MS, stream.rest)
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
