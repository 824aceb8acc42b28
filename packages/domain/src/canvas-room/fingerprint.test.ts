/** When a still is of another room than the one that is there. [issue 15] */
import { describe, expect, it } from 'vitest'
import type { CanvasContext } from '../canvas/kind.ts'
import type { PiecePlacement } from '../orders/placements.ts'
import { productInstanceSchema } from '../orders/schema.ts'
import { eyePointDataSchema } from '../spatial/kinds/eye-point.ts'
import { drawnEntity, fourPanels, smallCanvas } from '../testing/canvas-fixtures.ts'
import { isStillOld, roomFingerprint } from './fingerprint.ts'

const time = '2026-11-23 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }

function aLine(id: number, placement: Partial<PiecePlacement>) {
  return productInstanceSchema.parse({
    ...stored,
    id,
    productId: 5,
    quantity: 1,
    rank: 1,
    placements: [placement],
  })
}

const data = eyePointDataSchema.parse({ from: { x: 90, z: 100 }, to: { x: 90, z: 0 } })
const entities = fourPanels()
const oak = { drawn: { wood: 'oak' } }
const print = (context: CanvasContext, look: object = {}) => roomFingerprint(context, data, () => look)
const withItem = (placement: Partial<PiecePlacement>) => ({
  ...smallCanvas({ entities }),
  items: [aLine(7, placement)],
})
const onPlan = { plan: { x: 1, z: 2, rotation: 0 }, view: null }

describe('a still', () => {
  it('[issue 15] is of the same room whatever order its records come in, and whatever their ids are', () => {
    const other = entities.toReversed().map((entity) => ({ ...entity, id: entity.id + 500 }))
    expect(print(smallCanvas({ entities: other }))).toBe(print(smallCanvas({ entities })))
  })

  it('[issue 15] is of another one when a wall, a mural, a piece, what is seen of it, or the eye has changed', () => {
    const door = drawnEntity(40, 'opening', { archCustomViewId: null, archWallId: 1, offset: 60 })
    const all = [
      print(smallCanvas({ entities })),
      print(smallCanvas({ entities: [...entities, door] })),
      print(smallCanvas({ entities: fourPanels({ isDisabled: true }).slice(1) })),
      print(withItem(onPlan)),
      print(withItem(onPlan), oak),
      roomFingerprint(smallCanvas({ entities }), { ...data, tilt: 4 }, () => ({})),
    ]
    expect(new Set(all).size).toBe(6)
  })

  it('[issue 15] does not mind what is not seen: a line that stands nowhere, and one on a view that is gone', () => {
    const before = print(smallCanvas({ entities }))
    for (const placement of [
      { plan: null, view: null },
      { plan: null, view: { archCustomViewId: 999, x: 4, y: 5 } },
    ]) {
      expect(print(withItem(placement), oak)).toBe(before)
    }
  })

  it('[issue 15] says when the room has changed since, and nothing where there is no still', () => {
    const context = smallCanvas({ entities })
    const lookOf = () => ({})
    expect(isStillOld(context, data, lookOf)).toBe(false)
    const kept = { ...data, mediumId: 3, stillOf: print(context) }
    expect(isStillOld(context, kept, lookOf)).toBe(false)
    expect(isStillOld(smallCanvas({ entities: entities.slice(0, 2) }), kept, lookOf)).toBe(true)
  })
})
