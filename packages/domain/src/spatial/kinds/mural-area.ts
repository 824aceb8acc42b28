/** A part of a wall that a mural covers. Inches, degrees. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { angleSchema, extentSchema, positionSchema, sizeSchema, switchSchema } from '../shapes.ts'

/** What somebody measured on site; null: nobody did. */
const measured = extentSchema.nullable().default(null)

/**
 * [2.3.45, 2.9.26] `isReturn`: the short side of a corner. An area that goes on around the corner of another one has that
 * one as its parent: their panels run on from the parent into it.
 */
export const muralAreaDataSchema = z.object({
  archCustomViewId: idSchema,
  position: positionSchema,
  size: sizeSchema.prefault({ width: 30, height: 30 }),
  xzRotation: angleSchema.default(0),
  yRotation: angleSchema.default(0),
  isReturn: switchSchema.default(false),
  /** the wall as it was measured: across at its top and bottom, down at its left and right */
  measuredTop: measured,
  measuredBottom: measured,
  measuredLeft: measured,
  measuredRight: measured,
  /** from the upper left corner to the lower right one, and from the lower left to the upper right: alike where it is square */
  measuredDiagonalDown: measured,
  measuredDiagonalUp: measured,
})
export type MuralAreaData = z.infer<typeof muralAreaDataSchema>
