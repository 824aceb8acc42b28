/** Who looks into a room: where they stand, to where they look, and what they see from left to right. Inches, degrees. */
import type { EyePointData } from '../spatial/kinds/eye-point.ts'
import type { Point } from '../geometry/box.ts'
import type { Vec3 } from '../graphics/solids/vector.ts'
import { eyePointDataSchema } from '../spatial/kinds/eye-point.ts'
import { entityDraft } from '../canvas/entity-kind.ts'
import type { CanvasContext, Draft } from '../canvas/kind.ts'
import { type Floor, isWithin } from './floors.ts'
import type { RoomScene } from './room-scene.ts'
import type { JoinedWall } from '../canvas/wall-joints.ts'

export interface Eye {
  readonly x: number
  readonly z: number
  /** above the floor */
  readonly height: number
  /** on the plan: 0 looks to the right, 90 down */
  readonly direction: number
  /** above the horizon */
  readonly tilt: number
  /** from the left edge of what is seen to the right one */
  readonly fieldOfView: number
}

const degrees = (radians: number) => (radians * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180

export function directionBetween(from: Point, to: Point): number {
  return degrees(Math.atan2(to.y - from.y, to.x - from.x))
}

/** One step to where an eye looks, on the plan. */
export function lookOfEye({ direction }: Pick<Eye, 'direction'>): Point {
  return { x: Math.cos(radians(direction)), y: Math.sin(radians(direction)) }
}

export function eyeOf({ from, to, height, tilt, fieldOfView }: EyePointData): Eye {
  const direction = directionBetween({ x: from.x, y: from.z }, { x: to.x, y: to.z })
  return { x: from.x, z: from.z, height, direction, tilt, fieldOfView }
}

/** How far from an eye the second end of its eye point is set, in inches. */
const REACH = 60
/** Sixteenths, so that what is typed and what was walked to read alike. */
const rounded = (value: number) => Math.round(value * 16) / 16

/** The fields of an eye point that look as an eye does. */
export function eyePointFields({
  x,
  z,
  height,
  direction,
  tilt,
  fieldOfView,
}: Eye): Pick<EyePointData, 'from' | 'to' | 'height' | 'tilt' | 'fieldOfView'> {
  const look = lookOfEye({ direction })
  return {
    from: { x: rounded(x), z: rounded(z) },
    to: { x: rounded(x + look.x * REACH), z: rounded(z + look.y * REACH) },
    height: Math.max(1, rounded(height)),
    tilt: Math.round(tilt * 10) / 10,
    fieldOfView: Math.round(fieldOfView),
  }
}

/** The usual eye, before anybody has chosen one. */
const usual = eyePointDataSchema.parse({ from: { x: 0, z: 0 }, to: { x: 1, z: 0 } })

/** Inches that an eye keeps from a wall when it is set by itself. */
const KEEP = 14

/** How far one can go back from a point within a floor. */
function roomBehind(point: Point, back: Point, floors: readonly Floor[], most: number): number {
  const floor = floors.find(({ outline }) => isWithin(outline, point))
  if (!floor) return most
  const distances = floor.outline.flatMap((a, index) => {
    const b = floor.outline[(index + 1) % floor.outline.length] ?? a
    const hit = hitsSegment(point, back, a, b)
    return hit === null ? [] : [hit]
  })
  return Math.max(0, Math.min(most, ...distances.map((distance) => distance - KEEP)))
}

/** How far a ray goes until it meets a segment; null: it does not. */
function hitsSegment(from: Point, along: Point, a: Point, b: Point): number | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const turn = along.x * dy - along.y * dx
  if (Math.abs(turn) < 1e-12) return null
  const [ax, ay] = [a.x - from.x, a.y - from.y]
  const distance = (ax * dy - ay * dx) / turn
  const part = (ax * along.y - ay * along.x) / turn
  return distance > 0 && part >= 0 && part <= 1 ? distance : null
}

/** The elevation whose view shows most, as who looks from its line. */
function eyeOfElevation(
  { tables }: CanvasContext,
  { hung, pieces }: RoomScene,
): [Point, number, number] | null {
  const counts = new Map<number, number>()
  for (const { viewId } of [...hung, ...pieces])
    if (viewId !== null) counts.set(viewId, (counts.get(viewId) ?? 0) + 1)
  const shown = ({ archCustomViewId: id }: { archCustomViewId: number | null }) => counts.get(id ?? 0) ?? 0
  const [best] = [...tables.archElevation.values()].toSorted((a, b) => shown(b) - shown(a))
  if (!best) return null
  const middle = { x: (best.from.x + best.to.x) / 2, y: (best.from.z + best.to.z) / 2 }
  const along = directionBetween({ x: best.from.x, y: best.from.z }, { x: best.to.x, y: best.to.z })
  return [middle, along - 90, Math.hypot(best.to.x - best.from.x, best.to.z - best.from.z)]
}

/** How far beside the middle one stands, as a part of the width that is looked at; and how wide one looks where room is short. */
const ASIDE = 0.28
const WIDE = 84

/**
 * From where a room is looked at before there is an eye point: as far back as its walls let one, and a little from the right, so
 * that one sees how deep it is.
 */
export function startingEye(context: CanvasContext, scene: RoomScene): Eye {
  const { bounds, floors } = scene
  const elevation = eyeOfElevation(context, scene)
  const center = { x: (bounds.from[0] + bounds.to[0]) / 2, y: (bounds.from[2] + bounds.to[2]) / 2 }
  const [middle, direction, width] = elevation ?? [center, -90, bounds.to[0] - bounds.from[0]]
  const look = lookOfEye({ direction })
  const right = { x: -look.y, y: look.x }
  const aside = roomBehind(middle, right, floors, width * ASIDE)
  const beside = { x: middle.x + right.x * aside, y: middle.y + right.y * aside }
  const most = Math.max(48, width * 0.9)
  const back = roomBehind(beside, { x: -look.x, y: -look.y }, floors, most)
  // Towards what lies straight before the middle, as far away as one stands back from it.
  const turn = degrees(Math.atan2(aside, back + width / 3))
  return {
    ...usual,
    x: beside.x - look.x * back,
    z: beside.y - look.y * back,
    direction: direction - turn,
    tilt: -4,
    fieldOfView: back < most ? WIDE : usual.fieldOfView,
  }
}

/** Something of the room that an eye sees. */
export interface SeenThing {
  /** of the record: 'entity:9', 'productInstance:7/0' */
  readonly key: string
  readonly kind: 'wall' | 'opening' | 'mural' | 'piece'
  /** degrees from straight ahead, to the right */
  readonly bearing: number
  /** inches on the plan */
  readonly distance: number
}

interface Thing extends Pick<SeenThing, 'key' | 'kind'> {
  readonly at: Point
}

function middleOfPoints(points: readonly Vec3[]): Point {
  const count = points.length || 1
  return {
    x: points.reduce((sum, [x]) => sum + x, 0) / count,
    y: points.reduce((sum, [, , z]) => sum + z, 0) / count,
  }
}

function thingsOf({ openings, hung, pieces }: RoomScene): Thing[] {
  const murals = new Map<number, Vec3[]>()
  for (const { viewId, corners, address } of hung)
    if (address !== null) murals.set(viewId, [...(murals.get(viewId) ?? []), ...corners])
  return [
    ...openings.map(({ key, joined: { from, along }, hole }): Thing => {
      const u = (hole.from + hole.to) / 2
      return { key, kind: 'opening', at: { x: from.x + along.x * u, y: from.y + along.y * u } }
    }),
    ...[...murals].map(
      ([viewId, corners]): Thing => ({
        key: `archCustomView:${viewId}`,
        kind: 'mural',
        at: middleOfPoints(corners),
      }),
    ),
    ...pieces.map(({ key, foot }): Thing => ({ key, kind: 'piece', at: { x: foot[0], y: foot[2] } })),
  ]
}

/** From -180, not included, to 180. */
function turned(angle: number): number {
  const rest = ((angle % 360) + 360) % 360
  return rest > 180 ? rest - 360 : rest
}

/** Inches by which something on a wall may lie behind its axis. */
const BEHIND = 12
/** Of so many directions the wall is looked for that stands there. */
const RAYS = 61

function wallAlong(eye: Eye, walls: readonly JoinedWall[], bearing: number) {
  const look = lookOfEye({ direction: eye.direction + bearing })
  let nearest: { readonly joined: JoinedWall; readonly distance: number } | null = null
  for (const joined of walls) {
    const { from, along, length } = joined
    const to = { x: from.x + along.x * length, y: from.y + along.y * length }
    const distance = hitsSegment({ x: eye.x, y: eye.z }, look, from, to)
    if (distance !== null && (!nearest || distance < nearest.distance)) nearest = { joined, distance }
  }
  return nearest
}

/** The walls that are seen, each at the middle of what is seen of it. */
function wallsSeen(eye: Eye, walls: readonly JoinedWall[]): SeenThing[] {
  const seen = new Map<JoinedWall, { bearing: number; distance: number }[]>()
  for (let ray = 0; ray < RAYS; ray += 1) {
    const bearing = eye.fieldOfView * (ray / (RAYS - 1) - 0.5)
    const hit = wallAlong(eye, walls, bearing)
    if (hit) seen.set(hit.joined, [...(seen.get(hit.joined) ?? []), { bearing, distance: hit.distance }])
  }
  return [...seen].map(([{ wall }, hits]) => {
    const middle = hits[Math.floor(hits.length / 2)] ?? { bearing: 0, distance: 0 }
    return { key: `archWall:${wall.id}`, kind: 'wall', ...middle }
  })
}

/** What an eye sees, from left to right: nothing that a wall stands before. */
export function whatIsSeen(scene: RoomScene, eye: Eye): readonly SeenThing[] {
  const things = thingsOf(scene).flatMap(({ key, kind, at }): SeenThing[] => {
    const distance = Math.hypot(at.x - eye.x, at.y - eye.z)
    const bearing = turned(directionBetween({ x: eye.x, y: eye.z }, at) - eye.direction)
    const wall = wallAlong(eye, scene.walls, bearing)
    const isHidden = wall !== null && wall.distance + BEHIND < distance
    return Math.abs(bearing) <= eye.fieldOfView / 2 && !isHidden ? [{ key, kind, bearing, distance }] : []
  })
  return [...wallsSeen(eye, scene.walls), ...things].toSorted((a, b) => a.bearing - b.bearing)
}

/** A new eye point that looks as an eye does. */
export function eyePointDraft(eye: Eye, newId: () => number): Draft {
  const [draft] = entityDraft('eyePoint', { type: 'plan' }, eyePointFields(eye), newId)
  if (!draft) throw new Error('an eye that is nowhere')
  return draft
}
