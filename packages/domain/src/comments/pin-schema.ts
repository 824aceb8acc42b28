/** A pin: the place on an item's drawing that a comment is about, as it is stored. Decision 201. */
import { z } from 'zod'

/** A part of the drawing (engravings are parts), one of its dimensions, or a point of it. */
export const pinKinds = ['part', 'dimension', 'point'] as const
export type PinKind = (typeof pinKinds)[number]

/** How far outside of what it belongs to a pin may stand, in parts of its size. */
const OUTSIDE = 1
const share = z
  .number()
  .min(-OUTSIDE)
  .max(1 + OUTSIDE)

export const commentPinSchema = z.strictObject({
  kind: z.enum(pinKinds),
  /** the id of the part or dimension within its drawing; empty for a point */
  target: z.string().max(120),
  /** what that was called when the comment was written */
  title: z.string().max(200),
  /** of a dimension: what it measured then, millimetres */
  valueMm: z.number().min(0).max(10_000_000).nullable().default(null),
  /** where the pin stands in the box of its target (of a point: of the drawing), from 0 at the left to 1 at the right */
  x: share,
  /** the same from 0 above to 1 below */
  y: share,
  /** of an item whose pieces differ: which, from 0; null: all of them */
  piece: z.number().int().min(0).max(100_000).nullable().default(null),
})
export type CommentPin = z.infer<typeof commentPinSchema>
