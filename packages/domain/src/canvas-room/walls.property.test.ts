/** Walls in three dimensions against slow oracles: what they fill, where their openings are, and how they meet. [issue 15] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { volumeOf } from '../graphics/solids/solid.ts'
import type { Vec3 } from '../graphics/solids/vector.ts'
import { aWall, chain, hits, isClosed, isInside, trianglesOf } from './testing.ts'
import { joinWalls, MITRE_LIMIT } from '../canvas/wall-joints.ts'
import { type Hole, holeIn, placeOnWall, wallSolid } from './wall-solid.ts'

const length = fc.integer({ min: 24, max: 300 })
const thickness = fc.integer({ min: 2, max: 16 })
const place = fc.integer({ min: -200, max: 200 })

/** Holes on whole inches, some of them over the edges of a wall of 120 by 96, and over each other. */
const hole: fc.Arbitrary<Hole> = fc
  .tuple(
    fc.integer({ min: -10, max: 118 }),
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 0, max: 90 }),
    fc.integer({ min: 1, max: 96 }),
  )
  .map(([from, width, bottom, height]) => ({ from, to: from + width, bottom, top: bottom + height }))

function onlyWall(thick: number, angle = 0) {
  const [x, z] = [Math.cos(angle) * 120, Math.sin(angle) * 120]
  const [joined] = joinWalls([aWall(1, [0, 0], [x, z], { thickness: thick, height: 96 })])
  if (!joined) throw new Error('a wall of 120 inches')
  return joined
}

describe('a wall with holes', () => {
  test.prop([fc.array(hole, { maxLength: 4 }), thickness])(
    '[issue 15] fills every square inch of its face that no opening takes, and is closed',
    (holes, thick) => {
      const joined = onlyWall(thick)
      const cut = holes.flatMap((one) => holeIn(joined, one) ?? [])
      let full = 0
      for (let u = 0.5; u < 120; u += 1)
        for (let v = 0.5; v < 96; v += 1)
          if (!holes.some(({ from, to, bottom, top }) => u > from && u < to && v > bottom && v < top))
            full += 1
      const solid = wallSolid(joined, cut)
      expect(volumeOf(solid)).toBeCloseTo(full * thick, 3)
      expect(isClosed(solid)).toBe(true)
    },
  )

  test.prop([hole, thickness, fc.double({ min: 0, max: 6.28, noNaN: true })])(
    '[issue 15] lets one look through just inside of an opening, and not just beside it',
    (asked, thick, angle) => {
      const joined = onlyWall(thick, angle)
      const cut = holeIn(joined, asked)
      fc.pre(cut !== null && cut.to - cut.from > 0.1 && cut.top - cut.bottom > 0.1)
      if (!cut) return
      const triangles = trianglesOf(wallSolid(joined, [cut]))
      const across: Vec3 = [-joined.left.x, 0, -joined.left.y]
      const isHit = (u: number, v: number) =>
        triangles.some((triangle) => hits(placeOnWall(joined, u, 50, v), across, triangle) !== null)
      const middle = [(cut.from + cut.to) / 2 + 0.0137, (cut.bottom + cut.top) / 2 + 0.0071] as const
      expect(isHit(cut.from + 0.03, middle[1])).toBe(false)
      expect(isHit(cut.to - 0.03, middle[1])).toBe(false)
      expect(isHit(middle[0], cut.top - 0.03)).toBe(false)
      if (cut.from > 0.1) expect(isHit(cut.from - 0.03, middle[1])).toBe(true)
      if (cut.to < 119.9) expect(isHit(cut.to + 0.03, middle[1])).toBe(true)
      if (cut.top < 95.9) expect(isHit(middle[0], cut.top + 0.03)).toBe(true)
      if (cut.bottom > 0.1) expect(isHit(middle[0], cut.bottom - 0.03)).toBe(true)
    },
  )
})

describe('walls that meet', () => {
  test.prop([length, length, thickness, fc.integer({ min: 30, max: 140 })])(
    '[issue 15] fill the ring between the outer and the inner edge of a room, each place once',
    (width, depth, thick, height) => {
      fc.pre(Math.min(width, depth) > thick * 2)
      const walls = joinWalls(
        chain(
          [
            [0, 0],
            [width, 0],
            [width, depth],
            [0, depth],
            [0, 0],
          ],
          { thickness: thick, height },
        ),
      )
      const volume = walls.reduce((sum, joined) => sum + volumeOf(wallSolid(joined, [])), 0)
      const ring = (width + thick) * (depth + thick) - (width - thick) * (depth - thick)
      expect(volume).toBeCloseTo(ring * height, 2)
    },
  )

  /** From point to point, with corners that are neither sharp nor straight. */
  const bends = fc.array(fc.tuple(fc.integer({ min: 60, max: 160 }), fc.integer({ min: -100, max: 100 })), {
    minLength: 2,
    maxLength: 5,
  })

  test.prop([bends, fc.array(thickness, { minLength: 5, maxLength: 5 }), fc.array(fc.tuple(place, place))])(
    '[issue 15] never fill a place twice at their corners',
    (steps, thick, asked) => {
      let [at, direction]: [[number, number], number] = [[0, 0], 0]
      const walls = steps.map(([reach, bend], index) => {
        direction += (bend * Math.PI) / 180
        const to: [number, number] = [
          at[0] + Math.cos(direction) * reach,
          at[1] + Math.sin(direction) * reach,
        ]
        const wall = aWall(index + 1, at, to, { thickness: thick[index] ?? 4, height: 96 })
        at = to
        return wall
      })
      const joined = joinWalls(walls)
      const solids = joined.map((one) => wallSolid(one, []))
      const corners = joined.flatMap(({ from }, index) =>
        asked.map(([x, z]): [number, Vec3] => [index, [from.x + x / 12, 48, from.y + z / 12]]),
      )
      for (const [index, point] of corners) {
        // Only the two walls of the corner: the chain may cross itself elsewhere.
        const pair = [solids[index - 1], solids[index]].flatMap((solid) => solid ?? [])
        expect(pair.filter((solid) => isInside(solid, point)).length).toBeLessThanOrEqual(1)
      }
    },
  )

  test.prop([fc.array(fc.tuple(place, place, thickness), { minLength: 2, maxLength: 8 })])(
    '[issue 15] lie within half their thickness of their line, and reach beyond its ends no farther than corners do',
    (asked) => {
      const walls = asked.slice(1).map(([x, z, thick], index) => {
        const [fromX = 0, fromZ = 0] = asked[index] ?? []
        return aWall(index + 1, [fromX, fromZ], [x, z], { thickness: thick })
      })
      const thickest = Math.max(...asked.map(([, , thick]) => thick))
      for (const joined of joinWalls(walls)) {
        const { from, along, left, length: whole, wall } = joined
        for (const [x, , z] of wallSolid(joined, []).vertices) {
          const [dx, dz] = [x - from.x, z - from.y]
          expect(Math.abs(dx * left.x + dz * left.y)).toBeLessThanOrEqual(wall.thickness / 2 + 1e-4)
          const u = dx * along.x + dz * along.y
          expect(Math.max(-u, u - whole)).toBeLessThanOrEqual(MITRE_LIMIT * thickest + 1e-6)
        }
      }
    },
  )

  test.prop([fc.integer({ min: 8, max: 40 }), fc.integer({ min: 0, max: 359 }), thickness])(
    '[issue 15] of a sharp corner are cut off from one face to the other: no spike stands out, and no notch is left',
    (angle, turn, thick) => {
      const radians = (degrees: number) => (degrees * Math.PI) / 180
      const end = (degrees: number): [number, number] => [
        Math.cos(radians(degrees)) * 400,
        Math.sin(radians(degrees)) * 400,
      ]
      const joined = joinWalls([
        aWall(1, [0, 0], end(turn), { thickness: thick }),
        aWall(2, [0, 0], end(turn + angle), { thickness: thick }),
      ])
      const solids = joined.map((wall) => wallSolid(wall, []))
      // In a frame in which the first wall runs to the right: what it and the second one cover, and the triangle between their ends.
      const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
      const [ownX, ownY] = [0, -thick / 2]
      const [otherX, otherY] = [(-sine * thick) / 2, (cosine * thick) / 2]
      const [acrossX, acrossY] = [otherX - ownX, otherY - ownY]
      for (let x = -thick * 1.6 + 0.013; x < thick * 2; x += thick / 9)
        for (let y = -thick * 1.6 + 0.017; y < thick * 1.6; y += thick / 9) {
          const [along, beside] = [x * cosine + y * sine, y * cosine - x * sine]
          const beyond = acrossX * (y - ownY) - acrossY * (x - ownX)
          const edge = [along, x, Math.abs(beside) - thick / 2, Math.abs(y) - thick / 2]
          if (edge.some((distance) => Math.abs(distance) < 0.02)) continue
          const covered =
            (x > 0 && Math.abs(y) < thick / 2) ||
            (along > 0 && Math.abs(beside) < thick / 2) ||
            (x < 0 && along < 0 && beyond < 0)
          const at: Vec3 = [
            x * Math.cos(radians(turn)) - y * Math.sin(radians(turn)),
            40,
            x * Math.sin(radians(turn)) + y * Math.cos(radians(turn)),
          ]
          const found = solids.some((solid) => isInside(solid, at))
          if (Math.abs(beyond) > 0.3) expect([angle, x, y, found]).toEqual([angle, x, y, covered])
        }
    },
  )

  it('[issue 15] a wall that ends at another one ends at its face', () => {
    const [, joined] = joinWalls([
      aWall(1, [0, 0], [120, 0], { thickness: 6 }),
      aWall(2, [60, 0], [60, 96], { thickness: 4 }),
    ])
    expect(joined && [joined.start, joined.end]).toEqual([
      { left: 3, axis: 3, right: 3 },
      { left: 96, axis: 96, right: 96 },
    ])
  })

  it('[issue 15] three walls of one corner share it without filling a place twice', () => {
    const joined = joinWalls([
      aWall(1, [0, 0], [96, 0], { thickness: 6 }),
      aWall(2, [0, 0], [-48, 83], { thickness: 6 }),
      aWall(3, [0, 0], [-48, -83], { thickness: 6 }),
    ])
    const solids = joined.map((one) => wallSolid(one, []))
    for (let x = -6.03; x < 6; x += 0.7)
      for (let z = -6.01; z < 6; z += 0.7) {
        const count = solids.filter((solid) => isInside(solid, [x, 40, z])).length
        expect(count).toBeLessThanOrEqual(1)
        if (Math.hypot(x, z) < 2.9) expect(count).toBe(1)
      }
  })

  it('[issue 15] a wall without length, and one shorter than its corners, break nothing', () => {
    const joined = joinWalls([
      aWall(1, [0, 0], [60, 0], { thickness: 12 }),
      aWall(2, [60, 0], [60, 2], { thickness: 12 }),
      aWall(3, [60, 2], [0, 2], { thickness: 12 }),
      aWall(4, [10, 10], [10, 10]),
    ])
    expect(joined.map(({ wall }) => wall.id)).toEqual([1, 2, 3])
    for (const one of joined) expect(volumeOf(wallSolid(one, []))).toBeGreaterThan(0)
  })
})
