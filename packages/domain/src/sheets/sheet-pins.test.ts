/** Pins of comments on paper, held against the markup of the sheet itself: where it moves and scales the drawing, there its pins stand. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { PinnedNote } from '../comments/pinned-notes.ts'
import type { CommentPin } from '../comments/pin-schema.ts'
import type { Scene } from '../drawing/scene.ts'
import { drawSheet, type SheetDrawing } from './draw-sheet.ts'
import type { SheetView } from './fit-view.ts'
import { layoutSheets, type SheetOptions } from './layout-sheets.ts'

const about: SheetDrawing = {
  orgTitle: 'Maison',
  orderNumber: 'Quote #1',
  orderTitle: '',
  date: '6/15/2026',
  unit: 'mm',
  showDimensions: true,
  sheetCount: 1,
  logoUrl: null,
}
const options: SheetOptions = {
  mode: 'individual',
  paper: 'letter',
  orientation: 'landscape',
  unit: 'mm',
  showDimensions: true,
  isFullSize: false,
}

function view(width: number, height: number, pieces: readonly number[] | null = null): SheetView {
  const scene: Scene = {
    family: 'test',
    bounds: { x: 0, y: 0, width, height },
    items: [{ kind: 'rect', x: 0, y: 0, width, height, role: 'outline' }],
    dimensions: [],
    parts: [{ id: 'plate', title: 'Plate', box: { x: 0, y: 0, width, height } }],
    description: '',
  }
  return {
    key: '7',
    item: { id: 7, pieces },
    scene,
    heading: '1 Hall',
    subheading: '',
    remarks: [],
    facts: [],
  }
}

function note(pin: Partial<CommentPin>, itemId = 7): PinnedNote {
  const plate = {
    kind: 'part',
    target: 'plate',
    title: 'Plate',
    valueMm: null,
    x: 0.5,
    y: 0.5,
    piece: null,
  } as const
  return { mark: '1', itemId, pin: { ...plate, ...pin }, text: '' }
}

function svgs(of: SheetView, notes: readonly PinnedNote[], more: Partial<SheetOptions> = {}): string[] {
  return layoutSheets([of], { ...options, ...more }).sheets.map((sheet) =>
    drawSheet(sheet, { ...about, notes }),
  )
}

/** The points of the pins of a sheet, millimetres of paper. */
function tips(svg: string): { x: number; y: number }[] {
  const [, pins = ''] = /<g class="ow-pins">(.*?)<\/g>/.exec(svg) ?? []
  return [...pins.matchAll(/<path d="M([-\d.]+) ([-\d.]+)V/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
}

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('[issue 18] the pins of a sheet', () => {
  test.prop({
    width: fc.integer({ min: 40, max: 900 }),
    height: fc.integer({ min: 40, max: 900 }),
    x: share,
    y: share,
  })('stand where the sheet draws what they are on, at every scale', ({ width, height, x, y }) => {
    const [svg = ''] = svgs(view(width, height), [note({ x, y })])
    const [, left, top, scale] = /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/.exec(svg) ?? []
    const [tip] = tips(svg)
    expect(tip?.x).toBeCloseTo(Number(left) + x * width * Number(scale), 2)
    expect(tip?.y).toBeCloseTo(Number(top) + y * height * Number(scale), 2)
  })

  test.prop({ x: share, y: share })(
    'stand on every sheet of a drawing in parts that shows their place, and on no other',
    ({ x, y }) => {
      const [, ...tiles] = svgs(view(600, 420), [note({ x, y })], { isFullSize: true })
      expect(tiles.length).toBeGreaterThan(2)
      const at = { x: x * 600, y: y * 420 }
      const edge = 0.01
      for (const tile of tiles) {
        const [, left = 0, top = 0, from = 0, down = 0, width = 0, height = 0] = (
          /<svg x="([-\d.]+)" y="([-\d.]+)"[^>]*viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/.exec(
            tile,
          ) ?? []
        ).map(Number)
        const [dx, dy] = [at.x - from, at.y - down]
        // On the very edge of a part either is right.
        if ([dx, dy, dx - width, dy - height].some((off) => Math.abs(off) < edge)) continue
        const isShown = dx > 0 && dx < width && dy > 0 && dy < height
        const found = tips(tile)
        expect(found).toHaveLength(isShown ? 1 : 0)
        for (const tip of found) {
          expect(tip.x).toBeCloseTo(left + dx, 2)
          expect(tip.y).toBeCloseTo(top + dy, 2)
        }
      }
    },
  )

  it('are those of its items and pieces, and none of what is gone', () => {
    const on = (pieces: readonly number[] | null, one: PinnedNote) =>
      svgs(view(100, 100, pieces), [one]).flatMap(tips).length
    expect(on(null, note({}))).toBe(1)
    expect(on(null, note({ piece: 3 }))).toBe(1)
    expect(on([0, 2], note({ piece: 2 }))).toBe(1)
    expect(on([0, 2], note({ piece: 1 }))).toBe(0)
    expect(on(null, note({}, 8))).toBe(0)
    expect(on(null, note({ target: 'knob' }))).toBe(0)
  })
})
