/** The live channel of the page that is shown, from the moment it stands still until another is asked for. */
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { openWhenIdle } from '../../../lib/browser/when-idle.ts'
import { listBody, ordersQuery } from '../orders-query.ts'
import type { OrdersFilters } from '../search.ts'

export interface LiveList {
  /** orders that changed under the reader's eyes */
  readonly toldIds: ReadonlySet<number>
  /** how many others have changed that fit this page */
  readonly others: number
}

const nothing = { told: new Set<number>(), others: new Set<number>() }

/** `loadedAt`: when the page came from the server; 0 while it has not. */
export function useLiveList(filters: OrdersFilters, loadedAt: number, onChange: () => void): LiveList {
  const viewer = useViewer()
  const body = listBody(viewer, filters)
  const { queryKey } = ordersQuery(viewer, filters)
  const key = JSON.stringify(queryKey)
  const asked = useRef({ body, queryKey })
  useEffect(() => {
    asked.current = { body, queryKey }
  })
  const hasPage = loadedAt > 0
  const page = `${key} ${loadedAt}`
  const [news, setNews] = useState({ page, ...nothing })
  const current = news.page === page ? news : { page, ...nothing }

  useEffect(() => {
    if (!hasPage) return undefined
    return openWhenIdle(
      () => import('./live-list.ts'),
      ({ connectList }) =>
        connectList({
          ...asked.current,
          onRows: (ids) => {
            setNews((old) => ({ ...(old.page === page ? old : { page, ...nothing }), told: new Set(ids) }))
            onChange()
          },
          onOthers: (ids) => {
            setNews((old) => {
              const before = old.page === page ? old : { page, ...nothing }
              return { ...before, others: new Set([...before.others, ...ids]) }
            })
            onChange()
          },
          onMissed: () => {
            void queryClient.invalidateQueries({ queryKey: asked.current.queryKey })
            onChange()
          },
        }),
    )
    // The page stands for the query's key and its body.
  }, [hasPage, page, onChange])

  return { toldIds: current.told, others: current.others.size }
}
