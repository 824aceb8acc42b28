/** The spec of the slab door family: a leaf in a frame or on a pivot, in elevation and in plan. */
import { z } from 'zod'
import { edgeSchema, handleSchema, unitNumberSchema } from '../../parts/leaf.ts'
import { finishSchema, lengthMmSchema, lengthOrZeroMmSchema } from '../../spec-parts.ts'

/** The smallest leaf that has room for a vision panel, mm. */
export const VISION_LEAST = { width: 320, height: 700 } as const

export const slabDoorSpecSchema = z.object({
  /** The leaf. */
  width: lengthMmSchema.default(900),
  height: lengthMmSchema.default(2100),
  thickness: lengthMmSchema.default(44),
  /** `pivot` turns about an axis inside its hinged edge and has no frame. */
  mounting: z.enum(['hinged', 'pivot']).default('hinged'),
  frame: z
    .object({
      /** Width of a jamb seen from the front; 0 for none. */
      width: lengthOrZeroMmSchema.default(44),
      depth: lengthOrZeroMmSchema.default(94),
      /** Width of the architrave over the wall; 0 for none. */
      architrave: lengthOrZeroMmSchema.default(0),
    })
    .prefault({}),
  /** Between leaf and frame on each side and above. */
  clearance: lengthOrZeroMmSchema.default(3),
  /** Between leaf and floor. */
  undercut: lengthOrZeroMmSchema.default(7),
  wallThickness: lengthMmSchema.default(94),
  /** Distance of a pivot's axis from the leaf's edge. */
  pivotOffset: lengthMmSchema.default(70),
  /** `in` swings towards the viewer's far side (up in plan). */
  swing: z.enum(['in', 'out']).default('in'),
  /** The handle's side; the door is hung on the other one. */
  handle: handleSchema.prefault({ kind: 'lever', length: 130 }),
  /** A glass panel in the leaf. */
  vision: z.enum(['none', 'narrow', 'wide']).default('none'),
  edge: edgeSchema.prefault({}),
  finish: finishSchema.prefault({ fill: '#c39a6b', surface: 'brushed' }),
  unitNumber: unitNumberSchema,
})
export type SlabDoorSpec = z.infer<typeof slabDoorSpecSchema>
/** Nothing is needed: every field has a default. */
export type SlabDoorInput = z.input<typeof slabDoorSpecSchema>
