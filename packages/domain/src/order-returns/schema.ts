/** Items of an order that come back: why, how many, what of them arrived, and what is credited for them. */
import { z } from 'zod'
import { commentAuthorKinds } from '../people/schema.ts'
import { amountSchema, centsSchema } from '../units/money.ts'
import { idSchema, noteSchema, recordFields } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'
import { ORDER_RETURNS_MOST, orderReturnStates, RETURN_ITEMS_MOST, returnReasons } from './kinds.ts'

const count = z.number().int().min(0).max(100_000)

/** A line of the order, and how many pieces of it are to come back. */
export const returnItemSchema = z.object({
  productInstanceId: idSchema,
  quantity: z.number().int().min(1).max(100_000),
})
export type ReturnItem = z.infer<typeof returnItemSchema>

/** Of a line: the pieces that arrived, and those of them that are put back on the shelf; the others are scrapped. */
export const receivedItemSchema = z.object({
  productInstanceId: idSchema,
  received: count,
  restocked: count,
})
export type ReceivedItem = z.infer<typeof receivedItemSchema>

/** What is given back for the pieces of a line: credit = gross − discount + tariff + tax. */
export const creditedLineSchema = z.object({
  productInstanceId: idSchema,
  productId: z.number().int(),
  /** as the line was called, and its place in the list */
  title: z.string(),
  number: z.number().int(),
  pieces: count,
  /** pieces of the line that were credited before */
  before: count,
  /** pieces of the line in all */
  quantity: count,
  /** null: on request */
  unitPrice: centsSchema.nullable(),
  gross: centsSchema,
  discount: centsSchema,
  tariff: centsSchema,
  tax: centsSchema,
  credit: centsSchema,
})
export type CreditedLine = z.infer<typeof creditedLineSchema>

/** total = goods + shipping + shippingTax − fee + adjustment */
export const returnCreditSchema = z.object({
  lines: z.array(creditedLineSchema).max(RETURN_ITEMS_MOST),
  /** the credits of all lines */
  goods: centsSchema,
  /** what shipping cost, where the organization gives it back; and the tax on it */
  shipping: amountSchema,
  shippingTax: centsSchema,
  /** what the organization keeps for taking the goods back */
  fee: amountSchema,
  /** by how much an employee made it more, or (below 0) less, than is worked out */
  adjustment: centsSchema,
  total: amountSchema,
})
export type ReturnCredit = z.infer<typeof returnCreditSchema>

const nameSchema = z.string().max(200).default('')
const momentSchema = timestampSchema.nullable().default(null)
const personSchema = idSchema.nullable().default(null)

export const orderReturnSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  /** within its order, from 1 */
  number: z.number().int().min(1).max(ORDER_RETURNS_MOST),
  reason: z.enum(returnReasons),
  /** fewer may be sent: where a name is struck out they can become longer */
  words: noteSchema.default(''),
  /** the problem that it comes from */
  problemId: idSchema.nullable().default(null),
  items: z.array(returnItemSchema).min(1).max(RETURN_ITEMS_MOST),
  state: z.enum(orderReturnStates).default('requested'),
  requesterId: idSchema,
  /** as they were called when they asked */
  requesterName: nameSchema,
  requesterKind: z.enum(commentAuthorKinds).default('guest'),
  /** what the organization says to its decision */
  decision: noteSchema.default(''),
  decidedBy: personSchema,
  decidedByName: nameSchema,
  decidedAt: momentSchema,
  /** what arrived, line by line; empty: nothing yet */
  received: z.array(receivedItemSchema).max(RETURN_ITEMS_MOST).default([]),
  receivedBy: personSchema,
  receivedByName: nameSchema,
  receivedAt: momentSchema,
  /** frozen as it is closed; null: not closed */
  credit: returnCreditSchema.nullable().default(null),
  /** what the organization says to the credit */
  closing: noteSchema.default(''),
  closedBy: personSchema,
  closedByName: nameSchema,
  closedAt: momentSchema,
})
export type OrderReturn = z.infer<typeof orderReturnSchema>
