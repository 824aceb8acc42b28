/** What of a drawing shows the product as it stands in a room agrees with its figures. */
import { beforeAll, describe, expect, it } from 'vitest'
import { drawingFamilyKeys, loadDrawingFamilies } from '../../drawing-families.ts'
import { type Scene, type SceneFace } from '../scene.ts'
import { drawFamily } from '../registry.ts'

beforeAll(() => loadDrawingFamilies())

/** Drawings of all families that can be drawn without being told anything. */
function drawn(): readonly Scene[] {
  return drawingFamilyKeys.flatMap((key) => {
    const result = drawFamily(key, {})
    return result.ok ? [result.scene] : []
  })
}

const faced = () =>
  drawn().flatMap(({ face, ...scene }): [string, SceneFace, Omit<Scene, 'face'>][] =>
    face ? [[scene.family, face, scene]] : [],
  )

describe('the face of a drawing', () => {
  it('[issue 15] is there for what stands on floors and walls', () => {
    expect(faced().map(([family]) => family)).toEqual(
      expect.arrayContaining([
        'slab-door',
        'lamella-panel',
        'cabinet-front',
        'shelf',
        'bookcase',
        'book',
        'article',
      ]),
    )
  })

  it('[issue 15] is as wide and as high as the overall figures of its front, and lies in the drawing', () => {
    for (const [family, { front, depthMm, trueWidthMm = front.width }, { dimensions, bounds }] of faced()) {
      const overall = (id: string) => {
        const found = dimensions.find((one) => one.id === id && one.isOverall)
        if (!found) return undefined
        const isAcross = found.side === 'top' || found.side === 'bottom'
        return found.valueMm ?? Math.abs(isAcross ? found.to.x - found.from.x : found.to.y - found.from.y)
      }
      // A door's figures are those of its leaf; its face is its frame.
      if (family !== 'slab-door') {
        const width = overall('width') ?? overall('length')
        if (width !== undefined) expect([family, trueWidthMm]).toEqual([family, expect.closeTo(width, 6)])
        const height = overall('height')
        if (height !== undefined) expect([family, front.height]).toEqual([family, expect.closeTo(height, 6)])
      }
      expect([family, depthMm > 0]).toEqual([family, true])
      const isInside =
        front.x >= bounds.x - 1e-6 &&
        front.y >= bounds.y - 1e-6 &&
        front.x + front.width <= bounds.x + bounds.width + 1e-6 &&
        front.y + front.height <= bounds.y + bounds.height + 1e-6
      expect([family, isInside]).toEqual([family, true])
    }
  })
})
