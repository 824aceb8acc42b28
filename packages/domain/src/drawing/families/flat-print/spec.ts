/** The spec of the flat print family: murals, wall art and other prints, in one piece or in panels. */
import { z } from 'zod'
import { hexColourSchema } from '../../surfaces/hex-colour.ts'
import { lengthOrZeroMmSchema } from '../../spec-parts.ts'

const sizeSchema = z.number().positive().max(10_000)
const share = z.number().min(0).max(1)

export const flatPrintSpecSchema = z.object({
  /** What the sizes are given in. */
  sizesIn: z.enum(['mm', 'in']).default('mm'),
  width: sizeSchema.default(600),
  height: sizeSchema.default(800),
  /** Printed beyond the edge and cut off on the wall, mm. */
  bleed: lengthOrZeroMmSchema.default(0),
  /** White around the picture, mm. */
  border: lengthOrZeroMmSchema.default(0),
  /** The widest strip that can be printed, mm; 0: the print is one piece. */
  rollWidth: lengthOrZeroMmSchema.default(0),
  title: z.string().max(120).default(''),
  substrate: z.string().max(120).default(''),
  /** Color of the ground. */
  fill: hexColourSchema.default('#e9e9e5'),
  /** The picture as flat shapes, one over the other; corners are shares of its width and height. */
  artwork: z
    .array(
      z.object({
        fill: hexColourSchema,
        points: z
          .array(z.tuple([share, share]))
          .min(3)
          .max(80),
      }),
    )
    .max(40)
    .default([]),
})
export type FlatPrintSpec = z.infer<typeof flatPrintSpecSchema>
