/** Where two strips of a mural overlap, and to which side. Inches. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { viewPointSchema } from '../shapes.ts'

/** [2.3.40, 2.3.41] A custom alignment takes its own offset. */
export const muralSeamDataSchema = z.object({
  archCustomViewId: idSchema,
  from: viewPointSchema,
  to: viewPointSchema,
  thickness: z.number().positive().default(1),
  alignment: z.enum(['left', 'center', 'right']).default('center'),
  alignmentMode: z.enum(['standard', 'custom']).default('standard'),
  /** counts only while the mode is custom */
  customAlignmentOffset: z.number().default(0),
})
export type MuralSeamData = z.infer<typeof muralSeamDataSchema>
