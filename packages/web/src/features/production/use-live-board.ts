/** Keeps the board as the orders are now: what changes elsewhere is read again, card by card, for as long as the page is looked at. */
import { type LiveListMessage, openLiveListPath } from '@orderwright/contract'
import { useEffect } from 'react'
import { reportConnection } from '../../lib/api/connection.ts'
import { queryClient } from '../../lib/api/api.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { type BoardBody, readAgain } from './board-data.ts'

/** Opens the channel once the first cards are there (`isOpen`). */
export function useLiveBoard(body: BoardBody, isOpen: boolean): void {
  const { org, caller } = useViewer()
  useEffect(() => {
    if (!isOpen) return
    let close: (() => void) | null = null
    let isLeft = false
    const connect = async () => {
      const { openPageStream } = await import('../../lib/api/page-stream.ts')
      if (isLeft) return
      close = openPageStream<LiveListMessage>({
        url: openLiveListPath,
        // No rows are named: every change of an order is told by its id, that of one which leaves the board too.
        body: () => ({ orgId: org.id, ...caller, filters: { archived: 'all' }, known: [] }),
        onMessage: (message) => {
          if (message.type === 'others') void readAgain(body, message.orderIds)
          else if (message.type === 'closed') askWho()
        },
        onReach: (isReached) => reportConnection(isReached ? 'online' : 'offline'),
        onRefused: (code) => {
          if (code === 'unauthenticated') askWho()
        },
      })
    }
    const cancel = whenIdle(() => void connect().catch(() => {}))
    return () => {
      isLeft = true
      cancel()
      close?.()
    }
  }, [isOpen, body, org.id, caller])
}

/** Who the person is, and where they belong, is asked again. */
function askWho(): void {
  void queryClient.invalidateQueries({ queryKey: ['session'] })
}
