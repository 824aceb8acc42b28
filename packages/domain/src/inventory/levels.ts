/** How much there is of a product, and when that is little. */
import type { StockChange, StockLevel } from './schema.ts'

/** The level that entries add up to. */
export function levelOf(movements: readonly StockChange[]): StockLevel {
  let onHand = 0
  let allocated = 0
  for (const movement of movements) {
    onHand += movement.onHand
    allocated += movement.allocated
  }
  return { onHand, allocated, available: onHand - allocated }
}

/** What a change adds to the available pieces. */
export function availableChange({ onHand, allocated }: StockChange): number {
  return onHand - allocated
}

/** What can still be promised of a product, and at how much it is to be ordered again. */
export type ReorderState = {
  readonly available: number
  /** null: nobody wants to be told */
  readonly reorderLevel: number | null
}

function isLow({ available, reorderLevel }: ReorderState): boolean {
  return reorderLevel !== null && available <= reorderLevel
}

/** Whether a product has come to its reorder level with this change: once, and again only after it was above. */
export function becomesLow(before: ReorderState, after: ReorderState): boolean {
  return !isLow(before) && isLow(after)
}
