/** The picture of a mural where it hangs: its design, its place, and how it is turned and stretched. Inches, degrees. */
import { z } from 'zod'
import { idSchema } from '../../units/record.ts'
import { positionSchema, sizeSchema } from '../shapes.ts'

/** [2.3.43] */
export const muralTextureDataSchema = z.object({
  archCustomViewId: idSchema,
  position: positionSchema,
  size: sizeSchema.prefault({ width: 775, height: 175 }),
  yRotation: z.number().default(0),
  /** the option whose picture it shows; null takes the one that the organisation falls back to */
  muralProductOptionId: idSchema.nullable().default(null),
  substrate: z.enum(['standardCommercial', 'standardResidential', 'custom']).default('standardCommercial'),
  flipX: z.boolean().default(false),
  flipY: z.boolean().default(false),
  canScaleX: z.boolean().default(false),
  canScaleY: z.boolean().default(false),
})
export type MuralTextureData = z.infer<typeof muralTextureDataSchema>
