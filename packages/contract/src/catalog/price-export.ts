/** The prices of a product as the rows of a CSV file, written as they are worked out. [2.2.77, 2.5.10] */
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const exportProductPrices = endpoint({
  name: 'exportProductPrices',
  path: '/api/configurator/export-product-prices',
  area: 'catalog',
  effect: 'reads',
  summary: 'The prices that a product exports, as the rows of a CSV file; owners only.',
  body: z.strictObject({ orgId: idSchema, ...callerFields, productId: idSchema }),
  response: z.object({
    data: z.object({
      productPricesCsvHeader: z.array(z.string()),
      /** a row for each combination, 10,000 at most; a price is empty where rules forbid the combination */
      productPricesCsvData: z.array(z.array(z.string())),
      /** there are more rows than the file holds */
      isCut: z.boolean(),
    }),
  }),
  errors: ['notFound', 'forbidden', 'refused'],
})
