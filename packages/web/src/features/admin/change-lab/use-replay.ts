/** Trying a draft on orders: some at a time, so that the page shows how far it is and can stop. */
import { type CatalogDraft, endpoints, type ReplayedOrder } from '@orderwright/contract'
import { trust } from '@orderwright/domain'
import { noTotals, type OrderReplay, type ReplayTotals, withOrder } from '@orderwright/domain/change-lab'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'

/** How many of the last submitted orders are tried where somebody wishes it. */
const LAST_SUBMITTED = 100

export interface ReplayState {
  readonly status: 'idle' | 'working' | 'stopped' | 'done' | 'failed'
  readonly orders: readonly ReplayedOrder[]
  readonly totals: ReplayTotals
  readonly checked: number
  readonly total: number
  /** the version of the draft that was tried */
  readonly version: number
}

const nothing: ReplayState = {
  status: 'idle',
  orders: [],
  totals: noTotals,
  checked: 0,
  total: 0,
  version: 0,
}

export function useReplay({ id: draftId, version }: CatalogDraft) {
  const { org, caller } = useViewer()
  const [state, setState] = useState<ReplayState>(nothing)
  /** the run that is wanted; an answer to another one is nobody's */
  const wanted = useRef(0)
  useEffect(
    () => () => {
      wanted.current += 1
    },
    [],
  )

  async function run(withSubmitted: boolean) {
    wanted.current += 1
    const own = wanted.current
    let known: ReplayState = { ...nothing, status: 'working', version }
    let afterId: number | undefined
    setState(known)
    do {
      const result = await call(endpoints.replayCatalogDraft, {
        orgId: org.id,
        ...caller,
        draftId,
        lastSubmitted: withSubmitted ? LAST_SUBMITTED : 0,
        ...(afterId === undefined ? {} : { afterId }),
      })
      if (wanted.current !== own) return
      if (!result.ok) return setState({ ...known, status: 'failed' })
      const { orders, checked, total, nextAfterId } = result.data
      let { totals } = known
      for (const order of orders) totals = withOrder(totals, trust<OrderReplay>(order), order.ownerId)
      afterId = nextAfterId ?? undefined
      known = {
        ...known,
        status: afterId === undefined ? 'done' : 'working',
        orders: [...known.orders, ...orders],
        totals,
        checked: known.checked + checked,
        total,
      }
      setState(known)
    } while (afterId !== undefined)
  }

  function stop() {
    wanted.current += 1
    setState((known) => ({ ...known, status: 'stopped' }))
  }
  return { state, run, stop }
}
