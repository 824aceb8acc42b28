/** By what the orders list can be sorted. The default is the last change, newest first. [1.4.52] */
export const listSortKeys = [
  'number',
  'title',
  'company',
  'created',
  'updated',
  'total',
  'status',
  'owner',
  'category',
] as const
export type ListSortKey = (typeof listSortKeys)[number]

export const sortDirections = ['asc', 'desc'] as const
export interface ListSort {
  readonly by: ListSortKey
  readonly direction: (typeof sortDirections)[number]
}

export const newestFirst: ListSort = { by: 'updated', direction: 'desc' }

/** The direction that people want first: the newest, the most expensive, but names from A. */
export function firstDirection(by: ListSortKey): ListSort['direction'] {
  return by === 'created' || by === 'updated' || by === 'total' || by === 'number' ? 'desc' : 'asc'
}

/** Sorts that put orders into groups which have an order of their own: of the statuses, or of names. */
export const groupedSortKeys = ['status', 'owner', 'category'] as const satisfies readonly ListSortKey[]
export type GroupedSortKey = (typeof groupedSortKeys)[number]

export function isGroupedSort(by: ListSortKey): by is GroupedSortKey {
  return groupedSortKeys.some((key) => key === by)
}
