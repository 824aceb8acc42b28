/** Panorama Murals: printed murals and architectural layouts, ordered as projects. */
import { newOrgProfileSchema } from '@orderwright/domain/tenancy'
import { demoUserId, panoramaMurals, terrafloor } from '../../demo-orgs.ts'
import { paymentMethods } from '../../payment-methods.ts'
import { wordmark } from '../../pictures/pictures.ts'
import { statusList } from '../../shorthand/status-list.ts'
import type { SimpleOrg } from '../simple-org-data.ts'
import { canvases } from './canvases.ts'
import { fallbackDesignId, panoramaMuralsCatalog } from './catalog.ts'

export const panoramaMuralsSeed: SimpleOrg = {
  org: panoramaMurals,
  // Somebody who orders floors and murals: two organisations to choose from.
  visitorIds: [demoUserId(terrafloor, 'guest')],
  profile: newOrgProfileSchema.parse({
    brand: {
      accentColor: '#5a3e8a',
      font: 'Arimo',
      logoUrl: wordmark({
        word: 'arimo Panorama Murals',
        color: '#2a2140',
        sign: '<path d="M1 24c6-14 10-14 15-6s9 4 15-8v14z" fill="#5a3e8a"/><circle cx="24" cy="7" r="4" fill="#d9a441"/>',
      }),
    },
    vocabulary: { order: 'Project', orders: 'Projects' },
    isArchitectural: true,
    ordersPage: {
      columns: ['project', 'account', 'invoiceNumber', 'externalLink', 'status', 'owner', 'updated', 'total'],
      costUpdate: true,
    },
    letters: {
      closing: 'See you at the wall,',
      signature: 'The studio at Panorama Murals',
      templates: {
        orderSubmitted: {
          heading: 'Brief received',
          opening: 'Thank you: the brief of {name} is with our studio.',
          next: 'We look at every wall and its measures, and come back with the approval or with questions.',
        },
        changesRequired: { opening: 'Before {name} can be painted and printed, we need a few answers:' },
      },
      statuses: {
        printing: {
          heading: 'On the press',
          opening: '{name} is being printed, panel by panel, in the order in which it is hung.',
        },
        installed: { heading: 'On the wall', opening: '{name} hangs. Thank you for having us.' },
      },
    },
    payment: {
      upchargePercentage: 29,
      methods: paymentMethods('Panorama Murals Inc.', '122000247', '6604 3378 19'),
    },
    region: { units: 'in' },
    spatial: {
      appliesTo: 'all',
      viewportScale: { plan: 1, view: 2 },
      viewport: { width: 1006, height: 564 },
      muralTextureFallback: fallbackDesignId,
      rollWidth: 54,
      overlap: 1,
    },
    production: { startsAt: 'printing', leadTimeDays: 15 },
    productOrderStatuses: statusList([
      { key: 'brief', type: 'orderStarted', title: 'Brief', isMilestone: true },
      {
        key: 'submittedForApproval',
        type: 'submittedForApproval',
        title: 'Layout in review',
        isMilestone: true,
      },
      {
        key: 'readyToPayDeposit',
        type: 'payment',
        title: 'Deposit due',
        isMilestone: true,
        amountDue: 'deposit',
      },
      { key: 'printing', type: 'inProduction', title: 'Printing', isMilestone: true },
      {
        key: 'readyToPayBalance',
        type: 'payment',
        title: 'Balance due',
        isMilestone: true,
        amountDue: 'balance',
      },
      { key: 'shipped', type: 'shipped', title: 'Shipped', isMilestone: true },
      { key: 'installed', type: 'afterSaleService', title: 'Installed' },
    ]),
  }),
  names: [
    ['Clara', 'Voss'],
    ['Adrian', 'Leung'],
    ['Isabel', 'Navarro'],
    ['Tom', 'Whitaker'],
  ],
  openedDaysAgo: 350,
  catalog: panoramaMuralsCatalog,
  canvases,
  orderTitles: [
    'Grand Hotel ballroom',
    'Library atrium',
    'Children’s ward',
    'Vineyard tasting room',
    'Airport lounge',
    'Theatre foyer',
    'Penthouse stair',
  ],
}
