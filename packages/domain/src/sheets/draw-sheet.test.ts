/** A sheet as SVG: true size, its words, what is readable, what is never silent. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { formatInches, type LengthUnit } from '../units/lengths.ts'
import { drawn } from '../testing/drawn.ts'
import type { LinearDimension, Scene } from '../drawing/scene.ts'
import { drawSheet, type SheetDrawing, sheetTitle } from './draw-sheet.ts'
import type { SheetView } from './fit-view.ts'
import { sheetDimension, sheetInches } from './inch-figures.ts'
import { layoutSheets, type SheetOptions } from './layout-sheets.ts'
import { paperFonts, paperTextWidth, wrapText } from './paper-text.ts'
import { scalesFor } from './scales.ts'

const about: SheetDrawing = {
  orgTitle: 'Maison & Co',
  orderNumber: 'Quote #1042',
  orderTitle: 'Villa <Aurore>',
  date: '6/15/2026',
  unit: 'mm',
  showDimensions: true,
  sheetCount: 1,
  logoUrl: null,
}
const single: SheetOptions = {
  mode: 'individual',
  paper: 'letter',
  orientation: 'landscape',
  unit: 'mm',
  showDimensions: true,
  isFullSize: false,
}

const square: Scene = {
  family: 'test',
  bounds: { x: 0, y: 0, width: 100, height: 100 },
  items: [{ kind: 'rect', x: 0, y: 0, width: 100, height: 100, role: 'outline' }],
  dimensions: [{ id: 'w', side: 'bottom', from: { x: 0, y: 100 }, to: { x: 100, y: 100 }, isOverall: true }],
  parts: [],
  description: 'A square, 100 × 100 mm',
}
const squareView: SheetView = {
  key: '1',
  scene: square,
  heading: '1 Hall',
  subheading: 'Plate · 2 pieces',
  remarks: [],
  facts: [{ title: 'Finish', value: 'Bronze' }],
}

function sheetsOf(view: SheetView, options: Partial<SheetOptions> = {}, drawing: Partial<SheetDrawing> = {}) {
  const { sheets } = layoutSheets([view], { ...single, ...options })
  return sheets.map((sheet) => drawSheet(sheet, { ...about, sheetCount: sheets.length, ...drawing }))
}

function texts(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '')
}

describe('a sheet', () => {
  it('is of true size: its viewBox is its size in millimetres, and full size has no other factor', () => {
    const [svg = ''] = sheetsOf(squareView)
    expect(svg).toContain('width="279.4mm" height="215.9mm" viewBox="0 0 279.4 215.9"')
    expect(svg).toMatch(/translate\([\d. ]+\) scale\(1\)"/)
    expect(svg).toContain('<rect x="0" y="0" width="100" height="100"')
  })

  it('names organisation, order, item, scale, date and sheet, each escaped', () => {
    const [svg = ''] = sheetsOf(squareView)
    expect(texts(svg)).toEqual(
      expect.arrayContaining([
        'Maison &amp; Co',
        'Quote #1042',
        'Villa &lt;Aurore&gt;',
        '1 Hall',
        '1 : 1',
        '6/15/2026',
        '1 of 1',
        'Millimeters',
        'Finish',
        'Bronze',
      ]),
    )
    const [sheet] = layoutSheets([squareView], single).sheets
    expect(sheet && sheetTitle(sheet, 1)).toBe('Sheet 1 of 1: 1 Hall')
  })

  it('shows the logo where there is one, and the name where not', () => {
    const [svg = ''] = sheetsOf(squareView, {}, { logoUrl: 'data:image/svg+xml,"<x>"' })
    expect(svg).toContain('href="data:image/svg+xml,&quot;&lt;x&gt;&quot;"')
    expect(texts(svg)).not.toContain('Maison &amp; Co')
  })

  it('prints the scale that a drawing steps down to, beside it and in the title block', () => {
    const door = { ...squareView, scene: { ...square, bounds: { x: 0, y: 0, width: 2000, height: 900 } } }
    const [svg = ''] = sheetsOf(door)
    expect(texts(svg).filter((text) => text === '1 : 10')).toHaveLength(2)
    expect(svg).toContain('scale(0.1)')
  })

  it('says As shown where drawings beside each other have different scales', () => {
    const door = {
      ...squareView,
      key: '2',
      scene: { ...square, bounds: { x: 0, y: 0, width: 500, height: 900 } },
    }
    const { sheets } = layoutSheets([squareView, door], { ...single, mode: 'multiple', paper: 'tabloid' })
    expect(sheets).toHaveLength(1)
    const svg = sheets.map((sheet) => drawSheet(sheet, about)).join('')
    expect(texts(svg)).toContain('As shown')
    expect(texts(svg)).toEqual(expect.arrayContaining(['1 : 2', '1 : 5']))
  })

  it('says how many dimensions have no room, rather than leaving them out in silence', () => {
    const many = Array.from(
      { length: 90 },
      (_, index): LinearDimension => ({
        id: `d${index}`,
        side: 'bottom',
        from: { x: 0, y: 100 },
        to: { x: 50 + index / 2, y: 100 },
      }),
    )
    const crowded = { ...squareView, scene: { ...square, dimensions: [...square.dimensions, ...many] } }
    expect(texts(sheetsOf(crowded)[0] ?? '')).toContain('90 dimensions have no room at 1 : 1.')
  })

  it('marks an item that is not ready to be made', () => {
    const [svg = ''] = sheetsOf({ ...squareView, remarks: ['Not ready to be made: choose a finish.'] })
    expect(texts(svg)).toContain('Not ready to be made: choose a finish.')
  })

  it('tiles at full size: each sheet says which part it is', () => {
    const door = { ...squareView, scene: { ...square, bounds: { x: 0, y: 0, width: 400, height: 300 } } }
    const pages = sheetsOf(door, { isFullSize: true })
    expect(pages).toHaveLength(5)
    expect(texts(pages[0] ?? '')).toContain('1 : 5')
    expect(texts(pages[1] ?? '')).toContain('1 Hall · Part A1 of 4')
    expect(texts(pages[4] ?? '')).toEqual(expect.arrayContaining(['1 Hall · Part B2 of 4', '1 : 1']))
    for (const page of pages.slice(1)) expect(page).toContain('data-part="mark"')
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 300 })])(
    'stays markup of its own whatever is written on it',
    (heading, value) => {
      const [svg = ''] = sheetsOf(
        { ...squareView, heading, facts: [{ title: heading, value }], remarks: [value] },
        {},
        { orderTitle: value, orgTitle: heading },
      )
      expect(svg).not.toMatch(/<(?!\/?(?:svg|g|path|rect|circle|line|text)\b)/)
    },
  )
})

describe('what is written in a drawing', () => {
  it('is readable at every scale: titles of views and unit numbers keep 6 pt and more', () => {
    const spec = { width: 3400, height: 2600, unitNumber: 7, construction: 'slats', pull: { kind: 'bar' } }
    const scene = drawn('cabinet-front', spec)
    const [svg = ''] = sheetsOf({ ...squareView, scene })
    const factor = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])
    const drawing = svg.slice(
      svg.indexOf('role="img"'),
      svg.lastIndexOf('<g transform=', svg.lastIndexOf('>1 Hall<')),
    )
    const sizes = [...drawing.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * factor)
    expect(factor).toBeLessThanOrEqual(1 / 20)
    expect(sizes.length).toBeGreaterThan(8)
    for (const size of sizes) expect((size * 72) / 25.4).toBeGreaterThanOrEqual(6)
  })
})

describe('inches for the whole order', () => {
  test.prop([fc.double({ min: 0, max: 10_000, noNaN: true })])(
    '[2.9.19] are millimetres divided by 25.4, rounded to the nearest 0.5',
    (mm) => {
      const doubled = (mm / 25.4) * 2
      const nearest = Math.abs(sheetInches(mm) * 2 - doubled)
      expect(nearest).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Number.isInteger(sheetInches(mm) * 2)).toBe(true)
    },
  )

  it.each([
    [82, '3"'],
    [117, '4 1/2"'],
    [2000, '78 1/2"'],
    [19.05, '1"'],
    [3, '<1/2"'],
    [0, '0"'],
  ])('[2.2.49] %d mm are written %s', (mm, figure) => {
    const view = {
      ...squareView,
      scene: {
        ...square,
        dimensions: [
          { ...square.dimensions[0], id: 'w', side: 'top', from: { x: 0, y: 0 }, to: { x: mm, y: 0 } },
        ],
      } satisfies Scene,
    }
    const half = { unit: 'in', inchStep: 2 } as const
    const written = texts(sheetsOf(view, half, half)[0] ?? '')
    expect(written).toContain(figure.replace('<', '&lt;').replace('"', '&quot;'))
    expect(written).toContain('Inches, to the nearest 1/2')
  })

  it.each([
    [82, undefined, '3 1/4"'],
    [117, undefined, '4 5/8"'],
    [2000, undefined, '78 3/4"'],
    [1, undefined, '1/16"'],
    [0.7, undefined, '<1/16"'],
    [15.1, 32, '19/32"'],
  ])(
    '[1.9.21, 1.9.22] to the sixteenth, slats to the thirty-second: %d mm (%s) are written %s',
    (mm, inchDenominator, figure) => {
      const view = {
        ...squareView,
        scene: {
          ...square,
          dimensions: [{ id: 'w', side: 'top', from: { x: 0, y: 0 }, to: { x: mm, y: 0 }, inchDenominator }],
        } satisfies Scene,
      }
      const written = texts(sheetsOf(view, { unit: 'in' }, { unit: 'in' })[0] ?? '')
      expect(written).toContain(figure.replace('<', '&lt;').replace('"', '&quot;'))
      expect(written).toContain('Inches, to the nearest 1/16')
    },
  )

  it('keeps what stands before a figure, and the geometry', () => {
    const hole: LinearDimension = {
      id: 'h',
      side: 'top',
      from: { x: 0, y: 0 },
      to: { x: 5, y: 0 },
      prefix: 'Ø',
    }
    expect(sheetDimension(hole, 'mm')).toBe(hole)
    expect(sheetDimension(hole, 'in', 2)).toMatchObject({ prefix: 'Ø<', from: hole.from, to: hole.to })
    expect(formatInches(sheetInches(25.4 * 7.25))).toBe('7 1/2"')
  })

  it('names scales as drawings in inches do', () => {
    const labels = (unit: LengthUnit) => scalesFor('individual', unit).map(({ label }) => label)
    expect(labels('in').slice(0, 4)).toEqual(['Full size', 'Half size', `3" = 1'-0"`, `1 1/2" = 1'-0"`])
    expect(labels('mm').slice(0, 6)).toEqual(['1 : 1', '1 : 2', '1 : 5', '1 : 10', '1 : 20', '1 : 50'])
    for (const scale of scalesFor('individual', 'in')) {
      const [, inches, sixteenths] = /^(?:(\d+) ?)?(?:(\d+\/\d+))?" = 1'-0"$/.exec(scale.label) ?? []
      const [over = 0, under = 1] = (sixteenths ?? '0/1').split('/').map(Number)
      if (scale.label.includes('='))
        expect((Number(inches ?? 0) + over / under) / 12).toBeCloseTo(scale.ratio, 9)
    }
  })
})

describe('text on paper', () => {
  test.prop([
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.integer({ min: 12, max: 90 }),
    fc.integer({ min: 1, max: 6 }),
  ])('is broken into lines of its column, no more than there is room for', (text, widthMm, most) => {
    const lines = wrapText(text, widthMm, paperFonts.body, most)
    expect(lines.length).toBeLessThanOrEqual(most)
    for (const line of lines)
      expect(paperTextWidth(line, paperFonts.body)).toBeLessThanOrEqual(widthMm + 1e-6)
    if (!lines.some((line) => line.endsWith('…')))
      expect(lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
  })
})
