/** How an organisation takes money: its methods of payment, and the currency of its cards. [1.3.24] */
import { z } from 'zod'

export const paymentMethodKeys = ['card', 'wire', 'checkByMail'] as const
export const paymentMethodKeySchema = z.enum(paymentMethodKeys)
export type PaymentMethodKey = z.infer<typeof paymentMethodKeySchema>

export const paymentMethodSchema = z.object({
  key: paymentMethodKeySchema,
  title: z.string().max(100),
  rank: z.number().int(),
  disabled: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  isEmployeeOnly: z.boolean().default(false),
  isPreferred: z.boolean().default(false),
  props: z
    .object({
      companyName: z.string().max(200).default(''),
      bank: z.string().max(200).default(''),
      address: z.string().max(500).default(''),
      routingNumber: z.string().max(60).default(''),
      accountNumber: z.string().max(60).default(''),
    })
    .prefault({}),
})
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** ISO 4217, in small letters as card providers write it. */
export const currencySchema = z.string().regex(/^[a-z]{3}$/)
