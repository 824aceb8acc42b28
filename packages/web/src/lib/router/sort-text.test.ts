import { expect, test } from 'vitest'
import { readSort, sortText } from './sort-text.ts'

const keys = ['title', 'total'] as const

test.each([
  ['title', { by: 'title', isDescending: false }],
  ['-total', { by: 'total', isDescending: true }],
  ['--total', null],
  ['total-', null],
  ['price', null],
  ['-', null],
  ['', null],
  [undefined, null],
])('an address that says %j is read as an order, or as none', (text, order) => {
  expect(readSort(text, keys)).toEqual(order)
  if (order !== null) expect(sortText(order)).toBe(text)
})
