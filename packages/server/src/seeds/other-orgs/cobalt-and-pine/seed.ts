/** Cobalt & Pine: a new customer with a logo, a bank and a few shelves, and nothing else that is not the default. */
import type { ProductDrawing } from '@orderwright/domain/catalog'
import { newOrgProfileSchema } from '@orderwright/domain/tenancy'
import { cobaltAndPine } from '../../demo-orgs.ts'
import { data, finish } from '../../shorthand/bindings.ts'
import { associate, groupsOf, optionsOf } from '../../shorthand/catalog-kit.ts'
import { shelfPicture } from '../../pictures/pictures-of-products.ts'
import { finishRow, wood } from '../../materials.ts'
import { paymentMethods } from '../../payment-methods.ts'
import { wordmark } from '../../pictures/pictures.ts'
import { fixed, priceOf, pricingOf, versionsOf } from '../../shorthand/price-kit.ts'
import type { SimpleOrg } from '../simple-org-data.ts'

const accentColor = '#274b9f'

const ids = { wood: 1, length: 2 } as const
const rules = { shelf: 1, bookcase: 2, included: 20, oak: 21, long: 22 } as const

const shelfBindings = { ...finish('finish', ids.wood), width: data(ids.length, 'length') }

const shelfDrawing: ProductDrawing = {
  family: 'shelf',
  constants: { depth: 240, thickness: 28 },
  bindings: shelfBindings,
}

const bookcaseDrawing: ProductDrawing = {
  family: 'bookcase',
  constants: { height: 1900, depth: 300, thickness: 22, shelves: 5 },
  bindings: shelfBindings,
}

export const cobaltAndPineSeed: SimpleOrg = {
  org: cobaltAndPine,
  profile: newOrgProfileSchema.parse({
    brand: {
      accentColor,
      logoUrl: wordmark({
        word: 'eb-garamond Cobalt & Pine',
        color: '#2b2b2b',
        sign: `<path d="M3 9h26v3H3zM3 20h26v3H3z" fill="${accentColor}"/><path d="M7 3v26M25 3v26" stroke="#8a6a44" stroke-width="2"/>`,
      }),
    },
    payment: { methods: paymentMethods('Cobalt & Pine', '026009593', '5520 1184 07') },
  }),
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
          {
            id: 1,
            title: 'Pine',
            ...finishRow(wood('#d9b98a')),
          },
          {
            id: 2,
            title: 'Oak',
            ...finishRow(wood('#b98a58')),
            rule: rules.oak,
          },
        ]),
        ...optionsOf(records, ids.length, rules.included, [
          { id: 3, title: '800 mm', data: { length: 800 } },
          { id: 4, title: '600 mm', data: { length: 600 } },
          { id: 5, title: '1200 mm', data: { length: 1200 }, rule: rules.long },
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
          drawing: shelfDrawing,
        }),
        product({
          ...common,
          id: 2,
          title: 'Bookcase, five shelves',
          rank: 2,
          productPricingRuleId: rules.bookcase,
          thumbnailUrl: shelfPicture('#b98a58'),
          drawing: bookcaseDrawing,
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
