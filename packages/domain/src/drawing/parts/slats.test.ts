/** Slats: how many, how wide, where they stand, and that they fill their panel. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { divideSlats, layOutSlats, type Slats, slatsSchema, slatWords } from './slats.ts'

function slats(given: Partial<Slats> = {}): Slats {
  return { ...slatsSchema.parse({}), ...given }
}

const panel = fc.integer({ min: 200, max: 3000 })
const width = fc.integer({ min: 40, max: 9000 }).map((tenths) => tenths / 10)

/** How many slats it takes until the panel is covered: laid one after another. */
function laidUntilCovered(panelWidth: number, slatWidth: number): number {
  let count = 0
  for (let covered = 0; covered < panelWidth - 1e-6; covered += slatWidth) count += 1
  return count
}

describe('dividing a panel', () => {
  test.prop([panel, width])(
    '[1.9.31] takes panel width / slat width slats, rounded up',
    (panelWidth, slatWidth) => {
      const { count } = divideSlats(panelWidth, { by: 'width', width: slatWidth, count: 1 })
      expect(count).toBe(laidUntilCovered(panelWidth, slatWidth))
    },
  )

  it.each([
    [600, 45, 14],
    [600, 60, 10],
    [601, 60, 11],
    [600, 900, 1],
    [600, 0.6, 1000],
  ])('[1.9.31] %d mm with slats of %d mm: %d', (panelWidth, slatWidth, count) => {
    expect(divideSlats(panelWidth, { by: 'width', width: slatWidth, count: 1 })).toEqual({
      count,
      width: slatWidth,
    })
  })

  it.each([
    [600, 14, 42.9],
    [600, 7, 85.7],
    [600, 12, 50],
    [1000, 16, 62.5],
    [610, 16, 38.1],
  ])('[1.9.32] %d mm in %d slats: %d mm each, to one decimal', (panelWidth, count, slatWidth) => {
    expect(divideSlats(panelWidth, { by: 'count', width: 45, count })).toEqual({ count, width: slatWidth })
  })
})

describe('laying slats out', () => {
  test.prop([panel, width, fc.integer({ min: 0, max: 200 }), fc.boolean()])(
    'fills the panel exactly, side by side, the outer two alike',
    (panelWidth, slatWidth, count, isByWidth) => {
      const given = slats({ by: isByWidth ? 'width' : 'count', width: slatWidth, count })
      const { slats: made } = layOutSlats(panelWidth, 2000, given, 1)
      let x = 0
      for (const slat of made) {
        expect(slat.x).toBeCloseTo(x, 6)
        expect(slat.width).toBeGreaterThan(0)
        x += slat.width
      }
      expect(x).toBeCloseTo(panelWidth, 6)
      expect(made.at(-1)?.width).toBeCloseTo(made[0]?.width ?? 0, 6)
      for (const inner of made.slice(1, -1)) expect(inner.width).toBe(made[1]?.width)
    },
  )

  it('[1.9.31] leaves what whole slats do not fill to the outer two', () => {
    const { slats: made } = layOutSlats(600, 2000, slats(), 1)
    expect(made.map((slat) => slat.width)).toEqual([30, ...Array.from({ length: 12 }, () => 45), 30])
  })

  it.each([
    ['top', 0],
    ['centre', 25],
    ['bottom', 50],
  ] as const)('[1.9.30] cuts slats 50 mm shorter and stands them at the %s', (alignment, y) => {
    const { length, slats: made } = layOutSlats(600, 2000, slats({ alignment }), 1)
    expect(length).toBe(1950)
    expect(new Set(made.map((slat) => slat.y))).toEqual(new Set([y]))
  })

  test.prop([fc.integer(), panel])(
    '[1.9.30, 1.9.33] random slats stay within the tolerance, and the same seed gives the same places',
    (seed, panelWidth) => {
      const given = slats({ alignment: 'random' })
      const first = layOutSlats(panelWidth, 2000, given, seed)
      expect(layOutSlats(panelWidth, 2000, given, seed)).toEqual(first)
      for (const { y, length } of first.slats) {
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y + length).toBeLessThanOrEqual(2000)
        expect(length).toBe(1950)
      }
    },
  )

  it('[1.9.33] gives items of different ids different places', () => {
    const pictures = [1, 2, 3, 4, 5].map((seed) =>
      JSON.stringify(layOutSlats(600, 2000, slats({ alignment: 'random' }), seed)),
    )
    expect(new Set(pictures).size).toBe(5)
  })
})

describe('in words', () => {
  it('[1.9.22] gives widths in inches to 1/32', () => {
    const given = slats({ by: 'count', count: 14 })
    const layout = layOutSlats(600, 2000, given, 1)
    expect(slatWords(layout, given, 'in')).toContain('14 slats 1 11/16" wide')
    const narrow = slats({ width: 30 })
    expect(slatWords(layOutSlats(600, 2000, narrow, 1), narrow, 'in')).toContain('20 slats 1 3/16" wide')
    const odd = slats({ width: 47 })
    expect(slatWords(layOutSlats(600, 2000, odd, 1), odd, 'in')).toContain('1 27/32" wide')
  })
})
