/** The spatial records of an order by kind and id: what its canvas shows. */
import type { SpatialKey, SpatialRecords } from './kinds.ts'

/** The records of each resource that are not deleted, by id. */
export type SpatialTables = {
  readonly [Key in SpatialKey]: ReadonlyMap<number, SpatialRecords[Key]>
}

export const noSpatialTables: SpatialTables = {
  archWall: new Map(),
  archElevation: new Map(),
  archCustomView: new Map(),
  entity: new Map(),
  productCanvasText: new Map(),
  productCanvasLine: new Map(),
}
