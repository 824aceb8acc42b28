/** The law of Escape: whatever is begun and not finished is given back, by every tool and every hand. [2.4.28] */
import { fc, test } from '@fast-check/vitest'
import { spatialOf } from '@orderwright/domain/orders'
import { describe, expect } from 'vitest'
import { manualClock } from '../testing/fixtures.ts'
import { aPanel, openCanvas, tableOf, viewport } from '../testing/canvas.ts'
import { createPointers } from './pointers.ts'

const texture = {
  ...aPanel(20, 0),
  type: 'calicoMuralTexture',
  data: { archCustomViewId: 7, position: { x: 200, y: 20 }, size: { width: 120, height: 60 } },
}
const wall = { id: 1, from: { x: 0, z: 0 }, to: { x: 180, z: 0 }, height: 108, thickness: 4 }

const place = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 700 }) })
const type = fc.constantFrom('mouse' as const, 'pen' as const, 'touch' as const)
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('down' as const), at: place, type, id: fc.nat(2) }) },
  { weight: 8, arbitrary: fc.record({ act: fc.constant('move' as const), at: place, type, id: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('rest' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('key' as const),
      key: fc.constantFrom('1', '2', '/', 'x', '-', ' '),
    }),
  },
)

describe('the law of Escape', () => {
  test.prop(
    [
      fc.boolean(),
      fc.constantFrom(
        'select',
        'hand',
        'wall',
        'opening',
        'elevation',
        'muralArea',
        'muralTexture',
        'muralPanel',
        'muralSeam',
        'mismatchLine',
        'wallLabel',
        'text',
        'line',
        'eyePoint',
        'focusArea',
      ),
      fc.nat(3),
      fc.array(act, { maxLength: 12, size: 'max' }),
    ],
    { numRuns: 150 },
  )(
    'what was begun and not finished is given back, and what comes after is nothing',
    (isPlan, tool, chosen, acts) => {
      const page = openCanvas(
        {
          archWall: tableOf<'archWall'>(wall),
          entity: tableOf<'entity'>(aPanel(1, 0), aPanel(2, 60), texture),
        },
        isPlan ? { type: 'plan' } : viewport,
      )
      const { canvas, editor } = page
      const clock = manualClock()
      const pointers = createPointers({ canvas, clock })
      const keys = canvas.shapes.all().map(({ key }) => key)
      canvas.zoomToFit()
      canvas.select(keys.slice(0, chosen)).tool(tool)
      const before = spatialOf(editor.getState().document)
      const kinds = new Map<number, 'mouse' | 'pen' | 'touch'>()
      for (const one of acts) {
        if (one.act === 'down') {
          if (kinds.has(one.id)) continue
          kinds.set(one.id, one.type)
          pointers.down({ id: one.id, type: one.type, at: one.at })
        } else if (one.act === 'move') {
          pointers.move({ id: one.id, type: kinds.get(one.id) ?? 'mouse', at: one.at })
        } else if (one.act === 'rest') clock.advance(1000)
        else canvas.key(one.key)
      }
      // No button was let go: nothing is finished yet.
      expect(spatialOf(editor.getState().document)).toEqual(before)
      canvas.key('Escape')
      canvas.key('Escape')
      canvas.key('Escape')
      for (const [id, kind] of kinds) pointers.up({ id, type: kind, at: { x: 500, y: 350 } })
      expect(spatialOf(editor.getState().document)).toEqual(before)
      expect(editor.getState().undoLabel).toBeNull()
      const { preview, tentative, guides, typed } = canvas.getState()
      expect({ preview: preview.size, tentative, guides, typed }).toEqual({
        preview: 0,
        tentative: [],
        guides: [],
        typed: '',
      })
    },
  )
})
