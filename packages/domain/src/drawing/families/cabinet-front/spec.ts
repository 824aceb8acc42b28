/** The spec of the cabinet front family: a front with slats, with rails and stiles, or plain; its pull and opening. */
import { z } from 'zod'
import { edgeSchema, unitNumberSchema } from '../../parts/leaf.ts'
import { slatsSchema } from '../../parts/slats.ts'
import { finishSchema, lengthMmSchema } from '../../spec-parts.ts'

export const cabinetFrontSpecSchema = z.object({
  /** Fronts start as panels do: 600 × 2000, 67 mm thick. [1.9.28] */
  width: lengthMmSchema.default(600),
  height: lengthMmSchema.default(2000),
  thickness: lengthMmSchema.default(67),
  /** `frame` is rail and stile around a centre panel. */
  face: z.enum(['slats', 'frame', 'plain']).default('slats'),
  /** Width of rails and stiles, mm; at most a third of the front. */
  railWidth: lengthMmSchema.default(80),
  centrePanel: z.enum(['flat', 'glass', 'reeded']).default('flat'),
  slats: slatsSchema.prefault({ depth: 18 }),
  edge: edgeSchema.prefault({ size: 3 }),
  pull: z
    .object({
      kind: z.enum(['bar', 'knob', 'edge', 'none']).default('none'),
      /** Length of a bar or an edge pull, diameter of a knob. */
      length: lengthMmSchema.default(160),
    })
    .prefault({}),
  /** The hinged side, or how else it opens. */
  opening: z.enum(['left', 'right', 'lift', 'drawer']).default('left'),
  finish: finishSchema.prefault({ fill: '#c39a6b', surface: 'brushed' }),
  unitNumber: unitNumberSchema,
  /** What random alignment depends on: the item's id. [1.9.33] */
  seed: z.int().default(1),
})
export type CabinetFrontSpec = z.infer<typeof cabinetFrontSpecSchema>
/** Nothing is needed: every field has a default. */
export type CabinetFrontInput = z.input<typeof cabinetFrontSpecSchema>
