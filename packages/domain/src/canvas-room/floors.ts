/** The floors of rooms: the areas that walls close, along their axes. Inches on the plan. */
import type { Point } from '../geometry/box.ts'
import { isSimple, type Outline } from '../graphics/solids/outline.ts'
import type { ArchWall } from '../spatial/schema.ts'
import { type JoinedWall, MEETING } from '../canvas/wall-joints.ts'

export interface Floor {
  /** once around, clockwise as the plan shows it */
  readonly outline: readonly Point[]
  /** the walls around it */
  readonly walls: readonly ArchWall[]
}

/** Of more walls than this no closed areas are looked for: a plan of that many is no room. */
const MOST_WALLS = 1_000
/** Square inches: less is no room but a gap between walls. */
const LEAST_AREA = 144

/** A place where walls meet, by its number. */
type Node = number
interface Edge {
  readonly from: Node
  readonly to: Node
  readonly wall: ArchWall
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function pointAt({ from, along }: JoinedWall, u: number): Point {
  return { x: from.x + along.x * u, y: from.y + along.y * u }
}

/** Where along a wall others end at it or cross it, its own ends among them. */
function splits(wall: JoinedWall, walls: readonly JoinedWall[]): number[] {
  const found = [0, wall.length]
  for (const other of walls) {
    if (other === wall) continue
    for (const end of [other.from, pointAt(other, other.length)]) {
      const away = { x: end.x - wall.from.x, y: end.y - wall.from.y }
      const u = away.x * wall.along.x + away.y * wall.along.y
      const beside = Math.abs(away.x * wall.left.x + away.y * wall.left.y)
      if (u > 0 && u < wall.length && beside <= wall.wall.thickness / 2 + MEETING) found.push(u)
    }
    const turn = wall.along.x * other.along.y - wall.along.y * other.along.x
    if (Math.abs(turn) < 1e-9) continue
    const away = { x: other.from.x - wall.from.x, y: other.from.y - wall.from.y }
    const u = (away.x * other.along.y - away.y * other.along.x) / turn
    const v = (away.x * wall.along.y - away.y * wall.along.x) / turn
    if (u > 0 && u < wall.length && v > 0 && v < other.length) found.push(u)
  }
  return found.toSorted((a, b) => a - b)
}

function graphOf(walls: readonly JoinedWall[]): {
  readonly places: readonly Point[]
  readonly edges: Edge[]
} {
  const places: Point[] = []
  // Ends that stand on the body of another wall are at its axis, no farther than half of its thickness.
  const near = Math.max(MEETING, ...walls.map(({ wall }) => wall.thickness / 2 + MEETING))
  const nodeAt = (point: Point): Node => {
    const known = places.findIndex((place) => distance(place, point) <= near)
    if (known >= 0) return known
    places.push(point)
    return places.length - 1
  }
  const edges: Edge[] = []
  const known = new Set<string>()
  for (const wall of walls) {
    const nodes = splits(wall, walls).map((u) => nodeAt(pointAt(wall, u)))
    for (const [index, to] of nodes.entries()) {
      const from = nodes[index - 1]
      if (from === undefined || from === to) continue
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      // A wall drawn upon another one closes nothing more.
      if (known.has(key)) continue
      known.add(key)
      edges.push({ from, to, wall: wall.wall })
    }
  }
  return { places, edges }
}

/** Without walls that lead nowhere. */
function pruned(edges: readonly Edge[]): Edge[] {
  let left = [...edges]
  for (;;) {
    const counts = new Map<Node, number>()
    for (const { from, to } of left)
      for (const node of [from, to]) counts.set(node, (counts.get(node) ?? 0) + 1)
    const next = left.filter(({ from, to }) => (counts.get(from) ?? 0) > 1 && (counts.get(to) ?? 0) > 1)
    if (next.length === left.length) return left
    left = next
  }
}

/** The areas that walls close. */
export function floorsOf(walls: readonly JoinedWall[]): readonly Floor[] {
  if (walls.length > MOST_WALLS) return []
  const { places, edges: all } = graphOf(walls)
  const halves = pruned(all).flatMap(({ from, to, wall }) => [
    { from, to, wall },
    { from: to, to: from, wall },
  ])
  const at = (node: Node): Point => places[node] ?? { x: 0, y: 0 }
  const angle = ({ from, to }: Edge) => Math.atan2(at(to).y - at(from).y, at(to).x - at(from).x)
  const out = new Map<Node, Edge[]>()
  for (const half of halves) out.set(half.from, [...(out.get(half.from) ?? []), half])
  for (const [node, list] of out)
    out.set(
      node,
      list.toSorted((a, b) => angle(a) - angle(b)),
    )
  /** The next wall of the same area: the first one to the right of the way back. */
  function after(half: Edge): Edge | undefined {
    const around = out.get(half.to) ?? []
    const back = around.findIndex(({ to }) => to === half.from)
    return around[(back - 1 + around.length) % around.length]
  }
  const seen = new Set<Edge>()
  const floors: Floor[] = []
  for (const first of halves) {
    const loop: Edge[] = []
    for (let half: Edge | undefined = first; half && !seen.has(half); half = after(half)) {
      seen.add(half)
      loop.push(half)
    }
    const outline = loop.map(({ from }) => at(from))
    const points: Outline = outline.map(({ x, y }) => [x, y] as const)
    if (loop.length < 3 || signedArea(outline) < LEAST_AREA || !isSimple(points)) continue
    floors.push({ outline, walls: [...new Set(loop.map(({ wall }) => wall))] })
  }
  return floors
}

/** Square inches, positive when the outline runs clockwise as the plan shows it. */
export function signedArea(outline: readonly Point[]): number {
  return outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

/** Does a point of the plan lie within an outline? */
export function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  return outline.reduce((isInside, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    const isCrossed = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
    return isCrossed ? !isInside : isInside
  }, false)
}
