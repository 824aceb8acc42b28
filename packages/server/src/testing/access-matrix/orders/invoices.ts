/** What each kind of person gets from the calls about invoices and about margin. Nothing was issued of the order of the matrix: it was put into the database. */
import { employees, ofOrder } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const aboutOrder = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })

export const invoiceRows: Readonly<Record<string, Row>> = {
  getInvoices: { expected: ofOrder, standing: 'payment', body: aboutOrder },
  // It has not come to a status that asks for money by a step.
  issueInvoice: {
    expected: { ...employees, member: 422, owner: 422 },
    standing: 'payment',
    body: aboutOrder,
  },
  downloadInvoice: {
    expected: {
      ...ofOrder,
      guest: 404,
      hiddenGuest: 403,
      member: 404,
      owner: 404,
      linkHolder: 403,
      sharee: 404,
    },
    standing: 'payment',
    body: (material) => ({ ...aboutOrder(material), documentId: 2_000_000_000 }),
  },
  // What things cost the house is known to its employees alone.
  getOrderMargin: { expected: employees, standing: 'submitted', body: aboutOrder },
  exportBookkeeping: {
    expected: { ...employees, otherGuest: 403 },
    body: ({ orgId }) => ({ orgId, from: '2026-01-01', to: '2026-12-31', format: 'documents' }),
  },
}
