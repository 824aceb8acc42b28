/** The rows of the access matrix about stock: owners write in the ledger, employees read it, and whoever sees an order what it is short of. */
import { ofOrder, owners } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const aboutProduct = ({ orgId, stockedProductId }: Material) => ({ orgId, productId: stockedProductId })

export const stockRows: Readonly<Record<string, Row>> = {
  recordStockReceipt: {
    expected: owners,
    body: (material) => ({ ...aboutProduct(material), quantity: 3 }),
  },
  recordStockCount: {
    expected: owners,
    body: (material) => ({ ...aboutProduct(material), onHand: 12 }),
  },
  undoStockMovement: {
    expected: owners,
    isReceived: true,
    body: ({ orgId, movementId }) => ({ orgId, movementId }),
  },
  getStockMovements: { expected: { ...owners, member: 200 }, body: aboutProduct },
  getOrderStock: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, orderId }) => ({ orgId, productOrderId: orderId }),
  },
}
