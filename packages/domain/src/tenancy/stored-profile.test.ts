/** Profiles are stored as they were written: a key that is named otherwise here would drop out of them in silence. */
import { expect, test } from 'vitest'
import { orgProfileSchema } from './profile.ts'

/** As a database of November 2026 holds it: every part with a word of its own. */
const stored = {
  brand: { accentColor: '#123456', logoUrl: '/api/media/1/2/picture', font: 'Barlow', fontSize: 15 },
  vocabulary: { order: 'Quote', orders: 'Quotes' },
  region: { units: 'in', language: 'en-US', timeZone: 'Europe/Paris' },
  isArchitectural: true,
  isEmployeeOnly: true,
  home: { heading: 'Begin', maxTilesPerRow: 4, sections: [{ title: 'Plates', tiles: [] }] },
  ordersPage: {
    shortcuts: [{ label: 'P', title: 'To pay', statusKey: 'readyToPay', isProcessingPayment: true }],
    advanced: true,
    columns: ['title'],
    costUpdate: true,
    export: true,
  },
  orderSettings: {
    pricingFields: true,
    shippingFieldsEmployeeOnly: true,
    orderCsv: true,
    orderCsvCategoryIds: [7],
  },
  roles: { engraving: [27] },
  engraving: {
    limits: true,
    softMarginMm: 5,
    custom: 'employees',
    abbreviations: [{ from: 'Room', to: 'Rm' }],
  },
  costs: {
    depositPercentage: 40,
    stockedDepositPercentage: 90,
    shippingIsTaxed: true,
    discountCaps: [{ productCategoryId: 5, maxPercentage: 10 }],
    taxLookup: { exceptStates: ['OR'] },
    taxRates: { TX: 8.25 },
  },
  backBox: { productCategoryId: 4, productPropertyIds: [92] },
  alerts: { leadTime: { role: 'plateFinish', optionDataKey: 'weeks', weeks: 6 } },
  payment: {
    currency: 'eur',
    upchargePercentage: 3,
    upchargeAboveInCents: 100_000,
    requireClientEmail: true,
    updateIntentOnMethodChangeAboveInCents: 5000,
    methods: [
      {
        key: 'wire',
        title: 'Wire',
        rank: 2,
        disabled: true,
        isHidden: true,
        isEmployeeOnly: true,
        isPreferred: true,
        props: { companyName: 'A', bank: 'B', address: 'C', routingNumber: '1', accountNumber: '2' },
      },
    ],
    manualPaymentMessage: 'We call you.',
  },
  letters: {
    senderName: 'Studio',
    replyTo: 'studio@example.com',
    closing: 'Best',
    signature: 'The studio',
    templates: { orderApproved: { subject: 'Approved' } },
    statuses: { shipped: { heading: 'On its way' } },
    copies: { clientEmails: true, involvedUsers: true },
    commentMinutes: 30,
  },
  documents: {
    terms: ['Paid in 30 days.'],
    shippingNote: 'Keep dry.',
    legal: { sellerName: 'Studio GmbH', address: '1 Street', taxNumber: 'DE 1' },
    paymentTerms: 'Net 30',
    quoteValidDays: 30,
  },
  agreement: { acceptance: 'required', signOff: 'items' },
  drawings: { options: true, forceLetter: true },
  spatial: {
    appliesTo: { productCategoryIds: [3] },
    scale: 4,
    previewScale: 5,
    viewportScale: { plan: 1, view: 2 },
    viewport: { width: 1006, height: 564 },
    precision: { min: 0.25, max: 8, initial: 0.5 },
    gridSize: 25,
    hasMurals: false,
    muralTextureFallback: 990,
    seamColors: [{ thickness: 1.5, color: '#ff8800' }],
    rollWidth: 60,
    rollLength: 1200,
    rollGap: 2,
    bleeds: { left: 0.25, right: 0.75, top: 2, bottom: 3 },
    overlap: 0.5,
    minimumPpi: { warning: 90, fault: 50 },
  },
  defaultScale: 3,
  cartIsVisible: true,
  dimensionsAreVisible: false,
  enabledIntegrations: [{ key: 'monday', title: 'Monday' }],
  guestChangesArePushed: true,
  productOrderStatuses: [
    {
      key: 'new',
      type: 'orderStarted',
      title: 'New',
      description: 'Begun',
      isVisibleToGuest: false,
      isMilestone: true,
      awaitingPaymentMethod: 'Waiting',
      stockedOrderTitle: 'Picked',
      stockedOrderDescription: 'From stock',
      amountDue: 'deposit',
      appliesToStocked: false,
      setBy: 'owners',
      isMailed: false,
    },
  ],
}

test('a profile of a database of today keeps every word of it', () => {
  expect(orgProfileSchema.parse(stored)).toEqual(stored)
})

test('every part of a profile is among what is held here', () => {
  expect(Object.keys(orgProfileSchema.shape).filter((key) => !(key in stored))).toEqual([])
})
