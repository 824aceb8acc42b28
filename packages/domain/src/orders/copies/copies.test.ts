/** Copies of orders: what comes along, what stays behind, and for whom. */
import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPlate,
  aProduct,
  aProductWith,
  aProfile,
  aProperty,
  testNow,
} from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import { copyableDocument } from './copyable.ts'
import { duplicateOrder } from '../new-order.ts'

const profile = aProfile()

describe('a duplicated order', () => {
  const document = aDocument([aPlate({ title: 'x'.repeat(40) }), aPlate({ id: 502, title: 'Hall' })], {
    statusData: { new: { date: testNow }, shipped: { date: testNow } },
    amountPaidInCents: 500,
    effectivePricingDate: testNow,
    involvedUsers: { '9': { role: 'other' } },
    firmName: 'Atelier',
  })
  const copy = duplicateOrder(document, profile, testNow)

  it('[1.4.08] starts again with nothing paid or pinned', () => {
    expect(copy.order).toMatchObject({
      statusData: { new: { date: testNow } },
      amountPaidInCents: 0,
      effectivePricingDate: null,
      involvedUsers: {},
      firmName: 'Atelier',
    })
  })

  it('[1.4.41] prefixes the titles of order and items with Copy of, within their length', () => {
    expect(copy.order.title).toBe('Copy of Villa Aurore')
    expect(copy.items.map((item) => item.title)).toEqual([`Copy of ${'x'.repeat(32)}`, 'Copy of Hall'])
    expect(copy.items[0]?.properties).toEqual(document.items[0]?.properties)
  })

  it('leaves behind what names one purchase, and takes the notes along', () => {
    const bought = aDocument([aPlate()], {
      primaryNote: 'To the gate',
      secondaryNote: 'After 5',
      feedbackNotes: 'Wider, please',
      purchaseOrderNumber: 'PO 7',
      estimateNumber: 'E 7',
      externalLink1: 'https://example.com',
      trackingNumber: '1Z',
      commandData: { number: 'C 7', date: '', totalInCents: 5 },
    })
    expect(duplicateOrder(bought, profile, testNow).order).toMatchObject({
      primaryNote: 'To the gate',
      secondaryNote: 'After 5',
      feedbackNotes: '',
      purchaseOrderNumber: '',
      estimateNumber: '',
      externalLink1: '',
      trackingNumber: '',
      commandData: { number: '', totalInCents: null },
    })
  })

  it('[1.4.41] leaves an item without a title without one', () => {
    expect(duplicateOrder(aDocument([aPlate({ title: '' })]), profile, testNow).items[0]?.title).toBe('')
  })

  describe('on special terms', () => {
    const special = aDocument(
      [
        aPlate({ customPriceInCents: 100 }),
        anItem({ id: 9, rank: 2, productId: -1, customPriceInCents: 200 }),
      ],
      {
        userId: 3,
        discountMode: 'amount',
        discountFlatAmount: 5_000,
        disableSalesTax: 1,
        taxPercentage: 8,
        tariffPercentage: 10,
      },
    )
    const prices = (plan: ReturnType<typeof duplicateOrder>) =>
      plan.items.map(({ customPriceInCents }) => customPriceInCents)

    it('keeps them for an employee, who grants them', () => {
      const plan = duplicateOrder(special, profile, testNow)
      expect(plan.order).toMatchObject({ userId: 3, discountMode: 'amount', discountFlatAmount: 5_000 })
      expect(plan.order.disableSalesTax).toBe(1)
      expect(prices(plan)).toEqual([100, 200])
    })

    const terms = { discount: { type: 'percent' as const, value: 12 }, disableSalesTax: false }

    it('has a guest’s own in their place, and nothing else of money: nobody grants themselves a thing', () => {
      const plan = duplicateOrder(special, profile, testNow, { userId: 8, terms, isHidden: false })
      expect(plan.order).toMatchObject({
        userId: 8,
        discountMode: 'rate',
        discountPercentage: 12,
        discountFlatAmount: 0,
        shippingMode: 'amount',
        shippingFlatAmount: null,
        shippingPercentage: null,
        disableSalesTax: 0,
        taxPercentage: 0,
        taxLookup: null,
        tariffPercentage: 0,
        involvedUsers: {},
      })
      expect(prices(plan)).toEqual([null, null])
    })

    it('[1.6.26] stays without prices for whom the copied order hides them', () => {
      const plan = duplicateOrder(special, profile, testNow, { userId: 8, terms, isHidden: true })
      expect(plan.order.involvedUsers).toEqual({ '8': { role: 'owner', pricingIsHidden: 1 } })
    })
  })

  it('begins with costs of 0, whatever the copied order costs', () => {
    const costs = { ...document.order.costs, orderTotal: cents(987_654), shipping: cents(4_321) }
    for (const copied of [
      duplicateOrder(aDocument([], { costs }), profile, testNow),
      duplicateOrder(aDocument([], { costs }), profile, testNow, {
        userId: 8,
        terms: { discount: { type: 'percent', value: 0 }, disableSalesTax: false },
        isHidden: false,
      }),
    ]) {
      expect(copied.order.costs).toMatchObject({ orderSubTotal: 0, orderTotal: 0, shipping: null, tax: 0 })
    }
  })
})

describe('what may be copied', () => {
  const property = aProperty({ id: 92 })
  const { catalog } = aContext({
    products: [aProductWith([property], { id: 1 }), aProduct({ id: 2, publishLevel: 'internal' })],
    productProperties: [property],
    productOptions: [
      anOption({ id: 1, productPropertyId: 92 }),
      anOption({ id: 2, productPropertyId: 92, publishLevel: 'internal' }),
      anOption({ id: 3, productPropertyId: 92, publishLevel: 'admin' }),
    ],
  })
  const chosen = aDocument(
    [
      anItem({ id: 1, productId: 1, properties: { '92': { optionId: 2 }, '93': { value: 'kept' } } }),
      anItem({ id: 2, productId: 1, properties: { '92': { optionIds: [1, 2, 3] } } }),
      anItem({ id: 3, productId: -1 }),
    ],
    { properties: { '92': { optionIds: [3] } } },
  )
  const copied = (role: 'owner' | 'member' | 'guest') => {
    const copyable = copyableDocument(chosen, catalog, role)
    if (!copyable.ok) throw new Error(copyable.message)
    const { order, items } = copyable.document
    return [order.properties, ...items.map(({ properties }) => properties)]
  }

  it('[1.6.14, 1.6.15] are choices that the copier is offered', () => {
    expect(copied('guest')).toEqual([{}, { '93': { value: 'kept' } }, { '92': { optionIds: [1] } }, {}])
    expect(copied('member')).toEqual([
      {},
      { '92': { optionId: 2 }, '93': { value: 'kept' } },
      { '92': { optionIds: [1, 2] } },
      {},
    ])
    expect(copied('owner')).toEqual([
      { '92': { optionIds: [3] } },
      { '92': { optionId: 2 }, '93': { value: 'kept' } },
      { '92': { optionIds: [1, 2, 3] } },
      {},
    ])
  })

  it('[1.6.10] are products that the copier is offered: another is named, never left out', () => {
    const internal = aDocument([anItem({ id: 9, productId: 2, title: 'Sample plate' })])
    expect(copyableDocument(internal, catalog, 'guest')).toMatchObject({
      ok: false,
      code: 'productNotOffered',
      message: expect.stringContaining('“Sample plate”'),
    })
    expect(copyableDocument(internal, catalog, 'member')).toMatchObject({ ok: true })
  })
})
