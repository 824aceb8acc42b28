/** The page of the list that the filters ask for, and what else the list asks the server. */
import { type BodyOf, endpoints, type ResponseOf } from '@orderwright/contract'
import { hasAdvancedView } from '@orderwright/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../lib/api/api.ts'
import { useViewer, type Viewer } from '../../lib/session/session.tsx'
import { type OrdersFilters, pageRange } from './search.ts'

export type OrdersAnswer = ResponseOf<typeof endpoints.getOrdersData>
export type OrdersPage = OrdersAnswer['data']
export type ListBody = BodyOf<typeof endpoints.getOrdersData>

/** Which orders the filters mean, without a page: what the export and the live channel ask for too. */
export function listBody({ org, caller, isEmployee, profile, role }: Viewer, filters: OrdersFilters) {
  return {
    orgId: org.id,
    ...caller,
    includeAdvancedOrderData: filters.view === 'advanced' && hasAdvancedView({ profile, role }),
    searchTerm: filters.q,
    filters: {
      orderOwner: isEmployee ? filters.owner : ('own' as const),
      archived: filters.type,
      productCategoryId: filters.category,
      statusKey: filters.status,
      ...(filters.paying ? { isProcessingPayment: 1 as const } : {}),
      ...(filters.waiting ? { waitingFor: filters.waiting } : {}),
    },
  } satisfies ListBody
}

/** The query of a page; its key is where live changes are written. */
export function ordersQuery(viewer: Viewer, filters: OrdersFilters) {
  return callQuery(endpoints.getOrdersData, {
    ...listBody(viewer, filters),
    sort: filters.sort,
    resultConstraints: pageRange(filters.page, filters.rows),
  })
}

/** While another page loads the old rows stay, faded. */
export function useOrdersQuery(filters: OrdersFilters) {
  return useQuery({ ...ordersQuery(useViewer(), filters), placeholderData: keepPreviousData })
}

/** The counts of the shortcuts: asked for once, on load, and only where there are shortcuts to count. [1.7.09] */
export function useShortcutCounts() {
  const { org, caller, profile, isEmployee } = useViewer()
  const statusKeys = profile.ordersPage.shortcuts.flatMap(({ statusKey }) => statusKey ?? [])
  return useQuery({
    ...callQuery(endpoints.getOrdersCount, { orgId: org.id, ...caller, statusKeys }),
    enabled: isEmployee && profile.ordersPage.shortcuts.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
