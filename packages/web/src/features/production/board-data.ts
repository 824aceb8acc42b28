/** The cards of the board: what is asked for, and the answer with some of its cards read again. */
import { type BodyOf, endpoints, type ProductionBoard } from '@orderwright/contract'
import { byDueDay } from '@orderwright/domain/production'
import { callQuery } from '../../lib/api/api.ts'
import type { Viewer } from '../../lib/session/session.tsx'
import type { BoardSearch } from './search.ts'

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

/** A server on which the day has not ended yet, as clocks differ, is not asked all the time. */
const NEXT_TRY_MS = 60_000

/** How long to wait for the end of a day; `isAsked`: that end was asked about before, and the answer was of the same day. */
export function msToTurn(endsAt: number, now: number, isAsked: boolean): number {
  return Math.max(isAsked ? NEXT_TRY_MS : 0, endsAt - now)
}

/** The answer with some of its cards read again on the same day: they take their places, and those that no longer fit are gone. */
export function withRead(
  board: ProductionBoard,
  changedIds: ReadonlySet<number>,
  read: Pick<ProductionBoard, 'orders' | 'customers'>,
): ProductionBoard {
  const known = new Map([...board.customers, ...read.customers].map((customer) => [customer.id, customer]))
  return {
    ...board,
    orders: [...board.orders.filter(({ id }) => !changedIds.has(id)), ...read.orders].toSorted(byDueDay),
    customers: [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
