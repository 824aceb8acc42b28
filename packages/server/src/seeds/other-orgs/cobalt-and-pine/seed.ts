/** Cobalt & Pine: a new customer with nothing but the defaults and a few shelves. */
import { defaultProfile } from '@orderwright/domain'
import { cobaltAndPine } from '../../demo-orgs.ts'
import { associate, groupsOf, optionsOf } from '../../catalog-kit.ts'
import { shelfPicture } from '../../pictures-of-products.ts'
import { swatch } from '../../pictures.ts'
import { fixed, priceOf, pricingOf, versionsOf } from '../../price-kit.ts'
import type { SimpleOrg } from '../simple-org.ts'

const ids = { wood: 1, length: 2 } as const
const rules = { shelf: 1, bookcase: 2, included: 20, oak: 21, long: 22 } as const

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
  catalog: (records, dates) => {
    const { category, product, property } = records
    const { rule, optionRule } = pricingOf(records, dates)
    const productProperties = [
      property({ id: ids.wood, title: 'Wood', rank: 1, productPropertyGroupId: 1 }),
      property({
        id: ids.length,
        title: 'Length',
        rank: 2,
        productPropertyGroupId: 1,
        noOptionThumbnails: 1,
      }),
    ]
    const shelf = (base: number) => [
      fixed(base, 'Shelf'),
      priceOf(ids.wood, 'Wood'),
      priceOf(ids.length, 'Length'),
    ]
    const common = { productCategoryId: 1, associations: associate([ids.wood, ids.length]) }
    return {
      productCategories: [
        category({ id: 1, title: 'Shelves', rank: 1, thumbnailUrl: shelfPicture('#d9b98a') }),
      ],
      productPropertyGroups: groupsOf(records, [[1, 'Shelf']], productProperties),
      productProperties,
      productOptions: [
        ...optionsOf(records, ids.wood, rules.included, [
          { id: 1, title: 'Pine', thumbnailUrl: swatch('#d9b98a', 'brushed') },
          { id: 2, title: 'Oak', thumbnailUrl: swatch('#b98a58', 'brushed'), rule: rules.oak },
        ]),
        ...optionsOf(records, ids.length, rules.included, [
          { id: 3, title: '800 mm' },
          { id: 4, title: '600 mm' },
          { id: 5, title: '1200 mm', rule: rules.long },
        ]),
      ],
      productPricingRules: [
        rule(rules.shelf, 'Shelf', versionsOf(12_500), shelf),
        rule(rules.bookcase, 'Bookcase', versionsOf(48_000), shelf),
        optionRule(rules.included, 'Included', [0, 0, 0]),
        optionRule(rules.oak, 'Oak', versionsOf(4_500)),
        optionRule(rules.long, 'Long shelf', versionsOf(3_000)),
      ],
      products: [
        product({
          ...common,
          id: 1,
          title: 'Pine shelf',
          rank: 1,
          productPricingRuleId: rules.shelf,
          thumbnailUrl: shelfPicture('#d9b98a'),
        }),
        product({
          ...common,
          id: 2,
          title: 'Bookcase, five shelves',
          rank: 2,
          productPricingRuleId: rules.bookcase,
          thumbnailUrl: shelfPicture('#b98a58'),
        }),
      ],
    }
  },
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
