/** The live channel of orders that a screen shows: the list's page and the board hear by it. */
import { type BodyOf, type LiveListMessage, type openLiveList, openLiveListPath } from '@orderwright/contract'
import { queryClient } from './api.ts'
import { reportConnection } from './connection.ts'
import { openPageStream } from './page-stream.ts'

export interface ListChannelOptions {
  /** asked at each opening: whose orders, and which of them the screen has rows of by then */
  readonly body: () => BodyOf<typeof openLiveList>
  readonly onMessage: (message: LiveListMessage) => void
}

/** Opens the channel; gives back how to close it. Who is not let in any more is asked who they are. */
export function openListChannel({ body, onMessage }: ListChannelOptions): () => void {
  return openPageStream<LiveListMessage>({
    url: openLiveListPath,
    body,
    onMessage: (message) => {
      if (message.type === 'closed') {
        if (message.reason === 'signedOut' || message.reason === 'noAccess') askWho()
      } else onMessage(message)
    },
    onReach: (isReached) => reportConnection(isReached ? 'online' : 'offline'),
    onRefused: (code) => {
      if (code === 'unauthenticated') askWho()
    },
  })
}

/** Who the person is, and where they belong, is asked again. */
function askWho(): void {
  void queryClient.invalidateQueries({ queryKey: ['session'] })
}
