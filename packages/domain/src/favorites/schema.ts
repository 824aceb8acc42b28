/** A favorite configuration: the choices of an item under a name, to be made again on any later order. */
import { z } from 'zod'
import { selectionsSchema } from '../orders/selections.ts'
import { idSchema, recordFields, titleSchema } from '../units/record.ts'

/** What a favorite holds of an item: its product and its choices, and those of its order that bear on it. */
export const favoriteChoicesSchema = z.object({
  productId: idSchema,
  properties: selectionsSchema,
  /** choices of the order level: taken where an order has made none */
  orderProperties: selectionsSchema,
})
export type FavoriteChoices = z.infer<typeof favoriteChoicesSchema>

/** What a property and its chosen options were called when they were saved: what is gone can still be named. */
export const choiceNamesSchema = z.object({
  propertyId: idSchema,
  property: titleSchema,
  options: z.array(z.object({ id: idSchema, title: titleSchema })).default([]),
})
export type ChoiceNames = z.infer<typeof choiceNamesSchema>

export const favoriteConfigurationSchema = z.object({
  ...recordFields,
  /** whose it is; null: shared with the people of the organization */
  userId: idSchema.nullable().default(null),
  /** longer than one may be typed: where a name is struck out it can grow */
  name: z.string().max(1000),
  productId: idSchema,
  productTitle: titleSchema.default(''),
  properties: selectionsSchema.default({}),
  orderProperties: selectionsSchema.default({}),
  choiceNames: z.array(choiceNamesSchema).default([]),
})
export type FavoriteConfiguration = z.infer<typeof favoriteConfigurationSchema>
