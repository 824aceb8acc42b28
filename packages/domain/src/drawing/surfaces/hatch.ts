import { type Box, type Point, coordinate as n } from '../../geometry/box.ts'
/** Hatching and grain as plain line segments cut at the shape's edge: no pattern, no clip, sharp in print. */

/**
 * Parallel lines at 45° (or any `angle` in degrees) through a polygon, `spacing` mm apart, as one path.
 * Works for any simple polygon: each line is cut by even-odd crossing.
 */
export function hatchPolygon(polygon: readonly Point[], spacing: number, angle = 45): string {
  const turn = (angle * Math.PI) / 180
  const along = { x: Math.cos(turn), y: Math.sin(turn) }
  const across = { x: -along.y, y: along.x }
  const project = (p: Point, axis: Point) => p.x * axis.x + p.y * axis.y
  const distances = polygon.map((p) => project(p, across))
  const first = Math.ceil(Math.min(...distances) / spacing + 1e-9)
  const last = Math.floor(Math.max(...distances) / spacing - 1e-9)
  let d = ''
  for (let index = first; index <= last; index += 1) {
    const offset = index * spacing
    const crossings = crossingsOf(polygon, offset, across, along)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const point = (t: number) =>
        `${n(along.x * t + across.x * offset)} ${n(along.y * t + across.y * offset)}`
      d += `M${point(crossings[pair] ?? 0)}L${point(crossings[pair + 1] ?? 0)}`
    }
  }
  return d
}

function crossingsOf(polygon: readonly Point[], offset: number, across: Point, along: Point): number[] {
  const found: number[] = []
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a
    const da = a.x * across.x + a.y * across.y - offset
    const db = b.x * across.x + b.y * across.y - offset
    if (da < 0 === db < 0) continue
    const share = da / (da - db)
    const p = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
    found.push(p.x * along.x + p.y * along.y)
  }
  return found.toSorted((a, b) => a - b)
}

/** The grain of a brushed surface: lines across a rounded box, cut at its rounded corners. */
export function grainLines(
  box: Box,
  radius: number,
  spacing: number,
  direction: 'horizontal' | 'vertical',
): string {
  const isVertical = direction === 'vertical'
  const length = isVertical ? box.width : box.height
  const start = isVertical ? box.x : box.y
  const low = isVertical ? box.y : box.x
  const high = low + (isVertical ? box.height : box.width)
  const r = Math.min(radius, length / 2)
  let d = ''
  const count = Math.floor(length / spacing)
  const rest = (length - count * spacing) / 2
  for (let index = 0; index <= count; index += 1) {
    // Uneven on purpose, by the same amount every time: even lines look like corrugation.
    const shift = index === 0 || index === count ? 0 : spacing * 0.42 * Math.sin(index * 12.9898)
    const offset = rest + index * spacing + shift
    const fromEdge = Math.min(offset, length - offset)
    const cut = fromEdge < r ? r - Math.sqrt(Math.max(0, r * r - (r - fromEdge) ** 2)) : 0
    const at = n(start + offset)
    const [from, to] = [n(low + cut), n(high - cut)]
    d += isVertical ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`
  }
  return d
}
