/** What belongs to a customer's record, beside the record itself. [issue 18] */
import {
  centsSchema,
  currencySchema,
  customerAddressSchema,
  flagSchema,
  idSchema,
  timestampSchema,
} from '@orderwright/domain'
import { customerKeySchema } from '@orderwright/domain/receivables'
import { z } from 'zod'
import { callerFields } from './common.ts'
import { endpoint } from './endpoint.ts'

/** So many orders of a customer are listed together, the newest first. */
export const MAX_CUSTOMER_ORDERS = 100

export const customerOrderSchema = z.object({
  id: idSchema,
  orgSpecificId: idSchema,
  title: z.string(),
  statusTitle: z.string(),
  archived: flagSchema,
  created: timestampSchema,
  totalInCents: centsSchema,
  paidInCents: centsSchema,
})
export type CustomerOrder = z.infer<typeof customerOrderSchema>

export const getCustomerAccount = endpoint({
  name: 'getCustomerAccount',
  path: '/api/configurator/get-customer-account',
  area: 'customers',
  effect: 'reads',
  summary: 'The orders of a customer and what the customer owes; employees only.',
  body: z.strictObject({ orgId: idSchema, ...callerFields, customerId: idSchema }),
  response: z.object({
    orders: z.array(customerOrderSchema),
    orderCount: z.number().int().min(0),
    currency: currencySchema,
    customerKey: customerKeySchema,
    owedInCents: centsSchema,
    pastDueInCents: centsSchema,
    creditInCents: centsSchema,
    notInvoicedInCents: centsSchema,
  }),
  errors: ['notFound', 'forbidden'],
})

export const getAddressBook = endpoint({
  name: 'getAddressBook',
  path: '/api/configurator/get-address-book',
  area: 'customers',
  effect: 'reads',
  summary:
    'The addresses of a customer: for employees of any, for guests of the one that they belong to. Nothing else of the record.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    /** left out: the caller's own */
    customerId: idSchema.optional(),
  }),
  response: z.object({
    /** null: the caller belongs to none */
    customerId: idSchema.nullable(),
    title: z.string(),
    addresses: z.array(customerAddressSchema.extend({ key: z.string() })),
    deliveryKey: z.string(),
    billingKey: z.string(),
  }),
  errors: ['notFound', 'forbidden'],
})
