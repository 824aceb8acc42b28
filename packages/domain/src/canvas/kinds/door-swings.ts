/** How doors stand open on the plan, and how far they reach into a room: what is written there keeps clear of them. Inches. */
import type { Point } from '../../geometry/box.ts'
import type { SpatialTables } from '../../spatial/spatial-tables.ts'
import { entityReader } from '../entity-kind.ts'
import { rotate } from '../form.ts'
import type { CanvasContext } from '../kind.ts'

const readOpening = entityReader('opening')

/** The way from its hinge along which a door of a wall lies when it stands open; `along`: in its wall, shut. */
export function opened(along: Point): Point {
  return rotate(along, -90)
}

/** The widest door of each wall, by the entities: they do not change, they are replaced. */
const widest = new WeakMap<SpatialTables['entity'], ReadonlyMap<number, number>>()

function widestDoors(entities: SpatialTables['entity']): ReadonlyMap<number, number> {
  const known = widest.get(entities)
  if (known) return known
  const widths = new Map<number, number>()
  for (const entity of entities.values()) {
    const data = readOpening(entity)
    if (data === null) continue
    const { archWallId, kind, width } = data.data
    if (archWallId !== null && kind === 'door')
      widths.set(archWallId, Math.max(width, widths.get(archWallId) ?? 0))
  }
  widest.set(entities, widths)
  return widths
}

/** How far the doors of a wall reach from its axis; 0 where it has none. */
export function doorReach(wallId: number, { tables }: Pick<CanvasContext, 'tables'>): number {
  return widestDoors(tables.entity).get(wallId) ?? 0
}
