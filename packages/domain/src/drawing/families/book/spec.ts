/** The spec of the book family: sample books, catalogs and binders, closed. */
import { z } from 'zod'
import { hexColourSchema } from '../../surfaces/hex-colour.ts'
import { finishSchema, lengthMmSchema } from '../../spec-parts.ts'

export const bookSpecSchema = z.object({
  width: lengthMmSchema.default(210),
  height: lengthMmSchema.default(297),
  thickness: lengthMmSchema.default(38),
  /** `case`: a hard cover with a round back; `posts`: screwed through; `rings`: a wire through holes. */
  binding: z.enum(['case', 'posts', 'rings']).default('case'),
  /** Of the posts, or of the rings. */
  bindingCount: z.int().min(2).max(40).default(3),
  /** Thickness of the covers. */
  cover: lengthMmSchema.default(3),
  /** Colors of the leaves, as they show at the edge; pale paper where there are none. */
  leaves: z.array(hexColourSchema).max(60).default([]),
  /** What stands on the cover. */
  label: z.string().max(60).default(''),
  finish: finishSchema.prefault({ fill: '#37424a' }),
})
export type BookSpec = z.infer<typeof bookSpecSchema>
