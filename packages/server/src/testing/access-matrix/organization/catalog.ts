/** The rows of the access matrix about the catalog, beside those of its records. */
import { owners } from '../callers.ts'
import { changeLabRows } from './change-lab.ts'
import type { Row } from '../row.ts'
import { spreadsheetRows } from './spreadsheets.ts'

export const catalogCallRows: Readonly<Record<string, Row>> = {
  ...changeLabRows,
  ...spreadsheetRows,
  // No product of this number.
  exportProductPrices: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, productId: 2_000_000_000 }),
  },
  countAffectedOrders: {
    expected: owners,
    body: ({ orgId, productId }) => ({ orgId, productIds: [productId], withOrders: true }),
  },
  getIntegrations: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  getParagonJwt: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  // A token that nobody signed.
  setEmbeddedConnection: {
    expected: { ...owners, owner: 422 },
    body: ({ orgId }) => ({ orgId, integrationKey: 'accounting', paragonJwt: 'a.b.c', isConnected: true }),
  },
  duplicateProduct: { expected: owners, body: ({ orgId, productId }) => ({ orgId, productId }) },
  duplicateProperty: {
    expected: owners,
    body: ({ orgId, propertyId }) => ({ orgId, productPropertyId: propertyId }),
  },
  // No group of this number.
  publishPropertyGroup: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, productPropertyGroupId: 2_000_000_000, version: 1 }),
  },
}
