/**
 * What of an order's spatial records is to be drawn: what stands on a viewport that is there, openings of walls that are
 * there. Records whose viewport or wall was deleted stay as they are, and come back with it.
 */
import { referredId, type SpatialKey, spatialKindOf, type SpatialRecords } from './kinds.ts'

export type SpatialLists = { readonly [K in SpatialKey]: readonly SpatialRecords[K][] }

/** The lists without deleted records and without those that refer to a deleted wall or viewport. */
export function shownRecords(lists: SpatialLists): SpatialLists {
  const there = <K extends SpatialKey>(key: K): readonly SpatialRecords[K][] =>
    lists[key].filter(({ deletedAt }) => deletedAt === null)
  const views = new Set(there('archCustomView').map(({ id }) => id))
  const walls = new Set(there('archWall').map(({ id }) => id))
  const isThere = { archCustomView: views, archWall: walls } as const
  function standing<K extends SpatialKey>(key: K): readonly SpatialRecords[K][] {
    return there(key).filter((record) =>
      spatialKindOf({ key, ...record }).references.every((reference) => {
        if (reference.to !== 'archCustomView' && reference.to !== 'archWall') return true
        const id = referredId(record, reference)
        return id === null || isThere[reference.to].has(id)
      }),
    )
  }
  return {
    archWall: there('archWall'),
    // An elevation stays on the plan when its viewport is gone.
    archElevation: there('archElevation'),
    archCustomView: there('archCustomView'),
    entity: standing('entity'),
    productCanvasText: standing('productCanvasText'),
    productCanvasLine: standing('productCanvasLine'),
  }
}
