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

/** The records of lists by kind as tables; deleted ones are left out. */
export function spatialTablesOf(
  lists: {
    readonly [Key in SpatialKey]?: readonly SpatialRecords[Key][] | undefined
  },
): SpatialTables {
  return {
    archWall: byId(lists.archWall),
    archElevation: byId(lists.archElevation),
    archCustomView: byId(lists.archCustomView),
    entity: byId(lists.entity),
    productCanvasText: byId(lists.productCanvasText),
    productCanvasLine: byId(lists.productCanvasLine),
  }
}

function byId<T extends { readonly id: number; readonly deletedAt: unknown }>(
  records: readonly T[] = [],
): ReadonlyMap<number, T> {
  return new Map(records.filter(({ deletedAt }) => deletedAt === null).map((record) => [record.id, record]))
}
