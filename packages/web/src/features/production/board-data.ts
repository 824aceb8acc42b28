/** The cards of the board: asked for once, and card by card again when orders change. */
import { type BodyOf, endpoints, type ProductionBoard } from '@orderwright/contract'
import { byDueDay } from '@orderwright/domain/production'
import { call, callQuery, queryClient } from '../../lib/api/api.ts'
import type { Viewer } from '../../lib/session/session.tsx'
import type { BoardSearch } from './search.ts'

/** More changed orders than this are read with all others. */
const MAX_AT_ONCE = 500

export type BoardBody = BodyOf<typeof endpoints.getProductionBoard>

export function boardBody({ org, caller }: Viewer, { q, customer, late }: BoardSearch): BoardBody {
  return {
    orgId: org.id,
    ...caller,
    searchTerm: q ?? '',
    ...(customer === undefined ? {} : { customerId: customer }),
    isLate: late === 1,
  }
}

export function boardQuery(body: BoardBody) {
  return callQuery(endpoints.getProductionBoard, body)
}

/** The answer with some of its cards read again: they take their places, and those that no longer fit are gone. */
export function withRead(
  board: ProductionBoard,
  changedIds: ReadonlySet<number>,
  read: Pick<ProductionBoard, 'orders' | 'customers' | 'today'>,
): ProductionBoard {
  const known = new Map([...board.customers, ...read.customers].map((customer) => [customer.id, customer]))
  return {
    ...board,
    today: read.today,
    orders: [...board.orders.filter(({ id }) => !changedIds.has(id)), ...read.orders].toSorted(byDueDay),
    customers: [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

/** Reads these orders again, wherever the board shows them. */
export async function readAgain(body: BoardBody, orderIds: readonly number[]): Promise<void> {
  const { queryKey } = boardQuery(body)
  if (orderIds.length > MAX_AT_ONCE) return queryClient.invalidateQueries({ queryKey })
  const result = await call(endpoints.getProductionBoard, { ...body, orderIds: [...orderIds] })
  if (!result.ok) return queryClient.invalidateQueries({ queryKey })
  const changed = new Set(orderIds)
  queryClient.setQueryData(queryKey, (board) => board && withRead(board, changed, result.data))
}
