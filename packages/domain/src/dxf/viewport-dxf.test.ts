/** The DXF file of a viewport's print panels: millimetres, edges and bleeds on layers of their own. Issue 18. */
import { describe, expect, it } from 'vitest'
import { fourPanels, smallCanvas } from '../testing/canvas-fixtures.ts'
import { pointsAlong, readDxf } from '../testing/read-dxf.ts'
import { viewportDxf } from './viewport-dxf.ts'

const mm = (inches: number) => inches * 25.4

describe('the DXF file of a viewport', () => {
  const context = smallCanvas({ entities: fourPanels() })

  it.each(['R12', '2000'] as const)(
    '[issue 18] has four panels where the SVG has them, in millimetres, as %s',
    (version) => {
      const made = viewportDxf(context, 1, version)
      if (!made.ok) throw new Error(made.message)
      expect(made.heading).toBe('1 North wall')
      const { entities } = readDxf(made.dxf)
      const boxes = (layer: string) =>
        entities
          .filter((entity) => entity.layer === layer && entity.vertices.length === 4)
          .map((entity) => {
            const points = pointsAlong(entity)
            const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
            return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((value) =>
              Number(value.toFixed(4)),
            )
          })
      const box = (...inches: number[]) => inches.map((value) => Number(mm(value).toFixed(4)))
      // Prints of 46 by 110 inches with 6 between; half an inch of bleed at the sides, one above and below.
      expect(boxes('BLEED')).toEqual([0, 52, 104, 156].map((x) => box(x, -110, x + 46, 0)))
      expect(boxes('OUTLINE')).toEqual([0, 52, 104, 156].map((x) => box(x + 0.5, -109, x + 45.5, -1)))
      expect(boxes('PICTURE')).toHaveLength(4)
      const texts = entities.filter(({ type }) => type === 'TEXT').map(({ values }) => values.get(1)?.[0])
      expect(texts).toContain('46" x 110" with bleed'.replace('x', '\\U+00D7'))
      expect(texts.filter((text) => text === 'Picture')).toHaveLength(4)
    },
  )

  it('[issue 18] is refused in words without a viewport or panels', () => {
    expect(viewportDxf(context, 99, '2000')).toEqual({
      ok: false,
      message: 'Please go to a viewport to export it to SVG',
    })
    expect(viewportDxf(smallCanvas({ entities: [] }), 1, '2000').ok).toBe(false)
  })
})
