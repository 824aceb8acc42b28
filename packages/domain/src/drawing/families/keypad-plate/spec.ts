/**
 * The spec of the keypad plate family: a wall plate with mechanisms (buttons, rockers, toggles, dimmers) in
 * columns and rows, engravings above and below each, visible screws and the hidden back box.
 *
 * The layout string
 * -----------------
 * Rows from top to bottom separated by `/`; in a row one letter for each cell, spaces ignored, a number
 * before a letter repeats it. Letters (either case):
 *
 *   P push button   R rocker   T toggle   D dimmer   K keypad button   S round socket   - empty cell
 *
 * `P` one button in the centre; `PP/PP` or `2P/2P` a grid of 2 columns and 2 rows; `3P` a row of three;
 * `P-P/PPP` two rows of three with a gap. The number of columns is that of the longest row; a shorter row is
 * centred. Mechanisms are numbered from 0 in reading order, empty cells are not counted: these numbers are
 * the keys of an engraving set.
 */
import { z } from 'zod'
import { ENGRAVING_ENTRIES_MAX } from '../../../engraving/schema.ts'
import { parseLayoutString } from '../../layout-string.ts'
import { hexColourSchema } from '../../surfaces/hex-colour.ts'
import {
  bodiesSchema,
  finishSchema,
  hiddenBackBoxSchema,
  lengthMmSchema,
  plateBodyShape,
} from '../../spec-parts.ts'
import { engravedShape } from '../engraved-plate.ts'
import { keypadLayoutGrammar } from './layout-grammar.ts'

/**
 * One row of the mechanism spacing table: on plates of `plateSize` mm along `axis` (width for `x`, height for
 * `y`) with `count` mechanisms along it (any number when left out), neighbours are `spacing` mm apart.
 */
export const mechanismSpacingRowSchema = z.object({
  axis: z.enum(['x', 'y']),
  plateSize: lengthMmSchema,
  count: z.int().min(1).max(12).optional(),
  spacing: lengthMmSchema,
})

/** The table; the first row that fits counts, else `default` (20 mm). */
export const mechanismSpacingSchema = z.object({
  default: lengthMmSchema.default(20),
  table: z.array(mechanismSpacingRowSchema).max(200).default([]),
})
export type MechanismSpacing = z.infer<typeof mechanismSpacingSchema>

export const keypadPlateSpecSchema = z.object({
  ...plateBodyShape,
  /** Number of gangs of the box; it goes into the description only. */
  gang: z.int().min(1).max(8).default(1),
  /** See the grammar above. */
  layoutString: z
    .string()
    .max(200)
    .refine((text) => parseLayoutString(text, keypadLayoutGrammar).ok, 'unreadable layout')
    .default('P'),
  mechanismSpacing: mechanismSpacingSchema.prefault({}),
  bodies: bodiesSchema.default({}),
  mechanismFinish: finishSchema.prefault({ fill: '#e6e3dc' }),
  /** A small light below each mechanism; it leaves room for one line of engraving only. */
  led: z.object({ color: hexColourSchema.default('#f4f1e6') }).optional(),
  /** How many lines of engraving a side may carry, where an option says so; what is no such number says nothing. [1.5.31] */
  engravingLines: z.int().min(0).catch(ENGRAVING_ENTRIES_MAX).default(ENGRAVING_ENTRIES_MAX),
  ...engravedShape,
  backBox: hiddenBackBoxSchema.optional(),
})
/** A complete spec, after parsing. */
export type KeypadPlateSpec = z.infer<typeof keypadPlateSpecSchema>
/** What a caller may leave out. Only `width` and `height` are needed. */
export type KeypadPlateInput = z.input<typeof keypadPlateSpecSchema>
