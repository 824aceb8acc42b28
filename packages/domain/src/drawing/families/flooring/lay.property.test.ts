/** Laid floors: every point of the field lies under exactly one board, whatever the pattern and the boards' size. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../geometry/box.ts'
import { checkLaw } from '../../../testing/check-law.ts'
import { areaOf, fieldOf, layFloor, MAX_BOARDS } from './lay.ts'
import { flooringSpecSchema } from './spec.ts'

const floors = fc
  .record({
    pattern: fc.constantFrom('plank', 'herringbone', 'chevron', 'tile'),
    boardWidth: fc.oneof(fc.constantFrom(20, 90, 180, 600), fc.double({ min: 20, max: 700, noNaN: true })),
    boardLength: fc.oneof(
      fc.constantFrom(20, 540, 600, 1800),
      fc.double({ min: 20, max: 2400, noNaN: true }),
    ),
    shift: fc.constantFrom('third', 'half', 'random', 'none'),
    angle: fc.constantFrom(20, 45, 52.5, 70),
    area: fc.record({
      width: fc.double({ min: 200, max: 4000, noNaN: true }),
      height: fc.double({ min: 200, max: 4000, noNaN: true }),
    }),
    seed: fc.integer({ min: -5, max: 1000 }),
  })
  .map((given) => flooringSpecSchema.parse(given))

/** By the crossings of a ray to the right: shares nothing with how boards are cut. */
function liesIn(corners: readonly Point[], p: Point): boolean {
  let isInside = false
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) {
      isInside = !isInside
    }
  }
  return isInside
}

const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })

describe('a laid floor', () => {
  it('[issue 15] has every point of its field under exactly one board', () => {
    checkLaw(
      { rows: 25, lattice: 25 },
      fc.tuple(floors, fc.array(fc.tuple(share, share), { minLength: 12, maxLength: 12 })),
      (cover, [spec, places]) => {
        cover(spec.pattern === 'plank' || spec.pattern === 'tile' ? 'rows' : 'lattice')
        const field = fieldOf(spec)
        const boards = layFloor(spec)
        for (const [across, down] of places) {
          const p = { x: field.width * across, y: field.height * down }
          expect(boards.filter(({ corners }) => liesIn(corners, p)).length).toBe(1)
        }
      },
    )
  })

  it('[issue 15] covers its area to the square millimeter, with boards of some area, none beyond the edges', () => {
    checkLaw({ small: 5 }, floors, (cover, spec) => {
      const field = fieldOf(spec)
      const boards = layFloor(spec)
      if (boards.length > MAX_BOARDS / 2) cover('small')
      const covered = boards.reduce((sum, { corners }) => sum + areaOf(corners), 0)
      expect(Math.abs(covered - field.width * field.height)).toBeLessThan(1)
      for (const { corners } of boards) {
        expect(areaOf(corners)).toBeGreaterThan(0)
        for (const { x, y } of corners) {
          expect(x >= -1e-6 && x <= field.width + 1e-6 && y >= -1e-6 && y <= field.height + 1e-6).toBe(true)
        }
      }
    })
  })

  it('[issue 15] is the same for the same item, and laid otherwise for another', () => {
    const spec = flooringSpecSchema.parse({ seed: 4 })
    expect(layFloor(spec)).toEqual(layFloor(flooringSpecSchema.parse({ seed: 4 })))
    expect(layFloor(spec)).not.toEqual(layFloor(flooringSpecSchema.parse({ seed: 5 })))
  })
})
