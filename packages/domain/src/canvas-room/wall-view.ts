/** The walls that a viewport looks at, as places of the room: a point of the view lies on the face that one sees. Inches. */
import { cornersOfBox } from '../canvas/entity-kind.ts'
import { elevationInto, seenFrom, type SeenWall } from '../canvas/elevation-view.ts'
import type { CanvasContext } from '../canvas/kind.ts'
import type { Box, Point } from '../geometry/box.ts'
import type { Vec3 } from '../graphics/solids/vector.ts'
import { type Polygon, withoutAll } from './convex.ts'
import type { JoinedWall } from '../canvas/wall-joints.ts'
import { placeOnWall } from './wall-solid.ts'

export interface WallInView {
  readonly seen: SeenWall
  readonly joined: JoinedWall
  /** what of the wall no nearer wall hides, in pieces */
  readonly region: readonly Polygon[]
  /** out of the wall towards who looks, of length 1 on the plan */
  readonly facing: Point
  /** a point of the view on the face that is seen, `lift` inches before it */
  readonly placeOf: (point: Point, lift: number) => Vec3
}

/** Of each viewport the walls that it looks at. */
export type WallsOfView = (viewId: number) => readonly WallInView[]

/** The same, worked out once for each viewport. */
export function viewsOfWalls(
  context: Pick<CanvasContext, 'tables'>,
  walls: ReadonlyMap<number, JoinedWall>,
): WallsOfView {
  const known = new Map<number, readonly WallInView[]>()
  return (viewId) => {
    const found = known.get(viewId) ?? wallsInView(context, viewId, walls)
    known.set(viewId, found)
    return found
  }
}

/** The walls of a viewport, the nearest first; none where no elevation looks into it. */
function wallsInView(
  { tables }: Pick<CanvasContext, 'tables'>,
  viewId: number,
  walls: ReadonlyMap<number, JoinedWall>,
): readonly WallInView[] {
  const elevation = elevationInto(tables, viewId)
  if (!elevation) return []
  const { floor, walls: seen } = seenFrom(tables, viewId)
  const [dx, dz] = [elevation.to.x - elevation.from.x, elevation.to.z - elevation.from.z]
  const length = Math.hypot(dx, dz)
  // To the left of the line: there one looks.
  const look = { x: dz / length, y: -dx / length }
  const nearer: Box[] = []
  return seen
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap((one): WallInView[] => {
      const joined = walls.get(one.wall.id)
      const { box, isForward } = one
      const region = withoutAll([cornersOfBox(box)], nearer)
      nearer.push(box)
      if (!joined) return []
      const side = joined.left.x * look.x + joined.left.y * look.y < 0 ? 1 : -1
      const facing = { x: joined.left.x * side, y: joined.left.y * side }
      const placeOf = ({ x, y }: Point, lift: number): Vec3 => {
        const part = (x - box.x) / box.width
        const u = (isForward ? part : 1 - part) * joined.length
        return placeOnWall(joined, u, side * (one.wall.thickness / 2 + lift), floor - y)
      }
      return [{ seen: one, joined, region, facing, placeOf }]
    })
}
