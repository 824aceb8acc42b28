/**
 * Keeps a page of the list as the orders are now: a row that changes elsewhere changes in its place, and what else has
 * come is counted, not pushed between the rows. Fetched after the first picture.
 */
import { type LiveListMessage, openLiveListPath } from '@orderwright/contract'
import { queryClient } from '../../lib/api/api.ts'
import { reportConnection } from '../../lib/api/connection.ts'
import { openLiveStream, type StreamPorts } from '../../lib/api/live-stream.ts'
import { withRows } from './live-rows.ts'
import type { ListBody, OrdersAnswer } from './orders-query.ts'

/** A page that is hidden for longer gives its connection back. */
const HIDDEN_MS = 15_000

const ports: StreamPorts = {
  fetch: (url, init) => fetch(url, init),
  after(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}

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
  let cancelRest: (() => void) | null = null

  const stream = openLiveStream<LiveListMessage>({
    url: openLiveListPath,
    ports,
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

  function onVisibility(): void {
    cancelRest?.()
    cancelRest = null
    if (document.visibilityState === 'hidden') cancelRest = ports.after(HIDDEN_MS, stream.rest)
    else stream.wake()
  }
  const wake = () => stream.wake()
  const rest = () => stream.rest()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', wake)
  window.addEventListener('offline', rest)
  window.addEventListener('pagehide', rest)
  window.addEventListener('pageshow', wake)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', rest)
    window.removeEventListener('pagehide', rest)
    window.removeEventListener('pageshow', wake)
    cancelRest?.()
    stream.close()
  }
}

/** Who the person is, and where they belong, is asked again. */
function signedOut(): void {
  void queryClient.invalidateQueries({ queryKey: ['session'] })
}
