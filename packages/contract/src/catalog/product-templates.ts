/** A first product from a template, and its Undo. [issue 14] */
import { templateKeys } from '@orderwright/domain/templates'
import { idSchema, titleSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** More than any template has. */
const MOST = 200
const madeIds = z.array(idSchema).max(MOST)

/** The records that a template became. */
export const templateRecordsSchema = z.object({
  productId: idSchema,
  productCategoryId: idSchema,
  /** the category was made with it */
  isCategoryNew: z.boolean(),
  productPropertyGroupIds: madeIds,
  productPropertyIds: madeIds,
  productOptionIds: madeIds,
  productPricingRuleIds: madeIds,
})
export type TemplateRecords = z.infer<typeof templateRecordsSchema>

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
    /** left out: the category of the template's title, made where there is none */
    productCategoryId: idSchema.optional(),
  }),
  response: templateRecordsSchema,
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
  isIdempotent: true,
})

export const undoTemplate = endpoint({
  name: 'undoTemplate',
  path: '/api/configurator/undo-template',
  area: 'catalog',
  summary:
    'Deletes what was made from a template, or brings it back; all or nothing, and refused where something else uses a part of it. Owners only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    made: templateRecordsSchema,
    isRemoved: z.boolean(),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'forbidden', 'refused'],
})
