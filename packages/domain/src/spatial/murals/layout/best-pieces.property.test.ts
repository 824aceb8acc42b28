/** The search over anchors gives what the search over every sixteenth of an inch gives, on walls too long for brute force. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../../testing/check-law.ts'
import { plainRun } from '../../../testing/mural-fixtures.ts'
import { bestOfPieces } from './best-pieces.ts'
import { bestOfAll } from './every-sixteenth.ts'
import { fewestPanels } from './fewest-panels.ts'
import { gapsOf } from './gaps.ts'
import type { LayoutInput } from './input.ts'
import { piecesOf } from './pieces.ts'

const steps = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 16)

const walls: fc.Arbitrary<LayoutInput> = fc
  .record({
    width: fc
      .tuple(steps(16 * 60, 16 * 200), fc.constantFrom(0, 0, 0.03))
      .map(([width, more]) => width + more),
    openings: fc.array(fc.record({ x: steps(0, 16 * 200), width: steps(1, 16 * 20) }), { maxLength: 4 }),
    focusAreas: fc.array(fc.record({ from: steps(0, 16 * 200), width: steps(1, 16 * 8) }), { maxLength: 2 }),
    mismatchLines: fc.array(steps(0, 16 * 200), { maxLength: 2 }),
    rollWidth: steps(16 * 20, 16 * 40),
    bleeds: fc.record({ left: fc.constantFrom(0, 0.5, 2), right: fc.constantFrom(0, 0.5, 2) }),
    thickness: fc.constantFrom(0, 1, 2),
    minimumStrip: steps(0, 16 * 12),
    locked: fc.option(fc.record({ from: steps(16 * 3, 16 * 150), width: steps(16, 16 * 20) })),
  })
  .map(({ width, openings, focusAreas, rollWidth, bleeds, thickness, locked, ...rest }) => ({
    ...plainRun,
    ...rest,
    faces: [{ width, height: 100 }],
    openings: openings.map((opening) => ({ ...opening, y: 0, height: 50 })),
    focusAreas: focusAreas.map((area) => ({ from: area.from, to: area.from + area.width })),
    roll: { width: rollWidth, length: null, gap: 0 },
    bleeds: { ...bleeds, top: 1, bottom: 1 },
    seam: { ...plainRun.seam, thickness },
    locked:
      locked === null || locked.from + locked.width > width
        ? []
        : [{ id: 1, from: locked.from, to: locked.from + locked.width }],
  }))

const none = { first: 0, second: 0 }
const wishes = [
  { near: { first: 1, second: 0 }, offLine: none },
  { near: { first: 0, second: 2 ** -20 }, offLine: none },
  { near: { first: 1024, second: 0 }, offLine: { first: 1, second: 0 } },
]

describe('the search over anchors', () => {
  it('[canvas] costs no more than that over every sixteenth, and fits wherever that one does', () => {
    checkLaw(
      { faultless: 50, near: 20, uneven: 15, locked: 10 },
      walls,
      (cover, input) => {
        const half = input.seam.thickness / 2
        for (const gap of gapsOf(input, { left: half, right: half })) {
          const { faults, count } = fewestPanels(gap, input.minimumStrip)
          if (faults > 0) continue
          cover('faultless')
          if (input.locked.length > 0) cover('locked')
          const most = count + 2
          const pieces = piecesOf(gap, input.minimumStrip, most)
          for (const costs of wishes) {
            const anchored = bestOfPieces(pieces, count, most, costs)
            const every = bestOfAll(gap, count, most, input.minimumStrip, 0, costs)
            expect(anchored.map((found) => found?.first)).toEqual(every.map((found) => found?.first))
            for (const [index, found] of anchored.entries()) {
              if (found === undefined) continue
              expect([input, found.second]).toEqual([input, expect.closeTo(every[index]?.second ?? 0, 6)])
              expect(found.places.length).toBe(count + index - 1)
            }
            if ((anchored[0]?.first ?? 0) % 1024 > 0 && costs.offLine.first === 0) cover('near')
          }
          const [even] = bestOfPieces(
            pieces,
            count,
            count,
            wishes[1] ?? wishes[0] ?? { near: none, offLine: none },
          )
          if ((even?.second ?? 0) > (gap.to - gap.from) ** 2 / count + 1) cover('uneven')
        }
      },
      { numRuns: 40 },
    )
  })
})
