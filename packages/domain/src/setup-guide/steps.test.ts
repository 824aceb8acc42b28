/** The steps of the first visit, by what the organization has. */
import { describe, expect, test } from 'vitest'
import { type GuideFacts, guideSteps, nextGuideStep } from './steps.ts'

const nothing: GuideFacts = {
  hasLogo: false,
  hasAccent: false,
  hasCategory: false,
  productId: null,
  productPropertyId: null,
  productPricingRuleId: null,
  hasOwnOptions: false,
  hasOwnPrices: false,
  hasPricedItem: false,
  hasGuest: false,
}
const standings = (facts: Partial<GuideFacts>, ...skipped: Parameters<typeof guideSteps>[1]) =>
  guideSteps({ ...nothing, ...facts }, skipped)
    .map(({ standing }) => standing)
    .join(' ')

describe('the steps of the first visit', () => {
  test('[issue 14] go from the logo to the first guest', () => {
    expect(guideSteps(nothing, []).map(({ key }) => key)).toEqual([
      'brand',
      'category',
      'product',
      'options',
      'price',
      'tryOut',
      'guest',
    ])
  })

  test('[issue 14] are done one by one, by what is there', () => {
    expect(standings({})).toBe('open open open open open open open')
    // A logo alone is half of the first step.
    expect(standings({ hasLogo: true })).toBe('open open open open open open open')
    expect(standings({ hasLogo: true, hasAccent: true })).toBe('done open open open open open open')
    expect(standings({ hasCategory: true })).toBe('open done open open open open open')
    expect(standings({ productId: 7 })).toBe('open open done open open open open')
    expect(standings({ hasOwnOptions: true })).toBe('open open open done open open open')
    expect(standings({ hasOwnPrices: true })).toBe('open open open open done open open')
    expect(standings({ hasPricedItem: true })).toBe('open open open open open done open')
    expect(standings({ hasGuest: true })).toBe('open open open open open open done')
  })

  test('[issue 14] are skipped one by one; what is done later is done', () => {
    expect(standings({}, 'brand', 'price')).toBe('skipped open open open skipped open open')
    expect(standings({ hasOwnPrices: true }, 'brand', 'price')).toBe('skipped open open open done open open')
  })

  test('[issue 14] the next one is the first that is neither done nor skipped', () => {
    expect(nextGuideStep(guideSteps(nothing, []))).toBe('brand')
    expect(nextGuideStep(guideSteps({ ...nothing, hasCategory: true }, ['brand']))).toBe('product')
    const all = ['brand', 'category', 'product', 'options', 'price', 'tryOut', 'guest'] as const
    expect(nextGuideStep(guideSteps(nothing, all))).toBeNull()
  })
})
