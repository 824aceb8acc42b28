/** By what the orders list can be sorted. The default is the last change, newest first. [1.4.52] */
export const listSortKeys = ['number', 'title', 'company', 'created', 'updated', 'total'] as const
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
