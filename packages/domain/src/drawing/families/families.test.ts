/** Laws that every family keeps, whatever the spec. */
import { type Box, boxesOverlap } from '../../geometry/box.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { layoutDimensions } from '../dimensions/dimensions.ts'
import { fitScene } from '../fit.ts'
import type { Primitive, Scene } from '../scene.ts'
import { sceneToSvg } from '../svg/to-svg.ts'
import { drawingFamilyKeys, loadDrawingFamilies } from '../../drawing-families.ts'
import { anyBoundedDrawing, anyDrawing, drawingSpecs } from '../../testing/random/random-drawings.ts'
import { coveredBoxes } from '../primitive-boxes.ts'
import { drawFamily, findDrawingFamily } from '../registry.ts'

function draw({ key, spec }: { key: string; spec: unknown }): Scene {
  const drawn = drawFamily(key, spec)
  if (!drawn.ok) throw new Error(JSON.stringify(drawn))
  return drawn.scene
}

function numbersOf(items: readonly Primitive[]): string {
  return JSON.stringify(items, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'BROKEN' : value,
  )
}

describe('every family', () => {
  it('has a test here', () => {
    expect([...drawingFamilyKeys].toSorted()).toEqual(Object.keys(drawingSpecs).toSorted())
  })

  it('is found under its own key once it is fetched; an unknown one is passed over', async () => {
    await loadDrawingFamilies(['spaceship', ...drawingFamilyKeys])
    expect(drawingFamilyKeys.map((key) => findDrawingFamily(key)?.key)).toEqual(drawingFamilyKeys)
    expect(findDrawingFamily('spaceship')).toBeUndefined()
  })

  test.prop([anyDrawing], { numRuns: 300 })(
    'draws finite numbers, unique dimensions and a description',
    (drawing) => {
      const scene = draw(drawing)
      expect(numbersOf(scene.items)).not.toMatch(/BROKEN|NaN|Infinity|undefined/)
      expect(new Set(scene.dimensions.map(({ id }) => id)).size).toBe(scene.dimensions.length)
      expect(new Set(scene.parts.map(({ id }) => id)).size).toBe(scene.parts.length)
      expect(scene.description).toMatch(/^\p{Lu}.*\.$/su)
      expect(scene.bounds.width).toBeGreaterThan(0)
    },
  )

  test.prop([anyDrawing])('draws the same for the same spec, in any unit', (drawing) => {
    const inches = drawFamily(drawing.key, drawing.spec, { unit: 'in' })
    const scene = draw(drawing)
    expect(inches.ok && inches.scene.items).toEqual(scene.items)
    expect(sceneToSvg(scene, { scale: 1, unit: 'mm', showDimensions: true })).toBe(
      sceneToSvg(draw(drawing), { scale: 1, unit: 'mm', showDimensions: true }),
    )
  })

  test.prop([anyDrawing], { numRuns: 1000 })(
    '[issue 12, 15] draws nothing outside what it says it covers',
    (drawing) => {
      const { items, bounds, parts } = draw(drawing)
      const slack = 1e-3
      const isInside = ({ x, y, width, height }: Box) =>
        x >= bounds.x - slack &&
        y >= bounds.y - slack &&
        x + width <= bounds.x + bounds.width + slack &&
        y + height <= bounds.y + bounds.height + slack
      expect(coveredBoxes(items).filter(({ box }) => !isInside(box))).toEqual([])
      expect(parts.filter(({ box }) => !isInside(box))).toEqual([])
    },
  )

  test.prop([anyBoundedDrawing, fc.constantFrom('mm' as const, 'in' as const)], { numRuns: 200 })(
    'sets no figure on the drawing or on another one',
    (drawing, unit) => {
      const scene = draw(drawing)
      const { scale } = fitScene(scene, { widthMm: 180, heightMm: 150, unit, showDimensions: true })
      const { figures } = layoutDimensions(scene, { scale, unit })
      for (const [index, figure] of figures.entries()) {
        expect(boxesOverlap(figure.box, scene.bounds)).toBe(false)
        for (const other of figures.slice(index + 1)) expect(boxesOverlap(figure.box, other.box)).toBe(false)
      }
    },
  )

  test.prop([anyDrawing])('keeps every screw on its plate', (drawing) => {
    const scene = draw(drawing)
    for (const { id, box } of scene.parts.filter((part) => part.id.startsWith('screw'))) {
      expect([id, box.x >= 0 && box.y >= 0]).toEqual([id, true])
      expect(box.x + box.width).toBeLessThanOrEqual(scene.bounds.x + scene.bounds.width)
      expect(box.y + box.height).toBeLessThanOrEqual(scene.bounds.y + scene.bounds.height)
    }
  })

  test.prop([fc.constantFrom(...Object.keys(drawingSpecs)), fc.anything()])(
    'answers rubbish with a typed refusal',
    (key, rubbish) => {
      const drawn = drawFamily(key, rubbish)
      if (!drawn.ok) expect(['invalidSpec', 'unknownFamily']).toContain(drawn.code)
    },
  )
})
