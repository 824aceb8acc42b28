/**
 * Areas that go on around corners, and what of a panel lies around one. A run is areas from left to right, each of which but
 * the first has the one before it as its parent; it is laid out as if its corners were laid flat. Inches.
 */
import type { Box } from '../geometry/box.ts'
import { entityReader } from './entity-kind.ts'
import type { CanvasContext } from './kind.ts'

export interface RunArea {
  readonly id: number
  readonly viewId: number
  readonly box: Box
  readonly parentId: number | null
}

type Tables = Pick<CanvasContext, 'tables'>
type Areas = {
  readonly byId: ReadonlyMap<number, RunArea>
  /** by the id of the area that they go on from; the first that was made counts */
  readonly nextOf: ReadonlyMap<number, RunArea>
}

const readArea = entityReader('calicoMuralArea')
const known = new WeakMap<CanvasContext['tables']['entity'], Areas>()

function gathered({ tables }: Tables): Areas {
  const areas = [...tables.entity.values()].flatMap((entity): RunArea[] => {
    const area = readArea(entity)
    if (!area) return []
    const { position, size, archCustomViewId } = area.data
    const isOnArea = entity.parentResourceKey === 'entity'
    return [
      {
        id: entity.id,
        viewId: archCustomViewId,
        box: { x: position.x, y: position.y, ...size },
        parentId: isOnArea ? entity.parentId : null,
      },
    ]
  })
  const nextOf = new Map<number, RunArea>()
  for (const area of areas) {
    if (area.parentId !== null && !nextOf.has(area.parentId)) nextOf.set(area.parentId, area)
  }
  return { byId: new Map(areas.map((area) => [area.id, area])), nextOf }
}

function areasOf(context: Tables): Areas {
  const found = known.get(context.tables.entity)
  if (found) return found
  const areas = gathered(context)
  known.set(context.tables.entity, areas)
  return areas
}

/** All areas, in the order in which they were made. */
export function allAreas(context: Tables): readonly RunArea[] {
  return [...areasOf(context).byId.values()]
}

/** The area that goes on around the corner of another one. */
export function areaAfter(areaId: number, context: Tables): RunArea | undefined {
  return areasOf(context).nextOf.get(areaId)
}

/** The areas of the run that an area belongs to, from left to right; of a circle, from the asked one on. */
export function runOfArea(areaId: number, context: Tables): readonly RunArea[] {
  const { byId, nextOf } = areasOf(context)
  const asked = byId.get(areaId)
  if (!asked) return []
  let first = asked
  for (const seen = new Set([asked.id]); first.parentId !== null; seen.add(first.id)) {
    const before = byId.get(first.parentId)
    if (!before || seen.has(before.id) || nextOf.get(before.id) !== first) break
    first = before
  }
  const run: RunArea[] = []
  const taken = new Set<number>()
  for (let area: RunArea | undefined = first; area && !taken.has(area.id); area = nextOf.get(area.id)) {
    taken.add(area.id)
    run.push(area)
  }
  return run
}

/** What of a panel lies around a corner: where it stands on that viewport, and how far from the panel's left edge it begins. */
export interface CornerPiece {
  readonly viewId: number
  readonly box: Box
  readonly from: number
}

/** Less than anybody cuts. */
const NOTHING = 1 / 64

function isUpright(panel: Box, area: RunArea): boolean {
  const { x, y, width, height } = area.box
  const beginsIn = panel.x > x - NOTHING && panel.x < x + width - NOTHING
  return beginsIn && panel.y < y + height && y < panel.y + panel.height
}

/** The pieces of a panel of a viewport that go around the corners of the area in which it begins. */
export function cornerPieces(panel: Box, viewId: number, context: Tables): readonly CornerPiece[] {
  const { byId, nextOf } = areasOf(context)
  if (nextOf.size === 0) return []
  const start = [...byId.values()].find(
    (area) => area.viewId === viewId && nextOf.has(area.id) && isUpright(panel, area),
  )
  if (!start) return []
  const run = runOfArea(start.id, context)
  const pieces: CornerPiece[] = []
  let at = start
  let from = start.box.x + start.box.width - panel.x
  for (const next of run.slice(run.indexOf(start) + 1)) {
    const rest = panel.width - from
    if (rest <= NOTHING) break
    const isLast = run.at(-1) === next
    const width = isLast ? rest : Math.min(rest, next.box.width)
    // Where a corner is laid flat already the panel itself lies there.
    const isFlat = next.viewId === at.viewId && Math.abs(next.box.x - at.box.x - at.box.width) < NOTHING
    if (!isFlat) {
      const y = next.box.y + panel.y - start.box.y
      pieces.push({ viewId: next.viewId, from, box: { x: next.box.x, y, width, height: panel.height } })
    }
    from += width
    at = next
  }
  return pieces
}
