/** Norrvik: slab doors and cabinet fronts, made to measure. */
import { orgProfileSchema } from '@orderwright/domain'
import { norrvik } from '../demo-orgs.ts'
import { paymentMethods } from '../payment-methods.ts'
import { platePicture, wordmark } from '../pictures.ts'
import { statusList } from '../status-list.ts'
import type { SimpleOrg } from './simple-org.ts'

const accentColor = '#2d5a4c'
const doors = 20
const cabinetFronts = 21
const slabDoor = 104
const cabinetFront = 105

const profile = orgProfileSchema.parse({
  brand: {
    accentColor,
    font: 'Barlow',
    logoUrl: wordmark({
      text: 'NORRVIK',
      color: '#1d2b26',
      family: 'Barlow, Arial, sans-serif',
      weight: 600,
      spacing: 4,
      width: 170,
      sign: `<rect x="3" y="2" width="11" height="28" fill="${accentColor}"/><rect x="17" y="2" width="12" height="28" fill="none" stroke="${accentColor}" stroke-width="2"/>`,
    }),
  },
  home: {
    heading: 'Configurator',
    sections: [
      {
        title: 'Made to measure',
        tiles: [
          { type: 'category', productCategoryId: doors },
          { type: 'category', productCategoryId: cabinetFronts },
        ],
      },
    ],
  },
  orderSettings: { orderCsv: true, orderCsvCategoryIds: [doors, cabinetFronts] },
  roles: { panelWidth: [141, 151], panelHeight: [142, 152], unitNumber: [161, 195] },
  payment: {
    upchargePercentage: 25,
    methods: paymentMethods('Norrvik Doors LLC', '021000021', '5530 0021 70'),
  },
  spatial: {
    appliesTo: { productCategoryIds: [doors, cabinetFronts] },
    scale: 0.08,
    precision: { min: 0.5, max: 16 },
  },
  productOrderStatuses: statusList([
    { key: 'started', type: 'orderStarted', title: 'Draft', isMilestone: true },
    { key: 'submittedForApproval', type: 'submittedForApproval', title: 'Submitted', isMilestone: true },
    { key: 'readyToPay', type: 'payment', title: 'Ready to pay', isMilestone: true, amountDue: 'balance' },
    { key: 'inProduction', type: 'inProduction', title: 'In the workshop', isMilestone: true },
    { key: 'shipped', type: 'shipped', title: 'Shipped', isMilestone: true },
    { key: 'received', type: 'afterSaleService', title: 'Received' },
  ]),
})

export const norrvikSeed: SimpleOrg = {
  org: norrvik,
  profile,
  names: [
    ['Astrid', 'Nyholm'],
    ['Jonas', 'Brandt'],
    ['Lena', 'Fischer'],
    ['Samuel', 'Ortiz'],
  ],
  openedDaysAgo: 700,
  catalog: ({ category, group, product, pricingRule, property }, since) => {
    function sizes(widthId: number, heightId: number, unitNumberId: number) {
      return [
        property({
          id: widthId,
          title: 'Width (mm)',
          type: 'dimensions',
          rank: 1,
          productPropertyGroupId: 1,
          data: { dimensionInterval: 1, minDimension: 200, maxDimension: 1400 },
        }),
        property({
          id: heightId,
          title: 'Height (mm)',
          type: 'dimensions',
          rank: 2,
          productPropertyGroupId: 1,
          data: { dimensionInterval: 1, minDimension: 200, maxDimension: 3000 },
        }),
        property({
          id: unitNumberId,
          title: 'Unit number',
          type: 'text',
          rank: 3,
          isRequired: 0,
          productPropertyGroupId: 1,
          placeHolder: '001',
        }),
      ]
    }
    function byArea(id: number, title: string, base: number, widthId: number, heightId: number) {
      return pricingRule({
        id,
        title,
        versions: {
          1: {
            created: since,
            expressions: [
              { type: 'fixed', props: { value: base }, description: 'Blank' },
              {
                type: 'group',
                description: 'Area',
                props: {
                  expressions: [
                    { type: 'propertyValue', props: { productPropertyId: widthId } },
                    { type: 'propertyValue', props: { productPropertyId: heightId }, operator: '*' },
                    {
                      type: 'fixed',
                      props: { value: 0.021 },
                      operator: '*',
                      description: 'Per square millimetre',
                    },
                  ],
                },
              },
            ],
          },
        },
      })
    }
    function associations(ids: number[]) {
      return { productProperties: Object.fromEntries(ids.map((id) => [String(id), {}])) }
    }
    return {
      productCategories: [
        category({ id: doors, title: 'Slab Doors', rank: 1, thumbnailUrl: platePicture(80, 200) }),
        category({ id: cabinetFronts, title: 'Cabinet Fronts', rank: 2, thumbnailUrl: platePicture(60, 80) }),
      ],
      productPropertyGroups: [group({ id: 1, title: 'Size', rank: 1 })],
      productProperties: [...sizes(141, 142, 161), ...sizes(151, 152, 195)],
      productPricingRules: [
        byArea(1, 'Slab door', 24_000, 141, 142),
        byArea(2, 'Cabinet front', 6_000, 151, 152),
      ],
      products: [
        product({
          id: slabDoor,
          title: 'Slab door',
          rank: 1,
          productCategoryId: doors,
          productPricingRuleId: 1,
          thumbnailUrl: platePicture(80, 200),
          associations: associations([141, 142, 161]),
        }),
        product({
          id: cabinetFront,
          title: 'Cabinet front',
          rank: 1,
          productCategoryId: cabinetFronts,
          productPricingRuleId: 2,
          thumbnailUrl: platePicture(60, 80),
          associations: associations([151, 152, 195]),
        }),
      ],
    }
  },
  orderTitles: [
    'Birch Lane kitchen',
    'Harbor loft doors',
    'Pine Street townhouse',
    'Vale pantry',
    'Studio Orso',
    'Juniper house',
  ],
}
