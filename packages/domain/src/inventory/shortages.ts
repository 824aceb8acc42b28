/** What an order wants more of than there is: said before it is submitted, and as long as it waits for its goods. */
import type { StockStage } from './stock-stage.ts'

/** A product that an order is short of, in pieces. */
export type Shortage = {
  readonly productId: number
  readonly wanted: number
  /** at most what is wanted: what is missing of it */
  readonly missing: number
  /** nothing of it can be promised at all */
  readonly isOut: boolean
}

/**
 * The shortages of an order at this stage. Its own promise is part of what is available of a product: an order that has
 * promised is short of what was promised beyond the shelf, one that has not of what cannot be promised any more.
 */
export function shortagesOf(
  stage: StockStage,
  pieces: ReadonlyMap<number, number>,
  available: ReadonlyMap<number, number>,
): Shortage[] {
  if (stage === 'shipped') return []
  return [...pieces].flatMap(([productId, wanted]) => {
    const left = available.get(productId) ?? 0
    const free = stage === 'reserved' ? wanted + left : left
    const missing = Math.min(wanted, wanted - free)
    return missing > 0 ? [{ productId, wanted, missing, isOut: free <= 0 }] : []
  })
}
