/** Pieces as they are typed. */
import { expect, it } from 'vitest'
import { readPieces } from './pieces-entry.ts'

it.each([
  ['12', { pieces: 12 }],
  [' 1,200 ', { pieces: 1200 }],
  ['1000000', { pieces: 1_000_000 }],
  ['', { problem: 'Enter a whole number of pieces.' }],
  ['1.5', { problem: 'Enter a whole number of pieces.' }],
  ['a dozen', { problem: 'Enter a whole number of pieces.' }],
  ['0', { problem: 'Enter at least 1 piece.' }],
  ['1000001', { problem: 'At most 1,000,000 pieces at once.' }],
] as const)('[issue 14] a receipt of %j', (text, entry) => {
  expect(readPieces(text, 1)).toEqual(entry)
})

it('[issue 14] a count may be 0, and not below', () => {
  expect(readPieces('0', 0)).toEqual({ pieces: 0 })
  expect(readPieces('-1', 0)).toEqual({ problem: 'A count can not be below 0.' })
})
