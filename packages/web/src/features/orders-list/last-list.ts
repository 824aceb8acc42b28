/** The list as the person left it: search, filters, sort and page, so that the way back from an order leads there. */
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/stored-state.ts'
import { type OrdersSearch, parseOrdersSearch } from './search.ts'

const keptSchema = z.record(z.string(), z.unknown())

const keyOf = (orgId: number) => `last-list:${orgId}`

/** Remembers it for this tab. */
export function rememberList(orgId: number, search: OrdersSearch): void {
  writeStored(sessionStorage, keyOf(orgId), search)
}

/** Where "Back to Orders" leads; the bare list where none was open here before. */
export function lastList(orgId: number): OrdersSearch {
  return parseOrdersSearch(readStored(sessionStorage, keyOf(orgId), keptSchema, {}))
}
