/** The picture of a mural where it hangs: its design, its place, and how it is turned and stretched. Inches, degrees. */
import { z } from 'zod'
import { spatialMessages as words } from '../../messages/canvas/spatial-records.ts'
import { idSchema } from '../../units/record.ts'
import { angleSchema, choiceSchema, positionSchema, sizeSchema, switchSchema } from '../shapes.ts'

/** Pixels along a side of a print master. */
const pixelsSchema = z
  .number({ error: () => words.number })
  .int({ error: () => words.value })
  .positive({ error: () => words.notPositive })
  .max(1_000_000, { error: () => words.tooFar })
  .nullable()
  .default(null)

/** [2.3.43, 2.3.44, 2.9.26] */
export const muralTextureDataSchema = z.object({
  archCustomViewId: idSchema,
  position: positionSchema,
  size: sizeSchema.prefault({ width: 775, height: 175 }),
  yRotation: angleSchema.default(0),
  /** the option whose picture it shows; null takes the one that the organisation falls back to */
  muralProductOptionId: idSchema.nullable().default(null),
  substrate: choiceSchema(['standardCommercial', 'standardResidential', 'custom']).default(
    'standardCommercial',
  ),
  flipX: switchSchema.default(false),
  flipY: switchSchema.default(false),
  canScaleX: switchSchema.default(false),
  canScaleY: switchSchema.default(false),
  /** the print master: the picture that is printed, and shown; null prints the one of the option */
  mediumId: idSchema.nullable().default(null),
  /** the pixels of the print master, as it was uploaded or as somebody declares those of one that is kept elsewhere */
  masterWidth: pixelsSchema,
  masterHeight: pixelsSchema,
})
export type MuralTextureData = z.infer<typeof muralTextureDataSchema>
