/** Convex polygons of a sheet, cut by lines, by each other and around boxes. Inches, y downwards. */
import type { Box, Point } from '../geometry/box.ts'

export type Polygon = readonly Point[]

/** Square inches: less is nothing. */
const LEAST = 1e-6

/** Square inches, positive when it runs clockwise as the sheet shows it. */
export function areaOf(polygon: Polygon): number {
  return polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

/** What of a polygon lies where `height` is 0 or more; `height` is linear. */
function cut(polygon: Polygon, height: (point: Point) => number): Polygon {
  return polygon.flatMap((from, index): Point[] => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    const [a, b] = [height(from), height(to)]
    const isCrossed = (a < 0 && b > 0) || (a > 0 && b < 0)
    const part = isCrossed ? a / (a - b) : 0
    const between = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    return [...(a >= 0 ? [from] : []), ...(isCrossed ? [between] : [])]
  })
}

function unlessNothing(polygon: Polygon): Polygon[] {
  return polygon.length >= 3 && Math.abs(areaOf(polygon)) > LEAST ? [polygon] : []
}

/** What two polygons share: one polygon, or nothing. The second runs clockwise. */
export function shared(polygon: Polygon, clip: Polygon): Polygon[] {
  const left = clip.reduce((rest: Polygon, from, index) => {
    const to = clip[(index + 1) % clip.length] ?? from
    return cut(rest, ({ x, y }) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  }, polygon)
  return unlessNothing(left)
}

/** What a polygon has beside a box, in pieces that do not lie upon each other. */
export function without(polygon: Polygon, { x, y, width, height }: Box): Polygon[] {
  const [right, foot] = [x + width, y + height]
  const middle = cut(
    cut(polygon, (point) => point.x - x),
    (point) => right - point.x,
  )
  if (unlessNothing(middle).length === 0) return unlessNothing(polygon)
  return [
    cut(polygon, (point) => x - point.x),
    cut(polygon, (point) => point.x - right),
    cut(middle, (point) => y - point.y),
    cut(middle, (point) => point.y - foot),
  ].flatMap(unlessNothing)
}

/** The same around several boxes. */
export function withoutAll(polygons: readonly Polygon[], boxes: readonly Box[]): Polygon[] {
  return boxes.reduce(
    (rest: Polygon[], box) => rest.flatMap((polygon) => without(polygon, box)),
    [...polygons],
  )
}
