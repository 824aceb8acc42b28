/**
 * What a viewport shows of the plan when it looks from an elevation's line: the walls before it, seen straight on. Its x runs
 * along the line from its start, its y downwards from the top of the highest wall that is seen; the floor is below that wall.
 */
import type { Box } from '../geometry/box.ts'
import type { ArchElevation, ArchWall } from '../spatial/schema.ts'
import type { SpatialTables } from '../spatial/spatial-tables.ts'
import { distance, rotate, scale, subtract } from './form.ts'

/** A wall as a viewport shows it. */
export interface SeenWall {
  readonly wall: ArchWall
  readonly box: Box
  /** its start lies to the left of its end */
  readonly isForward: boolean
  /** how far from the line it stands, in its middle */
  readonly depth: number
}

/** Walls that stand more askew than this to the line are seen from the side, in degrees. */
const ASKEW = 45

interface Seen {
  readonly floor: number
  readonly walls: readonly SeenWall[]
}

const nothing: Seen = { floor: 0, walls: [] }

function lookFrom({ from, to, viewDepth }: ArchElevation, walls: Iterable<ArchWall>): Seen {
  const [start, end] = [
    { x: from.x, y: from.z },
    { x: to.x, y: to.z },
  ]
  const length = distance(start, end)
  if (length === 0) return nothing
  const along = scale(subtract(end, start), 1 / length)
  const look = rotate(along, -90)
  const place = ({ x, z }: ArchWall['from']) => {
    const away = subtract({ x, y: z }, start)
    return { x: away.x * along.x + away.y * along.y, depth: away.x * look.x + away.y * look.y }
  }
  const found = [...walls].flatMap((wall) => {
    const [a, b] = [place(wall.from), place(wall.to)]
    const depth = (a.depth + b.depth) / 2
    const isBefore = depth + wall.thickness / 2 > 0 && depth - wall.thickness / 2 <= viewDepth
    const isStraight = Math.abs(b.depth - a.depth) <= Math.abs(b.x - a.x) * Math.tan((ASKEW * Math.PI) / 180)
    return isBefore && isStraight && a.x !== b.x ? [{ wall, depth, a: a.x, b: b.x }] : []
  })
  const floor = Math.max(0, ...found.map(({ wall }) => wall.height))
  return {
    floor,
    walls: found.map(({ wall, depth, a, b }) => ({
      wall,
      depth,
      isForward: a < b,
      box: { x: Math.min(a, b), y: floor - wall.height, width: Math.abs(b - a), height: wall.height },
    })),
  }
}

const known = new WeakMap<SpatialTables, Map<number, Seen>>()

/** The elevation whose line a viewport looks from; undefined where it has none. */
export function elevationInto(
  { archElevation }: Pick<SpatialTables, 'archElevation'>,
  viewId: number,
): ArchElevation | undefined {
  return [...archElevation.values()].find((one) => one.archCustomViewId === viewId)
}

/** What a viewport looks at; nothing where no elevation looks into it. It is found once for each state of the order. */
export function seenFrom(tables: SpatialTables, viewId: number): Seen {
  let views = known.get(tables)
  if (!views) {
    views = new Map()
    known.set(tables, views)
  }
  const found = views.get(viewId)
  if (found) return found
  const elevation = elevationInto(tables, viewId)
  const seen = elevation ? lookFrom(elevation, tables.archWall.values()) : nothing
  views.set(viewId, seen)
  return seen
}
