/** Trying a draft on orders: some at a time, so that the page shows how far it is and can stop. */
import { type CatalogDraft, type DraftChange, endpoints, type ReplayedOrder } from '@orderwright/contract'
import { type Timestamp, trust } from '@orderwright/domain/units'
import { noTotals, type OrderReplay, type ReplayTotals, withOrder } from '@orderwright/domain/change-lab'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'

/** What is tried. */
export interface ReplayWish {
  /** how many of the last submitted orders are tried besides the open ones */
  readonly lastSubmitted: number
  /** the time whose prices count; undefined: now */
  readonly at: Timestamp | undefined
}

export interface ReplayState {
  readonly status: 'idle' | 'working' | 'stopped' | 'done' | 'failed'
  readonly orders: readonly ReplayedOrder[]
  readonly totals: ReplayTotals
  readonly checked: number
  readonly total: number
  /** what was in the draft that was tried (`contentOf`) */
  readonly content: string
  /** the time whose prices were taken; undefined: then */
  readonly at: Timestamp | undefined
}

const nothing: ReplayState = {
  status: 'idle',
  orders: [],
  totals: noTotals,
  checked: 0,
  total: 0,
  content: '',
  at: undefined,
}

/** Tells whether the changes of a draft are still the same; that it was scheduled or renamed is no other content. */
export function contentOf(changes: readonly DraftChange[]): string {
  return JSON.stringify(
    changes.map(({ kind, resource, resourceId, values }) => [kind, resource, resourceId, values]),
  )
}

export function useReplay({ id: draftId }: CatalogDraft, content: string) {
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

  async function run({ lastSubmitted, at }: ReplayWish) {
    wanted.current += 1
    const own = wanted.current
    let known: ReplayState = { ...nothing, status: 'working', content, at }
    let afterId: number | undefined
    setState(known)
    do {
      const result = await call(endpoints.replayCatalogDraft, {
        orgId: org.id,
        ...caller,
        draftId,
        lastSubmitted,
        ...(at === undefined ? {} : { at }),
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
