/** The calls about revisions and changes after approval, in the order of the API's document. */
import {
  closeChangeOrder,
  compareRevisions,
  downloadComparison,
  getRevisionDrawings,
  getRevisions,
  openChangeOrder,
  proposeChangeOrder,
  refuseChangeOrder,
  requestChangeOrder,
} from './revisions.ts'

export const revisionEndpoints = {
  getRevisions,
  compareRevisions,
  getRevisionDrawings,
  downloadComparison,
  requestChangeOrder,
  openChangeOrder,
  proposeChangeOrder,
  refuseChangeOrder,
  closeChangeOrder,
}
