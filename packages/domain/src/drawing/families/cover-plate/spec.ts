/** The spec of the cover plate family: a blank plate with screws. Finish samples use it too. */
import { z } from 'zod'
import { hiddenBackBoxSchema, plateBodyShape } from '../../spec-parts.ts'

export const coverPlateSpecSchema = z.object({
  ...plateBodyShape,
  /** `sample` names it a finish sample in the description. */
  purpose: z.enum(['cover', 'sample']).default('cover'),
  backBox: hiddenBackBoxSchema.optional(),
})
export type CoverPlateSpec = z.infer<typeof coverPlateSpecSchema>
/** Only `width` and `height` are needed. */
export type CoverPlateInput = z.input<typeof coverPlateSpecSchema>
