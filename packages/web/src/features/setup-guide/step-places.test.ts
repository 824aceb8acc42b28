/** Where the steps of the first visit lead. */
import type { GuideFacts } from '@orderwright/domain/setup-guide'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '../../lib/router/addresses.ts'
import { isAtStep, stepPlace } from './step-places.ts'

const facts: GuideFacts = {
  hasLogo: false,
  hasAccent: false,
  hasCategory: true,
  productId: 3,
  productPropertyId: 5,
  productPricingRuleId: 8,
  hasOwnOptions: false,
  hasOwnPrices: false,
  hasPricedItem: false,
  hasGuest: false,
}

describe('a step of the first visit', () => {
  test('[issue 14] leads to a screen that stays in use, with the record that is there', () => {
    expect(hrefOf(stepPlace('brand', facts), {})).toBe('/admin/settings/organization')
    expect(hrefOf(stepPlace('options', facts), {})).toBe('/admin/product-properties/5')
    expect(hrefOf(stepPlace('price', facts), {})).toBe('/admin/product-pricing-rules/8')
    expect(hrefOf(stepPlace('tryOut', facts), {})).toBe('/')
    expect(hrefOf(stepPlace('price', { ...facts, productPricingRuleId: null }), {})).toBe(
      '/admin/product-pricing-rules',
    )
  })

  test('[issue 14] is gone on that screen and on those below it', () => {
    expect(isAtStep('product', '/admin/products/3', false)).toBe(true)
    expect(isAtStep('options', '/admin/product-property-groups', false)).toBe(false)
    expect(isAtStep('tryOut', '/', false)).toBe(false)
    expect(isAtStep('tryOut', '/', true)).toBe(true)
    expect(isAtStep('tryOut', '/orders/12', true)).toBe(true)
    expect(isAtStep('tryOut', '/orders', true)).toBe(false)
  })
})
