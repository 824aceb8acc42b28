/** Cobalt & Pine: a new customer with nothing but the defaults and one product. */
import { defaultProfile } from '@orderwright/domain'
import { cobaltAndPine } from '../demo-orgs.ts'
import { platePicture } from '../pictures.ts'
import type { SimpleOrg } from './simple-org.ts'

export const cobaltAndPineSeed: SimpleOrg = {
  org: cobaltAndPine,
  profile: defaultProfile,
  names: [
    ['Robin', 'Ashby'],
    ['Kim', 'Delgado'],
    ['Alex', 'Moreau'],
    ['Jo', 'Fenwick'],
  ],
  openedDaysAgo: 120,
  catalog: ({ category, product, pricingRule }, since) => ({
    productCategories: [category({ id: 1, title: 'Shelves', rank: 1 })],
    productPricingRules: [
      pricingRule({
        id: 1,
        title: 'Shelf',
        versions: { 1: { created: since, expressions: [{ type: 'fixed', props: { value: 12_500 } }] } },
      }),
    ],
    products: [
      product({
        id: 1,
        title: 'Pine shelf',
        rank: 1,
        productCategoryId: 1,
        productPricingRuleId: 1,
        thumbnailUrl: platePicture(200, 30, 0, 0, '#d9b98a'),
      }),
    ],
  }),
  orderTitles: [
    'Reading corner',
    'Hallway',
    'Study',
    'Workshop',
    'Kitchen',
    'Office',
    'Guest room',
    'Cellar',
  ],
}
