/**
 * What an order has to have in the stock ledger, from its state alone, and the entries that are missing. Whatever becomes of
 * an order, its lines or its status, booking the difference sets the ledger right.
 */
import type { OrderDocument } from '../orders/document.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { availableChange } from './levels.ts'
import type { StockChange, StockMovement, StockMovementKind } from './schema.ts'
import { type StockStage, stockStage } from './stock-stage.ts'

/** product id → what the order's entries add up to: pieces on the shelf (those that left are below 0), and promised ones */
export type OrderStock = ReadonlyMap<number, StockChange>

/** An entry to be written for an order. */
export type OrderMovement = Pick<StockMovement, 'productId' | 'kind' | 'onHand' | 'allocated'>

/** product id → pieces, of the products whose stock is kept */
export function orderedPieces(
  { items }: Pick<OrderDocument, 'items'>,
  isKept: (productId: number) => boolean,
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of items) {
    if (isKept(productId)) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}

/** What the order's entries have to add up to. `back`: line id → pieces that left and are on the shelf again. */
export function wantedStock(
  document: OrderDocument,
  profile: OrgProfile,
  isKept: (productId: number) => boolean,
  back: ReadonlyMap<number, number> = new Map(),
): OrderStock {
  const stage = stockStage(document.order, profile)
  const items =
    stage === 'shipped'
      ? document.items.map((item) => ({
          ...item,
          quantity: Math.max(0, item.quantity - (back.get(item.id) ?? 0)),
        }))
      : document.items
  const pieces = [...orderedPieces({ items }, isKept)]
  return new Map(pieces.map(([productId, quantity]) => [productId, changeAt(stage, quantity)]))
}

function changeAt(stage: StockStage, quantity: number): StockChange {
  switch (stage) {
    case 'open':
      return none
    case 'reserved':
      return { onHand: 0, allocated: quantity }
    case 'shipped':
      return { onHand: 0 - quantity, allocated: 0 }
  }
}

const none: StockChange = { onHand: 0, allocated: 0 }

/**
 * The entries that bring an order from what is booked to what is wanted, one for each product, by product id. A product whose
 * stock is not kept any more is promised no more; what has left of it stays away.
 */
export function missingMovements(
  wanted: OrderStock,
  booked: OrderStock,
  isKept: (productId: number) => boolean,
): OrderMovement[] {
  const productIds = [...new Set([...wanted.keys(), ...booked.keys()])].toSorted((a, b) => a - b)
  return productIds.flatMap((productId) => {
    const before = booked.get(productId) ?? none
    const after = isKept(productId)
      ? (wanted.get(productId) ?? none)
      : { onHand: before.onHand, allocated: 0 }
    const change = { onHand: after.onHand - before.onHand, allocated: after.allocated - before.allocated }
    return change.onHand === 0 && change.allocated === 0
      ? []
      : [{ productId, kind: kindOf(change), ...change }]
  })
}

function kindOf({ onHand, allocated }: StockChange): StockMovementKind {
  if (onHand !== 0) return onHand < 0 ? 'shipment' : 'return'
  return allocated > 0 ? 'reservation' : 'release'
}

/** Of these entries, those that promise or take more than can be promised. `available` is as it is before them. */
export function overdrawn(
  movements: readonly OrderMovement[],
  available: ReadonlyMap<number, number>,
): OrderMovement[] {
  return movements.filter((movement) => {
    const change = availableChange(movement)
    return change < 0 && (available.get(movement.productId) ?? 0) + change < 0
  })
}
