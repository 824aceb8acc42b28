/** Where labels are on their sheet: Letter standing, ten of 4 by 2 inches (Avery 5163 and what fits it). All px. */
import { PX_PER_INCH } from '../pages/page-sizes.ts'

export const labelSheet = {
  columns: 2,
  rows: 5,
  width: 4 * PX_PER_INCH,
  height: 2 * PX_PER_INCH,
  left: 15,
  top: 0.5 * PX_PER_INCH,
  /** from the left of one label to the left of the next */
  pitch: 402,
  padding: 16,
  code: 112,
} as const
