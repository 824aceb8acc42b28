/** A line along which the picture of two strips does not meet. Inches. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { viewPointSchema } from '../shapes.ts'

/** [2.3.42] */
export const mismatchLineDataSchema = z.object({
  archCustomViewId: idSchema,
  from: viewPointSchema,
  to: viewPointSchema,
})
export type MismatchLineData = z.infer<typeof mismatchLineDataSchema>
