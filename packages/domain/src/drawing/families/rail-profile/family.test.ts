/** The rail profile: true sections, holes, and lengths that are broken but not wrong. */
import type { Point } from '../../../geometry/box.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { drawn, figuresOf, ofPart, valuesOf } from '../../../testing/drawn.ts'
import { breakLength, drawnAt } from '../../parts/broken-length.ts'
import { holePositions, sectionContours } from './section.ts'
import { type RailProfileInput, railProfileSpecSchema } from './spec.ts'

function draw(spec: RailProfileInput = {}) {
  return drawn('rail-profile', spec)
}

/** Area of a polygon by the shoelace formula, mm². */
function area(points: readonly Point[]): number {
  const twice = points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  return Math.abs(twice) / 2
}

function sectionArea(spec: RailProfileInput): number {
  const [outer = [], inner] = sectionContours(railProfileSpecSchema.parse(spec))
  return area(outer) - (inner ? area(inner) : 0)
}

describe('sections', () => {
  // Metal in the section, counted from its walls.
  it.each([
    [{ shape: 'flat', width: 40, height: 6 }, 240],
    [{ shape: 'l', width: 40, height: 30, wall: 3 }, 40 * 3 + 27 * 3],
    [{ shape: 'u', width: 40, height: 30, wall: 2 }, 40 * 2 + 2 * 28 * 2],
    [{ shape: 'c', width: 40, height: 30, wall: 2, lip: 10 }, 40 * 2 + 2 * 28 * 2 + 2 * 8 * 2],
    [{ shape: 't', width: 50, height: 40, wall: 3 }, 50 * 3 + 37 * 3],
    [{ shape: 'z', width: 43, height: 40, wall: 3 }, 2 * 23 * 3 + 34 * 3],
    [{ shape: 'box', width: 60, height: 40, wall: 3 }, 60 * 40 - 54 * 34],
  ] satisfies [RailProfileInput, number][])('%j has %d mm² of metal', (spec, metal) => {
    expect(sectionArea(spec)).toBeCloseTo(metal, 6)
  })

  it('dimensions them at their true size, however large they are drawn', () => {
    expect(valuesOf(draw({ shape: 'c', width: 40, height: 30, wall: 2.5, lip: 10 }))).toMatchObject({
      'section-width': 40,
      'section-height': 30,
      wall: 2.5,
      slot: 20,
    })
    expect(figuresOf(draw({ shape: 'round', width: 38 }), 'mm')['section-width']).toBe('Ø38')
  })
})

describe('holes', () => {
  it('stand at their spacing from the first on, as far from the right end as from the left', () => {
    const at = (length: number, spacing: number, first: number) =>
      holePositions(railProfileSpecSchema.parse({ length, holes: { diameter: 5, spacing, first } }))
    expect(at(1000, 200, 50)).toEqual([50, 250, 450, 650, 850])
    expect(at(1000, 300, 50)).toEqual([50, 350, 650, 950])
    expect(at(80, 200, 50)).toEqual([50])
    expect(at(40, 200, 50)).toEqual([])
  })

  it('are dimensioned from the ends and among each other', () => {
    expect(valuesOf(draw({ length: 3000, holes: { diameter: 7 } }))).toMatchObject({
      length: 3000,
      'first-hole': 50,
      'hole-spacing': 200,
      'last-hole': 150,
      hole: 7,
    })
    expect(draw({ length: 3000, holes: { diameter: 7 } }).description).toContain('15 holes 7 mm across')
  })

  it('end caps stand at the ends that are chosen', () => {
    const caps = (side: 'none' | 'left' | 'right' | 'both') => ofPart(draw({ caps: side }), 'cap').length
    expect([caps('none'), caps('left'), caps('right'), caps('both')]).toEqual([0, 1, 1, 2])
  })
})

describe('a broken view', () => {
  const ranges = fc.array(fc.tuple(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 1, max: 500 })), {
    minLength: 1,
    maxLength: 5,
  })

  test.prop([fc.integer({ min: 100, max: 6000 }), ranges, fc.integer({ min: 5, max: 80 })])(
    'shows every wanted place at true size and in order, and nothing twice',
    (length, starts, gap) => {
      const wanted = starts.map(([from, size]): [number, number] => [from, from + size])
      const broken = breakLength(length, wanted, gap)
      let end = -gap
      for (const { from, to, at } of broken.pieces) {
        expect(at).toBeCloseTo(end + gap, 6)
        end = at + (to - from)
      }
      for (const [from, to] of wanted.filter(([start]) => start < length)) {
        const [a, b] = [drawnAt(broken, from), drawnAt(broken, Math.min(to, length))]
        expect(a).toBeDefined()
        expect((b ?? 0) - (a ?? 0)).toBeCloseTo(Math.min(to, length) - from, 6)
      }
    },
  )
})
