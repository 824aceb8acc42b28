/** The channel of the bell: how many notifications are unread, as long as the page is looked at. */
import { openLiveNotificationsPath } from '@orderwright/contract'
import { queryClient } from '../../lib/api/api.ts'
import { openPageStream } from '../../lib/api/page-stream.ts'

/** Who is signed in now? The answer, or that there is none, is what the whole screen goes by. */
function ask() {
  void queryClient.invalidateQueries({ queryKey: ['session'] })
}

/** Opens the channel; gives back how to close it. */
export function connectBell(body: object, onUnread: (count: number) => void): () => void {
  let isFirst = true
  return openPageStream({
    url: openLiveNotificationsPath,
    body: () => body,
    // What changed while nobody listened (a hidden page rests) was told to nobody.
    onOpenChange: (isOpen) => {
      if (!isOpen) return
      if (!isFirst) ask()
      isFirst = false
    },
    onMessage: (message) => {
      if (message.type === 'unread') onUnread(message.unreadCount)
      // Another look, other statuses, another role: all of them come with the session.
      if (message.type === 'settings') ask()
      // What a colleague changes stands in an open back office at once.
      if (message.type === 'catalogue') void queryClient.invalidateQueries({ queryKey: ['admin'] })
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
}
