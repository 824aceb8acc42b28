/** A part of a wall that a mural covers. Inches, degrees. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { angleSchema, positionSchema, sizeSchema, switchSchema } from '../shapes.ts'

/** [2.3.45, 2.9.26] `isReturn`: the short side of a corner. */
export const muralAreaDataSchema = z.object({
  archCustomViewId: idSchema,
  position: positionSchema,
  size: sizeSchema.prefault({ width: 30, height: 30 }),
  xzRotation: angleSchema.default(0),
  yRotation: angleSchema.default(0),
  isReturn: switchSchema.default(false),
})
export type MuralAreaData = z.infer<typeof muralAreaDataSchema>
