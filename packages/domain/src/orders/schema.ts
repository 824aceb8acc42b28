/** Orders and their lines (spec 1 §3, 2 §3). */
import { statusDataSchema } from './status-data.ts'
import { z } from 'zod'
import { placementsSchema } from './placements.ts'
import { selectionsSchema } from './selections.ts'
import { viewPointSchema } from '../spatial/shapes.ts'
import { amountSchema, centsSchema } from '../units/money.ts'
import { flagSchema, idSchema, jsonSchema, noteSchema, recordFields, titleSchema } from '../units/record.ts'
import { mediumAddressSchema, webLinkSchema } from '../units/addresses/web-addresses.ts'
import { addressSchema } from '../units/addresses/postal-address.ts'
import { timestampSchema } from '../units/timestamp.ts'

export { type Address, addressSchema } from '../units/addresses/postal-address.ts'

/** All amounts in cents; shipping is null while nobody set it. [1.3.07, 1.9.10, 1.9.12] */
export const costsSchema = z.object({
  orderSubTotal: centsSchema,
  discount: centsSchema,
  shipping: centsSchema.nullable(),
  shippingIsTbd: z.boolean(),
  tariff: centsSchema,
  tax: centsSchema,
  orderTotal: centsSchema,
  depositAmount: centsSchema,
  depositPercentage: z.number().min(0).max(100),
  /** what is credited for goods that came back: taken off the total; missing where nothing is */
  returned: centsSchema.optional(),
})
export type Costs = z.infer<typeof costsSchema>

/** What an order comes to before anything came back of it, and its deposit. */
export const agreedAmountsSchema = z.object({ orderTotal: centsSchema, depositAmount: centsSchema })
export type AgreedAmounts = z.infer<typeof agreedAmountsSchema>

/** [2.3.02] */
export const involvedUserSchema = z.object({
  role: z.enum(['owner', 'other']),
  pricingIsHidden: flagSchema.default(0),
})
export const involvedUsersSchema = z.record(z.string(), involvedUserSchema)
export type InvolvedUsers = z.infer<typeof involvedUsersSchema>

export const integrationDataSchema = z.object({
  provider: z.string().max(60).optional(),
  environment: z.enum(['live', 'test']).optional(),
  statusKey: z.string().max(60).optional(),
  paymentIntentId: z.string().max(200).optional(),
})

/** `totalInCents` is in euro cents. [1.3.06, 1.9.07] */
export const commandDataSchema = z.object({
  number: z.string().max(100).default(''),
  date: z.string().max(20).default(''),
  totalInCents: amountSchema.nullable().default(null),
})

/** The last tax rate that was looked up for the delivery address, and how that went. [1.7.24, 1.7.25] */
export const taxLookupSchema = z.object({
  /** found: there is a rate; none: nobody charges one there; failed: the order keeps its rate */
  outcome: z.enum(['wanted', 'found', 'none', 'failed']),
  /** the address that was asked about, in short: see addressKey */
  address: z.string().max(300),
  state: z.string().max(100),
  /** percent; while it is wanted or failed: the looked-up one of the address before, which the order keeps until then */
  rate: z.number().min(0).max(100).nullable(),
  /** where the rate comes from, in words */
  source: z.string().max(200),
  date: timestampSchema,
})
export type TaxLookup = z.infer<typeof taxLookupSchema>

export const untitledOrder = 'Untitled Order'

const rate = z.number().min(0).max(100)
const shortText = z.string().trim().max(200)

/** An order. [1.3.01, 2.3.01] `properties` holds the order-level selections. */
export const productOrderSchema = z.object({
  ...recordFields,
  /** counts up per organisation */
  orgSpecificId: idSchema,
  title: titleSchema.default(untitledOrder),
  userId: idSchema,
  productCategoryId: idSchema.nullable().default(null),
  productId: idSchema.nullable().default(null),
  isStocked: flagSchema.default(0),
  type: z.enum(['standalone', 'arch']).default('standalone'),
  archived: flagSchema.default(0),
  disableSalesTax: flagSchema.default(0),
  discountMode: z.enum(['amount', 'rate']).default('rate'),
  discountPercentage: rate.default(0),
  discountFlatAmount: amountSchema.default(centsSchema.parse(0)),
  shippingMode: z.enum(['amount', 'rate']).default('amount'),
  shippingPercentage: rate.nullable().default(null),
  shippingFlatAmount: amountSchema.nullable().default(null),
  taxPercentage: rate.default(0),
  tariffPercentage: rate.default(0),
  taxLookup: taxLookupSchema.nullable().default(null),
  /** derived from the payment ledger */
  amountPaidInCents: centsSchema.default(centsSchema.parse(0)),
  lastPaymentDate: timestampSchema.nullable().default(null),
  /** what is credited for goods that came back: the sum of its closed returns */
  returnCreditInCents: centsSchema.default(centsSchema.parse(0)),
  /** what is asked for while a change of it is open, which is only proposed; null: what it comes to */
  agreedAmounts: agreedAmountsSchema.nullable().default(null),
  /** when its invoice was issued: as soon as it first stood at a status that asks for money; null: not yet */
  invoiceIssued: timestampSchema.nullable().default(null),
  primaryNote: noteSchema.default(''),
  secondaryNote: noteSchema.default(''),
  feedbackNotes: noteSchema.default(''),
  effectivePricingDate: timestampSchema.nullable().default(null),
  estimatedShippingDate: timestampSchema.nullable().default(null),
  /** of several parcels, with commas between */
  trackingNumber: z.string().trim().max(2000).default(''),
  purchaseOrderNumber: shortText.default(''),
  estimateNumber: shortText.default(''),
  externalLink1: webLinkSchema.default(''),
  /** the record of the customer that it is for; null: none */
  customerId: idSchema.nullable().default(null),
  firmName: shortText.default(''),
  contactName: shortText.default(''),
  projectName: shortText.default(''),
  phone: z.string().trim().max(40).default(''),
  email: z.string().trim().max(320).default(''),
  /** comma-separated e-mail addresses */
  clientEmails: z.string().trim().max(2000).default(''),
  deliveryAddress: addressSchema.prefault({}),
  billingAddress: addressSchema.prefault({}),
  statusData: statusDataSchema,
  lastCompletedStatusKey: z.string().max(60).default(''),
  isProcessingPayment: flagSchema.default(0),
  promptedForProjectInfo: flagSchema.default(0),
  integrationData: integrationDataSchema.prefault({}),
  commandData: commandDataSchema.prefault({}),
  /** derived summaries for the list */
  productInstancesCount: z.number().int().min(0).default(0),
  screwType: z.string().max(500).default(''),
  engravingTypes: z.string().max(500).default(''),
  plateFinishes: z.string().max(500).default(''),
  mechanismFinishes: z.string().max(500).default(''),
  costs: costsSchema,
  /** of its last revision; 0: it has none */
  revisionNumber: z.number().int().min(0).default(0),
  /** sign of what that revision orders (`scopeSign`), and of its money terms (`termsSign`) */
  revisionScope: z.string().max(60).default(''),
  revisionTerms: z.string().max(40).default(''),
  /** the revision that a customer has accepted last; 0: none */
  acceptedRevision: z.number().int().min(0).default(0),
  /** the signs of that revision */
  acceptedScope: z.string().max(60).default(''),
  acceptedTerms: z.string().max(40).default(''),
  /** the last revision of which everything was signed off one by one, and its sign; 0: none */
  signedOffRevision: z.number().int().min(0).default(0),
  signedOffScope: z.string().max(60).default(''),
  /** the sign of the last revision of which something is sent back to be revised; '': none is */
  sentBackScope: z.string().max(60).default(''),
  /** since when a problem with what was delivered waits for an answer; null: none does */
  problemWaitingSince: timestampSchema.nullable().default(null),
  /** since when a problem is answered and not yet solved; null: none is */
  problemUnsolvedSince: timestampSchema.nullable().default(null),
  /** since when a return that was asked for waits for a decision; null: none does */
  returnWaitingSince: timestampSchema.nullable().default(null),
  /** since when a change that a customer asked for, or refused, waits for an employee; null: none does */
  changeWaitingSince: timestampSchema.nullable().default(null),
  /** since when an open change waits for the customer, who has been asked to agree; null: none does */
  changeProposedSince: timestampSchema.nullable().default(null),
  /** since when a customer waits for the quote to be renewed; null: nobody does */
  renewalAskedSince: timestampSchema.nullable().default(null),
  /** from when on the quote holds, where it was renewed; null: from the day of its prices */
  quoteRenewedAt: timestampSchema.nullable().default(null),
  involvedUsers: involvedUsersSchema.default({}),
  shareableLink: z.string().max(2000).nullable().default(null),
  properties: selectionsSchema.default({}),
})
export type ProductOrder = z.infer<typeof productOrderSchema>

/** An order line. [1.3.11, 2.3.03] */
export const productInstanceSchema = z.object({
  ...recordFields,
  productOrderId: idSchema,
  /** −1 is a custom product [1.3.13] */
  productId: z.union([idSchema, z.literal(-1)]),
  title: z.string().trim().max(40).default(''),
  quantity: z.number().int().min(1).max(100_000).default(1),
  rank: z.number().int().min(1),
  notes: noteSchema.default(''),
  customPriceInCents: amountSchema.nullable().default(null),
  archCustomViewId: idSchema.nullable().default(null),
  /** the address of one of our own media */
  thumbnailUrl: mediumAddressSchema.nullable().default(null),
  mediumId: idSchema.nullable().default(null),
  /** where its first piece stands, in inches: in the viewport, or on the plan, where y counts along z */
  position: viewPointSchema.nullable().default(null),
  /** where each piece stands; `position` and `archCustomViewId` are those of the first */
  placements: placementsSchema.default([]),
  properties: selectionsSchema.default({}),
})
export type ProductInstance = z.infer<typeof productInstanceSchema>

/** One entry of an order's history: who, when, what, before and after. */
export const orderEventSchema = z.object({
  id: idSchema,
  orgId: idSchema,
  productOrderId: idSchema,
  userId: idSchema.nullable(),
  created: timestampSchema,
  kind: z.string().max(60),
  resourceKey: z.string().max(60),
  resourceId: idSchema.nullable(),
  before: jsonSchema.nullable(),
  after: jsonSchema.nullable(),
})
export type OrderEvent = z.infer<typeof orderEventSchema>
