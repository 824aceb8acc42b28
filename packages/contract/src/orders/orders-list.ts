/** The orders list: a page of it, all of it for a file, its counts, and the update of all costs. */
import { productOptionSchema, productSchema } from '@orderwright/domain/catalog'
import { deskReasons } from '@orderwright/domain/desk'
import { ordersListMessages } from '@orderwright/domain/messages'
import { listSortKeys, sortDirections } from '@orderwright/domain/orders'
import { flagSchema, idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields, catalogCategorySchema, orderViewSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** What the list shows of an order; `costs` and money are absent for viewers with hidden pricing. */
export const orderListRowSchema = orderViewSchema
  .pick({
    id: true,
    orgSpecificId: true,
    title: true,
    userId: true,
    productCategoryId: true,
    productId: true,
    isStocked: true,
    archived: true,
    statusData: true,
    lastCompletedStatusKey: true,
    isProcessingPayment: true,
    firmName: true,
    contactName: true,
    projectName: true,
    externalLink1: true,
    estimateNumber: true,
    created: true,
    lastUpdated: true,
    version: true,
    productInstancesCount: true,
    costs: true,
    amountPaidInCents: true,
    agreedAmounts: true,
    returnCreditInCents: true,
  })
  .extend({
    ownerName: z.string(),
    advanced: orderViewSchema
      .pick({
        lastPaymentDate: true,
        screwType: true,
        engravingTypes: true,
        plateFinishes: true,
        mechanismFinishes: true,
        estimatedShippingDate: true,
        commandData: true,
      })
      .optional(),
  })
export type OrderListRow = z.infer<typeof orderListRowSchema>

/** [1.4.46] */
export const listFiltersSchema = z
  .strictObject({
    orderOwner: z.union([z.enum(['all', 'own']), idSchema]).default('all'),
    archived: z.enum(['active', 'archived', 'all']).default('active'),
    productCategoryId: z.union([z.literal('all'), idSchema]).default('all'),
    statusKey: z.string().max(60).default('All'),
    isProcessingPayment: flagSchema.optional(),
    /** only orders that wait for the caller, for this reason */
    waitingFor: z.enum(deskReasons).optional(),
    /** only these orders, such as those selected in the list */
    orderIds: z.array(idSchema).min(1).max(1000).optional(),
  })
  .prefault({})
export type ListFilters = z.infer<typeof listFiltersSchema>

export const getOrdersData = endpoint({
  name: 'getOrdersData',
  path: '/api/configurator/get-configurator-orders-data',
  area: 'orders',
  effect: 'reads',
  summary: 'A page of orders, last updated first. Employees see all, guests their own.',
  body: z
    .strictObject({
      orgId: idSchema,
      ...callerFields,
      includeAdvancedOrderData: z.boolean().default(false),
      /** by default the first 100; an export has none [1.9.01, 1.9.02] */
      resultConstraints: z
        .strictObject({ from: z.number().int().min(0), to: z.number().int().min(1) })
        .refine((range) => range.to > range.from && range.to - range.from <= 250, 'At most 250 rows')
        .optional(),
      /** [1.4.52] */
      sort: z
        .strictObject({ by: z.enum(listSortKeys), direction: z.enum(sortDirections) })
        .default({ by: 'updated', direction: 'desc' }),
      formatForCsvExport: z.boolean().default(false),
      /** of an export: which columns it has, by their keys; without it those of the view */
      columns: z.array(z.string().max(40)).max(60).optional(),
      searchTerm: z.string().max(200).default(''),
      filters: listFiltersSchema,
    })
    .refine((body) => !body.formatForCsvExport || body.resultConstraints === undefined, {
      path: ['resultConstraints'],
      error: () => ordersListMessages.exportHasAllRows,
    }),
  response: z.object({
    data: z.object({
      productOrders: z.array(orderListRowSchema),
      products: z.array(productSchema.pick({ id: true, title: true })),
      productCategories: z.array(catalogCategorySchema),
      productOptions: z.array(productOptionSchema.pick({ id: true, title: true })),
      /** the orders of the page that there is not enough in stock for; for employees alone */
      shortOrderIds: z.array(z.number().int()).optional(),
      /** of an export: its header row, and under it a row for every order, written as it is read [1.7.07] */
      productOrdersCsvHeader: z.array(z.string()).optional(),
      productOrdersCsvData: z.array(z.array(z.string())).optional(),
    }),
  }),
  errors: ['notFound', 'forbidden', 'refused'],
})

/** More orders than this are not counted. */
export const MAX_TOTAL = 10_000

export const getOrdersTotal = endpoint({
  name: 'getOrdersTotal',
  path: '/api/orders/get-orders-total',
  area: 'orders',
  effect: 'reads',
  summary: 'How many orders of the list fit a search and its filters: what “1–60 of 214” says.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    searchTerm: z.string().max(200).default(''),
    filters: listFiltersSchema,
  }),
  response: z.object({
    total: z.number().int().min(0).max(MAX_TOTAL),
    /** there are more than that */
    hasMore: z.boolean(),
  }),
  errors: ['notFound', 'forbidden'],
})

export const getOrdersCount = endpoint({
  name: 'getOrdersCount',
  path: '/api/configurator/get-configurator-orders-count',
  area: 'orders',
  effect: 'reads',
  summary:
    'How many active orders have one of these statuses, and how many process a payment; employees only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    statusKeys: z.array(z.string().max(60)).max(100).default([]),
  }),
  response: z.object({
    productOrderCountsByStatusKey: z.record(z.string(), z.number().int().min(0)),
    processingPaymentCount: z.number().int().min(0),
  }),
  errors: ['notFound', 'forbidden'],
})

/** How far the update of an organisation's costs is; it goes on by itself. */
export const costUpdateSchema = z.object({
  orgId: idSchema,
  startedAt: timestampSchema,
  total: z.number().int().min(0),
  checked: z.number().int().min(0),
  /** orders whose stored costs were not what they should be, and are now */
  changed: z.number().int().min(0),
  /** those of them that are archived, which are read-only and were left */
  archived: z.number().int().min(0),
  isDone: z.boolean(),
})
export type CostUpdate = z.infer<typeof costUpdateSchema>

export const updateProductOrderCosts = endpoint({
  name: 'updateProductOrderCosts',
  path: '/configurator/update-product-order-costs',
  area: 'orders',
  summary:
    "Prices all orders again, each at its own pricing date, as a job. Archived ones are left. Owners only; without a body for each of the caller's organizations that has it. A run that is under way goes on.",
  body: z.strictObject({ orgId: idSchema.optional(), ...callerFields }),
  response: z.object({ costUpdates: z.array(costUpdateSchema) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const getCostUpdate = endpoint({
  name: 'getCostUpdate',
  path: '/api/orders/get-cost-update',
  area: 'orders',
  effect: 'reads',
  summary: 'How far the last update of all costs is; null where there was none. Owners only.',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: z.object({ costUpdate: costUpdateSchema.nullable() }),
  errors: ['notFound', 'forbidden'],
})
