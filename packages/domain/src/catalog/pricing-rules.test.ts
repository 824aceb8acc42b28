/** What a pricing rule may look like. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { at, fixed } from '../testing/builders.ts'
import { pricingRuleVersionSchema, productPricingRuleSchema } from './pricing-rules.ts'

type Expressions = z.input<typeof pricingRuleVersionSchema>['expressions']

/** A fixed amount inside so many groups, the group the second of its list. */
function nested(depth: number): Expressions {
  return depth === 0 ? [fixed(1)] : [fixed(2), { type: 'group', props: { expressions: nested(depth - 1) } }]
}

const read = (expressions: unknown) =>
  pricingRuleVersionSchema.safeParse({ created: at('2026-01-01'), expressions })

describe('a version of a pricing rule', () => {
  it('[2.3.13] holds groups within groups, ten deep', () => {
    expect(read(nested(10)).success).toBe(true)
    expect(read(nested(11)).error?.issues).toMatchObject([
      {
        message: 'Groups may be nested at most 10 deep.',
        path: ['expressions', ...Array.from({ length: 11 }, () => [1, 'props', 'expressions']).flat()],
      },
    ])
  })

  it('is refused, never choked on, where it holds no list or no expressions', () => {
    for (const wrong of ['x', null, 7, { length: 1 }]) expect(read(wrong).success).toBe(false)
    const stray = { type: 'group', props: { expressions: 'x' }, operator: '+' }
    expect([[stray], [null], [{}], [fixed(1), 'x']].map((list) => read(list).success)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['1', true],
    ['20', true],
    ['0', false],
    ['01', false],
    ['1.5', false],
    ['-1', false],
    ['a', false],
    ['', false],
  ])('[2.3.12] has a whole number above 0 for its key: %j', (key, isRead) => {
    const { versions } = productPricingRuleSchema.shape
    const result = versions.safeParse({ [key]: { created: at('2026-01-01'), expressions: [fixed(1)] } })
    expect(result.success).toBe(isRead)
  })
})
