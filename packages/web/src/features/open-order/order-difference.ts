/** What lies between two revisions of the open order, or between one and the order as it is now. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, CallFailure } from '../../lib/api/api.ts'
import { useOpenOrder } from './editor-context.tsx'

export type Difference = ResponseOf<typeof endpoints.compareRevisions>['difference']

/** Two revisions; `to` null: the order as it is now. */
export interface Pair {
  readonly from: number
  readonly to: number | null
}

/** What names the order in a call. */
export function useOrderCall() {
  const { org, viewer, editor } = useOpenOrder()
  const { id } = editor.getState().document.order
  return useMemo(() => ({ orgId: org.id, ...viewer.caller, productOrderId: id }), [org.id, viewer.caller, id])
}

/** `present` names the order as it is now: with another one it is asked for again. */
export function useDifference(pair: Pair | null, present: string) {
  const body = useOrderCall()
  return useQuery({
    queryKey: [endpoints.compareRevisions.name, body, pair, pair?.to === null ? present : ''],
    enabled: pair !== null,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const result = await call(endpoints.compareRevisions, {
        ...body,
        from: pair?.from ?? 0,
        to: pair?.to ?? null,
      })
      if (!result.ok) throw new CallFailure(result.error)
      return result.data.difference
    },
  })
}
