/** Flat outlines: what counts as one and what it holds, against slow oracles; its round corners. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../testing/check-law.ts'
import { flat, rectangle, sidesOfOutline, turnsAround } from '../../testing/outlines.ts'
import {
  counterClockwise,
  doubleArea,
  holds,
  holesFit,
  isSimple,
  meet,
  type Outline,
  rounded,
} from './outline.ts'
import type { Vec2 } from './vector.ts'

/** 40 mm to the right, 30 mm up, counter-clockwise. */
const wedge: Outline = flat('0,0 40,0 0,30')
const clockwise = (outline: Outline): Outline => outline.toReversed()

describe('the area of an outline', () => {
  it('is doubled, and below 0 where the outline runs clockwise', () => {
    expect(doubleArea(wedge)).toBe(1200)
    expect(doubleArea(clockwise(wedge))).toBe(-1200)
    expect(doubleArea(rectangle(5, 7, 10, 3))).toBe(60)
    expect(doubleArea([])).toBe(0)
  })

  it('tells which way round it runs', () => {
    expect(counterClockwise(wedge)).toBe(wedge)
    expect(counterClockwise([...wedge].toReversed())).toEqual(wedge)
  })
})

/** How far along each of them two lines meet; on one line, whether an end lies between the others. */
function shareAPoint([a, b]: [Vec2, Vec2], [c, d]: [Vec2, Vec2]): boolean {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const across = rx * sy - ry * sx
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]]
  if (across !== 0) {
    const [t, u] = [(qx * sy - qy * sx) / across, (qx * ry - qy * rx) / across]
    return t >= 0 && t <= 1 && u >= 0 && u <= 1
  }
  const isBetween = (p: Vec2, from: Vec2, to: Vec2) =>
    Math.hypot(p[0] - from[0], p[1] - from[1]) + Math.hypot(p[0] - to[0], p[1] - to[1]) <
    Math.hypot(to[0] - from[0], to[1] - from[1]) + 1e-9
  return isBetween(a, c, d) || isBetween(b, c, d) || isBetween(c, a, b) || isBetween(d, a, b)
}
const anyPoint = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))

describe('two straight lines', () => {
  it('meet where they share a point, an end among them', () => {
    checkLaw(
      { meeting: 20, apart: 20 },
      fc.tuple(anyPoint, anyPoint, anyPoint, anyPoint),
      (cover, [a, b, c, d]) => {
        const isMeeting = shareAPoint([a, b], [c, d])
        cover(isMeeting ? 'meeting' : 'apart')
        expect(meet(a, b, c, d)).toBe(isMeeting)
      },
      { numRuns: 3000 },
    )
  })
})

describe('a simple outline', () => {
  it.each<[string, Outline, boolean]>([
    ['a triangle', wedge, true],
    ['a triangle the other way round', clockwise(wedge), true],
    ['nothing', [], false],
    ['a point', flat('3,3'), false],
    ['a line there and back', wedge.slice(0, 2), false],
    ['three times one point', flat('3,3 3,3 3,3'), false],
    ['a corner on a straight side', flat('0,0 20,0 40,0 0,30'), true],
    ['a side that runs back on itself', flat('0,0 40,0 20,0 0,30'), false],
    ['a last side that runs back on the first', flat('0,0 40,0 40,30 20,0'), false],
    ['a point that stands twice', flat('0,0 40,0 40,0 0,30'), false],
    ['a bow', flat('0,0 40,30 40,0 0,30'), false],
    ['an uneven bow', flat('0,0 40,10 40,0 0,30'), false],
    ['a corner that touches a side', flat('0,0 40,0 40,30 20,0 0,30'), false],
    ['a corner a hair from a side', flat('0,0 40,0 40,30 20,0.001 0,30'), true],
    ['two corners that touch', flat('0,0 20,10 40,0 40,30 20,10 0,30'), false],
  ])('%s: %j: %s', (_, outline, expected) => {
    expect(isSimple(outline)).toBe(expected)
  })

  it('has sides that share no point but the corner between two that follow each other', () => {
    checkLaw(
      { simple: 10, 'not simple': 30 },
      fc.array(anyPoint, { minLength: 3, maxLength: 6 }),
      (cover, outline) => {
        const sides = sidesOfOutline(outline)
        const count = sides.length
        const isTouching = sides.some((one, i) =>
          sides.some((other, j) => {
            if (j <= i) return false
            if (j !== i + 1 && (i !== 0 || j !== count - 1)) return shareAPoint(one, other)
            const [first, second] = j === i + 1 ? [one, other] : [other, one]
            // Neighbours: a triangle's two sides share more than their corner only when both lie on one line.
            return shareAPoint([first[0], first[0]], second) || shareAPoint([second[1], second[1]], first)
          }),
        )
        cover(isTouching ? 'not simple' : 'simple')
        expect(isSimple(outline)).toBe(!isTouching)
      },
      { numRuns: 1500 },
    )
  })
})

describe('what an outline holds', () => {
  it('is what it runs around an odd number of times', () => {
    const near = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
    // On no line between corners in whole millimeters.
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    const grid = steps.flatMap((x) => steps.map((y): Vec2 => [x + Math.SQRT1_2, y + Math.E / 4]))
    checkLaw(
      { some: 50 },
      fc.array(near, { minLength: 3, maxLength: 8 }),
      (cover, outline) => {
        const inside = grid.filter((point) => turnsAround(outline, point) % 2 !== 0)
        if (inside.length > 0) cover('some')
        expect(grid.filter((point) => holds(outline, point))).toEqual(inside)
      },
      { numRuns: 200 },
    )
  })

  const plate = rectangle(0, 0, 100, 60)
  it.each<[string, Outline, Outline[], boolean]>([
    ['no hole', plate, [], true],
    ['a hole inside', plate, [rectangle(10, 10, 20, 20)], true],
    ['holes side by side', plate, [rectangle(10, 10, 20, 20), rectangle(40, 10, 20, 20)], true],
    ['a hole outside', plate, [rectangle(110, 10, 20, 20)], false],
    ['a hole around the outline', plate, [rectangle(-10, -10, 200, 200)], false],
    ['a hole across the border', plate, [rectangle(90, 10, 20, 20)], false],
    ['a hole that touches the border', plate, [rectangle(80, 10, 20, 20)], false],
    ['a hole that touches with a corner', plate, [flat('50,0 60,20 40,20')], false],
    ['the outline as its hole', plate, [plate], false],
    ['a hole in a hole', plate, [rectangle(10, 10, 40, 40), rectangle(20, 20, 5, 5)], false],
    ['a hole around a hole', plate, [rectangle(20, 20, 5, 5), rectangle(10, 10, 40, 40)], false],
    ['holes across each other', plate, [rectangle(10, 20, 40, 10), rectangle(20, 10, 10, 40)], false],
    ['holes that touch', plate, [rectangle(10, 10, 20, 20), rectangle(30, 10, 20, 20)], false],
    ['a hole without a corner', plate, [[]], false],
    ['no outline', [], [rectangle(10, 10, 20, 20)], false],
  ])('%s: holes fit or not', (_, outline, holes, expected) => {
    expect(holesFit(outline, holes)).toBe(expected)
    expect(holesFit(outline, holes.map(clockwise))).toBe(expected)
  })
})

/** To a tenth of a micrometer, without a sign at 0. */
const exact = (outline: Outline) =>
  outline.map((point) => point.map((value) => Math.round(value * 1e4) / 1e4 + 0))

describe('round corners', () => {
  it('touch both sides at the same distance: 5, 15 and 10 mm from the corners of 3 : 4 : 5', () => {
    expect(exact(rounded(wedge, 5, 2))).toEqual(
      flat('0,5 1.4645,1.4645 5,0 25,0 29.7434,3.4189 28,9 8,24 2.7639,24.4721 0,20'),
    )
  })

  it('turn with the outline where it runs clockwise, and inwards at a corner that points in', () => {
    expect(exact(rounded(clockwise(wedge), 5, 1))).toEqual(flat('0,20 8,24 28,9 25,0 5,0 0,5'))
    const angle: Outline = flat('0,0 20,0 20,10 10,10 10,20 0,20')
    expect(exact(rounded(angle, 2, 2)).slice(9, 12)).toEqual(flat('12,10 10.5858,10.5858 10,12'))
  })

  it('begin no farther from a corner than 49 % of its shorter side', () => {
    expect(exact(rounded(wedge, 100, 1))).toEqual(flat('0,14.7 14.7,0 20.4,0 24.32,11.76 11.76,21.18 0,15.3'))
  })

  it('need a radius', () => {
    expect(rounded(wedge, 0, 2)).toBe(wedge)
    expect(rounded(wedge, -1, 2)).toBe(wedge)
  })

  it.each<[string, Outline, number]>([
    ['straight on', flat('0,0 50,0 100,0 50,80'), 7],
    ['half a degree off', flat('0,0 50,-0.2 100,0 50,80'), 7],
    ['two degrees off', flat('0,0 50,-0.9 100,0 50,80'), 8],
    ['folded back', flat('0,0 100,0 50,0 50,80'), 7],
    ['a point that stands twice', flat('0,0 100,0 100,0 50,80'), 6],
  ])('%s: corners that are no corners stay as they are', (_, outline, count) => {
    const round = rounded(outline, 1, 1)
    expect(round).toHaveLength(count)
    expect(round.flat().every(Number.isFinite)).toBe(true)
  })
})
