/** The filters in the address, and what of the list is remembered for this person. [1.4.53] */
import { endpoints } from '@orderwright/contract'
import type { OrdersPageSettings } from '@orderwright/domain/tenancy'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../lib/api/api.ts'
import { useSession, useViewer } from '../../lib/session/session.tsx'
import { settingsChanges } from './settings-changes.ts'
import { filtersOf, type OrdersSearch, settingsOf, withChange } from './search.ts'

/** Several steps of a column's width are kept once. */
const SAVE_MS = 400

/** Keeps settings: here at once, on the server a moment later. */
function useSaveSettings(): (settings: OrdersPageSettings) => void {
  const { org } = useViewer()
  const { session, setSession } = useSession()
  const waiting = useRef<{
    timer: ReturnType<typeof setTimeout>
    save: () => void
    /** what was kept before the first change that waits */
    from: OrdersPageSettings
  }>(undefined)
  // What waits is kept when the list is left.
  useEffect(
    () => () => {
      const last = waiting.current
      if (!last) return
      clearTimeout(last.timer)
      last.save()
    },
    [],
  )
  return useCallback(
    (settings) => {
      if (!session || JSON.stringify(settings) === JSON.stringify(org.settings.ordersPageSettings)) return
      setSession({
        ...session,
        orgs: session.orgs.map((other) =>
          other.id === org.id
            ? { ...other, settings: { ...other.settings, ordersPageSettings: settings } }
            : other,
        ),
      })
      const { timer, from = org.settings.ordersPageSettings } = waiting.current ?? {}
      clearTimeout(timer)
      const save = () => {
        waiting.current = undefined
        const changes = settingsChanges(from, settings)
        void call(endpoints.saveOrdersPageSettings, { orgId: org.id, ordersPageSettings: changes })
      }
      waiting.current = { timer: setTimeout(save, SAVE_MS), save, from }
    },
    [session, setSession, org],
  )
}

/** Writes a change of the filters into the address, and what of it is to be remembered to the server. */
export function useFilterChange(search: OrdersSearch): (change: OrdersSearch) => void {
  const { org } = useViewer()
  const navigate = useNavigate()
  const save = useSaveSettings()
  const saved = org.settings.ordersPageSettings
  return useCallback(
    (change) => {
      const next = withChange(search, change)
      // Typing and paging leave one entry each in the history; a filter does too, so that Back takes it back.
      void navigate({
        to: '/orders',
        search: { ...next },
        replace: 'q' in change,
        resetScroll: 'page' in change,
      })
      const filters = filtersOf(next, saved)
      // "Processing payment" and what waits mean all statuses; the person's own choice stays remembered.
      save(
        settingsOf(
          filters.paying || filters.waiting ? { ...filters, status: saved.statusFilterValue } : filters,
          saved,
        ),
      )
    },
    [search, saved, navigate, save],
  )
}

/** Changes the width of a column, null for its first one. [1.2.46] */
export function useColumnWidths(): readonly [
  Readonly<Record<string, number>>,
  (key: string, width: number | null) => void,
] {
  const { org } = useViewer()
  const save = useSaveSettings()
  const saved = org.settings.ordersPageSettings
  const change = useCallback(
    (key: string, width: number | null) => {
      const { [key]: _, ...others } = saved.columnWidths
      save({ ...saved, columnWidths: width === null ? others : { ...others, [key]: width } })
    },
    [saved, save],
  )
  return [saved.columnWidths, change]
}

/** Chooses the columns of a view; undefined for the usual ones. [issue 18] */
export function useColumnChoice(view: 'basic' | 'advanced') {
  const { org } = useViewer()
  const save = useSaveSettings()
  const saved = org.settings.ordersPageSettings
  return useCallback(
    (keys: readonly string[] | undefined) => {
      const { [view]: _, ...others } = saved.columns
      save({ ...saved, columns: keys === undefined ? others : { ...others, [view]: [...keys] } })
    },
    [saved, save, view],
  )
}

/** Opens a saved view: what the address says then, and nothing of what it said before. [issue 18] */
export function useOpenView(): (search: OrdersSearch) => void {
  const navigate = useNavigate()
  return useCallback((search) => void navigate({ to: '/orders', search: { ...search } }), [navigate])
}
