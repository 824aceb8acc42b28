/** How Maison Lumen differs from the defaults: words, home, statuses, money, documents. */
import { newOrgProfileSchema, type OrgProfile } from '@orderwright/domain/tenancy'
import { maisonLumen } from '../demo-orgs.ts'
import { paymentMethods } from '../payment-methods.ts'
import { wordmark } from '../pictures/pictures.ts'
import { categoryIds, propertyIds } from './ids.ts'
import { maisonLumenStatuses } from './statuses.ts'

const accentColor = '#7d5a2b'

const logoUrl = wordmark({
  word: 'playfair-display MAISON LUMEN',
  color: '#2b2620',
  sign: `<circle cx="16" cy="16" r="14" fill="none" stroke="${accentColor}" stroke-width="1.5"/><path d="M16 2v28M9 5v22M23 5v22" stroke="${accentColor}" stroke-width="1.5"/>`,
})

function link(title: string, page: string, icon: string) {
  return { type: 'link' as const, title, url: `https://maison-lumen.example/${page}`, icon }
}

function category(productCategoryId: number) {
  return { type: 'category' as const, productCategoryId }
}

export const maisonLumenProfile: OrgProfile = newOrgProfileSchema.parse({
  brand: { accentColor, logoUrl },
  vocabulary: { order: 'Quote', orders: 'Quotes' },
  home: {
    heading: 'Client Portal',
    sections: [
      { title: 'Stocked purchases', tiles: [category(categoryIds.backBoxes), category(categoryIds.samples)] },
      {
        title: 'Configure, price, quote',
        tiles: [
          category(categoryIds.keypads),
          category(categoryIds.floorOutlets),
          category(categoryIds.wallOutlets),
          category(categoryIds.readingLamps),
          category(categoryIds.coverPlates),
        ],
      },
      {
        title: 'Resources',
        tiles: [
          link('Price list', 'price-list', 'receipt'),
          link('Product info', 'products', 'info'),
          link('Installation', 'installation', 'wrench'),
          link('Catalogs', 'catalogs', 'book-open'),
          link('Finish options', 'finishes', 'palette'),
          link('Sample requests', 'samples', 'package'),
          link('Gallery', 'gallery', 'image'),
          link('FAQs', 'faq', 'circle-help'),
          link('Support', 'support', 'life-buoy'),
        ],
      },
    ],
  },
  ordersPage: {
    shortcuts: [
      { label: 'SUB', title: 'Submitted for approval', statusKey: 'submittedForApproval' },
      { label: 'CDR', title: 'Ready to pay deposit', statusKey: 'readyToPayDeposit' },
      { label: 'FPR', title: 'Final payment received', statusKey: 'finalPaymentReceived' },
      { label: 'PP', title: 'Processing payment', isProcessingPayment: true },
    ],
    advanced: true,
    costUpdate: true,
    export: true,
  },
  orderSettings: { pricingFields: true, shippingFieldsEmployeeOnly: true },
  roles: {
    engraving: [propertyIds.engraving],
    secondEngraving: [propertyIds.secondEngraving],
    engravingType: [propertyIds.engravingType],
    engravingFont: [propertyIds.engravingFont],
    engravingSize: [propertyIds.engravingSize],
    engravingColor: [propertyIds.engravingColor],
    ledIndicator: [propertyIds.ledIndicator],
    screwType: [propertyIds.screwType],
    plateSize: [propertyIds.plateSize],
    plateFinish: [propertyIds.plateFinish],
    mechanismLayout: [propertyIds.layout],
    mechanismFinish: [propertyIds.mechanismFinish],
    backBox: [
      propertyIds.keypadBackBox,
      propertyIds.wallOutletBackBox,
      propertyIds.floorOutletBackBox,
      propertyIds.coverPlateBackBox,
    ],
  },
  engraving: { limits: true, softMarginMm: 6 },
  costs: {
    depositPercentage: 50,
    stockedDepositPercentage: 100,
    discountCaps: [{ productCategoryId: categoryIds.backBoxes, maxPercentage: 20 }],
    taxLookup: { exceptStates: ['CA', 'NY'] },
  },
  backBox: {
    productCategoryId: categoryIds.backBoxes,
    productPropertyIds: [
      propertyIds.keypadBackBox,
      propertyIds.wallOutletBackBox,
      propertyIds.floorOutletBackBox,
      propertyIds.coverPlateBackBox,
    ],
  },
  production: { startsAt: 'depositReceived', leadTimeDays: 30 },
  alerts: { leadTime: { role: 'mechanismFinish', optionDataKey: 'isMatched', weeks: 24 } },
  enabledIntegrations: [
    { key: 'accounting', title: 'Accounting' },
    { key: 'work-management', title: 'Work management' },
  ],
  payment: {
    upchargePercentage: 29,
    upchargeAboveInCents: 300_000,
    requireClientEmail: true,
    updateIntentOnMethodChangeAboveInCents: 300_000,
    methods: paymentMethods(`${maisonLumen.title} LLC`, '021000000', '4400 1720 85'),
  },
  letters: {
    closing: 'With kind regards from the atelier',
    signature: 'Maison Lumen\nClient services',
    templates: {
      orderSubmitted: {
        opening: 'Thank you for your confidence. {name} has arrived at our atelier.',
        next: 'We check every plate, its engravings and its back boxes by hand. You will hear from us as soon as it is approved.',
      },
      changesRequired: {
        opening: 'We have gone through {name} plate by plate, and ask you for a few changes:',
      },
      paymentDue: {
        next: 'We begin to cut, finish and engrave as soon as your payment has arrived.',
      },
    },
    statuses: {
      inProduction: {
        heading: 'In our hands',
        opening: '{name} is in production: plates are cut, finished and engraved for you alone.',
      },
      shipped: {
        heading: 'On its way',
        opening: '{name} has left the atelier. Please check the parcels within 14 days of their arrival.',
      },
    },
  },
  documents: {
    terms: [
      'A deposit of 50% is due on made-to-order items before production begins.',
      'Stocked items are paid in full before they are shipped.',
      'Changes can be requested within 48 hours of the order.',
      'Prices may increase with a notice of 15 days.',
      'Finished goods are stored for 2 weeks; after that storage is billed at $250 per week. Products and deposit are retained after 18 weeks without payment.',
      'Issues must be raised within 14 days of delivery.',
      'Stocked back boxes can be returned within 30 days, less a restocking fee of 25%.',
      'Products are under warranty for 24 months from receipt.',
      'Stocked orders ship within 3 business days.',
    ],
    workSteps: ['Cut', 'Engraved', 'Finished', 'Assembled', 'Checked', 'Packed'],
    shippingNote: 'Shipping from France to California generally takes 3 days.',
  },
  drawings: { options: true, forceLetter: true },
  guestChangesArePushed: true,
  productOrderStatuses: maisonLumenStatuses,
})
