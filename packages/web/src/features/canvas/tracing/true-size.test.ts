/** Sizes that a drawing may have, and those by which its unit is a mistake. Inches. */
import { expect, it } from 'vitest'
import { trueWidthOf } from './true-size.ts'

it.each([
  ['a room of 10 feet', 120, 96, 120, 120],
  ['a site of 10 miles', 2560, 1280, 633_600, 633_600],
  // As wide as a sheet, and twice as high.
  ['a drawing that is too high', 500, 1000, 900_000, null],
  ['120 kilometers', 120, 96, 4_724_409, null],
  ['120 millionths of an inch', 120, 96, 0.000_12, null],
  ['a drawing that says no unit', 120, 96, null, null],
])('[issue 15] %s', (_, width, height, said, taken) => {
  expect(trueWidthOf({ width, height, trueWidth: said })).toBe(taken)
})
