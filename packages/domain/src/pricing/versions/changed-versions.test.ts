import { describe, expect, it } from 'vitest'
import type { ProductPricingRule } from '../../catalog/pricing-rules.ts'
import { aClassifier, aPricingRule, fixed } from '../../testing/builders.ts'
import { timestamp } from '../../units/timestamp.ts'
import { changedClassifierSpans, changedRuleSpans } from './changed-versions.ts'

const at = (day: string) => timestamp(`2026-${day} 00:00:00`)
const version = (day: string, ...values: number[]) => ({
  created: at(day),
  expressions: values.map((value) => fixed(value)),
})

describe('what a change of the versions of a rule would change of the past', () => {
  const versions = { '1': version('01-01', 100), '2': version('06-01', 200) }
  const rule = aPricingRule({ versions })
  const spans = (after: ProductPricingRule['versions']) => changedRuleSpans(rule, after)

  it('[2.3.12] is nothing for a new version without expressions, and all that comes after it for one with', () => {
    expect(spans({ ...versions, '3': version('09-01') })).toEqual([])
    expect(spans({ ...versions, '3': version('09-01', 300) })).toEqual([{ begin: at('09-01'), end: null }])
  })

  it('[2.3.12] is the time of a version that is changed, until the next one', () => {
    expect(spans({ ...versions, '1': version('01-01', 101) })).toEqual([
      { begin: at('01-01'), end: at('06-01') },
    ])
    expect(spans({ ...versions, '2': version('06-01', 201) })).toEqual([{ begin: at('06-01'), end: null }])
  })

  it('[2.3.12] is the time of a version that is deleted or emptied', () => {
    expect(spans({ '2': versions['2'] })).toEqual([{ begin: at('01-01'), end: at('06-01') }])
    expect(spans({ ...versions, '1': version('01-01') })).toEqual([{ begin: at('01-01'), end: at('06-01') }])
  })

  it('[2.3.12] is the whole time of a version that begins later or earlier: it is another one', () => {
    expect(spans({ ...versions, '2': version('07-01', 200) })).toEqual([
      { begin: at('06-01'), end: at('07-01') },
      { begin: at('07-01'), end: null },
    ])
    const earlier = spans({ ...versions, '2': version('05-01', 200) })
    expect(earlier).toEqual([
      { begin: at('05-01'), end: at('06-01') },
      { begin: at('06-01'), end: null },
    ])
  })

  it('[2.3.12] is nothing before the first version: where nothing held, nothing changes', () => {
    expect(changedRuleSpans(aPricingRule({ versions: { '2': versions['2'] } }), versions)).toEqual([])
  })
})

it('[2.3.16] the numbers of a classifier are held in the same way', () => {
  const low = { date: at('01-01'), numbers: [1], description: 'low' }
  const high = { date: at('06-01'), numbers: [2], description: 'high' }
  const classifier = aClassifier({ productOptionClassifierGroupId: 1, numbers: [low, high] })
  const spans = (...numbers: (typeof low)[]) => changedClassifierSpans(classifier, numbers)
  expect(spans(low, high, { date: at('09-01'), numbers: [], description: '' })).toEqual([])
  expect(spans({ ...low, numbers: [1.5] }, high)).toEqual([{ begin: at('01-01'), end: at('06-01') }])
  expect(spans(low)).toEqual([{ begin: at('06-01'), end: null }])
  // The order of the list says nothing by itself.
  expect(spans(high, low)).toEqual([])
})
