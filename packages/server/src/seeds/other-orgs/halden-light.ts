/** Halden Light: a wall-mounted light and reading lamps. */
import { orgProfileSchema } from '@orderwright/domain'
import { haldenLight } from '../demo-orgs.ts'
import { paymentMethods } from '../payment-methods.ts'
import { lampPicture, wordmark } from '../pictures.ts'
import { statusList } from '../status-list.ts'
import type { SimpleOrg } from './simple-org.ts'

const accentColor = '#1c5d84'

const profile = orgProfileSchema.parse({
  brand: {
    accentColor,
    logoUrl: wordmark({
      text: 'Halden Light',
      color: '#16313f',
      family: 'Helvetica, Arial, sans-serif',
      weight: 600,
      width: 190,
      sign: `<path d="M4 6h6v20H4z" fill="#16313f"/><path d="M12 16 30 6v20z" fill="${accentColor}"/>`,
    }),
  },
  home: {
    heading: 'Configurator',
    sections: [
      {
        title: 'Lights',
        tiles: [
          { type: 'category', productCategoryId: 1 },
          { type: 'category', productCategoryId: 2 },
        ],
      },
    ],
  },
  engraving: { limits: true, softMarginMm: 6 },
  payment: {
    upchargePercentage: 30,
    methods: paymentMethods('Halden Light Inc.', '026000000', '7712 4090 11'),
  },
  productOrderStatuses: statusList([
    { key: 'started', type: 'orderStarted', title: 'Started', isMilestone: true },
    { key: 'submittedForApproval', type: 'submittedForApproval', title: 'In review', isMilestone: true },
    {
      key: 'readyToPayDeposit',
      type: 'payment',
      title: 'Deposit due',
      isMilestone: true,
      amountDue: 'deposit',
    },
    { key: 'assembly', type: 'inProduction', title: 'In assembly', isMilestone: true },
    {
      key: 'readyToPayBalance',
      type: 'payment',
      title: 'Balance due',
      isMilestone: true,
      amountDue: 'balance',
    },
    { key: 'shipped', type: 'shipped', title: 'Shipped', isMilestone: true },
    { key: 'delivered', type: 'delivered', title: 'Delivered' },
  ]),
})

export const haldenLightSeed: SimpleOrg = {
  org: haldenLight,
  profile,
  names: [
    ['Ingrid', 'Solberg'],
    ['Peter', 'Aas'],
    ['Rachel', 'Monroe'],
    ['Victor', 'Quist'],
  ],
  openedDaysAgo: 400,
  catalog: ({ category, product, pricingRule }, since) => ({
    productCategories: [
      category({ id: 1, title: 'Wall Lights', rank: 1, thumbnailUrl: lampPicture(false) }),
      category({ id: 2, title: 'Reading Lamps', rank: 2, thumbnailUrl: lampPicture(true) }),
    ],
    productPricingRules: [
      pricingRule({
        id: 1,
        title: 'Wall light',
        versions: { 1: { created: since, expressions: [{ type: 'fixed', props: { value: 38_500 } }] } },
      }),
      pricingRule({
        id: 2,
        title: 'Reading lamp',
        versions: { 1: { created: since, expressions: [{ type: 'fixed', props: { value: 29_900 } }] } },
      }),
    ],
    products: [
      product({
        id: 1,
        title: 'Halden wall light',
        rank: 1,
        productCategoryId: 1,
        productPricingRuleId: 1,
        thumbnailUrl: lampPicture(false),
      }),
      product({
        id: 2,
        title: 'Halden reading lamp',
        rank: 1,
        productCategoryId: 2,
        productPricingRuleId: 2,
        thumbnailUrl: lampPicture(true),
        drawing: { family: 'reading-lamp', constants: {}, bindings: {} },
      }),
    ],
  }),
  orderTitles: [
    'Cedar Row lobby',
    'Marlow apartment',
    'Quay House corridor',
    'Larkspur hotel',
    'Dune residence',
    'North stair',
    'Atelier Vik',
  ],
}
