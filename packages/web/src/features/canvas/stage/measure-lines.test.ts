/** Dimension lines of the plan stand outside of its rooms, clear of the walls. [2.2.57] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { clearance, figureTurn, standOff } from './measure-lines.ts'

const room = [
  [0, 0, 180, 0],
  [180, 0, 180, 150],
  [180, 150, 0, 150],
  [0, 150, 0, 0],
] as const
const measureOf = ([x1, y1, x2, y2]: readonly [number, number, number, number]) => {
  const form = { type: 'line', from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, thickness: 5 } as const
  return { form, side: 'outer' as const, from: form.from, to: form.to }
}
const middle = { x: 90, y: 75 }

describe('a dimension line of a wall', () => {
  test('stands outside of the room, whichever way the wall was drawn', () => {
    const outside = [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]
    for (const [index, wall] of room.entries()) {
      const [x1, y1, x2, y2] = wall
      for (const drawn of [wall, [x2, y2, x1, y1] as const]) {
        const { x, y } = standOff(measureOf(drawn), middle)
        expect([x + 0, y + 0]).toEqual([outside[index]?.x, outside[index]?.y])
      }
    }
  })

  test.prop([
    fc
      .tuple(...Array.from({ length: 6 }, () => fc.integer({ min: -500, max: 500 })))
      .filter(([a, b, c, d]) => a !== c || b !== d),
  ])(
    'stands across from it, a unit long, and never nearer to the middle',
    ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => {
      const { from, to } = measureOf([a, b, c, d])
      const off = standOff({ side: 'outer', from, to }, { x, y })
      expect(Math.hypot(off.x, off.y)).toBeCloseTo(1, 9)
      expect(off.x * (to.x - from.x) + off.y * (to.y - from.y)).toBeCloseTo(0, 6)
      const near = (by: number) =>
        Math.abs(
          ((from.x + by * off.x - x) * (from.y - to.y) + (from.y + by * off.y - y) * (to.x - from.x)) /
            Math.hypot(to.x - from.x, to.y - from.y),
        )
      expect(near(10)).toBeGreaterThanOrEqual(near(0) - 1e-6)
    },
  )

  test('has a figure that is read from below or from the right', () => {
    const from = { x: 0, y: 0 }
    expect(figureTurn(from, { x: 10, y: 0 })).toBe(0)
    expect(figureTurn({ x: 10, y: 0 }, from)).toBe(0)
    expect(figureTurn(from, { x: 0, y: 10 })).toBe(-90)
    expect(figureTurn({ x: 0, y: 10 }, from)).toBe(-90)
    expect(figureTurn(from, { x: 10, y: 10 })).toBe(45)
    expect(figureTurn({ x: 10, y: 10 }, from)).toBe(45)
  })
})

describe('beside a door that stands open', () => {
  const measure = { clear: 2.5, clearTowards: { direction: { x: 1, y: 0 }, inches: 36 } }

  test('[issue 15] the line of its wall runs past the leaf, and where it does not open past the wall alone', () => {
    expect(clearance(measure, { x: 1, y: 0 })).toBe(36)
    expect(clearance(measure, { x: -1, y: 0 })).toBe(2.5)
    expect(clearance({ clear: 2.5 }, { x: 1, y: 0 })).toBe(2.5)
  })
})
