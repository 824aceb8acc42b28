/** A statement of account: what was issued to a customer in a period, with what was owed before and after each. [issue 18] */
import { currencySchema } from '../tenancy/payment-methods.ts'
import { z } from 'zod'
import { daySchema } from '../invoices/kinds.ts'
import { centsSchema } from '../units/money.ts'
import { idSchema } from '../units/record.ts'
import { agingSchema } from './schema.ts'

/** What a line of a statement is. */
export const statementLineKinds = [
  'invoice',
  'supplement',
  'creditNote',
  'receipt',
  'refund',
  'correction',
] as const
export const statementLineKindSchema = z.enum(statementLineKinds)
export type StatementLineKind = z.infer<typeof statementLineKindSchema>

export const statementLineSchema = z.object({
  documentId: idSchema,
  day: daySchema,
  kind: statementLineKindSchema,
  number: z.string(),
  orderNumber: idSchema,
  /** of invoices */
  dueDay: daySchema.nullable(),
  /** what is owed more by it; below 0: less */
  amountInCents: centsSchema,
  /** what is owed after it; below 0: credit */
  balanceInCents: centsSchema,
})
export type StatementLine = z.infer<typeof statementLineSchema>

export const statementSchema = z.object({
  customerKey: z.string(),
  customer: z.string(),
  /** whom it goes to, in lines */
  address: z.array(z.string()),
  from: daySchema,
  to: daySchema,
  currency: currencySchema,
  /** before the first day; below 0: credit */
  openingInCents: centsSchema,
  lines: z.array(statementLineSchema),
  /** after the last day: what `receivables` has as the customer's balance of that day */
  closingInCents: centsSchema,
  /** of what is open after the last day */
  aging: agingSchema,
  /** paid too much, or in advance; the aging less this is the closing balance */
  creditInCents: centsSchema,
})
export type Statement = z.infer<typeof statementSchema>
