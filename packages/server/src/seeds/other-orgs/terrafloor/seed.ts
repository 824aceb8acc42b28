/** Terrafloor: flooring by the box, and samples of it. */
import { newOrgProfileSchema } from '@orderwright/domain/tenancy'
import { terrafloor } from '../../demo-orgs.ts'
import { paymentMethods } from '../../payment-methods.ts'
import { wordmark } from '../../pictures/pictures.ts'
import { statusList } from '../../shorthand/status-list.ts'
import type { SimpleOrg } from '../simple-org-data.ts'
import { categoryIds, terrafloorCatalog } from './catalog.ts'

export const terrafloorSeed: SimpleOrg = {
  org: terrafloor,
  profile: newOrgProfileSchema.parse({
    brand: {
      accentColor: '#7b4a2a',
      logoUrl: wordmark({
        word: 'eb-garamond terrafloor',
        color: '#3b2a1d',
        sign: '<path d="M2 10h13v8H2zM17 10h13v8H17zM9 20h13v8H9z" fill="#7b4a2a"/>',
      }),
    },
    home: {
      heading: 'Configurator',
      sections: [
        {
          title: 'Floors',
          tiles: [
            { type: 'category', productCategoryId: categoryIds.flooring },
            { type: 'category', productCategoryId: categoryIds.samples },
          ],
        },
      ],
    },
    payment: {
      upchargePercentage: 30,
      methods: paymentMethods('Terrafloor Co.', '011000015', '3300 8123 02'),
    },
    production: { startsAt: 'milling', leadTimeDays: 20 },
    productOrderStatuses: statusList([
      { key: 'started', type: 'orderStarted', title: 'Started', isMilestone: true },
      {
        key: 'submittedForApproval',
        type: 'submittedForApproval',
        title: 'Submitted',
        isMilestone: true,
        appliesToStocked: false,
      },
      {
        key: 'readyToPay',
        type: 'payment',
        title: 'Ready to pay',
        isMilestone: true,
        amountDue: 'balance',
        stockedOrderTitle: 'Samples to pay',
      },
      { key: 'milling', type: 'inProduction', title: 'Milling', isMilestone: true, appliesToStocked: false },
      { key: 'shipped', type: 'shipped', title: 'On the truck', isMilestone: true },
      { key: 'delivered', type: 'delivered', title: 'Delivered' },
    ]),
  }),
  names: [
    ['Carla', 'Dunn'],
    ['Evan', 'Brooks'],
    ['Maya', 'Stern'],
    ['Luis', 'Ferrer'],
  ],
  openedDaysAgo: 500,
  catalog: terrafloorCatalog,
  orderTitles: [
    'Elm Court living room',
    'Studio Nine',
    'Hillcrest stairs',
    'Bakery on Third',
    'Aspen cabin',
    'Mill Road',
  ],
}
