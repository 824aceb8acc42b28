/** Calls of the back office that change the catalog beyond one record. */
import {
  productOptionSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const ids = z.array(idSchema)

export const publishPropertyGroup = endpoint({
  name: 'publishPropertyGroup',
  path: '/api/catalog/publish-property-group',
  area: 'catalog',
  summary:
    'Puts the properties that a group drafts under it on the order page, in one transaction; owners only. [2.2.89]',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    productPropertyGroupId: idSchema,
    /** of the group whose draft the caller has seen */
    version: z.number().int().positive(),
  }),
  response: z.object({
    /** the group, and those that properties came from */
    productPropertyGroups: z.array(productPropertyGroupSchema),
    /** the properties that changed */
    productProperties: z.array(productPropertySchema),
    joining: ids,
    leaving: ids,
    moving: ids,
  }),
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const duplicateProduct = endpoint({
  name: 'duplicateProduct',
  path: '/api/catalog/duplicate-product',
  area: 'catalog',
  summary: 'Copies a product, with its pictures, to the end of the list; owners only. [2.4.17]',
  body: z.strictObject({ orgId: idSchema, ...callerFields, productId: idSchema }),
  response: z.object({ product: productSchema }),
  errors: ['notFound', 'forbidden'],
  isIdempotent: true,
})

export const duplicateProperty = endpoint({
  name: 'duplicateProperty',
  path: '/api/catalog/duplicate-property',
  area: 'catalog',
  summary:
    'Copies a property, with its options and their pictures, to the end of the list; owners only. [2.4.18]',
  body: z.strictObject({ orgId: idSchema, ...callerFields, productPropertyId: idSchema }),
  response: z.object({
    productProperty: productPropertySchema,
    /** the copies of its options, by rank */
    productOptions: z.array(productOptionSchema),
  }),
  errors: ['notFound', 'forbidden'],
  isIdempotent: true,
})

export const countAffectedOrders = endpoint({
  name: 'countAffectedOrders',
  path: '/api/catalog/count-affected-orders',
  area: 'catalog',
  effect: 'reads',
  summary:
    'How many open orders and items a change of these records concerns, and on demand which orders; owners only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    productIds: ids.max(10_000).default([]),
    productPropertyIds: ids.max(10_000).default([]),
    productOptionIds: ids.max(10_000).default([]),
    productPricingRuleIds: ids.max(10_000).default([]),
    productOptionClassifierIds: ids.max(10_000).default([]),
    /** whether the orders are listed, a hundred at most */
    withOrders: z.boolean().default(false),
  }),
  response: z.object({
    /** orders that are neither archived, deleted nor finished */
    orders: z.number().int().min(0),
    /** their lines that hold one of the records */
    items: z.number().int().min(0),
    affectedOrders: z
      .array(
        z.object({
          id: idSchema,
          orgSpecificId: z.number().int().positive(),
          title: z.string(),
          items: z.number().int().min(0),
        }),
      )
      .optional(),
  }),
  errors: ['notFound', 'forbidden'],
})

export const catalogEndpoints = {
  countAffectedOrders,
  duplicateProduct,
  duplicateProperty,
  publishPropertyGroup,
} as const
