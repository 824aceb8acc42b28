/** The page of the list that the filters ask for, and what else the list asks the server. */
import { type BodyOf, endpoints, type ResponseOf } from '@orderwright/contract'
import { hasAdvancedView, listColumns, type ListViewing, needsAdvanced } from '@orderwright/domain/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, CallFailure, callQuery } from '../../lib/api/api.ts'
import { useViewer, type Viewer } from '../../lib/session/session.tsx'
import { type OrdersFilters, pageRange } from './search.ts'

export type OrdersAnswer = ResponseOf<typeof endpoints.getOrdersData>
export type OrdersPage = OrdersAnswer['data']
export type ListBody = BodyOf<typeof endpoints.getOrdersData>

/** Who looks at the list, and which columns that person has chosen. */
export function listViewing(
  { org, profile, role, isEmployee }: Viewer,
  { view }: OrdersFilters,
): ListViewing {
  return {
    profile,
    role,
    seesPrices: isEmployee || org.pricingIsHidden === 0,
    isAdvanced: view === 'advanced',
    chosen: org.settings.ordersPageSettings.columns[view],
  }
}

/** Which orders the filters mean, without a page: what the export and the live channel ask for too. */
export function listBody(viewer: Viewer, filters: OrdersFilters) {
  const { org, caller, isEmployee } = viewer
  const viewing = listViewing(viewer, filters)
  return {
    orgId: org.id,
    ...caller,
    includeAdvancedOrderData:
      (viewing.isAdvanced && hasAdvancedView(viewing)) || (isEmployee && needsAdvanced(viewing)),
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

/** What an export asks for: the columns that are shown, of the orders that fit, or of those named, whether they still fit or not. */
export function exportBody(viewer: Viewer, filters: OrdersFilters, orderIds?: readonly number[]) {
  const body = listBody(viewer, filters)
  const named = orderIds && {
    searchTerm: '',
    filters: {
      orderOwner: viewer.isEmployee ? ('all' as const) : ('own' as const),
      archived: 'all' as const,
      orderIds: [...orderIds],
    },
  }
  return {
    ...body,
    ...named,
    sort: filters.sort,
    formatForCsvExport: true,
    columns: listColumns(listViewing(viewer, filters)).map(({ key }) => key),
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

/**
 * How many orders fit the filters. Asked for where the page does not say it itself, when its rows are there. While the same orders are
 * counted again their old figure stays; that of other filters does not.
 */
export function useOrdersTotal(
  filters: OrdersFilters,
  { count, loadedAt }: { readonly count: number | undefined; readonly loadedAt: number },
) {
  const { orgId, filters: wanted, searchTerm, ...caller } = listBody(useViewer(), filters)
  const { includeAdvancedOrderData: _, ...by } = caller
  const isLast = count !== undefined && count < filters.rows && (count > 0 || filters.page === 1)
  const body = { orgId, ...by, searchTerm, filters: wanted }
  const { data } = useQuery({
    queryKey: [endpoints.getOrdersTotal.name, body, loadedAt],
    queryFn: async () => {
      const result = await call(endpoints.getOrdersTotal, body)
      if (!result.ok) throw new CallFailure(result.error)
      return result.data
    },
    enabled: loadedAt > 0 && !isLast,
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(body) ? previous : undefined,
    gcTime: 60_000,
  })
  if (isLast) return { total: (filters.page - 1) * filters.rows + count, hasMore: false }
  return data
}
