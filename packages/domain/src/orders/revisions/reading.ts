/**
 * A revision in words: what a person reads of it, in the words that the catalog had when it was made. It is stored with the
 * revision, so that no later catalog says anything else of it, and two of them can be compared without any catalog.
 */
import { z } from 'zod'
import { canonicalJson } from '../../units/json/canonical-json.ts'
import { centsSchema } from '../../units/money.ts'
import { idSchema } from '../../units/record.ts'

/** A line of a choice that is made of several: an engraving at its place. */
export const readPartSchema = z.object({
  /** names the place, the same in every revision */
  key: z.string(),
  title: z.string(),
  text: z.string(),
})
export type ReadPart = z.infer<typeof readPartSchema>

/** A choice of an item, or of the whole order. */
export const readChoiceSchema = z.object({
  propertyId: idSchema,
  title: z.string(),
  text: z.string(),
  /** what is chosen, apart from how it is called: the canonical text of the selection */
  value: z.string(),
  parts: z.array(readPartSchema),
})
export type ReadChoice = z.infer<typeof readChoiceSchema>

/** What an item comes to; null: it has no price. */
export const readPriceSchema = z.object({
  unitPriceInCents: centsSchema.nullable(),
  lineTotalInCents: centsSchema.nullable(),
})
export type ReadPrice = z.infer<typeof readPriceSchema>

export const readItemSchema = z.object({
  itemId: idSchema,
  /** its own, or that of its product */
  name: z.string(),
  productTitle: z.string(),
  quantity: z.number().int(),
  notes: z.string(),
  choices: z.array(readChoiceSchema),
  /** null: the reader sees no prices */
  price: readPriceSchema.nullable(),
})
export type ReadItem = z.infer<typeof readItemSchema>

/** A fact of the whole order: its title, an address, a note. */
export const readFactSchema = z.object({ key: z.string(), title: z.string(), text: z.string() })
export type ReadFact = z.infer<typeof readFactSchema>

/** A thing on the canvas, with the fields that its inspector shows. */
export const readThingSchema = z.object({
  /** 'archWall 12' */
  key: z.string(),
  title: z.string(),
  fields: z.array(readFactSchema),
})
export type ReadThing = z.infer<typeof readThingSchema>

/** An amount of the order; `amountInCents` null: nobody has said it yet (shipping). */
export const readAmountSchema = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  amountInCents: centsSchema.nullable(),
})
export type ReadAmount = z.infer<typeof readAmountSchema>

export const readingSchema = z.object({
  facts: z.array(readFactSchema),
  choices: z.array(readChoiceSchema),
  items: z.array(readItemSchema),
  canvas: z.array(readThingSchema),
  /** viewports, where pieces stand, and what else there is of things of `canvas`; absent in what was read before these were */
  places: z.array(readThingSchema).optional(),
  /** from subtotal to total and deposit; null: the reader sees no prices */
  amounts: z.array(readAmountSchema).nullable(),
})
export type RevisionReading = z.infer<typeof readingSchema>

/** The same for somebody who sees no prices: nothing of money stands in it. [1.6.25, 1.6.26] */
export function withoutMoney(reading: RevisionReading): RevisionReading {
  return { ...reading, amounts: null, items: reading.items.map((item) => ({ ...item, price: null })) }
}

/** Whether two readings say the same. */
export function saysTheSame(one: RevisionReading, other: RevisionReading): boolean {
  return canonicalJson(one) === canonicalJson(other)
}
