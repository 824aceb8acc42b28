/** A view that is drawn larger than the rest has a standard scale of its own, and says it. [issue 12, number 16] */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { aContext, aDocument, anItem, aProductWith } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { drawn } from '../testing/drawn.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { settleAnnotations } from './annotations.ts'
import { drawSheet } from './draw-sheet.ts'
import { layoutSheets, type SheetOptions } from './layout-sheets.ts'
import { orderViews } from './order-views.ts'
import type { Sheet } from './sheet.ts'

/** ISO 5455, and the scales of architects' rules: what a rule can measure. */
const standard = {
  mm: {
    '5 : 1': 5,
    '2 : 1': 2,
    '1 : 1': 1,
    '1 : 2': 1 / 2,
    '1 : 5': 1 / 5,
    '1 : 10': 1 / 10,
    '1 : 20': 1 / 20,
    '1 : 50': 1 / 50,
    '1 : 100': 1 / 100,
  },
  in: {
    'Four times full size': 4,
    'Twice full size': 2,
    'Full size': 1,
    'Half size': 1 / 2,
    '3&quot; = 1&#39;-0&quot;': 1 / 4,
    '1 1/2&quot; = 1&#39;-0&quot;': 1 / 8,
    '1&quot; = 1&#39;-0&quot;': 1 / 12,
    '3/4&quot; = 1&#39;-0&quot;': 1 / 16,
    '1/2&quot; = 1&#39;-0&quot;': 1 / 24,
    '3/8&quot; = 1&#39;-0&quot;': 1 / 32,
    '1/4&quot; = 1&#39;-0&quot;': 1 / 48,
  },
} as const satisfies Record<LengthUnit, Record<string, number>>

type Rail = {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly shape: string
}

type Options = Pick<SheetOptions, 'unit' | 'mode' | 'paper'>

function sheetsOf(rail: Rail, options: Options): readonly Sheet[] {
  const product = aProductWith([], { id: 1, drawing: { family: 'rail-profile', constants: rail } })
  const context = aContext({ products: [product] })
  const order = evaluateOrder(context, aDocument([anItem({ productId: 1, title: 'Rail' })]))
  const { views } = orderViews(order, { unit: options.unit })
  const look = { orientation: 'landscape', showDimensions: true, isFullSize: false } as const
  return layoutSheets(views, { ...look, ...options }).sheets
}

function svgOf(sheets: readonly Sheet[], { unit }: Options): string {
  const about = {
    orgTitle: 'Railworks',
    orderNumber: '#1',
    orderTitle: 'Villa',
    date: '6/15/2026',
    sheetCount: 1,
  }
  const drawing = { ...about, unit, showDimensions: true, logoUrl: null }
  return sheets.map((sheet) => drawSheet(sheet, drawing)).join('')
}

function titleOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>(A–A[^<]*)<\/text>/g)].map(([, text]) => text ?? '')[0] ?? ''
}

describe('the section of a rail', () => {
  it('has a standard scale, at least that of the long view, on every sheet', () => {
    const cases = fc.tuple(
      fc.record({
        length: fc.integer({ min: 300, max: 6000 }),
        width: fc.integer({ min: 15, max: 90 }),
        height: fc.integer({ min: 15, max: 90 }),
        shape: fc.constantFrom('c', 'z', 'box', 'round'),
      }),
      fc.record({
        unit: fc.constantFrom('mm', 'in'),
        mode: fc.constantFrom('multiple', 'individual'),
        paper: fc.constantFrom('letter', 'tabloid'),
      }),
    )
    checkLaw({ enlarged: 25, metric: 30, inches: 30 }, cases, (cover, [rail, options]) => {
      const sheets = sheetsOf(rail, options)
      const [placed] = sheets.flatMap(({ views }) => views)
      const ratio = placed?.scale.ratio ?? 0
      const section = placed?.view.scene.dimensions.find(({ id }) => id === 'section-width')
      const drawnMm = ((section?.to.x ?? 0) - (section?.from.x ?? 0)) * ratio
      cover(options.unit === 'mm' ? 'metric' : 'inches')
      const title = titleOf(svgOf(sheets, options))
      expect(title).toMatch(/^A–A/)
      if (title === 'A–A') {
        expect(drawnMm).toBeCloseTo(rail.width * ratio, 6)
        return
      }
      cover('enlarged')
      const scales: Record<string, number> = standard[options.unit]
      const own = scales[title.replace(/^A–A\s+/, '')]
      expect(title).toEqual(own === undefined ? 'a standard scale' : title)
      // What is measured on paper with a rule of that scale is the width of the rail.
      expect(drawnMm).toBeCloseTo(rail.width * (own ?? 0), 6)
      expect(own).toBeGreaterThan(ratio)
      expect((own ?? 0) / ratio).toBeLessThanOrEqual(5 + 1e-6)
    })
  })

  it('of 40 mm beside a rail at 1 : 2 is drawn at 1 : 1', () => {
    const options = { unit: 'mm', mode: 'individual', paper: 'letter' } as const
    const sheets = sheetsOf({ length: 3000, width: 40, height: 30, shape: 'z' }, options)
    expect(sheets[0]?.views[0]?.scale.label).toBe('1 : 2')
    expect(titleOf(svgOf(sheets, options))).toBe('A–A  1 : 1')
  })

  it('has its true scale on the screen, where a drawing is as large as there is room', () => {
    const scene = drawn('rail-profile', { length: 3000, shape: 'z', width: 40, height: 30 })
    const titles = settleAnnotations(scene.items, 0.3).flatMap((item) =>
      item.kind === 'text' && item.text.startsWith('A–A') ? [item.text] : [],
    )
    expect(titles).toEqual(['A–A  1 : 1.67'])
  })
})
