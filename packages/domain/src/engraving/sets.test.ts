/** How engraving sets change. */
import { expect, test } from 'vitest'
import { countedSets, eachItsOwn, withEntry, withMechanism, withPiece } from './sets.ts'

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
