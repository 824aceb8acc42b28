/** The prices of a revision as they were worked out, each with its trace: no later rule of the catalog changes them. */
import { z } from 'zod'
import { centsSchema } from '../../units/money.ts'
import { idSchema } from '../../units/record.ts'
import { timestampSchema } from '../../units/timestamp.ts'
import { costsSchema } from '../schema.ts'

/** One step of a price, as the engine gave it. */
export const frozenStepSchema = z.object({
  kind: z.string(),
  path: z.string(),
  depth: z.number().int(),
  ruleId: idSchema.nullable(),
  ruleTitle: z.string(),
  version: z.string().nullable(),
  effectiveDate: timestampSchema.nullable(),
  label: z.string(),
  operator: z.string().nullable(),
  value: z.number(),
  runningTotal: z.number(),
  contributionInCents: centsSchema.optional(),
})

export const frozenPricesSchema = z.object({
  format: z.literal(1),
  /** whose versions of the rules count */
  pricedAt: timestampSchema,
  costs: costsSchema,
  items: z.array(
    z.object({
      itemId: idSchema,
      /** null: there was none, for the reason beside it */
      unitPriceInCents: centsSchema.nullable(),
      problem: z.string(),
      trace: z.array(frozenStepSchema),
    }),
  ),
})
export type FrozenPrices = z.infer<typeof frozenPricesSchema>
