/**
 * Keeps a page of the list as the orders are now: a row that changes elsewhere changes in its place, and what else has
 * come is counted, not pushed between the rows. Fetched after the first picture.
 */
import { type LiveListMessage, openLiveListPath } from '@orderwright/contract'
import { queryClient } from '../../lib/api/api.ts'
import { reportConnection } from '../../lib/api/connection.ts'
import { openPageStream } from '../../lib/api/page-stream.ts'
import { withRows } from './live-rows.ts'
import type { ListBody, OrdersAnswer } from './orders-query.ts'

export interface LiveListOptions {
  readonly body: Pick<
    ListBody,
    'orgId' | 'isGuestMode' | 'includeAdvancedOrderData' | 'searchTerm' | 'filters'
  >
  /** where the page's answer is kept */
  readonly queryKey: readonly unknown[]
  readonly onRows: (orderIds: readonly number[]) => void
  readonly onOthers: (orderIds: readonly number[]) => void
}

/** Opens the channel of the page; gives back how to close it. */
export function connectList({ body, queryKey, onRows, onOthers }: LiveListOptions): () => void {
  return openPageStream<LiveListMessage>({
    url: openLiveListPath,
    body: () => {
      const page = queryClient.getQueryData<OrdersAnswer>(queryKey)?.data
      return { ...body, known: page?.productOrders.map(({ id, version }) => [id, version]) ?? [] }
    },
    onMessage: take,
    onReach: (isReached) => reportConnection(isReached ? 'online' : 'offline'),
    onRefused: (code) => {
      if (code === 'unauthenticated') signedOut()
    },
  })

  function take(message: LiveListMessage): void {
    if (message.type === 'rows') {
      // The page stays as old as it is: what it lacks, it still lacks.
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
      queryClient.setQueryData<OrdersAnswer>(queryKey, (answer) => answer && withRows(answer, message), {
        updatedAt,
      })
      onRows(message.rows.map(({ id }) => id))
    } else if (message.type === 'others') onOthers(message.orderIds)
    else if (message.type === 'closed' && message.reason === 'signedOut') signedOut()
    else if (message.type === 'closed' && message.reason === 'noAccess') signedOut()
  }
}

/** Who the person is, and where they belong, is asked again. */
function signedOut(): void {
  void queryClient.invalidateQueries({ queryKey: ['session'] })
}
