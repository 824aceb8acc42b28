/** The rows of the access matrix for comments: all about one of the order's owner, on a line. */
import { ofOrder } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const about = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })
const one = (material: Material) => ({ ...about(material), commentId: material.commentId })
/** Nobody but its author changes or deletes it. */
const author = { ...ofOrder, member: 403, owner: 403, linkHolder: 403, sharee: 403 }

export const commentRows: Readonly<Record<string, Row>> = {
  getComments: { expected: ofOrder, standing: 'started', body: about },
  addComment: {
    expected: ofOrder,
    standing: 'started',
    body: (material) => ({ ...about(material), text: 'And in steel?', threadId: material.commentId }),
  },
  editComment: {
    expected: author,
    standing: 'started',
    body: (material) => ({ ...one(material), text: 'In steel?', wasText: 'Could the plate be of brass?' }),
  },
  deleteComment: { expected: author, standing: 'started', body: one },
  resolveComments: { expected: ofOrder, standing: 'started', body: one },
  markCommentsRead: {
    expected: ofOrder,
    standing: 'started',
    body: (material) => ({ ...about(material), ids: [material.commentId] }),
  },
}
