/** Path data as polylines: straight lines and arcs of circles as they are, other curves within a tolerance. */
import type { Point } from '../geometry/box.ts'
import { absoluteSegments } from '../geometry/path.ts'
import type { Vertex } from './entities.ts'

/** How far a curve that is no arc of a circle may be from the lines that stand for it, mm. */
export const CURVE_TOLERANCE_MM = 0.01
/** Nearer than this two points are one, mm. */
const SAME = 1e-6
/** Radii that differ by less are those of a circle, as a share. */
const ROUND = 1e-6
/** An arc of more than this is written as several: its bend would be a number without measure. */
const LONGEST_ARC = Math.PI

export interface PathLine {
  readonly vertices: readonly Vertex[]
  readonly isClosed: boolean
}

/** Both axes at once: SVG's y points down, DXF's up. */
export interface Placed {
  (point: Point): Point
}

function isSame(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME
}

/** Points of a Bézier curve after its first: so many that no chord is further from it than the tolerance (by its second derivative). */
function bezierPoints(controls: readonly Point[]): Point[] {
  const bends = controls
    .slice(2)
    .map((point, index) =>
      Math.hypot(
        point.x - 2 * (controls[index + 1]?.x ?? 0) + (controls[index]?.x ?? 0),
        point.y - 2 * (controls[index + 1]?.y ?? 0) + (controls[index]?.y ?? 0),
      ),
    )
  const degree = controls.length - 1
  const second = degree * (degree - 1) * Math.max(0, ...bends)
  const count = Math.max(1, Math.ceil(Math.sqrt(second / (8 * CURVE_TOLERANCE_MM))))
  return Array.from({ length: count }, (_, index) => {
    // De Casteljau.
    let points = [...controls]
    const t = (index + 1) / count
    while (points.length > 1)
      points = points.slice(1).map((to, at) => {
        const from = points[at] ?? to
        return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
      })
    return points[0] ?? { x: 0, y: 0 }
  })
}

interface Ellipse {
  readonly center: Point
  readonly rx: number
  readonly ry: number
  /** radians */
  readonly tilt: number
  readonly start: number
  readonly turn: number
}

/** An arc by its ends as one about its middle (SVG 1.1, appendix F.6.5); null: a straight line. */
function ellipseOf(from: Point, values: readonly number[]): Ellipse | null {
  const [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0, x = 0, y = 0] = values
  if (rx0 === 0 || ry0 === 0 || isSame(from, { x, y })) return null
  const tilt = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const half = { x: (from.x - x) / 2, y: (from.y - y) / 2 }
  const u = cos * half.x + sin * half.y
  const v = -sin * half.x + cos * half.y
  const reach = (u / rx0) ** 2 + (v / ry0) ** 2
  const grow = Math.sqrt(Math.max(1, reach))
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow]
  const spread = (u / rx) ** 2 + (v / ry) ** 2
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / spread - 1))
  const [cu, cv] = [(factor * rx * v) / ry, (-factor * ry * u) / rx]
  const center = { x: cos * cu - sin * cv + (from.x + x) / 2, y: sin * cu + cos * cv + (from.y + y) / 2 }
  const start = Math.atan2((v - cv) / ry, (u - cu) / rx)
  let turn = Math.atan2((-v - cv) / ry, (-u - cu) / rx) - start
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI
  if (sweep !== 1 && turn > 0) turn -= 2 * Math.PI
  return { center, rx, ry, tilt, start, turn }
}

function pointOn({ center, rx, ry, tilt }: Ellipse, angle: number): Point {
  const [a, b] = [rx * Math.cos(angle), ry * Math.sin(angle)]
  return {
    x: center.x + a * Math.cos(tilt) - b * Math.sin(tilt),
    y: center.y + a * Math.sin(tilt) + b * Math.cos(tilt),
  }
}

/** What follows a point: where to, and how the way there is bent, in the path's own axes (y downwards). */
interface Step extends Point {
  readonly bulge: number
}

function arcSteps(from: Point, values: readonly number[]): Step[] {
  const end = { x: values[5] ?? 0, y: values[6] ?? 0 }
  const ellipse = ellipseOf(from, values)
  if (!ellipse) return [{ ...end, bulge: 0 }]
  const { rx, ry, start, turn } = ellipse
  const isCircle = Math.abs(rx - ry) <= ROUND * Math.max(rx, ry)
  // The sagitta of an arc of the larger radius: r (1 - cos(angle / 2)).
  const finest = 2 * Math.acos(Math.max(0, 1 - CURVE_TOLERANCE_MM / Math.max(rx, ry)))
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (isCircle ? LONGEST_ARC : finest) - 1e-9))
  const bulge = isCircle ? Math.tan(turn / count / 4) : 0
  return Array.from({ length: count }, (_, index) => ({
    ...(index + 1 === count ? end : pointOn(ellipse, start + (turn * (index + 1)) / count)),
    bulge,
  }))
}

function stepsOf(from: Point, command: string, values: readonly number[]): Step[] {
  if (command === 'A') return arcSteps(from, values)
  const points = Array.from({ length: values.length / 2 }, (_, index) => ({
    x: values[index * 2] ?? 0,
    y: values[index * 2 + 1] ?? 0,
  }))
  const ends = command === 'L' ? points : bezierPoints([from, ...points])
  return ends.map((point) => ({ ...point, bulge: 0 }))
}

/** The lines of a path, each from where the pen is set down; a closed one does not repeat its first point. */
export function pathVertices(d: string, place: Placed): PathLine[] {
  const lines: { points: (Point & { bulge: number })[]; isClosed: boolean }[] = []
  for (const { command, values } of absoluteSegments(d)) {
    const line = lines.at(-1)
    const from = line?.points.at(-1)
    if (command === 'M') {
      lines.push({ points: [{ x: values[0] ?? 0, y: values[1] ?? 0, bulge: 0 }], isClosed: false })
    } else if (line && from && command === 'Z') {
      line.isClosed = true
      const [first] = line.points
      // Whatever follows begins where this one does.
      if (first) lines.push({ points: [{ ...first, bulge: 0 }], isClosed: false })
    } else if (line && from) {
      for (const { bulge, ...point } of stepsOf(from, command, values)) {
        const last = line.points.at(-1)
        if (!last || (bulge === 0 && isSame(last, point))) continue
        last.bulge = bulge
        line.points.push({ ...point, bulge: 0 })
      }
    }
  }
  return lines.flatMap(({ points, isClosed }) => {
    const [first, last] = [points[0], points.at(-1)]
    const isRound = points.length > 2 && first !== undefined && last !== undefined && isSame(first, last)
    const kept = isRound ? points.slice(0, -1) : points
    if (kept.length < 2) return []
    // Turning y over turns arcs over.
    const vertices = kept.map((point) => ({ ...place(point), bulge: point.bulge === 0 ? 0 : -point.bulge }))
    return [{ vertices, isClosed: isClosed || isRound }]
  })
}
