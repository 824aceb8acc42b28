/** The rows of the access matrix for files of an order: all about one that its owner has attached to a line. */
import { ofOrder, senders } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const about = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })
const one = (material: Material) => ({ ...about(material), fileId: material.fileId })
/** Who added it, and employees. Of a guest with hidden prices the order is their own. */
const changers = { ...ofOrder, linkHolder: 403, sharee: 403 }

export const fileRows: Readonly<Record<string, Row>> = {
  getOrderFiles: { expected: ofOrder, standing: 'started', body: about },
  uploadOrderFile: { expected: senders, standing: 'started', body: about },
  updateOrderFile: {
    expected: changers,
    standing: 'started',
    body: (material) => ({ ...one(material), version: material.fileVersion, fileName: 'Floor plan' }),
  },
  deleteOrderFile: { expected: changers, standing: 'started', body: one },
}
