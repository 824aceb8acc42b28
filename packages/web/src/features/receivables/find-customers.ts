/** Which customers a search finds, and how they are sorted. */
import type { CustomerReceivables, Receivables } from '@orderwright/domain/receivables'
import { searchFor } from '../../lib/format/search-text.ts'

export const sortKeys = ['name', 'total', 'oldest'] as const
export type SortKey = (typeof sortKeys)[number]
export interface Sort {
  readonly by: SortKey
  readonly isDescending: boolean
}

/** The most and the oldest are wanted first. */
export function firstSort(by: SortKey): Sort {
  return { by, isDescending: by === 'total' }
}

function textOf({ name, items, notInvoiced }: CustomerReceivables): string {
  const numbers = [
    ...items.flatMap((item) => [item.number, `#${item.orderNumber}`, item.orderTitle]),
    ...notInvoiced.flatMap((one) => [`#${one.orderNumber}`, one.orderTitle]),
  ]
  return [name, ...numbers].join('\n')
}

/** Every word has to stand in the name, in the number of an invoice, or in the number or title of what it bills. */
export function findCustomers(customers: Receivables['customers'], search: string): CustomerReceivables[] {
  const isFound = searchFor(search)
  return customers.filter((customer) => isFound(textOf(customer)))
}

/** Nothing open has no age: it comes last. */
const NEVER = '9999-12-31'

function compare(one: CustomerReceivables, other: CustomerReceivables, by: SortKey): number {
  if (by === 'total') return one.totalInCents - other.totalInCents
  if (by === 'oldest') return (one.oldestDueDay ?? NEVER).localeCompare(other.oldestDueDay ?? NEVER)
  return one.name.localeCompare(other.name, 'en')
}

/** Equal ones stay in the order of their names. */
export function sortCustomers(
  customers: readonly CustomerReceivables[],
  { by, isDescending }: Sort,
): CustomerReceivables[] {
  return customers.toSorted((one, other) => compare(one, other, by) * (isDescending ? -1 : 1))
}
