/** Why an order costs what it costs. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { anOrder, aProfile, at } from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import { costTrace } from './cost-trace.ts'
import { costsOfSubtotal } from './costs.ts'
import { taxAddressKey } from './tax-lookup.ts'

const profile = aProfile()

describe('the trace of the costs', () => {
  it('[1.1.09] says what each amount is a part of, and where it was rounded', () => {
    const order = anOrder({
      discountMode: 'rate',
      discountPercentage: 10,
      shippingMode: 'amount',
      shippingFlatAmount: 2500,
      tariffPercentage: 5,
      taxPercentage: 8.875,
    })
    const steps = costTrace(order, cents(25_000), profile)
    expect(steps.map(({ key, basis, amount, exact }) => [key, basis, amount, exact])).toEqual([
      ['subtotal', 'All items, each at its unit price times its quantity', 25_000, null],
      ['discount', '10% of $250.00', -2500, null],
      ['shipping', 'A fixed amount', 2500, null],
      ['tariff', '5% of $225.00', 1125, null],
      ['tax', '8.875% of $236.25', 2097, 2096.71875],
      ['total', '', 28_222, null],
    ])
  })

  it('says when a cap, an exemption or an open question decides', () => {
    const capped = aProfile({ costs: { discountCaps: [{ productCategoryId: 5, maxPercentage: 20 }] } })
    const order = anOrder({
      productCategoryId: 5,
      discountMode: 'rate',
      discountPercentage: 35,
      shippingMode: 'amount',
      shippingFlatAmount: null,
      taxPercentage: 8,
      disableSalesTax: 1,
    })
    const steps = costTrace(order, cents(10_000), capped)
    expect(steps.map(({ key, basis, amount }) => [key, basis, amount])).toEqual([
      ['subtotal', 'All items, each at its unit price times its quantity', 10_000],
      ['discount', '20% of $100.00, the most for this category (35% was set)', -2000],
      ['shipping', 'Not set yet', null],
      ['tax', 'No sales tax here', 0],
      ['total', '', 8000],
    ])
    const flat = { ...order, discountMode: 'amount' as const, discountFlatAmount: cents(9000) }
    expect(costTrace(flat, cents(10_000), capped)[1]?.basis).toBe(
      '$90.00 was set; this is the most that counts',
    )
  })

  it('[1.4.29] says what a shipping rate is a part of, and where that was rounded', () => {
    const order = anOrder({
      discountMode: 'amount',
      discountFlatAmount: cents(5_001),
      shippingMode: 'rate',
      shippingPercentage: 7.5,
      shippingFlatAmount: cents(99),
      taxPercentage: 0,
    })
    expect(costTrace(order, cents(25_000), profile)).toEqual([
      {
        key: 'subtotal',
        basis: 'All items, each at its unit price times its quantity',
        amount: 25_000,
        exact: null,
      },
      { key: 'discount', basis: 'A fixed amount', amount: -5001, exact: null },
      { key: 'shipping', basis: '7.5% of $199.99', amount: 1500, exact: 1499.925 },
      { key: 'total', basis: '', amount: 21_499, exact: null },
    ])
  })

  it('[1.4.29] says that a shipping rate that nobody has typed is open, and that one of 0 is not', () => {
    const shipping = (shippingPercentage: number | null) =>
      costTrace(
        anOrder({ shippingMode: 'rate', shippingPercentage, shippingFlatAmount: cents(2500) }),
        cents(10_000),
        profile,
      ).find(({ key }) => key === 'shipping')
    expect(shipping(null)).toEqual({ key: 'shipping', basis: 'Not set yet', amount: null, exact: null })
    expect(shipping(0)).toEqual({ key: 'shipping', basis: '0% of $100.00', amount: 0, exact: null })
  })

  it('takes tax on shipping too where the organization says so, and names the sum that is taxed', () => {
    const order = anOrder({
      shippingMode: 'amount',
      shippingFlatAmount: cents(2_000),
      tariffPercentage: 10,
      taxPercentage: 8,
    })
    const taxOf = (shippingIsTaxed: boolean) =>
      costTrace(order, cents(10_000), aProfile({ costs: { shippingIsTaxed } })).find(
        ({ key }) => key === 'tax',
      )
    expect(taxOf(false)).toEqual({ key: 'tax', basis: '8% of $110.00', amount: 880, exact: null })
    expect(taxOf(true)).toEqual({ key: 'tax', basis: '8% of $130.00', amount: 1040, exact: null })
  })

  it('does not speak of an exemption where there is no rate to be exempt from', () => {
    const order = anOrder({ disableSalesTax: 1, taxPercentage: 0 })
    expect(costTrace(order, cents(10_000), profile).map(({ key }) => key)).toEqual([
      'subtotal',
      'shipping',
      'total',
    ])
  })

  it('says nothing of a cap where the discount stays below it or reaches it', () => {
    const flat = anOrder({ discountMode: 'amount', discountFlatAmount: cents(10_000) })
    expect(costTrace(flat, cents(10_000), profile)[1]).toMatchObject({
      basis: 'A fixed amount',
      amount: -10_000,
    })
    const capped = aProfile({ costs: { discountCaps: [{ productCategoryId: 5, maxPercentage: 20 }] } })
    const share = anOrder({ productCategoryId: 5, discountMode: 'rate', discountPercentage: 20 })
    expect(costTrace(share, cents(10_000), capped)[1]).toEqual({
      key: 'discount',
      basis: '20% of $100.00',
      amount: -2000,
      exact: null,
    })
  })

  it('gives the exact share of a discount with its sign', () => {
    const order = anOrder({ discountMode: 'rate', discountPercentage: 12.5 })
    expect(costTrace(order, cents(10_001), profile)[1]).toEqual({
      key: 'discount',
      basis: '12.5% of $100.01',
      amount: -1250,
      exact: -1250.125,
    })
  })

  it('[1.7.25] says which rate comes from the delivery address, and not of one that a person set', () => {
    const deliveryAddress = { ...anOrder().deliveryAddress, state: 'TX' }
    const taxLookup = {
      outcome: 'found' as const,
      address: taxAddressKey(deliveryAddress),
      state: 'TX',
      rate: 6.25,
      source: 'state rates of 1/1/2026',
      date: at('2026-11-21'),
    }
    const origin = (taxPercentage: number, address = deliveryAddress) =>
      costTrace(anOrder({ deliveryAddress: address, taxLookup, taxPercentage }), cents(10_000), profile).find(
        ({ key }) => key === 'tax',
      )?.origin
    expect(origin(6.25)).toBe(
      '6.25% from the delivery address, looked up 11/21/2026 (state rates of 1/1/2026)',
    )
    expect(origin(7)).toBeUndefined()
    expect(origin(6.25, { ...deliveryAddress, state: 'UT' })).toBeUndefined()
  })

  test.prop([
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.record({
      discountMode: fc.constantFrom('amount' as const, 'rate' as const),
      discountPercentage: fc.double({ min: 0, max: 100, noNaN: true }),
      discountFlatAmount: fc.integer({ min: 0, max: 100_000 }).map(cents),
      shippingMode: fc.constantFrom('amount' as const, 'rate' as const),
      shippingPercentage: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
      shippingFlatAmount: fc.option(fc.integer({ min: 0, max: 100_000 }).map(cents)),
      tariffPercentage: fc.double({ min: 0, max: 40, noNaN: true }),
      taxPercentage: fc.double({ min: 0, max: 20, noNaN: true }),
      disableSalesTax: fc.constantFrom(0 as const, 1 as const),
    }),
    fc.boolean(),
  ])('[1.1.09] its amounts add up to the total to the cent', (subtotal, terms, shippingIsTaxed) => {
    const own = { ...profile, costs: { ...profile.costs, shippingIsTaxed } }
    const order = { ...anOrder(), ...terms }
    const steps = costTrace(order, cents(subtotal), own)
    const total = steps.at(-1)?.amount
    const sum = steps.slice(0, -1).reduce((added, { amount }) => added + (amount ?? 0), 0)
    expect(sum).toBe(total)
    expect(total).toBe(costsOfSubtotal(order, cents(subtotal), own).orderTotal)
    for (const { exact, amount } of steps) {
      if (exact !== null) expect(Math.abs(exact - (amount ?? 0))).toBeLessThanOrEqual(0.5 + 1e-6)
    }
  })
})
