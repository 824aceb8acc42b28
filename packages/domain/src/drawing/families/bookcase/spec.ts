/** The spec of the bookcase family: sides, top, bottom and shelves between them, on a plinth or not. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const bookcaseSpecSchema = z.object({
  width: lengthMmSchema.default(800),
  height: lengthMmSchema.default(1900),
  depth: lengthMmSchema.default(300),
  /** Thickness of all boards. */
  thickness: lengthMmSchema.default(22),
  /** What one can stand books on: the bottom is one of them. */
  shelves: z.int().min(1).max(30).default(5),
  /** Uprights between the sides. */
  dividers: z.int().min(0).max(10).default(0),
  /** Height of the plinth; 0: the bottom lies on the floor. */
  plinth: lengthOrZeroMmSchema.default(60),
  back: z.enum(['panel', 'open']).default('panel'),
  finish: finishSchema.prefault({ fill: '#b98a58', surface: 'brushed' }),
})
export type BookcaseSpec = z.infer<typeof bookcaseSpecSchema>
