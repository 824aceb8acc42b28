/** The spec of the back box family: the box in the wall, drawn from the front and from the side. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const backBoxSpecSchema = z.object({
  /** Outer width and height of the box, mm. */
  width: lengthMmSchema,
  height: lengthMmSchema,
  /** Depth into the wall. */
  depth: lengthMmSchema.default(50),
  wallThickness: lengthMmSchema.default(1.5),
  cornerRadius: lengthOrZeroMmSchema.default(4),
  /** Round boxes: circles of `height` across, one for each gang, spread over `width`. */
  isRound: z.boolean().default(false),
  gang: z.int().min(1).max(8).default(1),
  /** Distance between the two screw holes of a pair. */
  screwSpacing: lengthMmSchema.default(60),
  screwDirection: z.enum(['horizontal', 'vertical']).default('horizontal'),
  /** Front flange around the box (boxes for hollow walls); 0 for none. */
  flange: lengthOrZeroMmSchema.default(0),
  /** Cable entry on the side of the box, drawn hidden; 0 for none. */
  knockoutDiameter: lengthOrZeroMmSchema.default(20),
  finish: finishSchema.prefault({ fill: '#e9e9e6', title: 'Galvanised steel' }),
})
export type BackBoxSpec = z.infer<typeof backBoxSpecSchema>
/** Only `width` and `height` are needed. */
export type BackBoxInput = z.input<typeof backBoxSpecSchema>
