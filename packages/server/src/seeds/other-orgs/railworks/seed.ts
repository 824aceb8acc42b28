/** Railworks: rails and profiles cut to length, for employees only. */
import { newOrgProfileSchema } from '@orderwright/domain/tenancy'
import { railworks } from '../../demo-orgs.ts'
import { railGraphic } from '../../graphics/rail.ts'
import { withGraphics } from '../../graphics/with-graphics.ts'
import { paymentMethods } from '../../payment-methods.ts'
import { wordmark } from '../../pictures/pictures.ts'
import { statusList } from '../../shorthand/status-list.ts'
import type { SimpleOrg } from '../simple-org-data.ts'
import { railworksCatalog } from './catalog.ts'
import { categoryIds, productIds } from './ids.ts'

export const railworksSeed: SimpleOrg = {
  org: railworks,
  profile: newOrgProfileSchema.parse({
    brand: {
      accentColor: '#a12a22',
      logoUrl: wordmark({
        word: 'roboto-condensed RAILWORKS',
        color: '#222222',
        sign: '<path d="M2 8h28v4H2zM2 20h28v4H2z" fill="#a12a22"/><path d="M7 5v22M16 5v22M25 5v22" stroke="#222" stroke-width="2"/>',
      }),
    },
    isEmployeeOnly: true,
    home: {
      heading: 'Configurator',
      sections: [
        {
          title: 'Rails',
          tiles: [
            { type: 'category', productCategoryId: categoryIds.rails },
            { type: 'category', productCategoryId: categoryIds.tubes },
          ],
        },
      ],
    },
    payment: { methods: paymentMethods('Railworks Manufacturing', '071000013', '9081 2217 40') },
    production: { startsAt: 'inProduction', leadTimeDays: 10 },
    productOrderStatuses: statusList([
      { key: 'started', type: 'orderStarted', title: 'Started', isMilestone: true },
      { key: 'submittedForApproval', type: 'submittedForApproval', title: 'Submitted', isMilestone: true },
      { key: 'readyToPay', type: 'payment', title: 'Invoiced', isMilestone: true, amountDue: 'balance' },
      { key: 'inProduction', type: 'inProduction', title: 'Extrusion', isMilestone: true },
      { key: 'shipped', type: 'shipped', title: 'Shipped', isMilestone: true },
    ]),
  }),
  names: [
    ['Frank', 'Dorsey'],
    ['Nina', 'Petrov'],
    ['Owen', 'Clarke'],
    ['Beth', 'Sato'],
  ],
  openedDaysAgo: 300,
  catalog: (records, dates) =>
    withGraphics(records, railworksCatalog(records, dates), [
      { id: 1, graphic: railGraphic, productIds: [productIds.profileRail, productIds.tube] },
    ]),
  orderTitles: ['Depot retrofit', 'Gallery hanging rails', 'Line 4', 'Warehouse east', 'Spare parts'],
}
