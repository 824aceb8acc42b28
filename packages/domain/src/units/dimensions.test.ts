/** Dimensions inside their bounds, against exact fractions. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { exactDimension, fromUnits } from '../testing/oracles/exact-dimensions.ts'
import { nearestDimension } from './dimensions.ts'
import { roundToFraction, snapToSixtyFourth } from './lengths.ts'

const bounds = (dimensionInterval: number, minDimension = 0, maxDimension = 0) => ({
  dimensionInterval,
  minDimension,
  maxDimension,
})

describe('a dimension', () => {
  it.each([
    // No bound is a multiple of 1/64.
    [700, bounds(0, 0, 600.01), 600],
    [700, bounds(0.5, 10.3, 600.01), 600],
    [1, bounds(0, 10.3), 10.3125],
    [1, bounds(1, 10.3, 600.01), 11],
    [700, bounds(0, 0, 600.99), 600.984375],
    // Multiples of the interval miss the bounds.
    [1, bounds(5, 12, 23), 15],
    [99, bounds(5, 12, 23), 20],
    [1, bounds(7, 100, 600), 105],
    [900, bounds(7, 100, 600), 595],
    // No multiple lies inside, then not even a 1/64.
    [1, bounds(5, 11, 14), 11],
    [99, bounds(5, 11.3, 14.3), 14.296875],
    [1, bounds(0, 10.305, 10.31), 10.305],
    [99, bounds(5, 10.305, 10.31), 10.31],
    [10.307, bounds(5, 10.305, 10.31), 10.307],
    // An interval that is no 1/64 itself.
    [0.32, bounds(0.1), 0.296875],
    [0.1, bounds(0.1, 0.3, 2), 0.40625],
    [0.35, bounds(0.1), 0.40625],
  ])('[1.5.24, 1.5.25] of %d within %j is stored as %d', (value, given, stored) => {
    expect(nearestDimension(value, given)).toBe(stored)
  })

  it('[1.5.24] under bounds that exclude each other is the upper one', () => {
    expect(nearestDimension(50, bounds(5, 30, 20))).toBe(20)
  })
})

const decimal = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((units) => units / 10 ** places)
const sixtyFourth = (max: number) => fc.integer({ min: 0, max: max * 128 }).map((units) => units / 128)
const length = fc.oneof(decimal(90, 1), decimal(90, 2), decimal(90, 4), sixtyFourth(90))
const interval = fc.oneof(
  fc.constantFrom(0, 0.1, 0.25, 0.3, 1 / 16, 1 / 64, 1 / 128, 0.5, 1, 5, 7, 12.7, 25.4, 50),
  decimal(60, 2),
)

/** Two bounds, often close together, so that multiples and even the grid miss them. */
const given = fc
  .record({ least: length, room: fc.oneof(decimal(1, 4), decimal(3, 2), length), interval })
  .map(({ least, room, interval: step }) =>
    bounds(step, Math.max(least, 0.01), Number((Math.max(least, 0.01) + room).toFixed(8))),
  )

describe('on any bounds', () => {
  it('[1.5.24, 1.5.25] it is what exact fractions say, inside the bounds, and stays so', () => {
    const values = fc.tuple(fc.oneof(length, decimal(200, 3)), given)
    checkLaw(
      { multiple: 25, missed: 10, offGrid: 1, moved: 50 },
      values,
      (cover, [value, data]) => {
        const stored = nearestDimension(value, data)
        expect(stored).toBeCloseTo(fromUnits(exactDimension(value, data)), 9)
        expect(stored).toBeGreaterThanOrEqual(data.minDimension)
        expect(stored).toBeLessThanOrEqual(data.maxDimension)
        expect(nearestDimension(stored, data)).toBe(stored)
        const step = data.dimensionInterval
        const isMultiple = step > 0 && snapToSixtyFourth(Math.round(stored / step) * step) === stored
        if (isMultiple) cover('multiple')
        else if (step > 0) cover('missed')
        if (!Number.isInteger(stored * 64)) cover('offGrid')
        if (stored !== value) cover('moved')
      },
      { numRuns: 600 },
    )
  })

  test.prop([fc.array(fc.oneof(length, decimal(200, 3)), { minLength: 2, maxLength: 12 }), given], {
    numRuns: 300,
  })('[1.5.24] a longer one never becomes shorter than a shorter one', (values, data) => {
    const stored = values.toSorted((a, b) => a - b).map((value) => nearestDimension(value, data))
    expect(stored).toEqual(stored.toSorted((a, b) => a - b))
  })

  test.prop([fc.double({ min: 0, max: 1e18, noNaN: true }), interval], { numRuns: 300 })(
    '[1.5.25] without bounds it stays what it became, however long',
    (value, step) => {
      const once = nearestDimension(value, bounds(step))
      expect(nearestDimension(once, bounds(step))).toBe(once)
    },
  )

  test.prop([fc.double({ min: -1e18, max: 1e18, noNaN: true }), fc.constantFrom(16, 32, 64)])(
    '[1.5.25] snapping twice is snapping once',
    (value, denominator) => {
      const once = roundToFraction(value, denominator)
      expect(roundToFraction(once, denominator)).toBe(once)
    },
  )
})
