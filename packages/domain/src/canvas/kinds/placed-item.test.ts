/** A piece as it is drawn on the plan and on a viewport: at the true size of its product. */
import { describe, expect, test } from 'vitest'
import { lamellaPanelFamily } from '../../drawing/families/lamella-panel/family.ts'
import { railProfileFamily } from '../../drawing/families/rail-profile/family.ts'
import { slabDoorFamily } from '../../drawing/families/slab-door/family.ts'
import type { DrawResult } from '../../drawing/family.ts'
import { anItem } from '../../testing/builders.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { faceOfScene } from '../item-face.ts'
import { placedItemKind } from './placed-item.ts'

const plan = { type: 'plan' } as const
const view = { type: 'view', id: 7 } as const

function faceOf(drawn: DrawResult) {
  if (!drawn.ok) throw new Error('not drawn')
  return faceOfScene(drawn.scene)
}

const door = () => faceOf(lamellaPanelFamily.drawUnknown({ width: 600, height: 2000, thickness: 67 }))

function placed(face: ReturnType<typeof faceOf> | null) {
  const item = anItem({
    quantity: 1,
    title: 'Pantry',
    placements: [{ plan: { x: 10, z: 4, rotation: 90 }, view: { archCustomViewId: 7, x: 10, y: 20 } }],
  })
  return { item, context: aCanvasContext({ items: [item], faceOf: () => face }) }
}

describe('a piece', () => {
  test('is as large as its drawing says: 600 × 2000 mm on a viewport, 600 × 67 mm on the plan', () => {
    const { item, context } = placed(door())
    const [onView] = placedItemKind.partsOn(item, view, context)
    expect(onView?.form).toMatchObject({ x: 10, y: 20, rotation: 0 })
    expect(onView?.form).toMatchObject({ width: 600 / 25.4, height: 2000 / 25.4 })
    const [onPlan] = placedItemKind.partsOn(item, plan, context)
    expect(onPlan?.form).toMatchObject({ x: 10, y: 4, rotation: 90, width: 600 / 25.4, height: 67 / 25.4 })
  })

  test('shows the part of its drawing that is its front, and from above its horizontal section', () => {
    const { item, context } = placed(door())
    for (const [sheet, source] of [
      [view, { x: 0, y: 0, width: 600, height: 2000 }],
      [plan, { x: 0, width: 600, height: 67 }],
    ] as const) {
      const [part] = placedItemKind.partsOn(item, sheet, context)
      if (!part) throw new Error('not placed')
      expect(placedItemKind.scene(item, part, sheet, context)).toMatchObject([{ kind: 'drawing', source }])
    }
  })

  test('[issue 15] shows its own engravings, not those of the first of its line', () => {
    const item = anItem({
      quantity: 2,
      placements: [1, 2].map((x) => ({ plan: null, view: { archCustomViewId: 7, x, y: 0 } })),
    })
    const drawnPieces: (number | undefined)[] = []
    const face = door()
    const context = aCanvasContext({
      items: [item],
      faceOf: (_item, piece) => {
        drawnPieces.push(piece)
        return face
      },
    })
    const parts = placedItemKind.partsOn(item, view, context)
    drawnPieces.length = 0
    for (const part of parts) placedItemKind.scene(item, part, view, context)
    expect(drawnPieces).toEqual([0, 1])
  })

  test('of a door in a frame is as large as the frame', () => {
    const face = faceOf(slabDoorFamily.drawUnknown({ width: 900, height: 2100 }))
    // A jamb of 44 and 3 of play on either side and above, 7 below.
    expect(face.width * 25.4).toBeCloseTo(900 + 2 * 47, 9)
    expect(face.height * 25.4).toBeCloseTo(2100 + 47 + 7, 9)
  })

  test('whose drawing is shortened is an outline of its true length', () => {
    const face = faceOf(railProfileFamily.drawUnknown({ length: 3000 }))
    expect(face.width * 25.4).toBeCloseTo(3000, 9)
    expect(face.front).toBeNull()
  })

  test('whose size is not known yet is a dashed box with its name', () => {
    const { item, context } = placed(null)
    const [part] = placedItemKind.partsOn(item, view, context)
    if (!part) throw new Error('not placed')
    expect(part.form).toMatchObject({ width: 24, height: 24 })
    expect(placedItemKind.scene(item, part, view, context)).toMatchObject([
      { kind: 'path', role: 'hidden' },
      { kind: 'text', text: 'Pantry' },
    ])
  })
})
