/** The nearest sound figures against a walk over every step. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProperty } from '../../testing/builders.ts'
import { checkLaw } from '../../testing/check-law.ts'
import { hasFigure, nearestFigures } from './nearest-figures.ts'

const wholeMm = { dimensionInterval: 0, minDimension: 100, maxDimension: 900 }
const width = (data: object = wholeMm) => aProperty({ type: 'dimensions', data })

/** Every figure of a side in steps of `step` mm, the nearest first. */
function walk(figure: number, step: number, direction: number, least: number, most: number): number[] {
  const found: number[] = []
  for (let count = Math.ceil(least / step); count * step <= most; count++) {
    const value = count * step
    if ((value - figure) * direction > 0) found.push(value)
  }
  return found.sort((a, b) => Math.abs(a - figure) - Math.abs(b - figure))
}

describe('the nearest figures', () => {
  it('[issue 12, 12] are those that a walk over every step finds, where what is sound lies beyond a bound', () => {
    checkLaw(
      { smaller: 40, larger: 40, none: 10 },
      fc.record({
        figure: fc.integer({ min: 110, max: 890 }),
        step: fc.constantFrom(0, 5, 10, 50),
        down: fc.integer({ min: 1, max: 900 }),
        up: fc.integer({ min: 1, max: 900 }),
      }),
      (cover, { figure, step, down, up }) => {
        const [below, above] = [figure - down, figure + up]
        const isSound = (value: number) => value <= below || value >= above
        const data = { ...wholeMm, dimensionInterval: step }
        const found = nearestFigures(width(data), figure, 'mm', ({ value }) => isSound(Number(value)))
        const nearest = (direction: number, isThere: (value: number) => boolean) =>
          walk(figure, step || 1, direction, 100, 900)
            .filter(isThere)
            .slice(0, 1)
        const smaller = nearest(-1, (value) => value <= below)
        const larger = nearest(1, (value) => value >= above)
        if (smaller.length > 0) cover('smaller')
        if (larger.length > 0) cover('larger')
        if (found.length === 0) cover('none')
        expect(found.map(({ value }) => value)).toEqual([...smaller, ...larger])
      },
    )
  })

  it('are in sixteenths of an inch where lengths are in inches, and whole where they are counted', () => {
    const inches = nearestFigures(width({}), 254, 'in', ({ value }) => Number(value) > 256)
    expect(inches).toEqual([{ value: 257.171875 }])
    const counted = nearestFigures(aProperty({ type: 'number' }), 8, 'mm', ({ value }) => Number(value) <= 5)
    expect(counted).toEqual([{ value: 5 }])
  })

  it('are none where nothing is sound, and asks sixty times at most', () => {
    let asked = 0
    const ask = () => {
      asked += 1
      return false
    }
    expect(nearestFigures(width({}), 300, 'mm', ask)).toEqual([])
    expect(asked).toBeLessThanOrEqual(60)
    expect(nearestFigures(width(), 900, 'mm', () => false)).toEqual([])
  })

  it('belong to one figure that is there', () => {
    expect(hasFigure(width(), { value: 300 })).toBe(true)
    expect(hasFigure(width(), undefined)).toBe(false)
    expect(hasFigure(aProperty({ type: 'number', isArray: 1 }), { value: 3 })).toBe(false)
    expect(hasFigure(aProperty({ type: 'text' }), { value: 'tall' })).toBe(false)
  })
})
