/** What of a canvas stands on paper. */
import { expect, it } from 'vitest'
import { noSpatialTables, type SpatialTables } from '../../spatial/spatial-tables.ts'
import { aCanvasContext } from '../../testing/canvas.ts'
import { trust } from '../../units/trust.ts'
import { canvasDrawing } from './drawing.ts'

it('[issue 15] what is traced stands on no paper', () => {
  const data = { mediumId: 5, size: { width: 200, height: 100 } }
  // A test writes whole records.
  const entity = trust<SpatialTables['entity']>(new Map([[1, { id: 1, type: 'reference', data }]]))
  const context = aCanvasContext({ tables: { ...noSpatialTables, entity } })
  expect(canvasDrawing({ type: 'plan' }, context, new Set()).items).toEqual([])
})
