/**
 * The shape in which engravings are stored on an order line: one set for each piece of the quantity, each
 * keyed by mechanism index, then above or below, with up to two entries of text or symbol.
 */
import { z } from 'zod'

/** Longest text of one entry; the width limit bites long before, this only bounds the stored data. */
export const ENGRAVING_TEXT_MAX = 80
export const ENGRAVING_ENTRIES_MAX = 2

/** One line of engraving: a text (case-sensitive) or the key of a symbol of `engravingSymbols`. */
export const engravingEntrySchema = z.union([
  z.strictObject({ text: z.string().max(ENGRAVING_TEXT_MAX) }),
  z.strictObject({ symbol: z.string().min(1).max(60) }),
])
export type EngravingEntry = z.infer<typeof engravingEntrySchema>

const entriesSchema = z.array(engravingEntrySchema).max(ENGRAVING_ENTRIES_MAX)

/** What one mechanism carries above and below itself. */
export const mechanismEngravingSchema = z.strictObject({
  above: entriesSchema.optional(),
  below: entriesSchema.optional(),
})
export type MechanismEngraving = z.infer<typeof mechanismEngravingSchema>

/** Engravings of one plate by mechanism index (`'0'` is the first in reading order). */
export const engravingSetSchema = z.record(z.string().regex(/^\d{1,3}$/), mechanismEngravingSchema)
export type EngravingSet = z.infer<typeof engravingSetSchema>

/** One set for each piece of the quantity; a single set counts for all pieces. */
export const engravingSetsSchema = z.array(engravingSetSchema)
export type EngravingSets = z.infer<typeof engravingSetsSchema>

export type EngravingSide = 'above' | 'below'
export const engravingSides: readonly EngravingSide[] = ['above', 'below']

/** The set of piece `index`: its own, else the first, which counts for all, else nothing. */
export function engravingSetAt(sets: readonly EngravingSet[], index: number): EngravingSet {
  return sets[index] ?? sets[0] ?? {}
}

/** The languages of an engraving, in the order in which they stand at a place, from top to bottom. */
export const engravingLanguages = ['first', 'second'] as const
export type EngravingLanguage = (typeof engravingLanguages)[number]
