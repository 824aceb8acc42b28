/** The spec of the reading lamp family: a bedside lamp on a wall base, drawn as a side elevation. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const readingLampSpecSchema = z.object({
  /** Height of the base plate on the wall. */
  baseHeight: lengthMmSchema.default(82),
  /** How far the base stands off the wall. */
  baseDepth: lengthMmSchema.default(12),
  /** Length of the arm from the base to the joint of the head. */
  armLength: lengthMmSchema.default(260),
  armDiameter: lengthMmSchema.default(9),
  /** `flexible` draws the coils of a gooseneck; `rigid` a straight tube. */
  armType: z.enum(['rigid', 'flexible']).default('flexible'),
  /** Rise of the arm over the horizontal, degrees, positive is up. */
  armAngle: z.number().min(-60).max(75).default(0),
  headLength: lengthMmSchema.default(70),
  headDiameter: lengthMmSchema.default(28),
  /** Direction in which the head looks, degrees below the horizontal. */
  headAngle: z.number().min(-60).max(90).default(55),
  /** A push button or toggle on the base, or none. */
  switchType: z.enum(['push', 'toggle', 'none']).default('push'),
  /** Height of the wall's drawn section over and under the base. */
  wallMargin: lengthOrZeroMmSchema.default(24),
  finish: finishSchema.prefault({}),
  headFinish: finishSchema.optional(),
})
export type ReadingLampSpec = z.infer<typeof readingLampSpecSchema>
/** Nothing is needed: every field has a default. */
export type ReadingLampInput = z.input<typeof readingLampSpecSchema>
