/**
 * The filters of the list as they stand in the address. What the address leaves open comes from the person's saved
 * settings [1.4.46, 1.4.53].
 */
import { type DeskReason, deskReasons } from '@orderwright/domain/desk'
import { firstDirection, type ListSort, listSortKeys, newestFirst } from '@orderwright/domain/orders'
import type { OrdersPageSettings } from '@orderwright/domain/tenancy'
import { readChoice, readCount, readText } from '../../lib/format/read-values.ts'
import { readSearch, searchText } from '../../lib/router/search-text.ts'
import { readSort, sortText as sortAsText } from '../../lib/router/sort-text.ts'

export const pageSizes = [50, 100, 150, 200, 250] as const

const owners = ['all', 'own'] as const
const types = ['active', 'archived', 'all'] as const satisfies OrdersPageSettings['archivedFilterValue'][]
const views = ['basic', 'advanced'] as const satisfies OrdersPageSettings['detailLevelFilterValue'][]

/** What the address of the list may say. */
export interface OrdersSearch {
  q?: string | undefined
  owner?: (typeof owners)[number] | undefined
  type?: (typeof types)[number] | undefined
  category?: 'all' | number | undefined
  status?: string | undefined
  /** only orders that process a payment [1.4.46] */
  paying?: 1 | undefined
  /** only orders that wait for this person, for a reason of the desk */
  waiting?: DeskReason | undefined
  view?: (typeof views)[number] | undefined
  /** 'title', or '-title' for the other way round */
  sort?: string | undefined
  rows?: (typeof pageSizes)[number] | undefined
  page?: number | undefined
}

/** Reads the query of /orders; what is not understood counts as absent. */
export function parseOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const read: OrdersSearch = {
    q: readText(search['q'], 200),
    owner: readChoice(owners, search['owner']),
    type: readChoice(types, search['type']),
    category: search['category'] === 'all' ? 'all' : readCount(search['category']),
    status: readText(search['status'], 60),
    paying: search['paying'] === 1 ? 1 : undefined,
    waiting: readChoice(deskReasons, search['waiting']),
    view: readChoice(views, search['view']),
    sort: readText(search['sort'], 20),
    rows: readChoice(pageSizes, search['rows']),
    page: readCount(search['page'], 100_000),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** The filters in effect. */
export interface OrdersFilters {
  readonly q: string
  readonly owner: 'all' | 'own'
  readonly type: OrdersPageSettings['archivedFilterValue']
  readonly category: OrdersPageSettings['productCategoryFilterValue']
  readonly status: string
  readonly paying: boolean
  readonly waiting: DeskReason | null
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
    // An address that names the payments, or what waits, means all of them.
    status: search.status ?? (search.paying || search.waiting ? 'All' : saved.statusFilterValue),
    paying: search.paying === 1,
    waiting: search.waiting ?? null,
    view: search.view ?? saved.detailLevelFilterValue,
    sort: sortOf(search.sort),
    rows: search.rows ?? saved.pageRowsFilterValue,
    page: search.page ?? 1,
  }
}

/** What each filter is when it is off. [1.3.33] */
export const noFilters = { owner: 'all', type: 'active', category: 'all', status: 'All' } as const
export type FilterName = keyof typeof noFilters | 'paying' | 'waiting'

/** The filters that leave something out, wherever they come from: chosen now, remembered, or named by a link. */
export function filtersOn(filters: OrdersFilters): FilterName[] {
  const names = ['owner', 'type', 'category', 'status'] as const
  const on: FilterName[] = names.filter((name) => filters[name] !== noFilters[name])
  if (filters.paying) on.push('paying')
  if (filters.waiting) on.push('waiting')
  return on
}

/** What the address says of the sort; the last change first when it says nothing that is understood [1.4.52]. */
function sortOf(text: string | undefined): ListSort {
  const read = readSort(text, listSortKeys)
  return read ? { by: read.by, direction: read.isDescending ? 'desc' : 'asc' } : newestFirst
}

/** The sort as the address has it; nothing for the usual one. */
export function sortText({ by, direction }: ListSort): string | undefined {
  if (by === newestFirst.by && direction === newestFirst.direction) return undefined
  return sortAsText({ by, isDescending: direction === 'desc' })
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

/** What a saved view keeps: the query of an address that leaves nothing open but the page. [issue 18] */
export function viewOf(filters: OrdersFilters): string {
  const { q, owner, type, category, status, paying, waiting, view, sort, rows } = filters
  const search: OrdersSearch = {
    q: q === '' ? undefined : q,
    owner,
    type,
    category,
    status,
    paying: paying ? 1 : undefined,
    waiting: waiting ?? undefined,
    view,
    sort: sortText(sort),
    rows,
  }
  return searchText({ ...search }).slice(1)
}

/** What the address of a saved view says. */
export function readView(text: string): OrdersSearch {
  return parseOrdersSearch(readSearch(text))
}
