/** Rows of the access matrix for the list of orders, what a person keeps of it, and their favorites. */
import { owners, people } from '../callers.ts'
import { favoriteRows } from './favorites.ts'
import type { Row } from '../row.ts'

export const ordersListRows: Readonly<Record<string, Row>> = {
  ...favoriteRows,
  saveOrdersView: {
    expected: people,
    body: ({ orgId }) => ({ orgId, title: 'To approve', search: 'status=submittedForApproval' }),
  },
  saveMailPreferences: {
    expected: people,
    body: ({ orgId }) => ({ orgId, mailPreferences: { off: ['statusChanged'], isOwnOnly: false } }),
  },
  saveOrdersPageSettings: { expected: people, body: ({ orgId }) => ({ orgId, ordersPageSettings: {} }) },
  getOrdersData: {
    expected: people,
    standing: 'started',
    body: ({ orgId }) => ({ orgId, includeAdvancedOrderData: true }),
  },
  getOrdersCount: {
    expected: { ...people, guest: 403, hiddenGuest: 403, otherGuest: 403, linkHolder: 403, sharee: 403 },
    standing: 'started',
    body: ({ orgId }) => ({ orgId, statusKeys: ['submittedForApproval'] }),
  },
  getOrdersTotal: { expected: people, standing: 'started', body: ({ orgId }) => ({ orgId }) },
  getProductionBoard: {
    expected: { ...people, guest: 403, hiddenGuest: 403, otherGuest: 403, linkHolder: 403, sharee: 403 },
    standing: 'payment',
    body: ({ orgId }) => ({ orgId }),
  },
  updateProductOrderCosts: { expected: owners, standing: 'started', body: ({ orgId }) => ({ orgId }) },
  getCostUpdate: { expected: owners, standing: 'started', body: ({ orgId }) => ({ orgId }) },
}
