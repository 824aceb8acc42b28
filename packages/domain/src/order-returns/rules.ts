/** What may come back of an order, who takes which step of a return, and what is known of all returns together. [issue 18] */
import type { ProductInstance } from '../orders/schema.ts'
import type { OrderReturn, ReceivedItem, ReturnItem } from './schema.ts'

/** A return, as far as its pieces count. */
export type CountedReturn = Pick<OrderReturn, 'id' | 'state' | 'items' | 'received' | 'deletedAt'>
type Line = Pick<ProductInstance, 'id' | 'quantity'>

function addTo(pieces: Map<number, number>, id: number, count: number): void {
  pieces.set(id, (pieces.get(id) ?? 0) + count)
}

function hasArrived({ state }: Pick<CountedReturn, 'state'>): boolean {
  return state === 'received' || state === 'closed'
}

/** Pieces by line that returns have taken: of one whose goods arrived what arrived, of one under way what it names. */
export function takenPieces(returns: readonly CountedReturn[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>()
  for (const one of returns) {
    if (one.deletedAt !== null || one.state === 'declined') continue
    if (hasArrived(one)) for (const item of one.received) addTo(taken, item.productInstanceId, item.received)
    else for (const item of one.items) addTo(taken, item.productInstanceId, item.quantity)
  }
  return taken
}

/** Pieces by line that can still be returned; lines of which nothing can are left out. */
export function returnablePieces(
  lines: readonly Line[],
  returns: readonly CountedReturn[],
): ReadonlyMap<number, number> {
  const taken = takenPieces(returns)
  return new Map(
    lines.flatMap(({ id, quantity }): [number, number][] => {
      const left = quantity - (taken.get(id) ?? 0)
      return left > 0 ? [[id, left]] : []
    }),
  )
}

/** Pieces by line that are back on the shelf. */
export function restockedPieces(returns: readonly CountedReturn[]): ReadonlyMap<number, number> {
  const back = new Map<number, number>()
  for (const one of returns) {
    if (one.deletedAt !== null || !hasArrived(one)) continue
    for (const item of one.received) addTo(back, item.productInstanceId, item.restocked)
  }
  return back
}

export type ReturnItemsFault = 'returnItemUnknown' | 'returnItemTwice' | 'returnTooManyPieces'

/** What speaks against these items: a line that the order has not, one named twice, more pieces than are left. Null: nothing. */
export function returnItemsFault(
  items: readonly ReturnItem[],
  lines: readonly Line[],
  returns: readonly CountedReturn[],
): ReturnItemsFault | null {
  const known = new Set(lines.map(({ id }) => id))
  const left = returnablePieces(lines, returns)
  const named = new Set<number>()
  for (const { productInstanceId: id, quantity } of items) {
    if (!known.has(id)) return 'returnItemUnknown'
    if (named.has(id)) return 'returnItemTwice'
    if (quantity > (left.get(id) ?? 0)) return 'returnTooManyPieces'
    named.add(id)
  }
  return null
}

export type ReceivedFault = 'receivedUnknown' | 'receivedTooMany' | 'restockedTooMany' | 'nothingReceived'

/** What speaks against what is said to have arrived of a return: each of its lines at most once, at most its pieces. */
export function receivedFault(
  received: readonly ReceivedItem[],
  items: readonly ReturnItem[],
): ReceivedFault | null {
  const expected = new Map(items.map(({ productInstanceId, quantity }) => [productInstanceId, quantity]))
  let pieces = 0
  for (const { productInstanceId: id, received: arrived, restocked } of received) {
    const most = expected.get(id)
    if (most === undefined) return 'receivedUnknown'
    expected.delete(id)
    if (arrived > most) return 'receivedTooMany'
    if (restocked > arrived) return 'restockedTooMany'
    pieces += arrived
  }
  return pieces === 0 ? 'nothingReceived' : null
}

export interface ReturnViewer {
  readonly userId: number
  readonly isEmployee: boolean
}
/** What somebody may do with a return now. */
export interface ReturnSteps {
  readonly withdraw: boolean
  /** authorizing it or declining it, and taking that back */
  readonly decide: boolean
  readonly undecide: boolean
  readonly receive: boolean
  readonly unreceive: boolean
  readonly close: boolean
  readonly reopen: boolean
}

/** Whoever asked withdraws it while nothing was said to it, an employee also what they have authorized themselves; the rest is the employees'. */
export function returnSteps(
  { state, requesterId, requesterKind }: Pick<OrderReturn, 'state' | 'requesterId' | 'requesterKind'>,
  { userId, isEmployee }: ReturnViewer,
): ReturnSteps {
  const isOpened = state === 'authorized' && isEmployee && requesterKind === 'employee'
  return {
    withdraw: requesterId === userId && (state === 'requested' || isOpened),
    decide: isEmployee && state === 'requested',
    // What an employee opened was never asked for: it is withdrawn.
    undecide: isEmployee && requesterKind !== 'employee' && (state === 'authorized' || state === 'declined'),
    receive: isEmployee && state === 'authorized',
    unreceive: isEmployee && state === 'received',
    close: isEmployee && state === 'received',
    reopen: isEmployee && state === 'closed',
  }
}
