/**
 * The spec of the outlet plate family: wall and floor plates with sockets and ports.
 *
 * The layout string
 * -----------------
 * Rows from top to bottom separated by `/`, one gang for each cell, spaces ignored, a number before a cell
 * repeats it. Letters (either case):
 *
 *   E socket with earth pin (type E)   F side-earth socket (type F)   B two blades and earth (type B)
 *   G three rectangular pins (type G)  U USB-A   C USB-C   J RJ45   H HDMI   X coaxial   - blank
 *
 * Square brackets stack small ports inside one gang from top to bottom: `E[UC]` is a socket beside a gang
 * with USB-A above USB-C.
 */
import { z } from 'zod'
import { parseLayoutString } from '../../layout-string.ts'
import {
  bodiesSchema,
  finishSchema,
  hiddenBackBoxSchema,
  lengthMmSchema,
  plateBodyShape,
} from '../../spec-parts.ts'
import { engravedShape } from '../engraved-plate.ts'
import { outletLayoutGrammar } from './layout-grammar.ts'

export const outletPlateSpecSchema = z.object({
  ...plateBodyShape,
  /** `floor` adds the lid's hinge and finger notch. */
  mount: z.enum(['wall', 'floor']).default('wall'),
  /** See the grammar above. */
  layoutString: z
    .string()
    .max(200)
    .refine((text) => parseLayoutString(text, outletLayoutGrammar).ok, 'unreadable layout')
    .default('E'),
  /** Distance between neighbouring gangs; it shrinks when the plate or the screws leave less room. */
  gangSpacing: lengthMmSchema.default(71),
  /** Finish of the socket and port inserts. */
  moduleFinish: finishSchema.prefault({ fill: '#2b2a29', title: 'Black' }),
  /** Keyed by gang index in reading order, blanks not counted. */
  ...engravedShape,
  bodies: bodiesSchema.default({}),
  backBox: hiddenBackBoxSchema.optional(),
})
export type OutletPlateSpec = z.infer<typeof outletPlateSpecSchema>
/** Only `width` and `height` are needed. */
export type OutletPlateInput = z.input<typeof outletPlateSpecSchema>
