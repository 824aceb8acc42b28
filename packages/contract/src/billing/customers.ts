/** What belongs to a customer's record, beside the record itself. [issue 18] */
import { customerAddressSchema, customerSchema, mergeSides } from '@orderwright/domain/customers'
import { currencySchema } from '@orderwright/domain/tenancy'
import { centsSchema, flagSchema, idSchema, timestampSchema } from '@orderwright/domain/units'
import { customerKeySchema } from '@orderwright/domain/receivables'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

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
    /** the one that it went into, where it was merged with another one */
    customerId: idSchema,
    orders: z.array(customerOrderSchema),
    orderCount: z.number().int().min(0),
    invoiceCount: z.number().int().min(0),
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

const sideSchema = z.enum(mergeSides).optional()

/** Of which record the value stays, where both differ; left out: of the kept one, unless it has none. */
export const mergeChoicesSchema = z.strictObject({
  title: sideSchema,
  kind: sideSchema,
  email: sideSchema,
  phone: sideSchema,
  terms: sideSchema,
  discount: sideSchema,
  salesTax: sideSchema,
  note: sideSchema,
})

/** A record as it was read. */
const namedSchema = z.strictObject({ id: idSchema, version: customerSchema.shape.version })

const movedSchema = z.number().int().min(0)

export const mergeCustomers = endpoint({
  name: 'mergeCustomers',
  path: '/api/configurator/merge-customers',
  area: 'customers',
  summary:
    'Merges a customer into another one, which takes over its orders, people, addresses and contacts; all or nothing. What was issued stays as it was issued. Owners only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    kept: namedSchema,
    merged: namedSchema,
    choices: mergeChoicesSchema,
  }),
  response: z.object({ kept: customerSchema, movedOrders: movedSchema, movedPeople: movedSchema }),
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
  isIdempotent: true,
})

export const undoCustomerMerge = endpoint({
  name: 'undoCustomerMerge',
  path: '/api/configurator/undo-customer-merge',
  area: 'customers',
  summary:
    'Takes a merge of customers back for 30 days: the merged one has its orders, people and entries again, and what nobody has changed since is what it was. Owners only.',
  body: z.strictObject({ orgId: idSchema, ...callerFields, mergedId: idSchema }),
  response: z.object({ kept: customerSchema, merged: customerSchema }),
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
  isIdempotent: true,
})
