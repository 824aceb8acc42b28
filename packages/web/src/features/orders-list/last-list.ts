/** The list as the person left it: search, filters, sort and page, so that the way back from an order leads there. */
import { z } from 'zod'
import type { RawSearch } from '../../lib/router/search-text.ts'
import { readStored, writeStored } from '../../lib/storage/stored-state.ts'
import type { OrdersSearch } from './search.ts'

const lastListsSchema = z.record(z.string(), z.unknown())

const keyOf = (orgId: number) => `last-list:${orgId}`

/** Remembers it for this tab. */
export function rememberList(orgId: number, search: OrdersSearch): void {
  writeStored(sessionStorage, keyOf(orgId), search)
}

/** The query that "Back to Orders" leads to; none where no list was open here before. The list itself reads it. */
export function lastList(orgId: number): RawSearch {
  return readStored(sessionStorage, keyOf(orgId), lastListsSchema, {})
}
