/**
 * The filters of the list as they stand in the address. What the address leaves open comes from the person's saved
 * settings [1.4.46, 1.4.53].
 */
import {
  firstDirection,
  type ListSort,
  listSortKeys,
  newestFirst,
  type OrdersPageSettings,
  ordersPageSettingsSchema,
} from '@orderwright/domain'
import { z } from 'zod'

export const pageSizes = [50, 100, 150, 200, 250] as const

const settings = ordersPageSettingsSchema.shape

const searchSchema = z.object({
  q: z.string().trim().max(200).optional().catch(undefined),
  owner: z.enum(['all', 'own']).optional().catch(undefined),
  type: settings.archivedFilterValue.unwrap().optional().catch(undefined),
  category: z
    .union([z.literal('all'), z.coerce.number().int().positive()])
    .optional()
    .catch(undefined),
  status: z.string().min(1).max(60).optional().catch(undefined),
  /** only orders that process a payment [1.4.46] */
  paying: z.literal(1).optional().catch(undefined),
  view: settings.detailLevelFilterValue.unwrap().optional().catch(undefined),
  /** 'title', or '-title' for the other way round */
  sort: z.string().max(20).optional().catch(undefined),
  rows: settings.pageRowsFilterValue.unwrap().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
})
export type OrdersSearch = z.infer<typeof searchSchema>

/** Reads the query of /orders; what is not understood counts as absent. */
export function parseOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const parsed = searchSchema.parse(search)
  if (!parsed.q) delete parsed.q
  return parsed
}

/** The filters in effect. */
export interface OrdersFilters {
  readonly q: string
  readonly owner: 'all' | 'own'
  readonly type: OrdersPageSettings['archivedFilterValue']
  readonly category: OrdersPageSettings['productCategoryFilterValue']
  readonly status: string
  readonly paying: boolean
  readonly view: OrdersPageSettings['detailLevelFilterValue']
  readonly sort: ListSort
  readonly rows: OrdersPageSettings['pageRowsFilterValue']
  readonly page: number
}

/** Address over saved settings over defaults. */
export function filtersOf(search: OrdersSearch, saved: OrdersPageSettings): OrdersFilters {
  return {
    q: search.q ?? '',
    owner: search.owner ?? (saved.orderOwnerFilterValue === 'own' ? 'own' : 'all'),
    type: search.type ?? saved.archivedFilterValue,
    category: search.category ?? saved.productCategoryFilterValue,
    // An address that names the payments means all of them.
    status: search.status ?? (search.paying ? 'All' : saved.statusFilterValue),
    paying: search.paying === 1,
    view: search.view ?? saved.detailLevelFilterValue,
    sort: sortOf(search.sort),
    rows: search.rows ?? saved.pageRowsFilterValue,
    page: search.page ?? 1,
  }
}

/** What each filter is when it is off. [1.3.33] */
export const noFilters = { owner: 'all', type: 'active', category: 'all', status: 'All' } as const
export type FilterName = keyof typeof noFilters | 'paying'

/** The filters that leave something out, wherever they come from: chosen now, remembered, or named by a link. */
export function filtersOn(filters: OrdersFilters): FilterName[] {
  const names = ['owner', 'type', 'category', 'status'] as const
  const on: FilterName[] = names.filter((name) => filters[name] !== noFilters[name])
  return filters.paying ? [...on, 'paying'] : on
}

/** What the address says of the sort; the last change first when it says nothing that is understood [1.4.52]. */
function sortOf(text: string | undefined): ListSort {
  const by = listSortKeys.find((key) => key === text?.replace(/^-/, ''))
  if (by === undefined) return newestFirst
  return { by, direction: text?.startsWith('-') ? 'desc' : 'asc' }
}

/** The sort as the address has it; nothing for the usual one. */
export function sortText({ by, direction }: ListSort): string | undefined {
  if (by === newestFirst.by && direction === newestFirst.direction) return undefined
  return direction === 'desc' ? `-${by}` : by
}

/** The sort after a press on a column's title: the way that people want first, then the other. */
export function nextSort(sort: ListSort, by: ListSort['by']): ListSort {
  if (sort.by !== by) return { by, direction: firstDirection(by) }
  return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' }
}

/** The address after a change of filters: back to page 1, unless only the page changes [1.4.48, 1.4.49]. */
export function withChange(search: OrdersSearch, change: OrdersSearch): OrdersSearch {
  const next: OrdersSearch = { ...search, page: undefined, ...change }
  if (next.page === 1) next.page = undefined
  if (!next.q) next.q = undefined
  return next
}

/** What is saved of the filters for the next visit; the search term and the page are not [1.4.53]. */
export function settingsOf(filters: OrdersFilters, saved: OrdersPageSettings): OrdersPageSettings {
  return {
    ...saved,
    orderOwnerFilterValue: filters.owner,
    archivedFilterValue: filters.type,
    productCategoryFilterValue: filters.category,
    statusFilterValue: filters.status,
    detailLevelFilterValue: filters.view,
    pageRowsFilterValue: filters.rows,
  }
}

/** The rows of a page, from inclusive, to exclusive [1.9.02]. */
export function pageRange(page: number, rows: number): { from: number; to: number } {
  return { from: (page - 1) * rows, to: page * rows }
}
