/**
 * The pieces that the specs of several drawing families share: colours, finishes, screws, back boxes and
 * the look of engravings. Lengths are millimetres. Every piece has defaults, so that option data may be
 * passed through as far as it goes; unknown keys are dropped, because option data carries other things too.
 */
import { z } from 'zod'
import { readMaterial } from '../materials/schema.ts'
import { hexColourSchema } from './surfaces/hex-colour.ts'

/** A length in millimetres, above 0 and at most 10 m. */
export const lengthMmSchema = z.number().positive().max(10_000)

/** A length in millimetres that may be 0. */
export const lengthOrZeroMmSchema = z.number().min(0).max(10_000)

/** How a surface is finished: its colour on screen and whether it is drawn with a grain. */
export const finishSchema = z.object({
  /** Option title, e.g. `Brushed bronze`; it goes into the description only. */
  title: z.string().max(120).default(''),
  fill: hexColourSchema.default('#d9d7d2'),
  /** `brushed` draws fine grain lines; `polished` draws two light reflections; `plain` is flat. */
  surface: z.enum(['plain', 'brushed', 'polished']).default('plain'),
  /** Direction of the grain of a brushed surface. */
  grain: z.enum(['horizontal', 'vertical']).default('vertical'),
  /** What it is made of; then the surface is drawn from that. One that can't be read leaves the surface as it is. */
  material: z.unknown().transform(readMaterial).optional(),
})
export type Finish = z.infer<typeof finishSchema>

/** The visible fixing screws of a plate. */
export const screwsSchema = z.object({
  type: z.enum(['torx', 'slot', 'none']).default('torx'),
  /** Distance between the two screws of a pair, centre to centre (60, 66, 83, 107, 117, 150, 170). */
  spacing: lengthMmSchema.default(60),
  /** `auto`: where no screw meets a mechanism; left and right, else above and below, else four towards the corners. */
  direction: z.enum(['horizontal', 'vertical', 'auto']).default('auto'),
  /** Number of parallel pairs, one for each gang of a box fixed gang by gang. */
  pairs: z.int().min(1).max(6).default(1),
  /** Distance between neighbouring pairs. */
  pairSpacing: lengthMmSchema.default(46),
  headDiameter: lengthMmSchema.default(6),
  /** Colour of the head; without it the plate's finish. */
  fill: hexColourSchema.optional(),
})
export type Screws = z.infer<typeof screwsSchema>

/** The back box behind a plate, drawn as a hidden dashed outline, centred on the plate. */
export const hiddenBackBoxSchema = z.object({
  title: z.string().max(120).default(''),
  width: lengthMmSchema,
  height: lengthMmSchema,
  /** What is free inside, centred: what stands behind the plate must lie in it. Without it all of the box is. */
  opening: z.object({ width: lengthMmSchema, height: lengthMmSchema }).optional(),
  cornerRadius: lengthOrZeroMmSchema.default(3),
  /** Number of equal gangs side by side; each is drawn as a box of its own when above 1 and `isRound`. */
  gangs: z.int().min(1).max(8).default(1),
  /** Round boxes: circles of `height` across, one for each gang, spread over `width`. */
  isRound: z.boolean().default(false),
})
export type HiddenBackBox = z.infer<typeof hiddenBackBoxSchema>

/**
 * What mechanisms take behind the plate, by their letter in a layout string: width and height about their centre, or a
 * round body of `width`. A letter that is left out takes what its face covers.
 */
export const bodiesSchema = z.record(
  z.string().regex(/^[A-Z]$/),
  z.object({ width: lengthMmSchema, height: lengthMmSchema, isRound: z.boolean().default(false) }),
)
export type Bodies = z.infer<typeof bodiesSchema>

/** How engravings are cut: font, size in mm (the font size, not the cap height) and colour. */
export const engravingStyleSchema = z.object({
  /** Family of the engraving font (`Saira`), or the key of one face (`saira-500`); see engraving/fonts/fonts.ts. */
  fontFamily: z.string().max(80).default('Inter'),
  fontSize: z.number().min(0.5).max(60).default(3.2),
  color: hexColourSchema.default('#161616'),
  strokeColor: hexColourSchema.optional(),
  strokeWidth: z.number().min(0).max(2).default(0),
  /** Height of a symbol in mm; without it 1.9 times the font size. */
  symbolSize: z.number().min(1).max(60).optional(),
})
export type EngravingStyle = z.infer<typeof engravingStyleSchema>

/** Size, edge and fixing that every plate has. */
export const plateBodyShape = {
  /** Overall width, mm (82, 91, 117, 133, 144, 175, 207, 269 …). */
  width: lengthMmSchema,
  /** Overall height, mm. */
  height: lengthMmSchema,
  cornerRadius: lengthOrZeroMmSchema.default(2),
  /** Width of the bevelled edge seen from the front; 0 for a square edge. */
  bevel: lengthOrZeroMmSchema.default(2),
  finish: finishSchema.prefault({}),
  screws: screwsSchema.prefault({}),
}
