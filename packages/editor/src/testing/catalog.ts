/** A very small catalog: a plate with a size and a finish, where bronze does not go with the large size. */
import {
  compileCatalog,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from '@orderwright/domain/catalog'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'

const now = timestamp('2026-03-01 09:00:00')
const stored = { orgId: 1, version: 1, created: now, lastUpdated: now, deletedAt: null }

export const ids = { product: 1, size: 11, finish: 12, small: 21, large: 22, bronze: 31, white: 32 }

function option(id: number, productPropertyId: number, title: string, priceRule: number) {
  return productOptionSchema.parse({
    ...stored,
    id,
    productPropertyId,
    title,
    rank: id,
    productPricingRuleId: priceRule,
  })
}

function fixedPrice(id: number, value: number) {
  return productPricingRuleSchema.parse({
    ...stored,
    id,
    versions: {
      1: { created: timestamp('2020-01-01 00:00:00'), expressions: [{ type: 'fixed', props: { value } }] },
    },
  })
}

export function aContext(): EvaluationContext {
  const properties = {
    [ids.size]: { disabledProductOptionIds: [] },
    [ids.finish]: { disabledProductOptionIds: [] },
  }
  const catalog = compileCatalog({
    products: [
      productSchema.parse({
        ...stored,
        id: ids.product,
        title: 'Plate',
        rank: 1,
        productCategoryId: 1,
        productPricingRuleId: 103,
        associations: { productProperties: properties },
      }),
    ],
    productProperties: [
      productPropertySchema.parse({ ...stored, id: ids.size, title: 'Size', rank: 1 }),
      productPropertySchema.parse({ ...stored, id: ids.finish, title: 'Finish', rank: 2 }),
    ],
    productOptions: [
      option(ids.small, ids.size, 'Small', 101),
      option(ids.large, ids.size, 'Large', 102),
      option(ids.bronze, ids.finish, 'Bronze', 101),
      option(ids.white, ids.finish, 'White', 101),
    ],
    productPropertyGroups: [],
    productRules: [
      productRuleSchema.parse({
        ...stored,
        id: 41,
        type: 'incompatible',
        fromResourceKey: 'productOption',
        toResourceKey: 'productOption',
        fromIds: [ids.large],
        toIds: [ids.bronze],
      }),
    ],
    productPricingRules: [
      fixedPrice(101, 1000),
      fixedPrice(102, 2500),
      productPricingRuleSchema.parse({
        ...stored,
        id: 103,
        versions: {
          1: {
            created: timestamp('2020-01-01 00:00:00'),
            expressions: [
              { type: 'productPropertyPrice', props: { productPropertyId: ids.size } },
              { type: 'productPropertyPrice', props: { productPropertyId: ids.finish } },
            ],
          },
        },
      }),
    ],
    productOptionClassifiers: [],
  })
  return {
    catalog,
    profile: orgProfileSchema.parse({}),
    viewer: { role: 'guest', pricingIsHidden: false },
    now,
  }
}
