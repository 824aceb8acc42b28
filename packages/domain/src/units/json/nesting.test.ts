/** Data that nests too deep is told by the schema, never by a stack overflow. Issue 12, number 8. */
import { describe, expect, it } from 'vitest'
import { pricingRuleVersionSchema } from '../../catalog/pricing-rules.ts'
import { jsonSchema } from '../record.ts'

function nested(depth: number, wrap: (inner: unknown) => unknown, innermost: unknown): unknown {
  let value = innermost
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}
const inList = (inner: unknown) => [inner]
const inGroup = (inner: unknown) => ({ type: 'group', props: { expressions: [inner] } })
const fixed = { type: 'fixed', props: { value: 1 } }

describe('nesting', () => {
  it.each([65, 10_000, 100_000])('of %i lists is one issue with a sentence and its place', (depth) => {
    const result = jsonSchema.safeParse(nested(depth, inList, 1))
    expect(result.error?.issues).toMatchObject([
      {
        path: Array.from({ length: 64 }, () => 0),
        message: 'This is nested too deeply: at most 64 lists and records may lie within each other.',
      },
    ])
  })

  it('up to the bound is taken as it is', () => {
    const value = nested(64, inList, 'x')
    expect(jsonSchema.parse(value)).toEqual(value)
    expect(jsonSchema.safeParse(undefined).success).toBe(false)
  })

  it.each([11, 10_000, 100_000])('of %i groups in a pricing rule is one issue with a sentence', (depth) => {
    const version = { created: '2026-01-01 00:00:00', expressions: [fixed, nested(depth, inGroup, fixed)] }
    const result = pricingRuleVersionSchema.safeParse(version)
    expect(result.error?.issues).toHaveLength(1)
    expect(result.error?.issues[0]).toMatchObject({ message: 'Groups may be nested at most 10 deep.' })
    expect(result.error?.issues[0]?.path.slice(0, 5)).toEqual(['expressions', 1, 'props', 'expressions', 0])
    expect(result.error?.issues[0]?.path).toHaveLength(1 + 3 * 11)
  })

  it('of ten groups is taken', () => {
    const version = { created: '2026-01-01 00:00:00', expressions: [nested(10, inGroup, fixed)] }
    expect(pricingRuleVersionSchema.safeParse(version).success).toBe(true)
  })
})
