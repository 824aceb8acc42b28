/** Builds complete records of one organisation from what differs: the rest are the entity's defaults. */
import {
  productCategorySchema,
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { productGraphicSchema } from '@orderwright/domain/graphics'
import { membershipSchema } from '@orderwright/domain/tenancy'
import type { serverOwnedFields, Timestamp } from '@orderwright/domain/units'
import type { z } from 'zod'

type Owned = Exclude<(typeof serverOwnedFields)[number], 'id'>
/** What a seed says about a record: its id and whatever differs from the defaults. */
export type Draft<Schema extends z.ZodType> = Omit<z.input<Schema>, Owned>

/** The builders of organisation `orgId`; every record counts as made at `created`. */
export function recordsOf(orgId: number, created: Timestamp) {
  const base = { orgId, version: 1, created, lastUpdated: created, deletedAt: null }
  return {
    membership: (draft: Draft<typeof membershipSchema>) => membershipSchema.parse({ ...base, ...draft }),
    category: (draft: Draft<typeof productCategorySchema>) =>
      productCategorySchema.parse({ ...base, ...draft }),
    group: (draft: Draft<typeof productPropertyGroupSchema>) =>
      productPropertyGroupSchema.parse({ ...base, ...draft }),
    property: (draft: Draft<typeof productPropertySchema>) =>
      productPropertySchema.parse({ ...base, ...draft }),
    option: (draft: Draft<typeof productOptionSchema>) => productOptionSchema.parse({ ...base, ...draft }),
    rule: (draft: Draft<typeof productRuleSchema>) => productRuleSchema.parse({ ...base, ...draft }),
    pricingRule: (draft: Draft<typeof productPricingRuleSchema>) =>
      productPricingRuleSchema.parse({ ...base, ...draft }),
    classifierGroup: (draft: Draft<typeof productOptionClassifierGroupSchema>) =>
      productOptionClassifierGroupSchema.parse({ ...base, ...draft }),
    classifier: (draft: Draft<typeof productOptionClassifierSchema>) =>
      productOptionClassifierSchema.parse({ ...base, ...draft }),
    graphic: (draft: Draft<typeof productGraphicSchema>) => productGraphicSchema.parse({ ...base, ...draft }),
    product: (draft: Draft<typeof productSchema>) => productSchema.parse({ ...base, ...draft }),
  }
}
export type Records = ReturnType<typeof recordsOf>
