/** Laws of panels laid in rows: none lies on another, their order is kept, and rows fit the sheet where they can. Inches. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../geometry/box.ts'
import { entitySchema, archCustomViewSchema } from '../../spatial/schema.ts'
import { noSpatialTables } from '../../spatial/spatial-tables.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { checkLaw } from '../../testing/check-law.ts'
import { arrangedPanels, rowsOf } from './arrange-panels.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })
const size = fc.record({ width: whole(4, 70), height: whole(20, 130) })
const boxes = fc.array(
  fc.record({ x: whole(-40, 300), y: whole(-40, 300), width: whole(4, 70), height: whole(20, 130) }),
  { maxLength: 3 },
)

/** Do two boxes share more than an edge? By their intervals, one axis after the other. */
function areOnEachOther(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 1e-6 && down > 1e-6
}

describe('panels laid in rows', () => {
  it('[issue 15] lie on nothing, keep their order, and fit the sheet when each of them does', () => {
    checkLaw(
      { rows: 30, around: 20, wide: 3 },
      fc.tuple(fc.array(fc.array(size, { maxLength: 6 }), { maxLength: 4 }), whole(66, 320), boxes),
      (cover, [sizes, sheetWidth, taken]) => {
        let key = 0
        const groups = sizes.map((group) => group.map((one) => ({ key: (key += 1), ...one })))
        const prints = groups.flat()
        const places = rowsOf(groups, sheetWidth, taken)
        expect(places.size).toBe(prints.length)
        const placed = prints.map(({ key: own, width, height }): Box => {
          const at = places.get(own)
          if (!at) throw new Error('not placed')
          return { ...at, width, height }
        })
        for (const [index, one] of placed.entries()) {
          for (const other of [...placed.slice(index + 1), ...taken])
            expect(areOnEachOther(one, other)).toBe(false)
          const before = placed[index - 1]
          // One reads them row by row, each from the left.
          if (before) expect(one.y > before.y || (one.y === before.y && one.x > before.x)).toBe(true)
          expect(one.x).toBeGreaterThanOrEqual(0)
          if (one.width <= sheetWidth) expect(one.x + one.width).toBeLessThanOrEqual(sheetWidth + 1e-9)
          else cover('wide')
        }
        if (new Set(placed.map(({ y }) => y)).size > 1) cover('rows')
        if (taken.length > 0 && placed.length > 0) cover('around')
      },
    )
  })

  it('[issue 15] are grouped by viewport, area and roll, in the order of their numbers; locked ones stay', () => {
    const time = '2026-11-23 12:00:00'
    const stored = {
      orgId: 1,
      productOrderId: 1,
      version: 1,
      created: time,
      lastUpdated: time,
      deletedAt: null,
    }
    const panel = (id: number, number: number, x: number, more: object = {}) =>
      entitySchema.parse({
        ...stored,
        id,
        type: 'calicoMuralPanel',
        data: {
          archCustomViewId: 1,
          position: { x, y: 0 },
          size: { width: 40, height: 98 },
          panelNumber: number,
          ...more,
        },
      })
    const locked = { isLocked: true, drawingsPanelLayoutPosition: { x: 1, y: 1 } }
    const entities = [panel(1, 3, 0), panel(2, 1, 90), panel(3, 2, 40), panel(4, 4, 200, locked)]
    const view = archCustomViewSchema.parse({ ...stored, id: 1, rank: 1 })
    const context = aCanvasContext({
      tables: {
        ...noSpatialTables,
        archCustomView: new Map([[1, view]]),
        entity: new Map(entities.map((one) => [one.id, one])),
      },
    })
    // Prints of 42 by 100; the locked one lies at the upper left corner, and two go beside it.
    const endless = { width: 54, length: null, gap: 0 }
    expect([...arrangedPanels(context, 150, endless)].toSorted(([a], [b]) => a - b)).toEqual([
      [1, { x: 1, y: 109 }],
      [2, { x: 51, y: 1 }],
      [3, { x: 101, y: 1 }],
    ])
    // Two strips of a roll: the third begins a group of its own.
    const short = { width: 54, length: 200, gap: 0 }
    expect(arrangedPanels(context, 1000, short).get(1)).toEqual({ x: 1, y: 125 })
  })
})
