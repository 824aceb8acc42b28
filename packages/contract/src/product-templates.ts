/** A first product from a template. [issue 14] */
import { idSchema, templateKeys, titleSchema } from '@orderwright/domain'
import { z } from 'zod'
import { callerFields } from './common.ts'
import { endpoint } from './endpoint.ts'

export const createFromTemplate = endpoint({
  name: 'createFromTemplate',
  path: '/api/configurator/create-from-template',
  area: 'catalog',
  summary:
    'Makes a product with its category (one of that title where there is one), properties, options, prices and drawing from a template; all or nothing. Owners only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    template: z.enum(templateKeys),
    /** of the product; left out: that of the template */
    title: titleSchema.min(1, 'A title is needed').optional(),
  }),
  response: z.object({
    productId: idSchema,
    productCategoryId: idSchema,
    productPropertyGroupIds: z.array(idSchema),
    productPropertyIds: z.array(idSchema),
    productOptionIds: z.array(idSchema),
    productPricingRuleIds: z.array(idSchema),
  }),
  errors: ['notFound', 'forbidden', 'conflict'],
  isIdempotent: true,
})
