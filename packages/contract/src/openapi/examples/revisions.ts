/** Examples of the calls about revisions. */
import { endpoints } from '../../endpoints.ts'
import { aboutOrder, type Example, example } from './example.ts'

export const revisionExamples: readonly Example[] = [
  example(endpoints.getRevisions)('guest', aboutOrder),
  example(endpoints.compareRevisions)('guest', (material) => ({
    ...aboutOrder(material),
    from: 1,
    to: null,
  })),
  example(endpoints.getRevisionDrawings)('guest', (material) => ({
    ...aboutOrder(material),
    from: 1,
    to: null,
    itemId: material.lineId,
  })),
  example(endpoints.downloadComparison)('guest', (material) => ({
    ...aboutOrder(material),
    from: 1,
    to: null,
  })),
  example(endpoints.requestChangeOrder)('guest', (material) => ({
    ...aboutOrder(material),
    note: 'Two more plates for the hall.',
  })),
  example(endpoints.openChangeOrder)('member', (material) => ({
    ...aboutOrder(material),
    note: 'Two more plates for the hall.',
  })),
  example(endpoints.proposeChangeOrder)('member', aboutOrder),
  example(endpoints.refuseChangeOrder)('guest', (material) => ({
    ...aboutOrder(material),
    note: 'The plates are too wide for the door.',
    proposal: material.proposal,
  })),
  example(endpoints.closeChangeOrder)('member', (material) => ({
    ...aboutOrder(material),
    outcome: 'withdrawn',
    note: 'They stay as they are.',
  })),
]
