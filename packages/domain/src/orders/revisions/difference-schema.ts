/** The shape of what lies between two revisions. */
import { z } from 'zod'
import { centsSchema } from '../../units/money.ts'
import { idSchema } from '../../units/record.ts'
import { readAmountSchema, readChoiceSchema, readItemSchema } from './reading.ts'

/** A text before and after; null: there was none, or is none any more. */
export const textChangeSchema = z.object({
  key: z.string(),
  title: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type TextChange = z.infer<typeof textChangeSchema>

export const choiceChangeSchema = z.object({
  propertyId: idSchema,
  title: z.string(),
  before: readChoiceSchema.nullable(),
  after: readChoiceSchema.nullable(),
  /** the same choice under other words: the catalog has changed, and not what is ordered */
  isRenamed: z.boolean(),
  /** the places at which it differs, where it has several (engravings) */
  parts: z.array(textChangeSchema),
})
export type ChoiceChange = z.infer<typeof choiceChangeSchema>

export const amountChangeSchema = z.object({
  key: z.string(),
  title: z.string(),
  before: readAmountSchema.nullable(),
  after: readAmountSchema.nullable(),
  /** after less before; null: one of them is not known */
  differenceInCents: centsSchema.nullable(),
})
export type AmountChange = z.infer<typeof amountChangeSchema>

/** An item that only one of the revisions has; `number` is its place there, from 1. */
const wholeItem = { item: readItemSchema, number: z.number().int() }

export const changedItemSchema = z.object({
  kind: z.literal('changed'),
  itemId: idSchema,
  name: z.string(),
  /** its places among the items, from 1 */
  numberBefore: z.number().int(),
  number: z.number().int(),
  /** it stands before or after others than it did */
  isMoved: z.boolean(),
  /** title, product, quantity, notes */
  facts: z.array(textChangeSchema),
  choices: z.array(choiceChangeSchema),
  amounts: z.array(amountChangeSchema),
})
export const addedItemSchema = z.object({ kind: z.literal('added'), ...wholeItem })
export const removedItemSchema = z.object({ kind: z.literal('removed'), ...wholeItem })
export const itemChangeSchema = z.discriminatedUnion('kind', [
  addedItemSchema,
  removedItemSchema,
  changedItemSchema,
])
export type ItemChange = z.infer<typeof itemChangeSchema>

export const thingChangeSchema = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  fields: z.array(textChangeSchema),
})
export type ThingChange = z.infer<typeof thingChangeSchema>

export const revisionDifferenceSchema = z.object({
  facts: z.array(textChangeSchema),
  choices: z.array(choiceChangeSchema),
  /** in the order of the later revision; what was removed where it stood */
  items: z.array(itemChangeSchema),
  canvas: z.array(thingChangeSchema),
  /** every amount of both, the same ones too; null: the reader sees no prices */
  amounts: z.array(amountChangeSchema).nullable(),
})
export type RevisionDifference = z.infer<typeof revisionDifferenceSchema>

/** The id of the item that a change is about. */
export function itemIdOf(change: ItemChange): number {
  return change.kind === 'changed' ? change.itemId : change.item.itemId
}
