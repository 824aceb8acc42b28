/** The rows of the access matrix for returns of delivered items: all about one that the order's owner has asked for. */
import { employees, ofOrder, ofOrderWithRole } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const about = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })
const one = (material: Material) => ({ ...about(material), returnId: material.returnId })
const seen = (material: Material) => ({ ...one(material), version: 1 })
/** Who asked for it. Of a guest with hidden prices the order is their own. */
const requester = { ...ofOrderWithRole, member: 403, owner: 403 }

export const returnRows: Readonly<Record<string, Row>> = {
  getOrderReturns: { expected: ofOrder, standing: 'shipped', returned: 'closed', body: about },
  requestOrderReturn: {
    expected: ofOrderWithRole,
    standing: 'shipped',
    body: (material) => ({
      ...about(material),
      reason: 'noLongerNeeded',
      items: [{ productInstanceId: material.lineId, quantity: 1 }],
    }),
  },
  withdrawOrderReturn: { expected: requester, standing: 'shipped', returned: 'requested', body: one },
  decideOrderReturn: {
    expected: employees,
    standing: 'shipped',
    returned: 'requested',
    body: (material) => ({ ...seen(material), decision: 'authorized' }),
  },
  receiveOrderReturn: {
    expected: employees,
    standing: 'shipped',
    returned: 'authorized',
    body: (material) => ({
      ...seen(material),
      items: [{ productInstanceId: material.lineId, received: 1, restocked: 1 }],
    }),
  },
  closeOrderReturn: { expected: employees, standing: 'shipped', returned: 'received', body: seen },
  reopenOrderReturn: { expected: employees, standing: 'shipped', returned: 'closed', body: seen },
}
