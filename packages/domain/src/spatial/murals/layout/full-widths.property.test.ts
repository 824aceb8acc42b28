/**
 * Panels as wide as the roll lets them be, hung from a side: literal cases, and against a search that tries every
 * sixteenth, the widest first, and shares nothing with what is tested. Inches.
 */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../../../testing/check-law.ts'
import { plainRun as wall } from '../../../testing/mural-fixtures.ts'
import type { LayoutInput, LayoutWish } from './input.ts'
import { proposeLayouts } from './propose-layouts.ts'

function widthsBy(input: LayoutInput, wish: LayoutWish): readonly number[] | undefined {
  const proposals = proposeLayouts(input)
  if (!proposals.ok) throw new Error(proposals.message)
  const found = proposals.layouts.find(({ wishes }) => wishes.includes(wish))
  return found?.panels.map(({ width }) => width)
}

describe('full widths', () => {
  it('[issue 15] of a roll of 54 with an inch of overlap begin at the left, and leave 21 inches for the right, or the other way round', () => {
    expect(widthsBy(wall, 'fullFromLeft')).toEqual([53, 53, 53, 21])
    expect(widthsBy(wall, 'fullFromRight')).toEqual([21, 53, 53, 53])
  })

  it('[issue 15] stop before a stretch without seams, and go on in full behind it', () => {
    const window: LayoutInput = {
      ...wall,
      faces: [{ width: 150, height: 108 }],
      roll: { ...wall.roll, width: 60 },
      bleeds: { left: 0, right: 0, top: 0, bottom: 0 },
      seam: { ...wall.seam, thickness: 0 },
      keepClear: [{ from: 48, to: 70 }],
    }
    expect(widthsBy(window, 'fullFromLeft')).toEqual([48, 60, 42])
    expect(widthsBy(window, 'fullFromRight')).toEqual([30, 60, 60])
  })

  it('[issue 15] leave no strip at the end that is narrower than strips may be', () => {
    const input = { ...wall, faces: [{ width: 164, height: 108 }], minimumStrip: 12 }
    // Three of 53 would leave 5.
    expect(widthsBy(input, 'fullFromLeft')).toEqual([53, 53, 46, 12])
  })

  it('[issue 15] keep locked panels, and begin anew beside each of them', () => {
    const input = { ...wall, locked: [{ id: 7, from: 60, to: 100 }] }
    expect(widthsBy(input, 'fullFromLeft')).toEqual([50, 10, 40, 53, 27])
  })

  it('[issue 15] are not proposed where no layout is without a fault', () => {
    const input = { ...wall, keepClear: [{ from: 1, to: 179 }] }
    expect(widthsBy(input, 'fullFromLeft')).toBeUndefined()
  })
})

const STEP = 1 / 16

interface Small {
  readonly width: number
  readonly roll: number
  readonly minimum: number
  readonly clear: readonly (readonly [number, number])[]
}

/** Every way to put seams, the widest panel on the left first; `count` panels from `from` on. Butted, without bleeds. */
function widest(small: Small, from: number, count: number): readonly number[] | undefined {
  const rest = small.width - from
  if (count === 1) return rest <= small.roll && rest >= small.minimum ? [rest] : undefined
  for (let wide = small.roll; wide >= small.minimum; wide -= STEP) {
    const seam = from + wide
    if (seam >= small.width || small.clear.some(([start, end]) => seam > start && seam < end)) continue
    const others = widest(small, seam, count - 1)
    if (others !== undefined) return [wide, ...others]
  }
  return undefined
}

const sixteenths = (min: number, max: number) => fc.integer({ min, max }).map((steps) => steps * STEP)

describe('full widths of small walls', () => {
  it('[issue 15] are as wide from the left as any search finds, and from the right as of the mirrored wall', () => {
    checkLaw(
      { covered: 60, withBan: 30 },
      fc.record({
        width: sixteenths(20, 90),
        roll: sixteenths(20, 40),
        minimum: sixteenths(2, 8),
        clear: fc.array(fc.tuple(sixteenths(4, 80), sixteenths(2, 14)), { maxLength: 2 }),
      }),
      (cover, drawn) => {
        const small: Small = { ...drawn, clear: drawn.clear.map(([start, wide]) => [start, start + wide]) }
        const mirror: Small = {
          ...small,
          clear: small.clear.map(([start, end]) => [small.width - end, small.width - start]),
        }
        const most = 5
        const fewest = Array.from({ length: most }, (_, index) => widest(small, 0, index + 1)).find(Boolean)
        const input: LayoutInput = {
          ...wall,
          faces: [{ width: small.width, height: 100 }],
          roll: { width: small.roll, length: null, gap: 0 },
          bleeds: { left: 0, right: 0, top: 0, bottom: 0 },
          seam: { ...wall.seam, thickness: 0 },
          minimumStrip: small.minimum,
          keepClear: small.clear.map(([from, to]) => ({ from, to })),
        }
        if (fewest === undefined) return
        cover('covered')
        if (small.clear.length > 0) cover('withBan')
        expect(widthsBy(input, 'fullFromLeft')).toEqual(fewest)
        expect(widthsBy(input, 'fullFromRight')).toEqual(widest(mirror, 0, fewest.length)?.toReversed())
      },
    )
  })
})
