/** What a newer release has stored survives a change by an older one. */
import { expect, test } from 'vitest'
import { withUnknown } from './keep-unknown.ts'

test('[issue 17] settings that nobody here knows stay, beside what is changed and what goes back to its default', () => {
  const raw = { region: { unit: 'inch', sundial: 3 }, words: { order: 'Quote' }, planets: ['x'] }
  const understood = { region: { unit: 'inch', zone: 'UTC' }, words: { order: 'Quote' } }
  const after = { region: { unit: 'mm', zone: 'UTC' }, words: { order: 'Order' } }
  expect(withUnknown({ region: { unit: 'mm' } }, { raw, understood, after })).toEqual({
    region: { unit: 'mm', sundial: 3 },
    planets: ['x'],
  })
  // All of what is known is as it is by default: what is stored is what is not known.
  expect(withUnknown({}, { raw, understood, after })).toEqual({ region: { sundial: 3 }, planets: ['x'] })
})

test('[issue 17] entries of lists and of maps keep what is not known of them, and entries that are removed are gone', () => {
  const raw = {
    steps: [
      { key: 'a', title: 'A', colour: 'red' },
      { key: 'b', title: 'B', colour: 'blue' },
    ],
    terms: { one: { days: 3, hours: 5 }, two: { days: 4, hours: 6 } },
  }
  const understood = {
    steps: [
      { key: 'a', title: 'A' },
      { key: 'b', title: 'B' },
    ],
    terms: { one: { days: 3 }, two: { days: 4 } },
  }
  const after = {
    steps: [
      { key: 'b', title: 'Bee' },
      { key: 'c', title: 'C' },
    ],
    terms: { two: { days: 9 } },
  }
  expect(withUnknown(after, { raw, understood, after })).toEqual({
    steps: [
      { key: 'b', title: 'Bee', colour: 'blue' },
      { key: 'c', title: 'C' },
    ],
    terms: { two: { days: 9, hours: 6 } },
  })
})

test('where everything is known nothing is added', () => {
  const raw = { a: { b: 1 }, c: [1, 2], d: null }
  expect(withUnknown({ a: { b: 2 } }, { raw, understood: raw, after: { ...raw, a: { b: 2 } } })).toEqual({
    a: { b: 2 },
  })
})
