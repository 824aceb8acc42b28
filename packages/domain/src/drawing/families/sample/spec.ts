/** The spec of the sample family: a small board or plate that shows a finish, with a hole to hang it by. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const sampleSpecSchema = z.object({
  width: lengthMmSchema.default(150),
  height: lengthMmSchema.default(100),
  thickness: lengthMmSchema.default(14),
  cornerRadius: lengthOrZeroMmSchema.default(2),
  /** 0: without a hole. */
  hole: z
    .object({
      diameter: lengthOrZeroMmSchema.default(8),
      /** Its middle from the upper and the left edge. */
      inset: lengthMmSchema.default(14),
    })
    .prefault({}),
  finish: finishSchema.prefault({ fill: '#c39a6b', surface: 'brushed', grain: 'horizontal' }),
})
export type SampleSpec = z.infer<typeof sampleSpecSchema>
