import { productOptionSchema } from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { countWords, figureOf } from './count-words.ts'
import { emptyForm, formOf, ruleOfForm, withKind } from './rule-form.ts'

const made = timestamp('2026-03-04 05:06:07')
const options = [11, 12, 21, 22, 31].map((id) =>
  productOptionSchema.parse({
    id,
    orgId: 1,
    version: 1,
    created: made,
    lastUpdated: made,
    deletedAt: null,
    productPropertyId: Math.floor(id / 10),
    rank: id,
  }),
)
const lists = { options }

describe('[1.3.22] a rule is put together of two ends', () => {
  it('and says which is missing', () => {
    expect(ruleOfForm(emptyForm, lists)).toEqual({ ok: false, missing: 'Choose what the rule begins with.' })
    expect(ruleOfForm({ ...emptyForm, fromIds: [11] }, lists)).toEqual({
      ok: false,
      missing: 'Choose what the rule ends with.',
    })
  })

  it('is read as it was written, with options of several properties', () => {
    const rule = {
      type: 'incompatible',
      fromResourceKey: 'productOption',
      fromIds: [11, 21],
      toResourceKey: 'productOption',
      toIds: [22, 31],
      toProductPropertyId: null,
    } as const
    expect(ruleOfForm(formOf({ ...rule, fromIds: [11, 21], toIds: [22, 31] }), lists)).toEqual({
      ok: true,
      rule,
    })
  })

  it('reads a property that only toProductPropertyId names', () => {
    const form = formOf({
      type: 'compatible',
      fromResourceKey: 'productProperty',
      fromIds: [1],
      toResourceKey: 'productProperty',
      toIds: [],
      toProductPropertyId: 2,
    })
    expect(form).toEqual({ kind: 'shows', fromResourceKey: 'productProperty', fromIds: [1], toIds: [2] })
  })

  it('keeps of its end what another kind can have', () => {
    const form = { ...emptyForm, fromIds: [11], toIds: [21, 31] }
    expect(withKind(form, 'only', lists).toIds).toEqual([21])
    expect(withKind(form, 'hides', lists).toIds).toEqual([])
  })
})

describe('how many combinations there are', () => {
  it.each([
    [1n, '1'],
    [12_345n, '12,345'],
    [2_600_000_000_000n, '2.6 × 10¹²'],
  ])('%s is written %s', (count, text) => {
    expect(figureOf(count)).toBe(text)
  })

  it('and bounds are named as such', () => {
    expect(countWords({ least: 1n, most: 1n })).toBe('1 combination')
    expect(countWords({ least: 5n, most: 6n })).toBe('5 to 6 combinations')
  })
})
