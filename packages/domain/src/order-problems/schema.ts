/** A problem that somebody has reported about an order whose goods have left. */
import { z } from 'zod'
import { commentAuthorKinds } from '../people/schema.ts'
import { idSchema, noteSchema, recordFields } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'
import { ORDER_PROBLEMS_MOST, orderProblemKinds, PROBLEM_ITEMS_MOST, problemResolutions } from './kinds.ts'

/** A line of the order, and how many pieces of it are concerned. */
export const problemItemSchema = z.object({
  productInstanceId: idSchema,
  quantity: z.number().int().min(1).max(100_000),
})
export type ProblemItem = z.infer<typeof problemItemSchema>

const nameSchema = z.string().max(200).default('')
const momentSchema = timestampSchema.nullable().default(null)

export const orderProblemSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  /** within its order, from 1 */
  number: z.number().int().min(1).max(ORDER_PROBLEMS_MOST),
  kind: z.enum(orderProblemKinds),
  /** what it is about; empty: the order as a whole */
  items: z.array(problemItemSchema).max(PROBLEM_ITEMS_MOST).default([]),
  /** fewer may be sent: where a name is struck out they can become longer */
  words: noteSchema,
  reporterId: idSchema,
  /** as they were called when they reported it */
  reporterName: nameSchema,
  reporterKind: z.enum(commentAuthorKinds).default('guest'),
  /** it is the organization's turn: nothing was answered yet, or more was written since */
  awaitsAnswer: z.boolean().default(true),
  /** what the organization says to it; empty: nothing yet */
  answer: noteSchema.default(''),
  answeredBy: idSchema.nullable().default(null),
  answeredByName: nameSchema,
  answeredAt: momentSchema,
  /** how it was solved; null: not yet */
  resolution: z.enum(problemResolutions).nullable().default(null),
  /** what is said to how it was solved */
  solution: noteSchema.default(''),
  solvedBy: idSchema.nullable().default(null),
  solvedByName: nameSchema,
  solvedAt: momentSchema,
})
export type OrderProblem = z.infer<typeof orderProblemSchema>
