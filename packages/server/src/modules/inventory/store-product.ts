/** A change of a product. Its amount in stock is no column to be written: it is counted anew in the stock ledger. [2.5.08] */
import type { Product } from '@orderwright/domain/catalog'
import { readRecord, updateRecord, type Values } from '../../platform/database/records.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { bookMovements } from './book-movements.ts'
import { tellLowStock } from './low-stock.ts'

/** `before` is locked. What is typed as its amount becomes the available pieces, by a correction of those on hand. */
export async function storeProduct(work: Work, before: Product, patch: Values): Promise<Product | undefined> {
  const { currentInventory, ...fields } = patch
  const { id, isStocked, currentInventory: available } = before
  const stored = await updateRecord(work.db, 'product', work.orgId, id, fields)
  if (!stored) return undefined
  const { title, reorderLevel } = stored
  await tellLowStock(work, {
    product: stored,
    before: { available, reorderLevel: before.reorderLevel },
    after: { available, reorderLevel },
    cause: `v${stored.version}`,
  })
  if (typeof currentInventory === 'number' && currentInventory !== available) {
    const product = { id, title, isStocked, available, reorderLevel }
    const correction = {
      productId: id,
      kind: 'correction',
      onHand: currentInventory - available,
      allocated: 0,
    } as const
    await bookMovements(work, new Map([[id, product]]), [correction])
  }
  return readRecord(work.db, 'product', work.orgId, id)
}
