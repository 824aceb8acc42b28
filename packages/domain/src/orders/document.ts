/** An order with its lines: what the editor edits, the engine judges and the server stores. */
import { noSpatialTables, type SpatialTables } from '../spatial/spatial-tables.ts'
import type { ProductInstance, ProductOrder } from './schema.ts'

/** `items` are the order's lines that are not deleted, in rank order. */
export type OrderDocument = {
  readonly order: ProductOrder
  readonly items: readonly ProductInstance[]
  /** what stands on its canvas; absent where nothing ever did */
  readonly spatial?: SpatialTables
}

/** What stands on the canvas of an order. */
export function spatialOf({ spatial }: OrderDocument): SpatialTables {
  return spatial ?? noSpatialTables
}

/** The line with this id, or undefined. */
export function itemOf(document: OrderDocument, itemId: number): ProductInstance | undefined {
  return document.items.find((item) => item.id === itemId)
}
