/** The spec of the wall light family: a body before a backplate, seen from the front and from the side. */
import { z } from 'zod'
import { hexColourSchema } from '../../surfaces/hex-colour.ts'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const wallLightSpecSchema = z.object({
  backplate: z
    .object({
      shape: z.enum(['round', 'rectangle']).default('round'),
      width: lengthMmSchema.default(110),
      /** The height of a round backplate is its width. */
      height: lengthMmSchema.default(110),
      depth: lengthMmSchema.default(18),
    })
    .prefault({}),
  body: z
    .object({
      /** `tube`, `drum` and `cone` stand upright before the backplate; `bar` lies across above it. */
      shape: z.enum(['tube', 'drum', 'cone', 'bar']).default('tube'),
      /** Outer diameter, of a cone at its lower end. */
      diameter: lengthMmSchema.default(60),
      length: lengthMmSchema.default(320),
      surface: z.enum(['metal', 'linen', 'glass']).default('metal'),
      /** Colour of linen or glass; metal has the finish. */
      fill: hexColourSchema.default('#f1ead9'),
    })
    .prefault({}),
  /** From the wall to the middle of the body. */
  projection: lengthMmSchema.default(120),
  light: z.enum(['up', 'down', 'both']).default('both'),
  cable: z
    .object({
      /** Through the wall behind the backplate, or as a cord below it. */
      exit: z.enum(['wall', 'cord']).default('wall'),
      length: lengthMmSchema.default(1800),
    })
    .prefault({}),
  /** Height of the wall's drawn section over and under everything. */
  wallMargin: lengthOrZeroMmSchema.default(24),
  finish: finishSchema.prefault({ fill: '#b08d57' }),
})
export type WallLightSpec = z.infer<typeof wallLightSpecSchema>
/** Nothing is needed: every field has a default. */
export type WallLightInput = z.input<typeof wallLightSpecSchema>
