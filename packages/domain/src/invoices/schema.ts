/**
 * What is issued with a number and never changed: invoices, credit notes, receipts. Amounts are in cents of `currency`; what takes
 * back is below 0. [issue 18]
 */
import { z } from 'zod'
import { daySchema, type IssuedKind, issuedKindSchema } from './kinds.ts'
import { paymentMethodKeySchema } from '../tenancy/payment-methods.ts'
import { type Cents, centsSchema } from '../units/money.ts'
import { idSchema } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'

export const billedLineSchema = z.object({
  itemId: idSchema,
  productId: z.number().int(),
  /** place in the list, from 1 */
  number: z.number().int(),
  title: z.string(),
  productTitle: z.string(),
  code: z.string(),
  /** the choices that stand on documents, each as 'Finish: Bronze' */
  details: z.array(z.string()),
  notes: z.string(),
  /** below 0: taken back */
  quantity: z.number().int(),
  /** null: on request */
  unitPrice: centsSchema.nullable(),
  lineTotal: centsSchema.nullable(),
  /** of the order's return with this number; missing: no return's */
  returnNumber: z.number().int().optional(),
  /** no item, but an amount beside the items of a return */
  beside: z.enum(['fee', 'adjustment']).optional(),
})
export type BilledLine = z.infer<typeof billedLineSchema>

/** total = subtotal − discount + shipping + tariff + tax */
export const billedAmountsSchema = z.object({
  subtotal: centsSchema,
  discount: centsSchema,
  shipping: centsSchema,
  tariff: centsSchema,
  tax: centsSchema,
  total: centsSchema,
})
export type BilledAmounts = z.infer<typeof billedAmountsSchema>
export const amountKeys = ['subtotal', 'discount', 'shipping', 'tariff', 'tax', 'total'] as const

export const billSchema = z.object({
  lines: z.array(billedLineSchema),
  amounts: billedAmountsSchema,
  /** nobody has said yet what shipping costs */
  shippingIsOpen: z.boolean(),
  /** percent */
  taxRate: z.number(),
  tariffRate: z.number(),
})
export type Bill = z.infer<typeof billSchema>

export const reasonSchema = z.enum(['issued', 'changed', 'cancelled'])

const refersToSchema = z.object({ kind: issuedKindSchema, number: z.string(), day: daySchema })

/** What a payment's receipt says of it. */
export const receiptPaymentSchema = z.object({
  kind: z.enum(['payment', 'refund', 'correction']),
  method: paymentMethodKeySchema,
  methodTitle: z.string(),
  date: timestampSchema,
  /** the day of it where the organization was when it was issued; missing on the first receipts */
  day: daySchema.optional(),
  /** what moved, the card fee included */
  amount: centsSchema,
  fee: centsSchema,
  /** what of it counts toward the total */
  counted: centsSchema,
  /** of the total after this entry; below 0: credit */
  open: centsSchema,
})

export const issuedContentSchema = z.object({
  format: z.literal(1),
  order: z.object({
    number: idSchema,
    title: z.string(),
    word: z.string(),
    purchaseOrderNumber: z.string(),
    projectName: z.string(),
  }),
  orgTitle: z.string(),
  /** each in lines: name, address, tax number */
  seller: z.array(z.string()),
  buyer: z.array(z.string()),
  shipTo: z.array(z.string()),
  /** what is billed or taken back here; null: a receipt */
  bill: billSchema.nullable(),
  /** what is billed in all after it; null: nothing, or a receipt */
  standing: billSchema.nullable(),
  reason: reasonSchema,
  refersTo: refersToSchema.nullable(),
  payBy: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  paymentTerms: z.string(),
  terms: z.array(z.string()),
  payment: receiptPaymentSchema.nullable(),
})
export type IssuedContent = z.infer<typeof issuedContentSchema>

/** As lists and the bookkeeping read it. */
export type IssuedDocument = {
  readonly id: number
  readonly kind: IssuedKind
  readonly number: string
  readonly productOrderId: number
  readonly orderNumber: number
  readonly customer: string
  readonly issuedDay: string
  /** of invoices */
  readonly dueDay: string | null
  /** ISO 4217 in small letters */
  readonly currency: string
  readonly amounts: BilledAmounts
  /** of a receipt: the card fee beside its total */
  readonly fee: Cents
  readonly method: z.infer<typeof paymentMethodKeySchema> | null
  readonly refersToNumber: string
  readonly paymentRecordId: number | null
}
