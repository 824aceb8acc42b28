/** The spec of the plain article family: a body of three sizes, for what has no drawing of its own. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const articleSpecSchema = z.object({
  /** `round` stands upright; its width is its diameter. */
  shape: z.enum(['box', 'round']).default('box'),
  width: lengthMmSchema.default(200),
  height: lengthMmSchema.default(200),
  depth: lengthMmSchema.default(200),
  cornerRadius: lengthOrZeroMmSchema.default(0),
  finish: finishSchema.prefault({}),
})
export type ArticleSpec = z.infer<typeof articleSpecSchema>
