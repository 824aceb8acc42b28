/**
 * Keeps a page of the list as the orders are now: a row that changes elsewhere changes in its place, and what else has
 * come is counted, not pushed between the rows. Fetched after the first picture.
 */
import { queryClient } from '../../../lib/api/api.ts'
import { changeKept } from '../../../lib/api/change-kept.ts'
import { openListChannel } from '../../../lib/api/list-channel.ts'
import { withRows } from './live-rows.ts'
import type { ListBody, OrdersAnswer } from '../orders-query.ts'

export interface LiveListOptions {
  readonly body: Pick<
    ListBody,
    'orgId' | 'isGuestMode' | 'includeAdvancedOrderData' | 'searchTerm' | 'filters'
  >
  /** where the page's answer is kept */
  readonly queryKey: readonly unknown[]
  readonly onRows: (orderIds: readonly number[]) => void
  readonly onOthers: (orderIds: readonly number[]) => void
  /** orders that are not on the page may have changed, and nobody has told */
  readonly onMissed: () => void
}

/** Opens the channel of the page; gives back how to close it. */
export function connectList({ body, queryKey, onRows, onOthers, onMissed }: LiveListOptions): () => void {
  let openings = 0
  let isReady = false
  return openListChannel({
    body: () => {
      openings += 1
      const page = queryClient.getQueryData<OrdersAnswer>(queryKey)?.data
      return { ...body, known: page?.productOrders.map(({ id, version }) => [id, version]) ?? [] }
    },
    onMessage: (message) => {
      if (message.type === 'rows') {
        changeKept<OrdersAnswer>(queryKey, (answer) => withRows(answer, message))
        onRows(message.rows.map(({ id }) => id))
      } else if (message.type === 'others') onOthers(message.orderIds)
      else if (message.type === 'ready') {
        // The connection was lost, or the server's own: what happened meanwhile is told of the page's rows alone.
        if (isReady || openings > 1) onMissed()
        isReady = true
      }
    },
  })
}
