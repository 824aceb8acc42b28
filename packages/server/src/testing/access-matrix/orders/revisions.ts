/** What each kind of person gets from the calls about revisions. The order of the matrix has none: it was put into the database. */
import { employees, ofOrder } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const aboutOrder = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })
const pair = (material: Material) => ({ ...aboutOrder(material), from: 1, to: null })
/** There is no first revision for those who see the order. */
const nothingThere = {
  ...ofOrder,
  guest: 404,
  hiddenGuest: 404,
  member: 404,
  owner: 404,
  linkHolder: 404,
  sharee: 404,
}

export const revisionRows: Readonly<Record<string, Row>> = {
  getRevisions: { expected: ofOrder, standing: 'payment', body: aboutOrder },
  compareRevisions: { expected: nothingThere, standing: 'payment', body: pair },
  getRevisionDrawings: {
    expected: nothingThere,
    standing: 'payment',
    body: (material) => ({ ...pair(material), itemId: material.lineId }),
  },
  downloadComparison: { expected: nothingThere, standing: 'payment', body: pair },
  requestChangeOrder: {
    expected: ofOrder,
    standing: 'payment',
    body: (material) => ({ ...aboutOrder(material), note: 'Two more for the hall' }),
  },
  openChangeOrder: { expected: employees, standing: 'payment', body: aboutOrder },
  // Nothing is open.
  proposeChangeOrder: {
    expected: { ...employees, member: 422, owner: 422 },
    standing: 'payment',
    body: aboutOrder,
  },
  refuseChangeOrder: {
    expected: {
      ...ofOrder,
      guest: 422,
      hiddenGuest: 403,
      member: 403,
      owner: 403,
      linkHolder: 403,
      sharee: 403,
    },
    standing: 'payment',
    body: (material) => ({ ...aboutOrder(material), note: 'Too wide', proposal: 'of another' }),
  },
  closeChangeOrder: {
    expected: { ...employees, member: 422, owner: 422 },
    standing: 'payment',
    body: (material) => ({ ...aboutOrder(material), outcome: 'declined' }),
  },
}
