import { describe, expect, it } from 'vitest'
import { anItem, anOption, anOrder, aProduct, testNow } from '../testing/builders.ts'
import { cents } from '../units/money.ts'
import {
  hideCommand,
  hideLinePrices,
  hideOptionPrices,
  hideOrderPrices,
  hideProductCost,
  hideProductPrices,
  hideStatusAmounts,
} from './hide-prices.ts'

describe('records for somebody without prices', () => {
  const secret = 8_675_309
  it('keep all that is no price', () => {
    const data = {
      new: { date: testNow, awaitingPaymentMethod: 'wire', paymentAmountInCents: cents(secret) },
      shipped: { date: testNow },
    }
    expect(hideStatusAmounts(data)).toStrictEqual({
      new: { date: testNow, awaitingPaymentMethod: 'wire' },
      shipped: { date: testNow },
    })
    const order = anOrder({ title: 'Villa', statusData: data })
    expect(hideOrderPrices(order)).toMatchObject({
      title: 'Villa',
      statusData: { new: { date: testNow, awaitingPaymentMethod: 'wire' }, shipped: { date: testNow } },
    })
    expect(hideLinePrices(anItem({ title: 'Hall', quantity: 3 }))).toMatchObject({
      title: 'Hall',
      quantity: 3,
    })
    expect(hideProductPrices(aProduct({ title: 'Plate' })).title).toBe('Plate')
  })

  it('[1.6.21] who sees prices does not see what the organisation itself pays', () => {
    const { commandData, ...rest } = anOrder({ title: 'Villa', commandData: { totalInCents: secret } })
    expect(commandData).toMatchObject({ totalInCents: secret })
    expect(hideCommand({ ...rest, commandData })).toStrictEqual(rest)
  })

  it('[issue 18] who sees prices does not see which rule says what a product costs', () => {
    const shown = hideProductCost(aProduct({ productPricingRuleId: 3, costRuleId: secret }))
    expect(shown).toMatchObject({ productPricingRuleId: 3, costRuleId: null })
    expect(JSON.stringify(shown)).not.toContain(String(secret))
  })

  it('[1.6.25, 1.6.26] carry no amount anywhere', () => {
    const order = anOrder({
      amountPaidInCents: secret,
      discountFlatAmount: secret,
      shippingFlatAmount: secret,
      commandData: { totalInCents: secret },
      statusData: { new: { date: testNow, paymentAmountInCents: cents(secret) } },
      costs: { ...anOrder().costs, orderTotal: cents(secret) },
    })
    const records = [
      hideOrderPrices(order),
      hideLinePrices(anItem({ customPriceInCents: secret })),
      hideProductPrices(aProduct({ productPricingRuleId: secret, costRuleId: secret })),
      hideOptionPrices(
        anOption({ productPropertyId: 1, productPricingRuleId: secret, classifications: { '1': secret } }),
      ),
    ]
    expect(JSON.stringify(records)).not.toContain(String(secret))
    // Written by hand: a field that is shown by mistake is not looked for in the list that shows it.
    for (const field of [
      'costs',
      'discountMode',
      'discountPercentage',
      'discountFlatAmount',
      'shippingMode',
      'shippingPercentage',
      'shippingFlatAmount',
      'taxPercentage',
      'tariffPercentage',
      'taxLookup',
      'amountPaidInCents',
      'lastPaymentDate',
      'commandData',
      'integrationData',
    ])
      expect(records[0]).not.toHaveProperty(field)
    expect(records[1]).not.toHaveProperty('customPriceInCents')
    expect(records[2]).toMatchObject({ productPricingRuleId: null, costRuleId: null, exportPriceData: null })
    expect(records[3]).toMatchObject({ productPricingRuleId: -1, classifications: {} })
    expect(order.amountPaidInCents).toBe(secret)
  })
})
