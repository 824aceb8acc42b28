/** The triangles that fill an outline less its holes, each held against the angles under which it is seen. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { flat, rectangle, turnsAround } from '../../testing/outlines.ts'
import { doubleArea, type Outline, triangulate } from './outline.ts'
import type { Vec2 } from './vector.ts'

const clockwise = (outline: Outline): Outline => outline.toReversed()

/**
 * What is wrong with the triangles: each must run like the outline, one must cover every point inside and none any
 * other, and together they must have the area.
 */
function faultsOf(outline: Outline, holes: readonly Outline[], points: readonly Vec2[]) {
  const corners = [outline, ...holes].flat()
  const triangles = triangulate(outline, holes).map((indices) =>
    indices.map((i): Vec2 => corners[i] ?? [NaN, NaN]),
  )
  const covering = (point: Vec2) => triangles.filter((triangle) => turnsAround(triangle, point) !== 0).length
  const isInside = (point: Vec2) =>
    turnsAround(outline, point) !== 0 && holes.every((hole) => turnsAround(hole, point) === 0)
  const areaOf = (rings: readonly Outline[]) => rings.reduce((sum, ring) => sum + doubleArea(ring) / 2, 0)
  return {
    backwards: triangles.filter((triangle) => triangle.length !== 3 || !(doubleArea(triangle) > 0)),
    wrong: points.filter((point) => covering(point) !== (isInside(point) ? 1 : 0)),
    missing: Math.round((areaOf([outline, ...holes]) - areaOf(triangles)) * 1e6) + 0,
  }
}
const none = { backwards: [], wrong: [], missing: 0 }

const gridOver = (x: number, y: number, width: number, height: number, count = 17): Vec2[] =>
  Array.from({ length: count ** 2 }, (_, i) => [
    x + (width * ((i % count) + Math.SQRT1_2)) / (count + 1),
    y + (height * (Math.floor(i / count) + Math.E / 4)) / (count + 1),
  ])

describe('triangles that fill an outline', () => {
  it('are one for a triangle, two for a rectangle, and none for less', () => {
    expect(triangulate(flat('0,0 40,0 0,30'))).toEqual([[0, 1, 2]])
    expect(triangulate(rectangle(0, 0, 4, 3))).toHaveLength(2)
    expect(triangulate(flat('0,0 40,0'))).toEqual([])
  })

  it('number the corners of the outline first, then those of the holes as they are given', () => {
    const holes = [rectangle(10, 10, 20, 20), rectangle(60, 10, 20, 20)].map(clockwise)
    const triangles = triangulate(rectangle(0, 0, 100, 60), holes)
    expect(triangles).toHaveLength(4 + 4 + 4 + 2 * 2 - 2)
    expect(new Set(triangles.flat())).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))
    expect(faultsOf(rectangle(0, 0, 100, 60), holes, gridOver(0, 0, 100, 60))).toEqual(none)
  })

  it('leave no hole open where another one stands in the way to the nearest corner', () => {
    const plate = rectangle(0, 0, 1000, 100)
    const holes = [rectangle(20, 10, 10, 80), rectangle(40, 40, 10, 20)].map(clockwise)
    expect(faultsOf(plate, holes, gridOver(0, 0, 60, 100))).toEqual(none)
    expect(faultsOf(plate, holes.toReversed(), gridOver(0, 0, 60, 100))).toEqual(none)
  })

  it('cut to the right-hand holes first: a slot inside the jaws of another one sees nothing else', () => {
    const jaws = flat('10,10 90,10 90,90 10,90 10,60 80,60 80,40 10,40')
    const holes = [rectangle(70, 45, 8, 10), jaws].map(clockwise)
    expect(faultsOf(rectangle(0, 0, 100, 100), holes, gridOver(0, 0, 100, 100))).toEqual(none)
  })

  it('cut to a corner that points in where no other one is seen, past a nearer one that is hidden', () => {
    const outline = flat('0,0 105,0 105,100 0,100 0,52 38,50 0,48')
    const holes = [flat('40,5 45,50 40,95'), rectangle(60, 5, 5, 90)].map(clockwise)
    expect(faultsOf(outline, holes, gridOver(0, 0, 105, 100))).toEqual(none)
  })

  const shapes: Outline[] = [
    rectangle(-10, -3, 20, 6),
    rectangle(-2, -2, 4, 4),
    flat('-9,-7 11,-4 -3,10'),
    // an L, a U that may hold nothing, and a comb
    flat('-11,-11 11,-11 11,-7 -7,-7 -7,11 -11,11'),
    flat('-11,-11 11,-11 11,11 8,11 8,-8 -8,-8 -8,11 -11,11'),
    flat('-11,-9 12,-9 12,9 7,9 7,-6 1,-6 1,9 -4,9 -4,-6 -11,-6'),
  ]
  const quarters: ((point: Vec2) => Vec2)[] = [
    ([x, y]) => [x, y],
    ([x, y]) => [-y, x],
    ([x, y]) => [-x, -y],
    ([x, y]) => [y, -x],
  ]
  const hole = fc
    .tuple(fc.constantFrom(...shapes), fc.constantFrom(...quarters), fc.nat({ max: 20 }))
    .map(([shape, quarter, first]) => {
      const turned = clockwise(shape.map(quarter))
      return [...turned.slice(first % turned.length), ...turned.slice(0, first % turned.length)]
    })
  const slots = [-27, 0, 27].flatMap((x) => [-27, 0, 27].map((y): Vec2 => [x, y]))
  const holesArbitrary = fc
    .tuple(fc.shuffledSubarray(slots), fc.array(hole, { minLength: 9, maxLength: 9 }))
    .map(([places, holes]) =>
      places.map(([dx, dy], i) => (holes[i] ?? []).map(([x, y]): Vec2 => [x + dx, y + dy])),
    )
  const star = fc.array(fc.integer({ min: 62, max: 130 }), { minLength: 10, maxLength: 16 }).map((radii) =>
    radii.map((radius, i): Vec2 => {
      const angle = (i / radii.length) * 2 * Math.PI
      return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
    }),
  )

  test.prop([star, holesArbitrary], { numRuns: 150 })(
    'cover each point inside once, whatever the holes and their order',
    (outline, holes) => {
      expect(
        faultsOf(outline, holes, [...gridOver(-42, -42, 84, 84), ...gridOver(-130, -130, 260, 260, 9)]),
      ).toEqual(none)
    },
  )
})
