/** Adds entries to the stock ledger and tells who is to hear of a product that is running low. */
import { availableChange, type StockMovement } from '@orderwright/domain/inventory'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { tellLowStock } from './low-stock.ts'
import { addMovements, type NewMovement, type StockedProduct } from './stock-ledger.ts'

/** At most one entry for each of the products, which are locked and as they were before. */
export async function bookMovements(
  work: Work,
  products: ReadonlyMap<number, StockedProduct>,
  movements: readonly NewMovement[],
): Promise<StockMovement[]> {
  const booked = await addMovements(work, movements)
  for (const movement of booked) {
    const product = products.get(movement.productId)
    if (!product) continue
    const { available, reorderLevel } = product
    await tellLowStock(work, {
      product,
      before: { available, reorderLevel },
      after: { available: available + availableChange(movement), reorderLevel },
      cause: String(movement.id),
    })
  }
  return booked
}
