/** The rows of the access matrix for problems with what was delivered: all about one that the order's owner has reported. */
import { employees, ofOrder, ofOrderWithRole } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const about = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })
const one = (material: Material) => ({ ...about(material), problemId: material.problemId })
/** Who reported it. Of a guest with hidden prices the order is their own. */
const reporter = { ...ofOrderWithRole, member: 403, owner: 403 }

export const problemRows: Readonly<Record<string, Row>> = {
  getOrderProblems: { expected: ofOrder, standing: 'shipped', body: about },
  reportOrderProblem: {
    expected: ofOrderWithRole,
    standing: 'shipped',
    body: (material) => ({
      ...about(material),
      kind: 'damaged',
      items: [{ productInstanceId: material.lineId, quantity: 1 }],
      words: 'It is scratched.',
    }),
  },
  addToOrderProblem: {
    expected: reporter,
    standing: 'shipped',
    body: (material) => ({ ...one(material), words: 'On both sides.' }),
  },
  takeBackOrderProblem: { expected: reporter, standing: 'shipped', body: one },
  answerOrderProblem: {
    expected: employees,
    standing: 'shipped',
    body: (material) => ({ ...one(material), version: 1, answer: 'We make a new one.' }),
  },
  solveOrderProblem: {
    expected: employees,
    standing: 'shipped',
    body: (material) => ({ ...one(material), version: 1, resolution: 'replacement' }),
  },
}
