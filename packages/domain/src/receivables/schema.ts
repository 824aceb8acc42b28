/**
 * Accounts receivable: what customers owe of what was issued, by age. Amounts are whole cents of the organization's currency, days are
 * YYYY-MM-DD in its time zone. [issue 18]
 */
import { z } from 'zod'
import { daySchema } from '../invoices/kinds.ts'
import { centsSchema } from '../units/money.ts'
import { idSchema } from '../units/record.ts'
import { isTimestamp } from '../units/timestamp.ts'
import { invoiceMessages } from '../messages/order/invoices.ts'

/** A day that there is: no February 30. */
export const calendarDaySchema = daySchema.refine((day) => isTimestamp(`${day} 00:00:00`), {
  error: () => invoiceMessages.noSuchDay,
})

/** As `customerKeyOf` makes it. */
export const customerKeySchema = z.string().min(1).max(400)

/** The standard aging buckets, youngest first. */
export const agingBuckets = ['current', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const
export type AgingBucket = (typeof agingBuckets)[number]

/** What is open, by how long it has been due. */
export const agingSchema = z.object({
  /** not due yet, or due on the day itself */
  current: centsSchema,
  days1to30: centsSchema,
  days31to60: centsSchema,
  days61to90: centsSchema,
  over90: centsSchema,
})
export type Aging = z.infer<typeof agingSchema>

/** As an order stands today: of archived and deleted ones money may still be owed. */
export const orderStandingSchema = z.enum(['open', 'archived', 'deleted'])
export type OrderStanding = z.infer<typeof orderStandingSchema>

const ofOrder = {
  productOrderId: idSchema,
  orderNumber: idSchema,
  orderTitle: z.string(),
  standing: orderStandingSchema,
}

/** A document of which something is open: an invoice; or a refund that went beyond what was paid. */
export const openItemSchema = z.object({
  documentId: idSchema,
  kind: z.enum(['invoice', 'receipt']),
  number: z.string(),
  ...ofOrder,
  issuedDay: daySchema,
  dueDay: daySchema,
  /** past the due day; 0: not yet */
  daysLate: z.number().int().min(0),
  /** what it billed */
  amountInCents: centsSchema,
  /** what of it is open, above 0 */
  balanceInCents: centsSchema,
})
export type OpenItem = z.infer<typeof openItemSchema>

/** An order that has asked for money and has no invoice. */
export const notInvoicedSchema = z.object({
  ...ofOrder,
  /** when it first asked for money */
  since: daySchema,
  totalInCents: centsSchema,
  paidInCents: centsSchema,
  /** total less what is paid, above 0 */
  dueInCents: centsSchema,
})
export type NotInvoiced = z.infer<typeof notInvoicedSchema>

const sums = {
  aging: agingSchema,
  /** the sum of the buckets */
  totalInCents: centsSchema,
  /** what was paid above what was billed: kept for the customer, and not taken off the total */
  creditInCents: centsSchema,
  /** what was paid toward orders that have no invoice */
  prepaidInCents: centsSchema,
  /** what is due of orders that have no invoice; no part of the total */
  notInvoicedInCents: centsSchema,
  /** total − credit − prepaid: what the documents come to */
  balanceInCents: centsSchema,
}
export const receivableSumsSchema = z.object(sums)
export type ReceivableSums = z.infer<typeof receivableSumsSchema>

export const customerReceivablesSchema = z.object({
  /** see `customerKeyOf` */
  key: z.string(),
  name: z.string(),
  ...sums,
  /** of what is open; null: nothing is */
  oldestDueDay: daySchema.nullable(),
  /** the longest due first */
  items: z.array(openItemSchema),
  notInvoiced: z.array(notInvoicedSchema),
})
export type CustomerReceivables = z.infer<typeof customerReceivablesSchema>

export const receivablesSchema = z.object({
  asOf: daySchema,
  /** by name */
  customers: z.array(customerReceivablesSchema),
  sums: receivableSumsSchema,
})
export type Receivables = z.infer<typeof receivablesSchema>
