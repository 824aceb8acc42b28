/** A customer as a record: a firm or a person, whoever of it has an account. [issue 16, issue 18] Decision 188. */
import { z } from 'zod'
import { addressSchema } from '../units/addresses/postal-address.ts'
import { flagSchema, noteSchema, recordFields, titleSchema } from '../units/record.ts'

const text = (max: number) => z.string().trim().max(max).default('')

/** What names an address or a contact within its customer. */
const entryKeySchema = z.string().regex(/^[a-z0-9]{1,12}$/)

/** Entries of one customer at most. */
export const CUSTOMER_ENTRIES_MAX = 100
function entries<Entry extends z.ZodType>(entry: Entry) {
  return z
    .record(entryKeySchema, entry)
    .refine((all) => Object.keys(all).length <= CUSTOMER_ENTRIES_MAX)
    .default({})
}

/** An address of the customer's address book. */
export const customerAddressSchema = z.object({
  label: text(100),
  contactName: text(200),
  phone: text(40),
  address: addressSchema.prefault({}),
})
export type CustomerAddress = z.infer<typeof customerAddressSchema>

/** Somebody at the customer, who needs no account. */
export const customerContactSchema = z.object({
  name: text(200),
  role: text(100),
  email: text(320),
  phone: text(40),
})
export type CustomerContact = z.infer<typeof customerContactSchema>

/** What a customer is called until somebody names it: stored, so the same in every language. */
export const untitledCustomer = 'Untitled Customer'

export const customerSchema = z.object({
  ...recordFields,
  kind: z.enum(['firm', 'person']).default('firm'),
  /** the firm's or the person's name */
  title: titleSchema.min(1),
  /** where bills go */
  email: text(320),
  phone: text(40),
  /** maps, so that changes of two people meet entry by entry */
  addresses: entries(customerAddressSchema),
  contacts: entries(customerContactSchema),
  /** the key of the address that is proposed first; '': none */
  deliveryKey: text(12),
  billingKey: text(12),
  /** days; null: as the organization's settings say */
  paymentTermsDays: z.number().int().min(0).max(365).nullable().default(null),
  /** what new orders of its people cost less, in percent, where they have no discount of their own */
  discountPercentage: z.number().min(0).max(100).default(0),
  taxExempt: flagSchema.default(0),
  taxCertificate: text(100),
  /** YYYY-MM-DD, the last day of the certificate; '': it does not end */
  taxExemptUntil: text(10),
  /** for employees' eyes alone */
  note: noteSchema.default(''),
  /** by their ids, other customers of whom somebody said that they are not the same */
  apartFrom: z.record(z.string().regex(/^[1-9]\d{0,9}$/), flagSchema).default({}),
  archived: flagSchema.default(0),
})
export type Customer = z.infer<typeof customerSchema>
