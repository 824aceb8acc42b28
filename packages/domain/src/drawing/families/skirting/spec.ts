/** The spec of the skirting family: a moulding by the length, with its profile. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema } from '../../spec-parts.ts'

export const skirtingSpecSchema = z.object({
  /** Shape of its upper edge. */
  profile: z.enum(['square', 'chamfer', 'round', 'ogee']).default('round'),
  height: lengthMmSchema.default(80),
  thickness: lengthMmSchema.default(16),
  length: lengthMmSchema.default(2400),
  /** Pieces in a bundle; 1 where it is sold by the piece. */
  pieces: z.int().min(1).max(1000).default(1),
  finish: finishSchema.prefault({ fill: '#c39a6b', surface: 'brushed', grain: 'horizontal' }),
})
export type SkirtingSpec = z.infer<typeof skirtingSpecSchema>
