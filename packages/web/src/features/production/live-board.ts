/** What the board hears of its orders. Fetched after the first picture. */
import type { LiveListMessage } from '@orderwright/contract'
import { openListChannel } from '../../lib/api/list-channel.ts'
import type { BoardBody } from './board-data.ts'
import { othersAreOld, readAgain, readBoardAgain } from './read-again.ts'

/** Opens the channel of the board that is looked at; gives back how to close it. */
export function connectBoard(shown: () => BoardBody): () => void {
  return openListChannel({
    // No rows are named: every change of an order is told by its id, that of one which leaves the board too.
    body: () => {
      const { orgId, isGuestMode } = shown()
      return { orgId, ...(isGuestMode ? { isGuestMode } : {}), filters: { archived: 'all' }, known: [] }
    },
    onMessage: (message) => take(message, shown()),
  })
}

function take(message: LiveListMessage, body: BoardBody): void {
  // What happened before nobody has told: since the cards were asked for, while the connection was lost, or the server's own.
  if (message.type === 'ready') void readBoardAgain()
  else if (message.type === 'others') {
    othersAreOld(body)
    void readAgain(body, message.orderIds)
  }
}
