/** Creating and loading orders. */
import {
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productPricingRuleSchema,
  productRuleSchema,
} from '@orderwright/domain/catalog'
import { productGraphicSchema } from '@orderwright/domain/graphics'
import {
  addressSchema,
  contactProposalSchema,
  historyGroups,
  orderEventSchema,
} from '@orderwright/domain/orders'
import { paymentRecordSchema } from '@orderwright/domain/payments'
import { mediumSchema } from '@orderwright/domain/people'
import {
  archCustomViewSchema,
  archElevationSchema,
  archWallSchema,
  entitySchema,
  productCanvasLineSchema,
  productCanvasTextSchema,
} from '@orderwright/domain/spatial'
import { membershipSchema, userSchema } from '@orderwright/domain/tenancy'
import { flagSchema, idSchema, jsonSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import {
  callerFields,
  catalogCategorySchema,
  catalogGroupSchema,
  catalogOptionSchema,
  catalogProductSchema,
  catalogPropertySchema,
  instanceViewSchema,
  orderCallFields,
  orderViewSchema,
} from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { spatialRevisionSchema } from './spatial.ts'

export const createProductOrder = endpoint({
  name: 'createProductOrder',
  path: '/configurator/create-product-order',
  area: 'orders',
  summary: 'Starts an order at the first status. The server sets owner terms, costs and the number.',
  body: z.strictObject({
    ...callerFields,
    productOrderProps: z.strictObject({
      orgId: idSchema,
      title: z.string().trim().max(200).optional(),
      productCategoryId: idSchema.nullable().optional(),
      productId: idSchema.nullable().optional(),
      isStocked: flagSchema.optional(),
      userId: idSchema.optional(),
      type: z.enum(['standalone', 'arch']).optional(),
      /** accepted as the specification sends it; a new order's costs are always 0 */
      costs: z.record(z.string(), jsonSchema).optional(),
    }),
  }),
  response: z.object({ productOrder: orderViewSchema }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

export const getTaxRate = endpoint({
  name: 'getTaxRate',
  path: '/configurator/get-tax-rate',
  area: 'orders',
  effect: 'reads',
  summary: 'The sales tax rate for a delivery address; an order that is named takes it over.',
  body: z.strictObject({
    ...callerFields,
    orgId: idSchema,
    deliveryAddress: addressSchema,
    productOrderId: idSchema.optional(),
  }),
  response: z.object({
    /** percent; 0 where nothing is looked up or no tax is charged */
    data: z.object({ taxRate: z.number(), source: z.string() }),
    productOrder: orderViewSchema.optional(),
  }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const duplicateOrder = endpoint({
  name: 'duplicateOrder',
  path: '/api/orders/duplicate',
  area: 'orders',
  summary: 'Copies an order with its lines to a new one at the first status: all of it, or nothing.',
  body: z.strictObject(orderCallFields),
  response: z.object({ productOrder: orderViewSchema }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

export const createBackBoxOrder = endpoint({
  name: 'createBackBoxOrder',
  path: '/api/orders/create-back-box-order',
  area: 'orders',
  summary: 'Makes a stocked order of the back boxes behind the items of an order, summed by product.',
  body: z.strictObject(orderCallFields),
  response: z.object({ productOrder: orderViewSchema }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

/** What this person may do with the order now; the server decides again at each call. */
export const orderAbilitiesSchema = z.object({
  update: z.boolean(),
  updatePricing: z.boolean(),
  submit: z.boolean(),
  approve: z.boolean(),
  requireChanges: z.boolean(),
  cancel: z.boolean(),
  setStatus: z.boolean(),
  pay: z.boolean(),
  recordPayment: z.boolean(),
  archive: z.boolean(),
  delete: z.boolean(),
  duplicate: z.boolean(),
  reportProblem: z.boolean(),
  requestReturn: z.boolean(),
  readEvents: z.boolean(),
  seePrices: z.boolean(),
})
export type OrderAbilities = z.infer<typeof orderAbilitiesSchema>

export const getOrderData = endpoint({
  name: 'getOrderData',
  path: '/api/configurator/get-configurator-order-data',
  area: 'orders',
  effect: 'reads',
  summary: 'Everything the order page needs: the order, its lines, and the catalog they draw on.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    productOrderOrgSpecificId: idSchema,
    shareToken: z.string().trim().max(200).nullable().optional(),
    shareableOrderId: idSchema.nullable().optional(),
  }),
  response: z.object({
    data: z.object({
      productOrders: z.array(orderViewSchema),
      productInstances: z.array(instanceViewSchema),
      products: z.array(catalogProductSchema),
      productCategories: z.array(catalogCategorySchema),
      productProperties: z.array(catalogPropertySchema),
      productOptions: z.array(catalogOptionSchema),
      productPropertyGroups: z.array(catalogGroupSchema),
      productRules: z.array(productRuleSchema),
      /** the 3D graphics that the products name [1.1.06] */
      productGraphics: z.array(productGraphicSchema),
      /** empty for viewers with hidden pricing, like the classifiers and the payments */
      productPricingRules: z.array(productPricingRuleSchema),
      productOptionClassifiers: z.array(productOptionClassifierSchema),
      productOptionClassifierGroups: z.array(productOptionClassifierGroupSchema),
      paymentRecords: z.array(paymentRecordSchema),
      media: z.array(mediumSchema),
      guests: z.array(
        userSchema.extend({
          discount: membershipSchema.shape.discount,
          disableSalesTax: z.boolean(),
        }),
      ),
      /** people named on the order: id and name alone */
      users: z.array(userSchema.pick({ id: true, name: true })),
      abilities: orderAbilitiesSchema,
      /** contact data of the caller's last order, while this one of theirs has none */
      contactProposal: contactProposalSchema.nullable(),
      pricingIsHidden: z.boolean(),
      /** the server's time, by which prices are in force and documents are dated */
      now: timestampSchema,
      isSpatial: z.boolean(),
      archWalls: z.array(archWallSchema).optional(),
      archElevations: z.array(archElevationSchema).optional(),
      archCustomViews: z.array(archCustomViewSchema).optional(),
      entities: z.array(entitySchema).optional(),
      productCanvasTexts: z.array(productCanvasTextSchema).optional(),
      productCanvasLines: z.array(productCanvasLineSchema).optional(),
      /** of these lists, for the live channel */
      spatialRevision: spatialRevisionSchema.optional(),
    }),
  }),
  errors: ['notFound'],
})
/** An e-mail about the order that has not arrived. */
export const openMailSchema = z.object({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  /** waiting: it is tried again by itself; failed: given up */
  state: z.enum(['waiting', 'failed']),
  attempts: z.number().int(),
  lastError: z.string(),
})
export type OpenMail = z.infer<typeof openMailSchema>

export const getOrderEvents = endpoint({
  name: 'getOrderEvents',
  path: '/api/orders/get-events',
  area: 'orders',
  effect: 'reads',
  summary: "The order's history, newest first, of one person or one kind if so asked; employees only.",
  body: z.strictObject({
    orgId: idSchema,
    productOrderId: idSchema,
    ...callerFields,
    /** the id of the last event that the page has: older ones follow */
    before: idSchema.optional(),
    limit: z.number().int().min(1).max(500).default(100),
    /** events of this person; 0: of the system */
    byUserId: z.number().int().min(0).optional(),
    group: z.enum(historyGroups).optional(),
  }),
  response: z.object({
    events: z.array(orderEventSchema.extend({ userName: z.string() })),
    hasMore: z.boolean(),
    /** everybody who has changed the order; id 0 is the system */
    people: z.array(z.object({ id: z.number().int(), name: z.string() })),
    /** e-mails that have failed at least once and have not arrived */
    openMails: z.array(openMailSchema),
  }),
  errors: ['notFound', 'forbidden'],
})
