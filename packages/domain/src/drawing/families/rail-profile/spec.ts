/** The spec of the rail profile family: a section, its length with holes, and end caps. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const railShapes = ['c', 'u', 'l', 't', 'z', 'flat', 'box', 'round'] as const

export const railProfileSpecSchema = z.object({
  /** `c` and `u` open upwards, `c` with lips; `l` stands on its leg; `round` has its width as diameter. */
  shape: z.enum(railShapes).default('c'),
  /** Outer size of the section. */
  width: lengthMmSchema.default(40),
  height: lengthMmSchema.default(40),
  /** Wall thickness; a flat bar is solid. */
  wall: lengthMmSchema.default(2),
  /** Width of the lips of a `c` section. */
  lip: lengthOrZeroMmSchema.default(8),
  length: lengthMmSchema.default(3000),
  holes: z
    .object({
      /** 0 for none. */
      diameter: lengthOrZeroMmSchema.default(0),
      spacing: lengthMmSchema.default(200),
      /** Middle of the first hole from the left end. */
      first: lengthMmSchema.default(50),
    })
    .prefault({}),
  caps: z.enum(['none', 'left', 'right', 'both']).default('none'),
  finish: finishSchema.prefault({ fill: '#c3c6c8' }),
})
export type RailProfileSpec = z.infer<typeof railProfileSpecSchema>
/** Nothing is needed: every field has a default. */
export type RailProfileInput = z.input<typeof railProfileSpecSchema>
