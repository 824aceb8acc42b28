import { describe, expect, it } from 'vitest'
import { timestamp } from '../units/timestamp.ts'
import { pricingRuleVersionSchema, productPricingRuleSchema } from './pricing-rules.ts'
import {
  addClassifierVersion,
  addPricingVersion,
  classifierNumbers,
  classifierVersionProblems,
  describedNumbers,
  hasComma,
  pricingVersionProblems,
} from './versions.ts'

const now = timestamp('2026-11-23 14:05:06')
const empty = { created: timestamp('2026-01-01 00:00:00'), expressions: [] }

describe('a new version of a pricing rule', () => {
  it('[2.9.27] is version 1 where there is none, from the next day at 00:00 UTC, without expressions', () => {
    expect(addPricingVersion({}, now)).toEqual({
      key: '1',
      versions: { '1': { created: '2026-11-24 00:00:00', expressions: [] } },
    })
  })

  it('[2.9.27] has the highest number + 1, also above gaps and above 9', () => {
    const { key, versions } = addPricingVersion({ '2': empty, '10': empty, '9': empty }, now)
    expect(key).toBe('11')
    expect(Object.keys(versions)).toEqual(['2', '9', '10', '11'])
    expect(versions['10']).toBe(empty)
  })

  it.each([
    ['2026-12-31 23:59:59', '2027-01-01 00:00:00'],
    ['2028-02-28 00:00:00', '2028-02-29 00:00:00'],
    ['2026-02-28 12:00:00', '2026-03-01 00:00:00'],
  ])('[2.9.27] made on %s it is in force from %s', (made, since) => {
    expect(addPricingVersion({}, timestamp(made)).versions['1']?.created).toBe(since)
  })
})

it('[2.9.28] a new version of a classifier is of now, without numbers and description', () => {
  const first = { date: empty.created, numbers: [1], description: 'low' }
  expect(addClassifierVersion([first], now)).toEqual([
    first,
    { date: '2026-11-23 14:05:06', numbers: [], description: '' },
  ])
})

describe('a date that is none', () => {
  it.each(['2026-11-99 00:00:00', '2026-13-01 00:00:00', '2026-02-30 00:00:00', '2026-01-01 24:00:01'])(
    '[2.5.14] %s is refused with a sentence and where it stands',
    (text) => {
      const message = `${text} is no date and time. Write it as YYYY-MM-DD HH:MM:SS, in UTC.`
      const wrong = { created: timestamp(text), expressions: [] }
      expect(pricingVersionProblems({ '1': empty, '3': wrong })).toEqual([
        { path: 'versions.3.created', message },
      ])
      const numbers = [{ date: timestamp(text), numbers: [], description: '' }]
      expect(classifierVersionProblems(numbers)).toEqual([{ path: 'numbers.0.date', message }])
    },
  )

  it('[2.5.14] a past, a future and a leap day are dates', () => {
    const dates = ['1999-12-31 23:59:59', '2099-01-01 00:00:00', '2028-02-29 12:00:00']
    for (const text of dates) {
      expect(pricingVersionProblems({ '1': { created: timestamp(text), expressions: [] } })).toEqual([])
    }
  })
})

describe('the numbers of a classifier', () => {
  it('[2.3.16] stand with their parts of the description, and empty where there are fewer parts', () => {
    expect(describedNumbers({ numbers: [1.5, 2, 3], description: 'low, high' })).toEqual([
      { number: 1.5, description: 'low' },
      { number: 2, description: 'high' },
      { number: 3, description: '' },
    ])
  })

  it('[2.3.16] a comma that is typed in a description becomes a semicolon, so that the others stay where they are', () => {
    const rows = [
      { number: 1, description: 'oak, oiled' },
      { number: 2, description: '' },
      { number: 3, description: 'ash' },
    ]
    const fields = classifierNumbers(rows)
    expect(fields).toEqual({ numbers: [1, 2, 3], description: 'oak; oiled,,ash' })
    expect(describedNumbers(fields).map(({ description }) => description)).toEqual(['oak; oiled', '', 'ash'])
    expect(rows.map(({ description }) => hasComma(description))).toEqual([true, false, false])
  })
})

describe('the expressions of a version', () => {
  const version = (expression: object) => ({ created: '2026-01-01 00:00:00', expressions: [expression] })
  const fixed = { type: 'fixed', props: { value: 100 } }

  it.each([
    [{ ...fixed, colour: 1 }, ['expressions', 0], ['colour']],
    [{ ...fixed, props: { value: 100, currency: 'USD' } }, ['expressions', 0, 'props'], ['currency']],
    [
      { type: 'group', props: { expressions: [{ ...fixed, when: true }] } },
      ['expressions', 0, 'props', 'expressions', 0],
      ['when'],
    ],
    [
      {
        ...fixed,
        condition: {
          operator: 'and',
          conditions: [{ actual: { type: 'quantity', unit: 'm' }, expected: 1 }],
        },
      },
      ['expressions', 0, 'condition', 'conditions', 0, 'actual'],
      ['unit'],
    ],
  ])('[2.3.13] an unknown key is refused with its path: %j', (expression, path, keys) => {
    const parsed = pricingRuleVersionSchema.safeParse(version(expression))
    expect(parsed.error?.issues).toMatchObject([{ code: 'unrecognized_keys', path, keys }])
  })

  it('[2.3.13] groups nested 10,000 deep get a sentence', () => {
    let expression: object = fixed
    for (let depth = 0; depth < 10_000; depth += 1) {
      expression = { type: 'group', props: { expressions: [expression] } }
    }
    const parsed = productPricingRuleSchema.shape.versions.safeParse({ '1': version(expression) })
    expect(parsed.error?.issues).toHaveLength(1)
    expect(parsed.error?.issues[0]?.message).toMatch(/^.*\b10\b.*$/)
  })
})
