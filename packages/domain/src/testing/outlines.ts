/** Flat outlines for tests, in millimetres: written short, and how often they run around a point. */
import type { Vec2 } from '../graphics/solids/vector.ts'

/** `flat('0,0 40,0 0,30')`: the points of an outline. */
export function flat(points: string): Vec2[] {
  return points.split(' ').map((point) => {
    const [x = NaN, y = NaN] = point.split(',').map(Number)
    return [x, y]
  })
}

export function rectangle(x: number, y: number, width: number, height: number): Vec2[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

export function sidesOfOutline(outline: readonly Vec2[]): [Vec2, Vec2][] {
  return outline.map((point, i) => [point, outline[i + 1] ?? outline[0] ?? point])
}

/** How often an outline runs around a point that is not on it: by the angles under which its sides are seen. */
export function turnsAround(outline: readonly Vec2[], [x, y]: Vec2): number {
  let sum = 0
  for (const [[ax, ay], [bx, by]] of sidesOfOutline(outline)) {
    const [px, py, qx, qy] = [ax - x, ay - y, bx - x, by - y]
    sum += Math.atan2(px * qy - py * qx, px * qx + py * qy)
  }
  return Math.round(sum / (2 * Math.PI))
}
