/** How engraving sets change. */
import { expect, test } from 'vitest'
import {
  countedSets,
  eachItsOwn,
  isBlankEntry,
  withEntry,
  withMechanism,
  withPiece,
  withSide,
} from './sets.ts'

test('an entry goes to its mechanism, side and line; the others stay', () => {
  const set = { '0': { above: [{ text: 'HALL' }] } }
  expect(withEntry(set, { mechanism: 1, side: 'below', line: 0 }, { symbol: 'lamp' })).toEqual({
    '0': { above: [{ text: 'HALL' }] },
    '1': { below: [{ symbol: 'lamp' }] },
  })
})

test('a second line keeps its place while the first is empty', () => {
  expect(withEntry({}, { mechanism: 0, side: 'above', line: 1 }, { text: 'two' })).toEqual({
    '0': { above: [{ text: '' }, { text: 'two' }] },
  })
})

test('emptying the last entry leaves no trace of the mechanism', () => {
  expect(
    withEntry({ '0': { above: [{ text: 'A' }] } }, { mechanism: 0, side: 'above', line: 0 }, null),
  ).toEqual({})
  expect(
    withEntry({ '0': { above: [{ text: 'A' }] } }, { mechanism: 0, side: 'above', line: 0 }, { text: '' }),
  ).toEqual({})
})

test('[1.5.32] upper and lower case are kept as typed', () => {
  expect(withEntry({}, { mechanism: 0, side: 'above', line: 0 }, { text: 'ReAd' })).toEqual({
    '0': { above: [{ text: 'ReAd' }] },
  })
})

test('a piece of its own starts from what counted for all', () => {
  const all = { '0': { above: [{ text: 'A' }] } }
  const own = { '0': { above: [{ text: 'B' }] } }
  expect(withPiece([all], 2, own)).toEqual([all, all, own])
})

test('a mechanism takes what is pasted on it, and an empty paste leaves no trace', () => {
  const copied = { above: [{ text: 'READ' }, { symbol: 'moon' }] }
  expect(withMechanism({ '0': { below: [{ text: 'A' }] } }, 0, copied)).toEqual({ '0': copied })
  expect(withMechanism({ '0': { below: [{ text: 'A' }] } }, 0, { above: [{ text: '' }] })).toEqual({})
})

test('[1.9.13] each piece may have its own set, all starting alike; sets of pieces taken away do not count', () => {
  const one = { '0': { above: [{ text: 'A' }] } }
  const two = { '0': { above: [{ text: 'B' }] } }
  expect(eachItsOwn([one], 3)).toEqual([one, one, one])
  expect(eachItsOwn([one, two], 3)).toEqual([one, two, one])
  expect(countedSets([one, two, one], 2)).toEqual([one, two])
  expect(countedSets([one], 5)).toEqual([one])
})

test('[1.9.13] there is always a piece, and sets for pieces that are there count as they are', () => {
  const one = { '0': { above: [{ text: 'A' }] } }
  expect(eachItsOwn([], 0)).toEqual([{}])
  expect(eachItsOwn([one], 0)).toEqual([one])
  expect(countedSets([one, {}], 0)).toEqual([one])
  const two = [one, {}]
  expect(countedSets(two, 2)).toBe(two)
  expect(withPiece([], 1, one)).toEqual([{}, one])
  expect(withPiece([one, one, one], 1, {})).toEqual([one, {}, one])
})

test('an entry without letters is blank; blanks that were typed are something', () => {
  const entries = [undefined, { text: '' }, { text: ' ' }, { symbol: 'moon' }]
  expect(entries.map(isBlankEntry)).toEqual([true, true, false, false])
})

test('a side is replaced whole; the other side and the other mechanisms stay', () => {
  const set = { '0': { above: [{ text: 'A' }], below: [{ text: 'B' }] }, '1': { below: [{ text: 'C' }] } }
  expect(withSide(set, 0, 'above', [undefined, { text: 'D' }, { text: '' }])).toEqual({
    '0': { above: [{ text: '' }, { text: 'D' }], below: [{ text: 'B' }] },
    '1': { below: [{ text: 'C' }] },
  })
  expect(withSide(set, 0, 'above', [undefined])).toEqual({
    '0': { below: [{ text: 'B' }] },
    '1': { below: [{ text: 'C' }] },
  })
  expect(withSide(set, 1, 'below', [])).toEqual({ '0': set['0'] })
})

test('one of two lines is replaced or emptied; the other stays', () => {
  const set = { '0': { above: [{ text: 'A' }, { text: 'B' }] } }
  const place = { mechanism: 0, side: 'above' } as const
  expect(withEntry(set, { ...place, line: 0 }, { text: 'C' })).toEqual({
    '0': { above: [{ text: 'C' }, { text: 'B' }] },
  })
  expect(withEntry(set, { ...place, line: 0 }, null)).toEqual({
    '0': { above: [{ text: '' }, { text: 'B' }] },
  })
  expect(withEntry(set, { ...place, line: 1 }, null)).toEqual({ '0': { above: [{ text: 'A' }] } })
})

test('a paste with something on one side only is no empty one', () => {
  expect(withMechanism({}, 3, { below: [{ text: '' }, { text: 'A' }] })).toEqual({
    '3': { below: [{ text: '' }, { text: 'A' }] },
  })
  expect(withMechanism({ '3': { below: [{ text: 'A' }] } }, 3, {})).toEqual({})
})
