/** The entries that an order holds for the statuses it has reached. [1.3.04] */
import { z } from 'zod'
import { centsSchema } from '../units/money.ts'
import { timestampSchema } from '../units/timestamp.ts'

export const statusEntrySchema = z.object({
  date: timestampSchema,
  awaitingPaymentMethod: z.string().max(60).optional(),
  /** the announced payment is the whole balance, not the deposit alone */
  awaitsFullPayment: z.literal(true).optional(),
  paymentAmountInCents: centsSchema.optional(),
})
export type StatusEntry = z.infer<typeof statusEntrySchema>

/** status key → entry */
export const statusDataSchema = z.record(z.string(), statusEntrySchema)
export type StatusData = z.infer<typeof statusDataSchema>
