import { expect, test } from 'vitest'
import { withEntry, withPiece } from './engraved-property.ts'

test('an entry goes to its mechanism, side and line; the others stay', () => {
  const set = { '0': { above: [{ text: 'HALL' }] } }
  expect(withEntry(set, 1, 'below', 0, { symbol: 'lamp' })).toEqual({
    '0': { above: [{ text: 'HALL' }] },
    '1': { below: [{ symbol: 'lamp' }] },
  })
})

test('a second line keeps its place while the first is empty', () => {
  expect(withEntry({}, 0, 'above', 1, { text: 'two' })).toEqual({
    '0': { above: [{ text: '' }, { text: 'two' }] },
  })
})

test('emptying the last entry leaves no trace of the mechanism', () => {
  expect(withEntry({ '0': { above: [{ text: 'A' }] } }, 0, 'above', 0, null)).toEqual({})
  expect(withEntry({ '0': { above: [{ text: 'A' }] } }, 0, 'above', 0, { text: '' })).toEqual({})
})

test('[1.5.32] upper and lower case are kept as typed', () => {
  expect(withEntry({}, 0, 'above', 0, { text: 'ReAd' })).toEqual({ '0': { above: [{ text: 'ReAd' }] } })
})

test('a piece of its own starts from what counted for all', () => {
  const all = { '0': { above: [{ text: 'A' }] } }
  const own = { '0': { above: [{ text: 'B' }] } }
  expect(withPiece([all], 2, own)).toEqual([all, all, own])
})
