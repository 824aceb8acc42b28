/** The home page. */
import { idSchema, productCategorySchema } from '@orderwright/domain'
import { z } from 'zod'
import { callerFields, catalogProductSchema } from './common.ts'
import { endpoint } from './endpoint.ts'

export const getHomepageData = endpoint({
  name: 'getHomepageData',
  path: '/api/configurator/get-configurator-homepage-data',
  area: 'home',
  effect: 'reads',
  summary: 'Categories and the products offered to this person.',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: z.object({
    data: z.object({
      products: z.array(catalogProductSchema),
      productCategories: z.array(productCategorySchema),
    }),
  }),
  errors: ['notFound'],
})
