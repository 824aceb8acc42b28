/** What is left of an order once its items are paid for; for employees alone. [issue 18] Decision 209. */
import { centsSchema, idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** Revenue is net: after discount, without shipping, tariff and tax. */
export const marginSchema = z.object({
  revenue: centsSchema,
  cost: centsSchema,
  margin: centsSchema,
  percent: z.number().nullable(),
})

export const itemMarginSchema = z.object({
  productInstanceId: idSchema,
  /** null: a custom product */
  productId: idSchema.nullable(),
  number: z.number().int().positive(),
  title: z.string(),
  quantity: z.number().int(),
  unitCost: centsSchema.nullable(),
  cost: centsSchema.nullable(),
  revenue: centsSchema.nullable(),
  margin: marginSchema.nullable(),
  /** null where the margin is known */
  unknown: z.object({ missing: z.enum(['cost', 'price']), code: z.string(), message: z.string() }).nullable(),
})
export type ItemMarginView = z.infer<typeof itemMarginSchema>

export const orderMarginSchema = z.object({
  total: marginSchema.extend({ knownLines: z.number().int().min(0), allLines: z.number().int().min(0) }),
  lines: z.array(itemMarginSchema),
})
export type OrderMarginView = z.infer<typeof orderMarginSchema>

export const getOrderMargin = endpoint({
  name: 'getOrderMargin',
  path: '/api/margin/get',
  area: 'orders',
  effect: 'reads',
  summary:
    'What the lines of an order cost the organization by the cost rules of their products, and what is left; employees only.',
  body: z.strictObject({ orgId: idSchema, productOrderId: idSchema, ...callerFields }),
  response: z.object({ orderMargin: orderMarginSchema.nullable() }),
  errors: ['notFound', 'forbidden'],
})
