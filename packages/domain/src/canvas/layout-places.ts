/**
 * Where panels stand in the layout of all panels as long as nobody has put them anywhere: as in their viewports, one
 * viewport below the other, so that panels of different walls do not lie on each other. Inches, y downwards.
 */
import type { Point } from '../geometry/box.ts'
import type { MuralPanelData } from '../spatial/kinds/mural-panel.ts'
import type { SpatialEntity } from '../spatial/schema.ts'
import type { SpatialTables } from '../spatial/spatial-tables.ts'
import { entityReader } from './entity-kind.ts'
import type { CanvasContext } from './kind.ts'
import { viewportsOf } from './viewports.ts'

/** Between the panels of two viewports. */
const VIEW_GAP = 24

const readPanel = entityReader('calicoMuralPanel')
/** What was read of a panel; records do not change, they are replaced. */
const reachesOf = new WeakMap<SpatialEntity, (Reach & { readonly viewId: number }) | null>()
const known = new WeakMap<SpatialTables, ReadonlyMap<number, number>>()

/** From the highest to the lowest edge of a viewport's panels, their bleeds included. */
interface Reach {
  readonly top: number
  readonly bottom: number
}

function reachOf(entity: SpatialEntity) {
  const found = reachesOf.get(entity)
  if (found !== undefined) return found
  const panel = readPanel(entity)
  const reach = panel && {
    viewId: panel.data.archCustomViewId,
    top: panel.data.position.y - panel.data.bleedTop,
    bottom: panel.data.position.y + panel.data.size.height + panel.data.bleedBottom,
  }
  reachesOf.set(entity, reach)
  return reach
}

/** How far each viewport's panels are moved down, by the id of the viewport. */
function movesDown({ tables }: Pick<CanvasContext, 'tables'>): ReadonlyMap<number, number> {
  const found = known.get(tables)
  if (found) return found
  const reaches = new Map<number, Reach>()
  for (const entity of tables.entity.values()) {
    const own = reachOf(entity)
    if (!own) continue
    const before = reaches.get(own.viewId) ?? own
    reaches.set(own.viewId, {
      top: Math.min(before.top, own.top),
      bottom: Math.max(before.bottom, own.bottom),
    })
  }
  const moves = new Map<number, number>()
  let foot: number | null = null
  for (const { id } of viewportsOf({ tables })) {
    const reach = reaches.get(id)
    if (!reach) continue
    const move: number = foot === null ? 0 : foot + VIEW_GAP - reach.top
    moves.set(id, move)
    foot = reach.bottom + move
  }
  known.set(tables, moves)
  return moves
}

/** Where a panel that nobody has put anywhere stands in the layout of all panels. */
export function placeInLayout(
  { archCustomViewId, position }: Pick<MuralPanelData, 'archCustomViewId' | 'position'>,
  context: Pick<CanvasContext, 'tables'>,
): Point {
  return { x: position.x, y: position.y + (movesDown(context).get(archCustomViewId) ?? 0) }
}
