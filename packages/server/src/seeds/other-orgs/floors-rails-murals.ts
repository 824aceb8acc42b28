/** Terrafloor (flooring and samples), Railworks (rails, for employees only) and Panorama Murals (projects). */
import { orgProfileSchema } from '@orderwright/domain'
import { panoramaMurals, railworks, terrafloor } from '../demo-orgs.ts'
import { paymentMethods } from '../payment-methods.ts'
import { platePicture, swatch, wordmark } from '../pictures.ts'
import type { Records } from '../records.ts'
import { statusList } from '../status-list.ts'
import type { SimpleOrg } from './simple-org.ts'

type Since = Parameters<SimpleOrg['catalog']>[1]

function fixedRule({ pricingRule }: Records, id: number, title: string, value: number, since: Since) {
  return pricingRule({
    id,
    title,
    versions: { 1: { created: since, expressions: [{ type: 'fixed', props: { value } }] } },
  })
}

export const terrafloorSeed: SimpleOrg = {
  org: terrafloor,
  profile: orgProfileSchema.parse({
    brand: {
      accentColor: '#7b4a2a',
      logoUrl: wordmark({
        text: 'terrafloor',
        color: '#3b2a1d',
        family: 'Georgia, serif',
        size: 22,
        width: 165,
        sign: '<path d="M2 10h13v8H2zM17 10h13v8H17zM9 20h13v8H9z" fill="#7b4a2a"/>',
      }),
    },
    home: {
      heading: 'Configurator',
      sections: [
        {
          title: 'Floors',
          tiles: [
            { type: 'category', productCategoryId: 1 },
            { type: 'category', productCategoryId: 2 },
          ],
        },
      ],
    },
    payment: {
      upchargePercentage: 30,
      methods: paymentMethods('Terrafloor Co.', '011000015', '3300 8123 02'),
    },
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
  catalog: (records, since) => ({
    productCategories: [
      records.category({ id: 1, title: 'Flooring', rank: 1, thumbnailUrl: swatch('#a5774b', 'brushed') }),
      records.category({
        id: 2,
        title: 'Samples',
        rank: 2,
        selection: 'multiple',
        isStocked: 1,
        thumbnailUrl: swatch('#7b4a2a', 'brushed'),
      }),
    ],
    productPricingRules: [
      fixedRule(records, 1, 'Oak plank, per box', 18_900, since),
      fixedRule(records, 2, 'Sample', 900, since),
    ],
    products: [
      records.product({
        id: 1,
        title: 'Oak plank, box of 2.2 m²',
        rank: 1,
        productCategoryId: 1,
        productPricingRuleId: 1,
        thumbnailUrl: swatch('#a5774b', 'brushed'),
      }),
      records.product({
        id: 2,
        title: 'Oak sample',
        rank: 1,
        isStocked: 1,
        currentInventory: 400,
        productCategoryId: 2,
        productPricingRuleId: 2,
        thumbnailUrl: swatch('#a5774b', 'brushed'),
      }),
    ],
  }),
  orderTitles: [
    'Elm Court living room',
    'Studio Nine',
    'Hillcrest stairs',
    'Bakery on Third',
    'Aspen cabin',
    'Mill Road',
  ],
}

export const railworksSeed: SimpleOrg = {
  org: railworks,
  profile: orgProfileSchema.parse({
    brand: {
      accentColor: '#a12a22',
      logoUrl: wordmark({
        text: 'RAILWORKS',
        color: '#222222',
        family: 'Arial Narrow, Arial, sans-serif',
        weight: 700,
        spacing: 2,
        width: 180,
        sign: '<path d="M2 8h28v4H2zM2 20h28v4H2z" fill="#a12a22"/><path d="M7 5v22M16 5v22M25 5v22" stroke="#222" stroke-width="2"/>',
      }),
    },
    isEmployeeOnly: true,
    home: {
      heading: 'Configurator',
      sections: [{ title: 'Rails', tiles: [{ type: 'category', productCategoryId: 1 }] }],
    },
    payment: { methods: paymentMethods('Railworks Manufacturing', '071000013', '9081 2217 40') },
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
  catalog: (records, since) => ({
    productCategories: [
      records.category({
        id: 1,
        title: 'Rails',
        rank: 1,
        selection: 'multiple',
        thumbnailUrl: platePicture(200, 30),
      }),
    ],
    productPricingRules: [fixedRule(records, 1, 'Rail, per piece', 7_400, since)],
    products: [
      records.product({
        id: 1,
        title: 'Profile rail, 3 m',
        rank: 1,
        productCategoryId: 1,
        productPricingRuleId: 1,
        thumbnailUrl: platePicture(200, 30),
      }),
    ],
  }),
  orderTitles: ['Depot retrofit', 'Gallery hanging rails', 'Line 4', 'Warehouse east', 'Spare parts'],
}

export const panoramaMuralsSeed: SimpleOrg = {
  org: panoramaMurals,
  profile: orgProfileSchema.parse({
    brand: {
      accentColor: '#5a3e8a',
      font: 'Arimo',
      logoUrl: wordmark({
        text: 'Panorama Murals',
        color: '#2a2140',
        family: 'Helvetica, Arial, sans-serif',
        width: 225,
        sign: '<path d="M1 24c6-14 10-14 15-6s9 4 15-8v14z" fill="#5a3e8a"/><circle cx="24" cy="7" r="4" fill="#d9a441"/>',
      }),
    },
    vocabulary: { order: 'Project', orders: 'Projects' },
    isArchitectural: true,
    ordersPage: { columns: ['project', 'account', 'invoiceNumber', 'externalLink'], costUpdate: true },
    payment: {
      upchargePercentage: 29,
      methods: paymentMethods('Panorama Murals Inc.', '122000247', '6604 3378 19'),
    },
    spatial: { appliesTo: 'all', scale: 1, previewScale: 2 },
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
  catalog: (records, since) => ({
    productCategories: [
      records.category({
        id: 1,
        title: 'Murals',
        rank: 1,
        selection: 'multiple',
        thumbnailUrl: platePicture(200, 100, 0, 0, '#cfc3e6'),
      }),
    ],
    productPricingRules: [fixedRule(records, 1, 'Mural panel', 42_000, since)],
    products: [
      records.product({
        id: 1,
        title: 'Mural panel',
        rank: 1,
        productCategoryId: 1,
        productPricingRuleId: 1,
        thumbnailUrl: platePicture(200, 100, 0, 0, '#cfc3e6'),
      }),
    ],
  }),
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
