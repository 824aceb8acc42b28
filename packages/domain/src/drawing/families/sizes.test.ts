/** Shelves, bookcases, floors, samples, books, prints and articles: what they measure, and what they refuse. */
import { fc } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDrawingFamilies } from '../../drawing-families.ts'
import { checkLaw } from '../../testing/check-law.ts'
import { dimensionValueMm, type Scene } from '../scene.ts'
import { drawFamily, findDrawingFamily } from '../registry.ts'
import { bookcaseBoards } from './bookcase/boards.ts'
import { bookcaseSpecSchema } from './bookcase/spec.ts'
import { panelBoxes, printSize } from './flat-print/panels.ts'
import { flatPrintSpecSchema } from './flat-print/spec.ts'

beforeAll(() => loadDrawingFamilies())

function draw(family: string, spec: object): Scene {
  const drawn = drawFamily(family, spec)
  if (!drawn.ok) throw new Error(JSON.stringify(drawn))
  return drawn.scene
}

function figures(family: string, spec: object): Record<string, number> {
  return Object.fromEntries(
    draw(family, spec).dimensions.map((dimension) => [
      dimension.id,
      Math.round(dimensionValueMm(dimension) * 1000) / 1000,
    ]),
  )
}

const problems = (family: string, spec: Readonly<Record<string, unknown>>) =>
  findDrawingFamily(family)?.check?.(spec, undefined)

describe('the figures of', () => {
  it('[issue 15] a shelf', () => {
    expect(figures('shelf', { width: 1200, depth: 250, thickness: 30 })).toEqual({
      width: 1200,
      depth: 250,
      thickness: 30,
      'bracket-inset': 120,
      'bracket-spacing': 960,
      'bracket-height': 160,
    })
  })

  it('[issue 15] a bookcase, whose compartments share what its boards leave', () => {
    expect(
      figures('bookcase', { width: 800, height: 1900, depth: 300, thickness: 20, shelves: 4, plinth: 100 }),
    ).toEqual({ width: 800, height: 1900, depth: 300, thickness: 20, plinth: 100, clear: 425 })
  })

  it('[issue 15] a floor: its board, its thickness whatever the enlargement, and what is shown of it', () => {
    expect(figures('flooring', { boardWidth: 180, boardLength: 1830, thickness: 14 })).toEqual({
      'field-width': 2400,
      'field-height': 1600,
      'board-length': 1830,
      'board-width': 180,
      thickness: 14,
    })
  })

  it('[issue 15] a skirting, however short its length is drawn', () => {
    expect(figures('skirting', { height: 80, thickness: 16, length: 2400 })).toEqual({
      height: 80,
      thickness: 16,
      length: 2400,
    })
  })

  it('[issue 15] a print in inches, cut into as few equal panels as the roll allows', () => {
    const mural = { sizesIn: 'in', width: 120, height: 96, bleed: 25.4, rollWidth: 1320 }
    expect(figures('flat-print', mural)).toEqual({
      width: 3048,
      height: 2438.4,
      'panel-width': 1016,
      'printed-width': 3098.8,
      bleed: 25.4,
    })
    expect(draw('flat-print', mural).description).toContain('3 panels 1016 mm wide')
  })
})

const side = fc.oneof(
  fc.constantFrom(0.5, 14, 600, 10_000),
  fc.double({ min: 0.5, max: 10_000, noNaN: true }),
)

describe('whatever its size,', () => {
  it.each([
    ['shelf', ['width', 'depth', 'thickness']],
    ['bookcase', ['width', 'height', 'depth']],
    ['skirting', ['length', 'height', 'thickness']],
    ['sample', ['width', 'height', 'thickness']],
    ['sample-set', ['width', 'height', 'depth']],
    ['book', ['width', 'height', 'thickness']],
    ['article', ['width', 'height', 'depth']],
    ['flat-print', ['width', 'height']],
  ] as const)('[issue 15] a %s is as large as its item says', (family, sizes) => {
    checkLaw({ any: 100 }, fc.tuple(side, side, side), (cover, given) => {
      cover('any')
      const spec = Object.fromEntries(sizes.map((size, index) => [size, given[index]]))
      const drawn = figures(family, spec)
      for (const size of sizes)
        expect([size, drawn[size]]).toEqual([size, expect.closeTo(spec[size] ?? 0, 2)])
    })
  })

  it('[issue 15] the boards of a bookcase lie within it, and none is without a size', () => {
    const specs = fc
      .record({
        width: side,
        height: side,
        thickness: side,
        shelves: fc.integer({ min: 1, max: 30 }),
        dividers: fc.integer({ min: 0, max: 10 }),
        plinth: fc.constantFrom(0, 60, 9000),
      })
      .map((spec) => bookcaseSpecSchema.parse(spec))
    checkLaw({ crowded: 20 }, specs, (cover, spec) => {
      const { sides, dividers, levels, plinth, clear, thickness } = bookcaseBoards(spec)
      if (thickness < spec.thickness) cover('crowded')
      expect(clear).toBeGreaterThan(0)
      for (const box of [...sides, ...dividers, ...levels, ...(plinth ? [plinth] : [])]) {
        expect(Math.min(box.width, box.height)).toBeGreaterThan(0)
        expect(box.x + box.width).toBeLessThanOrEqual(spec.width + 1e-6)
        expect(box.y + box.height).toBeLessThanOrEqual(spec.height + 1e-6)
      }
    })
  })

  it('[issue 15] the panels of a print are the print: none overlaps, nothing is left out, none is wider than the roll', () => {
    const specs = fc
      .record({ width: side, height: side, rollWidth: fc.constantFrom(0, 500, 610, 1320) })
      .map((spec) => flatPrintSpecSchema.parse(spec))
    checkLaw({ several: 20 }, specs, (cover, spec) => {
      const panels = panelBoxes(spec)
      const size = printSize(spec)
      if (panels.length > 1) cover('several')
      let at = 0
      for (const panel of panels) {
        expect(panel.x).toBeCloseTo(at, 6)
        expect(panel.height).toBe(size.height)
        if (spec.rollWidth > 0) expect(panel.width).toBeLessThanOrEqual(spec.rollWidth + 0.011)
        at = panel.x + panel.width
      }
      expect(at).toBeCloseTo(size.width, 6)
    })
  })
})

describe('what does not fit is said:', () => {
  it.each([
    [
      'shelf',
      { width: 200, bracket: { count: 3, inset: 120 } },
      '3 brackets do not fit under a shelf of 200 mm. Choose fewer brackets or a longer shelf.',
    ],
    [
      'bookcase',
      { height: 600, shelves: 6 },
      'With 6 shelves only 64 mm are clear between them; books need 120 mm. Choose fewer shelves or a higher bookcase.',
    ],
    [
      'flooring',
      { boardWidth: 180, boardLength: 90 },
      'A board of 180 mm can not be 90 mm long: boards are at least as long as they are wide.',
    ],
    [
      'sample',
      { width: 40, height: 30, hole: { diameter: 20 } },
      'A hole of 20 mm does not fit on this sample: at most 18 mm do.',
    ],
    [
      'sample-set',
      { width: 60, columns: 20 },
      'The samples do not fit in this case: each needs 15 mm. Choose a larger case.',
    ],
    [
      'flat-print',
      { width: 6000, rollWidth: 50 },
      'This print would be cut into 120 panels; at most 60 can be hung. Choose a wider roll or a smaller print.',
    ],
    ['flat-print', { width: 100, border: 60 }, 'A border of 60 mm leaves no picture on this print.'],
  ])('[issue 15] on a %s', (family, spec, message) => {
    expect(problems(family, spec)?.map((problem) => problem.message)).toEqual([message])
  })

  it.each([
    'shelf',
    'bookcase',
    'flooring',
    'skirting',
    'sample',
    'sample-set',
    'book',
    'flat-print',
    'article',
  ])('[issue 15] sizes that are none give no drawing of a %s, and no error', (family) => {
    for (const width of [0, -5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, 'wide']) {
      const given = { width, height: width, length: width, boardWidth: width }
      expect(drawFamily(family, given)).toMatchObject({ ok: false, code: 'invalidSpec' })
    }
  })
})
