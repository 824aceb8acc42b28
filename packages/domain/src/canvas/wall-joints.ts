/**
 * Where walls meet: the places of the six points that end a wall, so that corners are mitred, a wall that ends at another one
 * ends at its face, and no two walls of a corner fill the same place. Inches on the plan.
 */
import type { Point } from '../geometry/box.ts'
import type { ArchWall } from '../spatial/schema.ts'
import type { SpatialTables } from '../spatial/spatial-tables.ts'

/** How near to each other two ends are that meet, in inches. */
export const MEETING = 0.25
/**
 * An outer corner reaches no farther from where two walls meet than so many times the thicker of them: walls of one thickness come to a
 * point down to 42 degrees. Sharper ones are cut off, from the end of the one face to that of the other.
 */
export const MITRE_LIMIT = 1.4

/** The lanes of a wall: its left face, its axis and its right face, seen along it. */
export type Lane = 'left' | 'axis' | 'right'
/** Along a wall in inches, from its start: where each of its lanes ends. */
export type EndOfWall = Readonly<Record<Lane, number>>

/** A wall with where it runs and where it ends. */
export interface JoinedWall {
  readonly wall: ArchWall
  readonly from: Point
  readonly length: number
  /** of length 1 */
  readonly along: Point
  /** of length 1, to the left of the way from its start to its end: up for a wall drawn to the right */
  readonly left: Point
  readonly start: EndOfWall
  readonly end: EndOfWall
}

interface Axis extends Omit<JoinedWall, 'start' | 'end'> {
  readonly to: Point
}

/** An end of a wall: `away` goes from it into the wall, `left` to the left of that. */
interface End {
  readonly axis: Axis
  readonly isStart: boolean
  readonly at: Point
  readonly away: Point
  readonly left: Point
}

const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times })
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x
const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y })
const leftOf = ({ x, y }: Point): Point => ({ x: y, y: -x })

function axisOf(wall: ArchWall): Axis | null {
  const from = { x: wall.from.x, y: wall.from.z }
  const to = { x: wall.to.x, y: wall.to.z }
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (!(length > 0)) return null
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  return { wall, from, to, length, along, left: leftOf(along) }
}

function endsOf(axis: Axis): readonly [End, End] {
  const { from, to, along, left } = axis
  return [
    { axis, isStart: true, at: from, away: along, left },
    { axis, isStart: false, at: to, away: opposite(along), left: opposite(left) },
  ]
}

/** Ends in squares of the plan, so that those which meet are found among few. */
function endsByPlace(ends: readonly End[]) {
  const size = MEETING * 4
  const key = (x: number, y: number) => `${x} ${y}`
  const cells = new Map<string, End[]>()
  for (const end of ends) {
    const place = key(Math.round(end.at.x / size), Math.round(end.at.y / size))
    const known = cells.get(place)
    if (known) known.push(end)
    else cells.set(place, [end])
  }
  return ({ at }: End): End[] => {
    const [column, row] = [Math.round(at.x / size), Math.round(at.y / size)]
    const around = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) => cells.get(key(column + x, row + y)) ?? []),
    )
    return around.filter((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) <= MEETING)
  }
}

/** How far into its wall, from an end, a face of it (`side` 1: left of the end, -1: right, 0: its axis) meets a line; null: it does not. */
function meetsLine({ axis, at, away, left }: End, side: number, through: Point, along: Point): number | null {
  const turn = cross(away, along)
  // Nearly beside each other they meet far away, or nowhere.
  if (Math.abs(turn) < 1e-3) return null
  const face = plus(at, left, (side * axis.wall.thickness) / 2)
  return cross({ x: through.x - face.x, y: through.y - face.y }, along) / turn
}

/** The end beside another one around the place where they meet, seen from above with y downwards: counter-clockwise for its left. */
function besideOn(end: End, side: number, others: readonly End[]): End | undefined {
  const turnTo = ({ away }: End) => {
    // From 0, not included, to 360 degrees, to that side.
    const angle = Math.atan2(-side * cross(end.away, away), dot(end.away, away))
    return angle <= 1e-9 ? angle + 2 * Math.PI : angle
  }
  return others.toSorted((a, b) => turnTo(a) - turnTo(b))[0]
}

interface Corner {
  /** where a face of an end is cut by the face of the wall beside it; 0 where no corner is made */
  readonly into: number
  /** where the axis of an end ends, whose outer corner is cut off */
  readonly axis: number
}

const NO_CORNER: Corner = { into: 0, axis: 0 }

function cornerOf(end: End, side: number, others: readonly End[]): Corner {
  const beside = besideOn(end, side, others)
  if (!beside) return NO_CORNER
  const thickness = Math.max(end.axis.wall.thickness, beside.axis.wall.thickness)
  const face = plus(beside.at, beside.left, (-side * beside.axis.wall.thickness) / 2)
  const into = meetsLine(end, side, face, beside.away)
  if (into === null) return NO_CORNER
  const reach = Math.hypot(into, end.axis.wall.thickness / 2)
  if (reach <= MITRE_LIMIT * thickness) return { into, axis: 0 }
  // Within a sharp corner the faces meet as long as both are so long.
  if (into > 0) return into < Math.min(end.axis.length, beside.axis.length) ? { into, axis: 0 } : NO_CORNER
  const own = plus(end.at, end.left, (side * end.axis.wall.thickness) / 2)
  const across = { x: face.x - own.x, y: face.y - own.y }
  return { into: 0, axis: Math.min(0, meetsLine(end, 0, own, across) ?? 0) }
}

/** An end in a corner: where its faces are cut by those beside them. */
function cutInCorner(end: End, others: readonly End[]): EndOfWall {
  const [left, right] = [cornerOf(end, 1, others), cornerOf(end, -1, others)]
  return { left: left.into, axis: left.axis + right.axis, right: right.into }
}

/** The wall on whose body an end stands, between the ends of that; undefined: none. */
function hostOf(end: End, walls: readonly Axis[]): Axis | undefined {
  return walls.find((host) => {
    if (host === end.axis) return false
    const away = { x: end.at.x - host.from.x, y: end.at.y - host.from.y }
    const [over, beside] = [dot(away, host.along), Math.abs(dot(away, host.left))]
    return over > MEETING && over < host.length - MEETING && beside <= host.wall.thickness / 2 + MEETING
  })
}

/** An end at the face of the wall that it stands on. */
function cutAt(end: End, host: Axis): EndOfWall {
  const lean = dot(end.away, host.left)
  const face = plus(host.from, host.left, (Math.sign(lean) * host.wall.thickness) / 2)
  // Very askew it would be cut far away: it stays as it is, within the other one.
  if (Math.abs(lean) < 0.25) return { left: 0, axis: 0, right: 0 }
  const into = (side: number) => meetsLine(end, side, face, host.along) ?? 0
  return { left: into(1), axis: into(0), right: into(-1) }
}

/** An end, by how far into its wall each lane begins; lanes by the wall's own direction. */
function lanesOf(end: End, met: readonly End[], walls: readonly Axis[]): EndOfWall {
  const others = met.filter((other) => other !== end)
  const host = others.length === 0 ? hostOf(end, walls) : undefined
  const into = host ? cutAt(end, host) : cutInCorner(end, others)
  if (end.isStart) return into
  const { length } = end.axis
  return { left: length - into.right, axis: length - into.axis, right: length - into.left }
}

const lanes = ['left', 'axis', 'right'] as const

/** Shorter than its corners a wall keeps its own ends: it would turn inside out. */
function kept(axis: Axis, start: EndOfWall, end: EndOfWall): Pick<JoinedWall, 'start' | 'end'> {
  if (lanes.every((lane) => end[lane] - start[lane] > 1e-6)) return { start, end }
  const { length } = axis
  return { start: { left: 0, axis: 0, right: 0 }, end: { left: length, axis: length, right: length } }
}

/** Of more walls than this none is looked for on whose body another one ends: it would take longer than anybody waits. */
const MAX_HOSTS = 600

/** The walls with where they end, in the order in which they are given; those without length are left out. */
export function joinWalls(walls: readonly ArchWall[]): readonly JoinedWall[] {
  const axes = walls.flatMap((wall) => axisOf(wall) ?? [])
  const ends = axes.map(endsOf)
  const meeting = endsByPlace(ends.flat())
  const hosts = axes.length > MAX_HOSTS ? [] : axes
  return axes.map((axis, index) => {
    const [first, last] = ends[index] ?? endsOf(axis)
    const { wall, from, length, along, left } = axis
    return {
      wall,
      from,
      length,
      along,
      left,
      ...kept(axis, lanesOf(first, meeting(first), hosts), lanesOf(last, meeting(last), hosts)),
    }
  })
}

/** The walls of a plan as they are joined, by their ids: they do not change, they are replaced. */
const joined = new WeakMap<SpatialTables['archWall'], ReadonlyMap<number, JoinedWall>>()

/** A wall with where it ends among the others of its plan; undefined for one without length. */
export function joinedWall(id: number, walls: SpatialTables['archWall']): JoinedWall | undefined {
  const known = joined.get(walls) ?? new Map(joinWalls([...walls.values()]).map((one) => [one.wall.id, one]))
  joined.set(walls, known)
  return known.get(id)
}

/** The corners of a wall on the plan, mitred where it meets others, counter-clockwise from its left start. */
export function cornersOfWall({ wall: { thickness }, from, along, left, start, end }: JoinedWall): Point[] {
  const half = { left: thickness / 2, axis: 0, right: -thickness / 2 }
  const at = (lane: Lane, ends: EndOfWall) => plus(plus(from, along, ends[lane]), left, half[lane])
  return [
    at('left', start),
    at('axis', start),
    at('right', start),
    at('right', end),
    at('axis', end),
    at('left', end),
  ]
}
