/** Unit numbers on drawings. */
import { expect, it } from 'vitest'
import { formatUnitNumber } from './unit-number.ts'

it.each([
  ['7', '007'],
  [7, '007'],
  ['42', '042'],
  ['123', '123'],
  ['1234', '1234'],
  [' 8 ', '008'],
  ['12A', '12A'],
  ['', ''],
])('[1.9.25] writes %j as %j', (given, shown) => {
  expect(formatUnitNumber(given)).toBe(shown)
})
