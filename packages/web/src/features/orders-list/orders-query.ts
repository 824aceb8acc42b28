/** The page of the list that the filters ask for. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../lib/api.ts'
import { useViewer } from '../../lib/session.tsx'
import { type OrdersFilters, pageRange } from './search.ts'

export type OrdersPage = ResponseOf<typeof endpoints.getOrdersData>['data']

/** While another page loads the old rows stay, faded. */
export function useOrdersQuery(filters: OrdersFilters) {
  const { org, caller, isEmployee } = useViewer()
  return useQuery({
    ...callQuery(endpoints.getOrdersData, {
      orgId: org.id,
      ...caller,
      resultConstraints: pageRange(filters.page, filters.rows),
      searchTerm: filters.q,
      filters: {
        orderOwner: isEmployee ? filters.owner : 'own',
        archived: filters.type,
        productCategoryId: filters.category,
        statusKey: filters.status,
      },
    }),
    placeholderData: keepPreviousData,
  })
}
