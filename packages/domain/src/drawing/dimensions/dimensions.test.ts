/** Dimension layout: figures meet nothing, units change text only. */
import { type Box, boxesOverlap } from '../../geometry/box.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { dimensionFigure } from './style.ts'
import { dimensionBounds, layoutDimensions } from './dimensions.ts'
import { fitScene, paperScaleText } from '../fit.ts'
import type { LinearDimension, LinePrimitive, Scene } from '../scene.ts'

const plate: Box = { x: 0, y: 0, width: 117, height: 117 }

function dimension(side: LinearDimension['side'], from: number, to: number, id: string): LinearDimension {
  const isHorizontal = side === 'top' || side === 'bottom'
  return isHorizontal
    ? { id, side, from: { x: from, y: 0 }, to: { x: to, y: 0 } }
    : { id, side, from: { x: 0, y: from }, to: { x: 0, y: to } }
}

function scene(bounds: Box, dimensions: LinearDimension[]): Scene {
  return { family: 'test', bounds, items: [], dimensions, parts: [], description: '' }
}

const anyScene = fc
  .record({
    width: fc.double({ min: 5, max: 400, noNaN: true }),
    height: fc.double({ min: 5, max: 400, noNaN: true }),
    spans: fc.array(
      fc.record({
        side: fc.constantFrom('top' as const, 'bottom' as const, 'left' as const, 'right' as const),
        from: fc.double({ min: 0, max: 1, noNaN: true }),
        to: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 14 },
    ),
  })
  .map(({ width, height, spans }) =>
    scene(
      { x: 0, y: 0, width, height },
      spans.map(({ side, from, to }, index) => {
        const length = side === 'top' || side === 'bottom' ? width : height
        return dimension(side, from * length, to * length, `d${index}`)
      }),
    ),
  )
const anyScale = fc.double({ min: 0.05, max: 4, noNaN: true })
const anyUnit = fc.constantFrom('mm' as const, 'in' as const)

function hits(line: LinePrimitive, box: Box): boolean {
  const shrink = 1e-6
  const [x1, x2] = [Math.min(line.from.x, line.to.x), Math.max(line.from.x, line.to.x)]
  const [y1, y2] = [Math.min(line.from.y, line.to.y), Math.max(line.from.y, line.to.y)]
  return (
    x1 < box.x + box.width - shrink &&
    x2 > box.x + shrink &&
    y1 < box.y + box.height - shrink &&
    y2 > box.y + shrink
  )
}

describe('dimension layout', () => {
  test.prop([anyScene, anyScale, anyUnit], { numRuns: 400 })(
    'keeps figures off each other and off the part',
    (given, scale, unit) => {
      const { figures } = layoutDimensions(given, { scale, unit })
      expect(figures).toHaveLength(given.dimensions.length)
      for (const [index, figure] of figures.entries()) {
        expect(boxesOverlap(figure.box, given.bounds)).toBe(false)
        for (const other of figures.slice(index + 1)) expect(boxesOverlap(figure.box, other.box)).toBe(false)
      }
    },
  )

  test.prop([anyScene, anyScale, anyUnit], { numRuns: 300 })(
    'draws no line through a figure of the same side',
    (given, scale, unit) => {
      for (const side of ['top', 'bottom', 'left', 'right'] as const) {
        const own = { ...given, dimensions: given.dimensions.filter((d) => d.side === side) }
        const { items, figures } = layoutDimensions(own, { scale, unit })
        const lines = items.filter((item): item is LinePrimitive => item.kind === 'line')
        for (const { box } of figures) expect(lines.filter((line) => hits(line, box))).toEqual([])
      }
    },
  )

  test.prop([anyScene, anyScale, anyUnit])(
    'take the room that is reckoned without drawing them',
    (given, scale, unit) => {
      expect(dimensionBounds(given, { scale, unit })).toEqual(layoutDimensions(given, { scale, unit }).bounds)
    },
  )

  test.prop([anyScene, anyScale])('says where everything is', (given, scale) => {
    const { bounds, figures } = layoutDimensions(given, { scale, unit: 'mm' })
    for (const { box } of figures) {
      expect(box.x).toBeGreaterThanOrEqual(bounds.x - 1e-9)
      expect(box.x + box.width).toBeLessThanOrEqual(bounds.x + bounds.width + 1e-9)
      expect(box.y).toBeGreaterThanOrEqual(bounds.y - 1e-9)
      expect(box.y + box.height).toBeLessThanOrEqual(bounds.y + bounds.height + 1e-9)
    }
  })

  it('puts a chain on one row and the overall size outside it', () => {
    const chain = [
      dimension('top', 10, 58, 'a'),
      dimension('top', 58, 107, 'b'),
      dimension('top', 0, 117, 'all'),
    ]
    const { figures } = layoutDimensions(scene(plate, chain), { scale: 1, unit: 'mm' })
    const y = Object.fromEntries(figures.map(({ id, box }) => [id, box.y]))
    expect(y['a']).toBe(y['b'])
    expect(y['all']).toBeLessThan(y['a'] ?? 0)
  })

  it('[1.2.56] changes only the text when the unit changes', () => {
    const given = scene(plate, [dimension('bottom', 0, 117, 'w'), dimension('left', 0, 117, 'h')])
    const mm = layoutDimensions(given, { scale: 1, unit: 'mm' })
    const inch = layoutDimensions(given, { scale: 1, unit: 'in' })
    const geometry = (items: typeof mm.items) => items.filter((item) => item.kind !== 'text')
    expect(geometry(inch.items)).toEqual(geometry(mm.items))
    expect(mm.figures.map(({ text }) => text)).toEqual(['117', '117'])
    expect(inch.figures.map(({ text }) => text)).toEqual(['4 5/8"', '4 5/8"'])
    expect(given.dimensions[0] && dimensionFigure(given.dimensions[0], 'mm')).toBe('117')
  })

  it('turns arrows outwards where they have no room inside', () => {
    const arrowsOf = (length: number) =>
      layoutDimensions(scene(plate, [dimension('bottom', 0, length, 'a')]), { scale: 1, unit: 'mm' }).bounds.x
    expect(arrowsOf(60)).toBe(0)
    expect(arrowsOf(4)).toBeLessThan(0)
  })

  it('keeps figures equally large on paper at every scale', () => {
    const heights = [0.25, 1, 3].map((scale) => {
      const { figures } = layoutDimensions(scene(plate, [dimension('bottom', 0, 117, 'a')]), {
        scale,
        unit: 'mm',
      })
      return (figures[0]?.box.height ?? 0) * scale
    })
    expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 9)
    expect(heights[2]).toBeCloseTo(heights[0] ?? 0, 9)
  })
})

describe('fitting', () => {
  test.prop([
    anyScene,
    fc.double({ min: 80, max: 400, noNaN: true }),
    fc.double({ min: 80, max: 400, noNaN: true }),
    fc.boolean(),
  ])('fits part and dimensions into the room', (given, widthMm, heightMm, showDimensions) => {
    const few = { ...given, dimensions: given.dimensions.slice(0, 3) }
    const { scale, bounds } = fitScene(few, { widthMm, heightMm, unit: 'mm', showDimensions })
    expect(bounds.width * scale).toBeLessThanOrEqual(widthMm + 1e-6)
    expect(bounds.height * scale).toBeLessThanOrEqual(heightMm + 1e-6)
    expect(scale).toBeGreaterThan(1e-3)
  })

  it.each([
    [120, 90],
    [300, 180],
    [90, 200],
  ])('leaves no room unused in %d × %d mm', (widthMm, heightMm) => {
    const given = scene(plate, [
      dimension('bottom', 0, 117, 'w'),
      dimension('left', 0, 117, 'h'),
      dimension('top', 30, 90, 'a'),
    ])
    const { scale } = fitScene(given, { widthMm, heightMm, unit: 'mm', showDimensions: true, marginMm: 0 })
    const { bounds } = layoutDimensions(given, { scale: scale * 1.005, unit: 'mm' })
    const larger = scale * 1.005
    expect(bounds.width * larger > widthMm || bounds.height * larger > heightMm).toBe(true)
  })

  it('shows fewer dimensions rather than a tiny part', () => {
    const overall = { ...dimension('bottom', 0, 117, 'w'), isOverall: true }
    const given = scene(plate, [overall, dimension('top', 31, 86, 'a'), dimension('bottom', 17, 100, 'b')])
    const shown = (sizeMm: number) =>
      fitScene(given, { widthMm: sizeMm, heightMm: sizeMm, unit: 'mm', showDimensions: true }).dimensions.map(
        ({ id }) => id,
      )
    expect(shown(150)).toEqual(['w', 'a', 'b'])
    expect(shown(40)).toEqual(['w'])
    expect(shown(18)).toEqual([])
  })

  it.each([
    [1, '1 : 1'],
    [0.7142857, '1 : 1.4'],
    [2, '2 : 1'],
    [0.05, '1 : 20'],
    [1.02, '1 : 1'],
  ])('writes the scale %d as %s', (scale, text) => {
    expect(paperScaleText(scale)).toBe(text)
  })
})
