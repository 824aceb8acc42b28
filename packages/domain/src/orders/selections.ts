/** What a person chose: per property an option, several options, a value, texts, or engravings. [1.3.11, 1.3.14] */
import { z } from 'zod'
import { engravingSetSchema } from '../engraving/schema.ts'
import { idSchema } from '../units/record.ts'

/** Longest text of a text property, of one entry of an array property, and most entries of one. */
export const TEXT_MAX = 10_000
export const ARRAY_TEXT_MAX = 200
export const ARRAY_LENGTH_MAX = 50

export const selectionSchema = z.object({
  /** the chosen option of a singleSelect property */
  optionId: idSchema.optional(),
  /** the chosen options of a select property */
  optionIds: z.array(idSchema).max(200).optional(),
  /** text, number, dimension (mm or inches as the property says) or checkbox */
  value: z.union([z.string().max(TEXT_MAX), z.number(), z.boolean()]).optional(),
  /** texts of an array property */
  values: z.array(z.string().max(ARRAY_TEXT_MAX)).max(ARRAY_LENGTH_MAX).optional(),
  /** engravings, one set per quantity */
  engravings: z.array(engravingSetSchema).max(500).optional(),
  /** custom engravings lift the width limits and are reviewed; enabled once [1.4.38] */
  customEngravings: z.boolean().optional(),
})
export type Selection = z.infer<typeof selectionSchema>

/** property id → selection */
export const selectionsSchema = z.record(z.string().regex(/^[1-9]\d*$/), selectionSchema)
export type Selections = z.infer<typeof selectionsSchema>

/** A choice: `itemId` null is the order level, `selection` null clears the property. */
export type SelectionChange = {
  readonly itemId: number | null
  readonly propertyId: number
  readonly selection: Selection | null
}
