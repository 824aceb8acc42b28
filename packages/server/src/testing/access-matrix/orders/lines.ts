/** Rows of the access matrix for the lines of an order. */
import { ofOrder } from '../callers.ts'
import type { Row } from '../row.ts'

export const lineRows: Readonly<Record<string, Row>> = {
  productInstanceGet: {
    expected: ofOrder,
    standing: 'payment',
    body: ({ orgId, orderId }) => ({ orgId, where: { productOrderId: orderId } }),
  },
  productInstanceCreate: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, orderId, productId }) => ({
      orgId,
      props: { productOrderId: orderId, productId, rank: 2 },
    }),
  },
  productInstanceUpdate: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, lineId, lineVersion }) => ({
      orgId,
      where: { id: lineId },
      version: lineVersion,
      props: { quantity: 2 },
    }),
  },
  productInstanceBulkUpdate: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, lineId, lineVersion }) => ({
      orgId,
      updates: [{ where: { id: lineId }, version: lineVersion, props: { quantity: 2 } }],
    }),
  },
  productInstanceDestroy: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, lineId }) => ({ orgId, where: { id: lineId } }),
  },
  productInstanceRestore: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, lineId }) => ({ orgId, where: { id: lineId } }),
  },
  productInstanceBulkDestroy: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, lineId }) => ({ orgId, where: { ids: [lineId] } }),
  },
  productInstanceBulkRestore: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, lineId }) => ({ orgId, where: { ids: [lineId] } }),
  },
}
