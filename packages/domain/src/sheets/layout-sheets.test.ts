/** Drawings on sheets: laws against a slow, obvious oracle, for any sizes, papers and modes. */
import { type Box, boxesOverlap } from '../geometry/box.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { LinearDimension, Scene } from '../drawing/scene.ts'
import type { SheetView } from './fit-view.ts'
import { fitsRoom, sheetDimensions, viewAt } from './fit-view.ts'
import { layoutSheets, type SheetOptions } from './layout-sheets.ts'
import { scalesFor } from './scales.ts'
import type { PlacedView, Sheet } from './sheet.ts'
import { drawingAreaOf, frameOf, papersFor, sheetSize, titleBlockOf } from './sheet-size.ts'
import { MAX_TILES } from './tiles.ts'

function sceneOf(width: number, height: number, holes: number): Scene {
  const overall = (id: string, side: 'top' | 'left'): LinearDimension => ({
    id,
    side,
    from: { x: 0, y: 0 },
    to: { x: width, y: height },
    isOverall: true,
  })
  const inner = Array.from({ length: holes }, (_, index): LinearDimension => {
    const at = (width * (index + 1)) / (holes + 1)
    return { id: `hole-${index}`, side: 'bottom', from: { x: 0, y: height }, to: { x: at, y: height } }
  })
  return {
    family: 'test',
    bounds: { x: 0, y: 0, width, height },
    items: [{ kind: 'rect', x: 0, y: 0, width, height, role: 'outline' }],
    dimensions: [overall('width', 'top'), overall('height', 'left'), ...inner],
    parts: [],
    description: `${width} × ${height}`,
  }
}

const viewArbitrary = fc
  .record({
    width: fc.oneof(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 20, max: 9000 })),
    height: fc.oneof(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 20, max: 9000 })),
    holes: fc.integer({ min: 0, max: 5 }),
    facts: fc.array(
      fc.record({
        title: fc.string({ maxLength: 30 }),
        value: fc.string({ unit: 'grapheme', maxLength: 120 }),
      }),
      { maxLength: 8 },
    ),
    heading: fc.string({ unit: 'grapheme', maxLength: 60 }),
  })
  .map(({ width, height, holes, facts, heading }) => ({
    scene: sceneOf(width, height, holes),
    heading,
    subheading: 'Product · 2 pieces',
    remarks: [],
    facts,
  }))
const viewsArbitrary = fc
  .array(viewArbitrary, { maxLength: 9 })
  .map((views) => views.map((view, index): SheetView => ({ ...view, key: String(index) })))
const optionsArbitrary = fc.record({
  mode: fc.constantFrom('multiple', 'individual'),
  paper: fc.constantFrom('letter', 'tabloid'),
  orientation: fc.constantFrom('landscape', 'portrait', 'auto'),
  unit: fc.constantFrom('mm', 'in'),
  showDimensions: fc.boolean(),
  isFullSize: fc.boolean(),
}) satisfies fc.Arbitrary<SheetOptions>

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 1e-6 &&
    inner.y >= outer.y - 1e-6 &&
    inner.x + inner.width <= outer.x + outer.width + 1e-6 &&
    inner.y + inner.height <= outer.y + outer.height + 1e-6
  )
}

function captionBox({ caption, captionAt }: PlacedView): Box {
  return { ...captionAt, width: caption.widthMm, height: caption.heightMm }
}

/** Every scale from the largest on, each tried with all captions' widths: the first that fits is the right one. */
function oracleScale(view: SheetView, sheet: Sheet, options: SheetOptions): string | undefined {
  const area = drawingAreaOf(sheet.size)
  const widths = options.mode === 'multiple' ? [58, 116, 232] : [area.width]
  const dimensions = sheetDimensions(view.scene, options)
  return scalesFor(options.mode, options.unit).find((scale) =>
    widths.some((leastWidthMm) =>
      fitsRoom(viewAt(view, scale, dimensions, { unit: options.unit, leastWidthMm }), area),
    ),
  )?.label
}

describe('the sheets of any drawings', () => {
  test.prop([viewsArbitrary, optionsArbitrary], { numRuns: 40 })(
    '[2.4.06, 2.4.07] every drawing stands on exactly one sheet, in its order, or is named as having no place',
    (views, options) => {
      const { sheets, unplaced } = layoutSheets(views, options)
      const placed = sheets.flatMap((sheet) => sheet.views.map(({ view }) => view.key))
      const missing = new Set(unplaced.filter(({ code }) => code === 'tooLarge').map(({ view }) => view.key))
      expect(placed).toEqual(views.map(({ key }) => key).filter((key) => !missing.has(key)))
      const most = options.mode === 'multiple' ? 4 : 1
      for (const sheet of sheets) expect(sheet.views.length).toBeLessThanOrEqual(most)
      expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, index) => index + 1))
    },
  )

  test.prop([viewsArbitrary, optionsArbitrary], { numRuns: 40 })(
    'nothing overlaps, and nothing lies outside the frame or on the title block',
    (views, options) => {
      for (const sheet of layoutSheets(views, options).sheets) {
        const area = drawingAreaOf(sheet.size)
        const boxes = sheet.views.flatMap((placed) => [placed.box, captionBox(placed)])
        for (const box of boxes) {
          expect(isInside(box, area)).toBe(true)
          expect(boxesOverlap(box, titleBlockOf(sheet.size))).toBe(false)
        }
        for (const [index, box] of boxes.entries())
          for (const other of boxes.slice(index + 1)) expect(boxesOverlap(box, other)).toBe(false)
      }
    },
  )

  test.prop([viewsArbitrary, optionsArbitrary], { numRuns: 40 })(
    'a drawing has the largest named scale at which all of it fits, and its box is that size exactly',
    (views, options) => {
      const allowed = new Set(scalesFor(options.mode, options.unit).map(({ label }) => label))
      for (const sheet of layoutSheets(views, options).sheets)
        for (const placed of sheet.views) {
          expect(allowed.has(placed.scale.label)).toBe(true)
          const expected = oracleScale(placed.view, sheet, options)
          if (expected === undefined) expect(placed.omitted).toBeGreaterThan(0)
          else expect([placed.scale.label, placed.omitted]).toEqual([expected, 0])
          const { bounds } = placed.view.scene
          expect(placed.origin.x + bounds.x * placed.scale.ratio).toBeGreaterThanOrEqual(placed.box.x)
          expect(placed.box.width).toBeGreaterThanOrEqual(bounds.width * placed.scale.ratio)
        }
    },
  )

  test.prop([viewsArbitrary, optionsArbitrary], { numRuns: 40 })(
    'the next drawing begins a sheet only where it has no room beside the others',
    (views, options) => {
      fc.pre(options.mode === 'multiple')
      const { sheets } = layoutSheets(views, options)
      for (const [index, sheet] of sheets.slice(0, -1).entries()) {
        const next = sheets[index + 1]?.views[0]
        if (next === undefined || sheet.views.length === 4) continue
        const area = drawingAreaOf(sheet.size)
        const all = [...sheet.views, next]
        const width = all.reduce((sum, placed) => sum + placed.caption.widthMm, 10 * (all.length - 1))
        const height =
          Math.max(...all.map(({ box }) => box.height)) +
          5 +
          Math.max(...all.map(({ caption }) => caption.heightMm))
        expect(width > area.width || height > area.height).toBe(true)
      }
    },
  )

  test.prop([viewArbitrary, fc.boolean(), fc.boolean()])(
    'full size: tiles show every place of the drawing, and marks lie on the same place of both neighbours',
    (view, isPortrait, showDimensions) => {
      const options: SheetOptions = {
        mode: 'individual',
        paper: 'tabloid',
        orientation: isPortrait ? 'portrait' : 'landscape',
        unit: 'mm',
        showDimensions,
        isFullSize: true,
      }
      const { sheets, unplaced } = layoutSheets([{ ...view, key: '1' }], options)
      const tiles = sheets.flatMap(({ tile }) => tile ?? [])
      const [whole] = sheets
      if (unplaced.some(({ code }) => code === 'tooManyTiles')) {
        expect(tiles).toEqual([])
        return
      }
      if (tiles.length === 0) {
        expect(whole?.views[0]?.scale.ratio).toBe(1)
        return
      }
      expect(tiles.length).toBeLessThanOrEqual(MAX_TILES)
      const { bounds } = view.scene
      // Each corner and some places between, of the part itself.
      for (const fx of [0, 0.31, 0.5, 0.77, 1])
        for (const fy of [0, 0.31, 0.5, 0.77, 1]) {
          const at = { x: bounds.x + bounds.width * fx, y: bounds.y + bounds.height * fy }
          const seen = tiles.some(({ origin, window }) =>
            isInside({ x: origin.x + at.x, y: origin.y + at.y, width: 0, height: 0 }, window),
          )
          expect(seen).toBe(true)
        }
      const places = tiles.flatMap(({ marks, origin }) =>
        marks.map(({ x, y }) => `${(x - origin.x).toFixed(3)} ${(y - origin.y).toFixed(3)}`),
      )
      for (const place of places) expect(places.filter((other) => other === place).length).toBeGreaterThan(1)
      for (const { marks, window } of tiles) {
        for (const mark of marks) expect(isInside({ ...mark, width: 0, height: 0 }, window)).toBe(true)
        if (tiles.length > 1) expect(marks.length).toBeGreaterThanOrEqual(2)
      }
    },
  )
})

const plate = (key: string): SheetView => ({
  key,
  scene: sceneOf(82, 117, 0),
  heading: `${key} Hall`,
  subheading: '',
  remarks: [],
  facts: [],
})
const usual = { orientation: 'auto', unit: 'mm', showDimensions: true, isFullSize: false } as const

describe('the modes', () => {
  it('[2.4.06] Multiple sets up to four side by side, as many as the width has room for', () => {
    const views = ['1', '2', '3', '4', '5'].map(plate)
    const onTabloid = layoutSheets(views, { ...usual, mode: 'multiple', paper: 'tabloid' })
    expect(onTabloid.sheets.map((sheet) => sheet.views.length)).toEqual([4, 1])
    const onLetter = layoutSheets(views, { ...usual, mode: 'multiple', paper: 'letter' })
    expect(onLetter.sheets.map((sheet) => sheet.views.length)).toEqual([3, 2])
  })

  it('[2.4.07] Individual gives each its own sheet', () => {
    const { sheets } = layoutSheets(['1', '2', '3'].map(plate), {
      ...usual,
      mode: 'individual',
      paper: 'letter',
    })
    expect(sheets.map((sheet) => sheet.views.map(({ view }) => view.key))).toEqual([['1'], ['2'], ['3']])
  })

  it('[2.9.15, issue 12, 16] draws at the largest standard scale that is not above 2.5 px for a millimetre side by side, and not above 3.78 (full size) alone', () => {
    const px = 96 / 25.4
    const scaleOf = (mode: 'multiple' | 'individual', unit: 'mm' | 'in' = 'mm') =>
      layoutSheets([plate('1')], { ...usual, unit, mode, paper: 'letter' }).sheets[0]?.views[0]?.scale
    expect(scaleOf('multiple')).toEqual({ ratio: 0.5, label: '1 : 2' })
    expect(scaleOf('multiple', 'in')).toEqual({ ratio: 0.5, label: 'Half size' })
    expect((scaleOf('individual')?.ratio ?? 0) * px).toBeCloseTo(3.78, 2)
    expect(scaleOf('individual')?.label).toBe('1 : 1')
  })

  it('a single sheet stands where the drawing comes out larger so, unless it is asked for otherwise', () => {
    const door = { ...plate('1'), scene: sceneOf(800, 2000, 0) }
    const single = { ...usual, mode: 'individual', paper: 'letter' } as const
    const sizes = (orientation: 'auto' | 'landscape') =>
      layoutSheets([door], { ...single, orientation }).sheets.map(({ size, views }) => [
        size.orientation,
        views[0]?.scale.label,
      ])
    expect(sizes('auto')).toEqual([['portrait', '1 : 10']])
    expect(sizes('landscape')).toEqual([['landscape', '1 : 20']])
  })

  it('has nothing to lay out without drawings', () => {
    expect(layoutSheets([], { ...usual, mode: 'multiple', paper: 'letter' })).toEqual({
      sheets: [],
      unplaced: [],
    })
  })

  it('names a drawing that is too large for every scale, and one that would take too many sheets', () => {
    const giant = { ...plate('1'), scene: sceneOf(500_000, 500_000, 0) }
    const single = { ...usual, mode: 'individual', paper: 'letter', isFullSize: true } as const
    expect(layoutSheets([giant], single)).toMatchObject({ sheets: [], unplaced: [{ code: 'tooLarge' }] })
    const large = { ...plate('1'), scene: sceneOf(6000, 6000, 0) }
    const set = layoutSheets([large], single)
    expect(set.unplaced).toMatchObject([{ code: 'tooManyTiles' }])
    expect(set.sheets).toHaveLength(1)
  })
})

describe('the paper', () => {
  it('[2.9.10] is 1632 × 1056 px for ledger, 1056 × 816 lying and 816 × 1056 standing for letter', () => {
    const px = (mm: number) => Math.round((mm * 96) / 25.4)
    const of = (paper: 'letter' | 'tabloid', orientation: 'landscape' | 'portrait') => {
      const { widthMm, heightMm } = sheetSize(paper, orientation)
      return [px(widthMm), px(heightMm)]
    }
    expect(of('tabloid', 'landscape')).toEqual([1632, 1056])
    expect(of('letter', 'landscape')).toEqual([1056, 816])
    expect(of('letter', 'portrait')).toEqual([816, 1056])
  })

  it.each([
    ['multiple', false, 'standalone', ['tabloid', 'letter']],
    ['individual', false, 'standalone', ['letter']],
    ['individual', false, 'arch', ['tabloid', 'letter']],
    ['multiple', true, 'standalone', ['letter']],
    ['multiple', true, 'arch', ['letter']],
  ] as const)(
    '[2.9.12] %s, forced by the profile %s, a %s order: %j',
    (mode, forceLetter, type, expected) => {
      expect(papersFor(mode, { drawings: { forceLetter } }, { type })).toEqual(expected)
    },
  )

  it('keeps everything where printers reach, a quarter of an inch from the edge', () => {
    for (const paper of ['letter', 'tabloid'] as const) {
      const size = sheetSize(paper, 'landscape')
      expect(frameOf(size).x).toBeGreaterThanOrEqual(6.35)
      expect(isInside(titleBlockOf(size), frameOf(size))).toBe(true)
    }
  })
})
