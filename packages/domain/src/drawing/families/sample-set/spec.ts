/** The spec of the sample set family: a case with chips of finishes in rows. */
import { z } from 'zod'
import { hexColourSchema } from '../../surfaces/hex-colour.ts'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

export const sampleSetSpecSchema = z.object({
  width: lengthMmSchema.default(320),
  height: lengthMmSchema.default(240),
  depth: lengthMmSchema.default(40),
  columns: z.int().min(1).max(20).default(4),
  /** Thickness of the case's walls, and between the chips. */
  wall: lengthMmSchema.default(8),
  gap: lengthOrZeroMmSchema.default(8),
  chipThickness: lengthMmSchema.default(4),
  /** What lies in it, from the upper left, row by row. */
  chips: z
    .array(
      z.object({
        title: z.string().max(120).default(''),
        fill: hexColourSchema,
        surface: finishSchema.shape.surface.prefault('plain'),
      }),
    )
    .min(1)
    .max(100)
    .default([{ title: '', fill: '#d9d7d2', surface: 'plain' }]),
  finish: finishSchema.prefault({ fill: '#2f3033' }),
})
export type SampleSetSpec = z.infer<typeof sampleSetSpecSchema>
