import { expect, test } from 'vitest'
import {
  archCustomViewSchema,
  archElevationSchema,
  archWallSchema,
  entitySchema,
  productCanvasTextSchema,
} from './schema.ts'
import { shownRecords } from './shown.ts'

const times = { created: '2026-01-01 00:00:00', lastUpdated: '2026-01-01 00:00:00' }
const own = (id: number, isDeleted = false) => ({
  ...times,
  id,
  orgId: 1,
  version: 1,
  productOrderId: 1,
  deletedAt: isDeleted ? times.created : null,
})
const text = (id: number, customViewId: number | null) =>
  productCanvasTextSchema.parse({ ...own(id), position: { x: 0, y: 0 }, customViewId })
const entity = (id: number, type: string, data: object) => entitySchema.parse({ ...own(id), type, data })

test('what stood on a deleted viewport or in a deleted wall is not shown, and what stands elsewhere is', () => {
  const shown = shownRecords({
    archWall: [
      archWallSchema.parse({ ...own(1), from: { x: 0, z: 0 }, to: { x: 9, z: 0 } }),
      archWallSchema.parse({ ...own(2, true), from: { x: 0, z: 0 }, to: { x: 9, z: 0 } }),
    ],
    archElevation: [
      archElevationSchema.parse({ ...own(1), from: { x: 0, z: 0 }, to: { x: 9, z: 0 }, archCustomViewId: 2 }),
    ],
    archCustomView: [
      archCustomViewSchema.parse({ ...own(1), rank: 1 }),
      archCustomViewSchema.parse({ ...own(2, true), rank: 2 }),
    ],
    entity: [
      entity(1, 'calicoMuralArea', { archCustomViewId: 1 }),
      entity(2, 'calicoMuralArea', { archCustomViewId: 2 }),
      entity(3, 'opening', { archWallId: 1, archCustomViewId: null }),
      entity(4, 'opening', { archWallId: 2, archCustomViewId: null }),
    ],
    productCanvasText: [text(1, null), text(2, 1), text(3, 2)],
    productCanvasLine: [],
  })
  expect(shown.archWall.map(({ id }) => id)).toEqual([1])
  expect(shown.archElevation.map(({ id }) => id)).toEqual([1])
  expect(shown.archCustomView.map(({ id }) => id)).toEqual([1])
  expect(shown.entity.map(({ id }) => id)).toEqual([1, 3])
  expect(shown.productCanvasText.map(({ id }) => id)).toEqual([1, 2])
})
