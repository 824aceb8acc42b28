/** The kinds of what is issued, and its days: all that the declarations of calls need of it. */
import { z } from 'zod'
import { invoiceMessages } from '../messages/order/invoices.ts'

export const issuedKinds = ['invoice', 'creditNote', 'receipt'] as const
export const issuedKindSchema = z.enum(issuedKinds)
export type IssuedKind = z.infer<typeof issuedKindSchema>

/** YYYY-MM-DD in the organization's time zone */
export const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => invoiceMessages.noSuchDay })
