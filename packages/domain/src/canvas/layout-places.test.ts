/** The layout of all panels before anybody has put them anywhere. Inches. */
import { describe, expect, it } from 'vitest'
import { boxesOverlap } from '../geometry/box.ts'
import { archCustomViewSchema, entitySchema } from '../spatial/schema.ts'
import { noSpatialTables } from '../spatial/spatial-tables.ts'
import { aCanvasContext } from '../testing/canvas.ts'
import { boundsOf } from './form.ts'
import { muralPanelKind } from './kinds/mural-panel.ts'

const time = '2026-11-30 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }

/** A panel of 45 by 96 with bleeds of an inch above and below, at the left of its wall. */
function panel(id: number, viewId: number, more: object = {}) {
  const place = { position: { x: 0, y: 0 }, size: { width: 45, height: 96 } }
  const data = { archCustomViewId: viewId, ...place, bleedTop: 1, bleedBottom: 1, ...more }
  return entitySchema.parse({ ...stored, id, type: 'calicoMuralPanel', data })
}

/** Where panels stand in the layout, in their order; the viewport 2 comes first. */
function placesOf(...panels: readonly ReturnType<typeof panel>[]) {
  const view = (id: number, rank: number) =>
    archCustomViewSchema.parse({ ...stored, id, rank, title: `Wall ${id}` })
  const context = aCanvasContext({
    tables: {
      ...noSpatialTables,
      archCustomView: new Map([
        [1, view(1, 2)],
        [2, view(2, 1)],
      ]),
      entity: new Map(panels.map((one) => [one.id, one])),
    },
  })
  return panels.flatMap((one) =>
    muralPanelKind.partsOn(one, { type: 'layout' }, context).map(({ form }) => boundsOf(form)),
  )
}

describe('the layout of all panels', () => {
  it('[issue 15] has the panels of two walls below each other, the first wall where it is', () => {
    const [second, first] = placesOf(panel(1, 1), panel(2, 2))
    expect(first).toMatchObject({ x: 0, y: 0 })
    // 96, a bleed of an inch above and one below, and two feet between the walls.
    expect(second).toMatchObject({ x: 0, y: 96 + 1 + 24 + 1 })
    expect(first && second && boxesOverlap(first, second)).toBe(false)
  })

  it('[issue 15] leaves a panel where somebody has put it, and the others where they were', () => {
    const put = panel(2, 2, { drawingsPanelLayoutPosition: { x: 500, y: 7 } })
    const [second, first] = placesOf(panel(1, 1), put)
    expect(first).toMatchObject({ x: 500, y: 7 })
    expect(second).toMatchObject({ x: 0, y: 122 })
  })
})
