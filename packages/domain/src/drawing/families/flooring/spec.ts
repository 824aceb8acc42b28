/** The spec of the flooring family: a pattern, the board that it is laid from, and how much of the floor is shown. */
import { z } from 'zod'
import { finishSchema } from '../../spec-parts.ts'

export const floorPatterns = ['plank', 'herringbone', 'chevron', 'tile'] as const

/** Smaller pieces are mosaic, mm. */
const pieceMmSchema = z.number().min(20).max(6000)

export const flooringSpecSchema = z.object({
  pattern: z.enum(floorPatterns).default('plank'),
  /** Of one board or tile, mm. */
  boardWidth: pieceMmSchema.default(180),
  boardLength: pieceMmSchema.default(1800),
  thickness: z.number().min(2).max(60).default(14),
  /** How the joints of planks and tiles shift from row to row. */
  shift: z.enum(['third', 'half', 'random', 'none']).default('random'),
  /** Slope of the boards of a chevron, degrees. */
  angle: z.number().min(20).max(70).default(45),
  edge: z.enum(['square', 'bevel']).default('square'),
  /** How boards meet: tongue and groove, or straight edges. */
  joint: z.enum(['tongue', 'straight']).default('tongue'),
  /** The piece of floor that is shown; where that would be more than `MAX_BOARDS` boards, as much of it as is. */
  area: z
    .object({
      width: z.number().min(200).max(10_000).default(2400),
      height: z.number().min(200).max(10_000).default(1600),
    })
    .prefault({}),
  /** Square meters in a box; 0 where it is not sold by the box. */
  boxArea: z.number().min(0).max(1000).default(0),
  finish: finishSchema.prefault({ fill: '#b98a58', surface: 'brushed', grain: 'horizontal' }),
  /** What joints and tones depend on: the item's id. */
  seed: z.int().default(1),
})
export type FlooringSpec = z.infer<typeof flooringSpecSchema>
