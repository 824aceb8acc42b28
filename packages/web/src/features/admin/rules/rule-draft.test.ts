import { describe, expect, it } from 'vitest'
import { emptyRuleDraft, ruleOf } from './rule-draft.ts'

const options = { propertyId: 7, optionIds: [71, 72] }

describe('[1.7.30] a rule is made of what an owner chooses', () => {
  it.each([
    ['never', { type: 'incompatible', toResourceKey: 'productOption', toIds: [71, 72] }],
    ['only', { type: 'compatible', toResourceKey: 'productOption', toIds: [71, 72] }],
    ['hides', { type: 'incompatible', toResourceKey: 'productProperty', toIds: [7] }],
    ['shows', { type: 'compatible', toResourceKey: 'productProperty', toIds: [7] }],
  ] as const)('that says %s', (kind, parts) => {
    expect(ruleOf({ kind, ...options }, 5)).toEqual({
      ok: true,
      rule: { fromResourceKey: 'productOption', fromIds: [5], toProductPropertyId: 7, ...parts },
    })
  })

  it('and says what is missing', () => {
    expect(ruleOf(emptyRuleDraft, 5)).toEqual({ ok: false, missing: 'Choose a property.' })
    expect(ruleOf({ kind: 'only', propertyId: 7, optionIds: [] }, 5)).toEqual({
      ok: false,
      missing: 'Choose at least one option.',
    })
    expect(ruleOf({ kind: 'hides', propertyId: 7, optionIds: [] }, 5).ok).toBe(true)
  })
})
