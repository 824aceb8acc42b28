/** Doors and windows where a mural covers their wall: it is cut out there. */
import { describe, expect, it } from 'vitest'
import { canvasDrawing } from '../../canvas-sheets/views/drawing.ts'
import { archCustomViewSchema, entitySchema, type SpatialEntity } from '../../spatial/schema.ts'
import { noSpatialTables } from '../../spatial/spatial-tables.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { canvasKinds } from '../registry.ts'

const time = '2026-11-30 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }
const entity = (id: number, type: SpatialEntity['type'], data: object) =>
  entitySchema.parse({ ...stored, id, type, data: { archCustomViewId: 1, ...data } })
const wall = { position: { x: 0, y: 0 }, size: { width: 100, height: 96 } }

const drawn = () => {
  const entities = [
    entity(1, 'opening', { archWallId: null, position: { x: 30, y: 16 }, width: 36, height: 80 }),
    entity(2, 'calicoMuralTexture', wall),
    entity(3, 'calicoMuralPanel', { ...wall, panelNumber: 7 }),
  ]
  const view = archCustomViewSchema.parse({ ...stored, id: 1, rank: 1, title: 'Wall' })
  const context = aCanvasContext({
    tables: {
      ...noSpatialTables,
      archCustomView: new Map([[1, view]]),
      entity: new Map(entities.map((one) => [one.id, one])),
    },
    pictureOf: () => ({ address: '/mural.svg', width: 0, height: 0 }),
  })
  return canvasDrawing({ type: 'view', id: 1 }, context, new Set()).items
}

describe('an opening in a wall with a mural', () => {
  it('[issue 15] is cut out of it: its hole is drawn after every picture', () => {
    const items = drawn()
    const hole = items.findIndex((item) => 'fill' in item && item.fill === 'paper')
    expect(hole).toBeGreaterThan(items.findLastIndex(({ kind }) => kind === 'image'))
  })

  it('[issue 15] hides no number of a panel: where the middle is cut out it stands beside the door', () => {
    // The door reaches from 30 to 66 across and from 16 down: to its right most is left, 34 inches.
    expect(drawn()).toContainEqual(
      expect.objectContaining({ kind: 'text', text: '7', at: expect.objectContaining({ x: 83 }) }),
    )
  })

  it('[issue 15] lies behind what stands before the wall', () => {
    const orderOf = (name: string) => canvasKinds.find((kind) => kind.name === name)?.order ?? Number.NaN
    expect(orderOf('placedItem')).toBeGreaterThan(orderOf('opening'))
  })
})
