/** What kinds of the canvas ask of an order, for tests. */
import type { CanvasContext } from '../canvas/kind.ts'
import { noSpatialTables } from '../spatial/spatial-tables.ts'

export function aCanvasContext(more: Partial<CanvasContext> = {}): CanvasContext {
  return {
    tables: noSpatialTables,
    items: [],
    faceOf: () => null,
    nameOf: ({ title }) => title,
    pictureOf: () => null,
    mediumAddress: (id) => `/media/${id}`,
    seamColors: [],
    ...more,
  }
}
