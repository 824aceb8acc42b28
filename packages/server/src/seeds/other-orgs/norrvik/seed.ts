/** Norrvik: lamella and slab doors, cabinet fronts and wall panels, made to measure. */
import { newOrgProfileSchema } from '@orderwright/domain/tenancy'
import { norrvik } from '../../demo-orgs.ts'
import { cabinetFrontGraphic } from '../../graphics/cabinet-front.ts'
import { withGraphics } from '../../graphics/with-graphics.ts'
import { paymentMethods } from '../../payment-methods.ts'
import { wordmark } from '../../pictures/pictures.ts'
import { statusList } from '../../shorthand/status-list.ts'
import type { SimpleOrg } from '../simple-org-data.ts'
import { canvases } from './canvases.ts'
import { translatedCatalog } from '../../translated-catalog.ts'
import { norrvikCatalog } from './catalog.ts'
import { swedish } from './translations/sv-se.ts'
import { categoryIds, productIds, propertyIds } from './ids.ts'

const accentColor = '#2d5a4c'
const { doors, cabinetFronts, wallPanels } = categoryIds

const profile = newOrgProfileSchema.parse({
  brand: {
    accentColor,
    font: 'Barlow',
    logoUrl: wordmark({
      word: 'barlow NORRVIK',
      color: '#1d2b26',
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
          { type: 'category', productCategoryId: wallPanels },
        ],
      },
    ],
  },
  orderSettings: { orderCsv: true, orderCsvCategoryIds: [doors, cabinetFronts] },
  documents: { workSteps: ['Cut', 'Machined', 'Finished', 'Fitted', 'Checked', 'Packed'] },
  roles: {
    panelWidth: [propertyIds.doorWidth, propertyIds.frontWidth],
    panelHeight: [propertyIds.doorHeight, propertyIds.frontHeight],
    unitNumber: [propertyIds.doorUnitNumber, propertyIds.frontUnitNumber],
  },
  payment: {
    upchargePercentage: 25,
    methods: paymentMethods('Norrvik Doors LLC', '021000021', '5530 0021 70'),
  },
  spatial: {
    appliesTo: 'all',
    scale: 0.08,
    hasMurals: false,
    precision: { min: 0.5, max: 16, initial: 0.5 },
  },
  production: { startsAt: 'inProduction', leadTimeDays: 30 },
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
  catalog: (records, dates) =>
    withGraphics(records, translatedCatalog(norrvikCatalog(records, dates), 'sv-SE', swedish), [
      {
        id: 1,
        graphic: cabinetFrontGraphic,
        productIds: [productIds.cabinetFront, productIds.drawerFront],
      },
    ]),
  canvases,
  orderTitles: [
    'Birch Lane kitchen',
    'Harbor loft doors',
    'Pine Street townhouse',
    'Vale pantry',
    'Studio Orso',
    'Juniper house',
  ],
}
