/** The spec of the lamella panel family: slats on a core, as a door leaf with a handle or as a panel on the wall. */
import { z } from 'zod'
import { edgeSchema, handleSchema, unitNumberSchema } from '../../parts/leaf.ts'
import { slatsSchema } from '../../parts/slats.ts'
import { finishSchema, lengthMmSchema } from '../../spec-parts.ts'

export const lamellaPanelSpecSchema = z.object({
  /** Panels start at 600 × 2000, 67 mm thick. [1.9.28] */
  width: lengthMmSchema.default(600),
  height: lengthMmSchema.default(2000),
  thickness: lengthMmSchema.default(67),
  /** `door` adds hinges, the sign of the swing and a handle. */
  mount: z.enum(['door', 'wall']).default('wall'),
  slats: slatsSchema.prefault({}),
  edge: edgeSchema.prefault({}),
  handle: handleSchema.prefault({}),
  finish: finishSchema.prefault({ fill: '#c39a6b', surface: 'brushed' }),
  unitNumber: unitNumberSchema,
  /** What random alignment depends on: the item's id. [1.9.33] */
  seed: z.int().default(1),
})
export type LamellaPanelSpec = z.infer<typeof lamellaPanelSpecSchema>
/** Nothing is needed: every field has a default. */
export type LamellaPanelInput = z.input<typeof lamellaPanelSpecSchema>
