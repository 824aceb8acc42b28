/** The spec of the shelf family: one board before a wall, on brackets or on hidden pins. */
import { z } from 'zod'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const shelfSpecSchema = z.object({
  width: lengthMmSchema.default(800),
  depth: lengthMmSchema.default(240),
  thickness: lengthMmSchema.default(28),
  /** `hidden` stands on pins in the board, `bracket` on brackets below it. */
  fixing: z.enum(['bracket', 'hidden', 'none']).default('bracket'),
  bracket: z
    .object({
      count: z.int().min(1).max(12).default(2),
      /** Middle of the outer ones from the ends of the board. */
      inset: lengthOrZeroMmSchema.default(120),
      /** How far they reach down the wall. */
      height: lengthMmSchema.default(160),
      width: lengthMmSchema.default(24),
      fill: finishSchema.shape.fill.prefault('#3b3d40'),
    })
    .prefault({}),
  finish: finishSchema.prefault({ fill: '#d9b98a', surface: 'brushed', grain: 'horizontal' }),
})
export type ShelfSpec = z.infer<typeof shelfSpecSchema>
