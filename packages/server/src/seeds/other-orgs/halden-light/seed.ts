/** Halden Light: a wall-mounted light and reading lamps. */
import { newOrgProfileSchema } from '@orderwright/domain/tenancy'
import { haldenLight } from '../../demo-orgs.ts'
import { readingLampGraphic } from '../../graphics/reading-lamp.ts'
import { wallLightGraphic } from '../../graphics/wall-light.ts'
import { withGraphics } from '../../graphics/with-graphics.ts'
import { paymentMethods } from '../../payment-methods.ts'
import { wordmark } from '../../pictures/pictures.ts'
import { statusList } from '../../shorthand/status-list.ts'
import type { SimpleOrg } from '../simple-org-data.ts'
import { haldenLightCatalog } from './catalog.ts'
import { categoryIds, productIds } from './ids.ts'

const accentColor = '#1c5d84'

const profile = newOrgProfileSchema.parse({
  brand: {
    accentColor,
    logoUrl: wordmark({
      word: 'arimo Halden Light',
      color: '#16313f',
      sign: `<path d="M4 6h6v20H4z" fill="#16313f"/><path d="M12 16 30 6v20z" fill="${accentColor}"/>`,
    }),
  },
  home: {
    heading: 'Configurator',
    sections: [
      {
        title: 'Lights',
        tiles: [
          { type: 'category', productCategoryId: categoryIds.wallLights },
          { type: 'category', productCategoryId: categoryIds.readingLamps },
        ],
      },
    ],
  },
  engraving: { limits: true, softMarginMm: 6 },
  payment: {
    upchargePercentage: 30,
    methods: paymentMethods('Halden Light Inc.', '026000000', '7712 4090 11'),
  },
  production: { startsAt: 'assembly', leadTimeDays: 25 },
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
  catalog: (records, dates) =>
    withGraphics(records, haldenLightCatalog(records, dates), [
      { id: 1, graphic: wallLightGraphic, productIds: [productIds.wallLight, productIds.pictureLight] },
      { id: 2, graphic: readingLampGraphic, productIds: [productIds.readingLamp] },
    ]),
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
