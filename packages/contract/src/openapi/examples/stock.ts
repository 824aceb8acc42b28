/** Examples of the calls about the stock of products, and about what an order is short of. */
import { endpoints } from '../../endpoints.ts'
import { aboutOrder, type Example, type ExampleMaterial, example } from './example.ts'

const aboutProduct = ({ orgId, stockedProductId }: ExampleMaterial) => ({
  orgId,
  productId: stockedProductId,
})

export const stockExamples: readonly Example[] = [
  example(endpoints.recordStockReceipt)('owner', (material) => ({
    ...aboutProduct(material),
    quantity: 40,
    note: 'Delivery 1187',
  })),
  example(endpoints.recordStockCount)('owner', (material) => ({
    ...aboutProduct(material),
    onHand: 112,
    note: 'Yearly count',
  })),
  example(endpoints.undoStockMovement)('owner', ({ orgId, movementId }) => ({ orgId, movementId })),
  example(endpoints.getStockMovements)('member', (material) => ({ ...aboutProduct(material), limit: 50 })),
  example(endpoints.getOrderStock)('guest', aboutOrder),
]
