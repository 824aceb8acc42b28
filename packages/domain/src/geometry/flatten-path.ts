/** Path data as straight lines: curves by so many points that nobody sees the corners. */
import type { Point } from './box.ts'
import { absoluteSegments } from './path.ts'

/** Points of a curve, besides its beginning. */
const STEPS = 6
/** Radians between two points of an arc. */
const ARC_STEP = Math.PI / 10
/** Nearer than this two points are one, mm. */
const SAME = 1e-4

function bezier(from: Point, values: readonly number[]): Point[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3, y3] = values
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS
    const u = 1 - t
    if (x3 === undefined || y3 === undefined) {
      return {
        x: u * u * from.x + 2 * u * t * x1 + t * t * x2,
        y: u * u * from.y + 2 * u * t * y1 + t * t * y2,
      }
    }
    const at = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
    return { x: at(from.x, x1, x2, x3), y: at(from.y, y1, y2, y3) }
  })
}

/** An arc by its ends, as SVG has it (appendix B.2.4); ellipses that are turned do not occur. */
function arc(
  from: Point,
  [rx = 0, ry = 0, , large = 0, sweep = 0, x = 0, y = 0]: readonly number[],
): Point[] {
  if (rx <= 0 || ry <= 0) return [{ x, y }]
  const half = { x: (from.x - x) / 2, y: (from.y - y) / 2 }
  const reach = Math.max(1, (half.x / rx) ** 2 + (half.y / ry) ** 2)
  const [a, b] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)]
  const spread = (half.x / a) ** 2 + (half.y / b) ** 2
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (1 - spread) / Math.max(spread, 1e-12)))
  const off = { x: (factor * a * half.y) / b, y: (-factor * b * half.x) / a }
  const center = { x: off.x + (from.x + x) / 2, y: off.y + (from.y + y) / 2 }
  const angleTo = (point: Point) => Math.atan2((point.y - center.y) / b, (point.x - center.x) / a)
  const start = angleTo(from)
  let turn = angleTo({ x, y }) - start
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI
  const count = Math.max(2, Math.ceil(Math.abs(turn) / ARC_STEP))
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (turn * (index + 1)) / count
    return { x: center.x + a * Math.cos(angle), y: center.y + b * Math.sin(angle) }
  })
}

function isNear(a: Point | undefined, b: Point): boolean {
  return a !== undefined && Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME
}

export type FlatLine = { readonly points: readonly Point[]; readonly isClosed: boolean }

/** The lines of a path, each from where the pen is set down; a closed one does not repeat its first point. */
export function flattenPath(d: string): FlatLine[] {
  const lines: { points: Point[]; isClosed: boolean }[] = []
  for (const { command, values } of absoluteSegments(d)) {
    const [x = 0, y = 0] = values
    if (command === 'M') {
      lines.push({ points: [{ x, y }], isClosed: false })
      continue
    }
    const line = lines.at(-1)
    const from = line?.points.at(-1)
    if (!line || !from) continue
    if (command === 'Z') {
      line.isClosed = true
      continue
    }
    const next = command === 'L' ? [{ x, y }] : command === 'A' ? arc(from, values) : bezier(from, values)
    for (const point of next) if (!isNear(line.points.at(-1), point)) line.points.push(point)
  }
  return lines.map(({ points, isClosed }) => {
    const isRound = points.length > 2 && isNear(points.at(-1), points[0] ?? { x: 0, y: 0 })
    return { points: isRound ? points.slice(0, -1) : points, isClosed: isClosed || isRound }
  })
}
