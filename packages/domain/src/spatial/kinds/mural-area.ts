/** A part of a wall that a mural covers. Inches, degrees. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { positionSchema, sizeSchema } from '../shapes.ts'

/** [2.3.45] `isReturn`: the short side of a corner. */
export const muralAreaDataSchema = z.object({
  archCustomViewId: idSchema,
  position: positionSchema,
  size: sizeSchema.prefault({ width: 30, height: 30 }),
  xzRotation: z.number().default(0),
  yRotation: z.number().default(0),
  isReturn: z.boolean().default(false),
})
export type MuralAreaData = z.infer<typeof muralAreaDataSchema>
