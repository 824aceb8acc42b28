/** The events of the open order, page by page, of one person or one kind if so wished; anew whenever the order changes. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import type { HistoryGroup } from '@orderwright/domain/orders'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, CallFailure, queryClient } from '../../../lib/api/api.ts'
import { useCheckout } from '../../checkout/checkout-context.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { askWithoutChannel } from '../../open-order/ask-without-channel.ts'

export type HistoryPage = ResponseOf<typeof endpoints.getOrderEvents>
export type HistoryEvent = HistoryPage['events'][number]

export interface HistoryFilter {
  /** null: everybody; 0: the system */
  readonly byUserId: number | null
  /** null: everything */
  readonly group: HistoryGroup | null
}

/**
 * E-mails leave after the change that causes them. What they became is told on the live channel; while that is not open,
 * it is asked for now and then.
 */
const REFRESH_MS = 15_000

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ['getOrderEvents'] })
}

export function useHistory({ byUserId, group }: HistoryFilter) {
  const { orderCall, order } = useCheckout()
  const { live } = useOpenOrder()
  const filter = { ...(byUserId === null ? {} : { byUserId }), ...(group === null ? {} : { group }) }
  const query = useInfiniteQuery({
    queryKey: ['getOrderEvents', orderCall, filter],
    initialPageParam: undefined,
    queryFn: async ({ pageParam }: { pageParam: number | undefined }) => {
      const result = await call(endpoints.getOrderEvents, { ...orderCall, ...filter, before: pageParam })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
    getNextPageParam: (page) => (page.hasMore ? page.events.at(-1)?.id : undefined),
    // Another filter shows the old rows until its own are there: nothing jumps.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { version } = order
  useEffect(() => refresh(), [version])
  useEffect(() => {
    const stopAsking = askWithoutChannel(live, refresh, REFRESH_MS)
    const stopListening = live.history.on(refresh)
    return () => {
      stopAsking()
      stopListening()
    }
  }, [live])
  return query
}
