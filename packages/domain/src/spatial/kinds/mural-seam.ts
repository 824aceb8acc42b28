/** Where two strips of a mural overlap, and to which side. Inches. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { choiceSchema, coordinateSchema, distanceSchema, viewPointSchema } from '../shapes.ts'

/** [2.3.40, 2.3.41] A custom alignment takes its own offset. */
export const muralSeamDataSchema = z.object({
  archCustomViewId: idSchema,
  from: viewPointSchema,
  to: viewPointSchema,
  /** the overlap; 0 where the strips are butted */
  thickness: distanceSchema.default(1),
  alignment: choiceSchema(['left', 'center', 'right']).default('center'),
  alignmentMode: choiceSchema(['standard', 'custom']).default('standard'),
  /** counts only while the mode is custom */
  customAlignmentOffset: coordinateSchema.default(0),
})
export type MuralSeamData = z.infer<typeof muralSeamDataSchema>
