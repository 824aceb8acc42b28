/** Flat outlines: orientation, whether they cross themselves, rounded corners, and triangles that fill them. */
import type { Vec2 } from './vector.ts'

export type Outline = readonly Vec2[]

/** Twice the area, positive when the outline runs counter-clockwise. */
export function doubleArea(outline: Outline): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

export function counterClockwise(outline: Outline): Outline {
  return doubleArea(outline) < 0 ? outline.toReversed() : outline
}

/** Above 0 when a → b → c turns left. */
function side(a: Vec2, b: Vec2, c: Vec2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

function onSegment(a: Vec2, b: Vec2, p: Vec2): boolean {
  return (
    Math.min(a[0], b[0]) <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= p[1] &&
    p[1] <= Math.max(a[1], b[1])
  )
}

/** Whether two segments share a point. */
export function meet(a: Vec2, b: Vec2, c: Vec2, d: Vec2): boolean {
  const [s1, s2, s3, s4] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)]
  if (((s1 > 0 && s2 < 0) || (s1 < 0 && s2 > 0)) && ((s3 > 0 && s4 < 0) || (s3 < 0 && s4 > 0))) return true
  return (
    (s1 === 0 && onSegment(a, b, c)) ||
    (s2 === 0 && onSegment(a, b, d)) ||
    (s3 === 0 && onSegment(c, d, a)) ||
    (s4 === 0 && onSegment(c, d, b))
  )
}

function segmentsOf(outline: Outline): readonly (readonly [Vec2, Vec2])[] {
  return outline.map((point, i) => [point, outline[(i + 1) % outline.length] ?? point])
}

/** Whether the outline holds an area and touches itself nowhere. */
export function isSimple(outline: Outline): boolean {
  if (Math.abs(doubleArea(outline)) < 1e-9) return false
  const segments = segmentsOf(outline)
  for (const [i, one] of segments.entries()) {
    for (const [j, other] of segments.entries()) {
      if (j <= i) continue
      const areNeighbours = j === i + 1 || (i === 0 && j === segments.length - 1)
      if (areNeighbours) {
        // Neighbours share one point; folded back onto each other they share more.
        const [before, shared, after] =
          j === i + 1 ? [one[0], one[1], other[1]] : [other[0], other[1], one[1]]
        if (side(before, shared, after) !== 0) continue
        const dot =
          (before[0] - shared[0]) * (after[0] - shared[0]) + (before[1] - shared[1]) * (after[1] - shared[1])
        if (dot > 0) return false
      } else if (meet(...one, ...other)) return false
    }
  }
  return true
}

/** Whether a point lies inside, borders not counted either way. */
export function holds(outline: Outline, [x, y]: Vec2): boolean {
  let isInside = false
  for (const [a, b] of segmentsOf(outline)) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isInside = !isInside
  }
  return isInside
}

/** Whether holes lie inside the outline and apart from each other. */
export function holesFit(outline: Outline, holes: readonly Outline[]): boolean {
  const rings = [outline, ...holes]
  for (let i = 0; i < rings.length; i += 1) {
    for (let j = i + 1; j < rings.length; j += 1) {
      const [one = [], other = []] = [rings[i], rings[j]]
      for (const a of segmentsOf(one)) for (const b of segmentsOf(other)) if (meet(...a, ...b)) return false
      const [point] = other
      const [first] = one
      if (!point || !first) return false
      if (i === 0 ? !holds(one, point) : holds(one, point) || holds(other, first)) return false
    }
  }
  return true
}

/** Corners replaced by arcs of the radius, or of what fits between the corners. */
export function rounded(outline: Outline, radius: number, segments: number): Outline {
  if (radius <= 0) return outline
  return outline.flatMap((corner, i) => {
    const before = outline[(i - 1 + outline.length) % outline.length] ?? corner
    const after = outline[(i + 1) % outline.length] ?? corner
    const [ax, ay] = [before[0] - corner[0], before[1] - corner[1]]
    const [bx, by] = [after[0] - corner[0], after[1] - corner[1]]
    const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)]
    const cosine = (ax * bx + ay * by) / (a * b)
    // Straight on, or folded back: nothing to round.
    if (!Number.isFinite(cosine) || Math.abs(cosine) > 0.9999) return [corner]
    const half = Math.acos(cosine) / 2
    const cut = Math.min(radius / Math.tan(half), a * 0.49, b * 0.49)
    const fitted = cut * Math.tan(half)
    const toCentre = fitted / Math.sin(half)
    const [mx, my] = [ax / a + bx / b, ay / a + by / b]
    const m = Math.hypot(mx, my)
    const [cx, cy] = [corner[0] + (mx / m) * toCentre, corner[1] + (my / m) * toCentre]
    const start = Math.atan2(corner[1] + (ay / a) * cut - cy, corner[0] + (ax / a) * cut - cx)
    const end = Math.atan2(corner[1] + (by / b) * cut - cy, corner[0] + (bx / b) * cut - cx)
    const sweep = Math.atan2(Math.sin(end - start), Math.cos(end - start))
    return Array.from({ length: segments + 1 }, (_, step): Vec2 => {
      const angle = start + (sweep * step) / segments
      return [cx + fitted * Math.cos(angle), cy + fitted * Math.sin(angle)]
    })
  })
}

type Corner = { readonly at: Vec2; readonly index: number }

/** Joins a hole to the ring by a cut from its rightmost corner to one that it sees past the `others`. */
function withHole(
  ring: readonly Corner[],
  hole: readonly Corner[],
  others: readonly (readonly Corner[])[],
): readonly Corner[] {
  const start = hole.reduce((best, corner, i) => (corner.at[0] > (hole[best]?.at[0] ?? 0) ? i : best), 0)
  const from = hole[start]
  if (!from) return ring
  const blocked = (to: Corner) =>
    [ring, hole, ...others].some((corners) =>
      corners.some((a, i) => {
        const b = corners[(i + 1) % corners.length] ?? a
        const isOwn = [a, b].some(
          ({ at }) =>
            (at[0] === to.at[0] && at[1] === to.at[1]) || (at[0] === from.at[0] && at[1] === from.at[1]),
        )
        return !isOwn && meet(from.at, to.at, a.at, b.at)
      }),
    )
  const distance = ({ at }: Corner) => Math.hypot(at[0] - from.at[0], at[1] - from.at[1])
  const targets = ring
    .map((corner, i) => ({ corner, i }))
    .toSorted((a, b) => distance(a.corner) - distance(b.corner))
  const seen = targets.find(({ corner, i }) => !blocked(corner) && isWithinCorner(ring, i, from.at))
  const to = seen ?? targets[0]
  if (!to) return ring
  const around = [...hole.slice(start), ...hole.slice(0, start), from]
  return [...ring.slice(0, to.i + 1), ...around, ...ring.slice(to.i)]
}

/** Whether a ray from the ring's corner to the point starts inside the ring. */
function isWithinCorner(ring: readonly Corner[], i: number, point: Vec2): boolean {
  const at = ring[i]?.at
  const before = ring[(i - 1 + ring.length) % ring.length]?.at
  const after = ring[(i + 1) % ring.length]?.at
  if (!at || !before || !after) return false
  const left = side(before, at, point) > 0
  const right = side(at, after, point) > 0
  return side(before, at, after) >= 0 ? left && right : left || right
}

/**
 * Triangles that fill an outline less its holes, as indices into the points of the outline followed by those of
 * the holes. The outline is simple and counter-clockwise, holes are simple, clockwise, inside and apart.
 */
export function triangulate(outline: Outline, holes: readonly Outline[] = []): (readonly number[])[] {
  let next = 0
  const cornersOf = (points: Outline): Corner[] => points.map((at) => ({ at, index: next++ }))
  let ring: readonly Corner[] = cornersOf(outline)
  const rightmost = (corners: readonly Corner[]) => Math.max(...corners.map(({ at }) => at[0]))
  // From the right: no hole that waits stands between the next one and all that is to the right of it.
  const inner = holes.map(cornersOf).toSorted((a, b) => rightmost(b) - rightmost(a))
  inner.forEach((hole, i) => {
    ring = withHole(ring, hole, inner.slice(i + 1))
  })
  return clipEars(ring)
}

function clipEars(ring: readonly Corner[]): (readonly number[])[] {
  const left = [...ring]
  const triangles: (readonly number[])[] = []
  while (left.length > 3) {
    // Rounding may hide the last ears: then the next corner goes, which costs nothing that is seen.
    const at = Math.max(
      0,
      left.findIndex((_, i) => isEar(left, i)),
    )
    const [a, b, c] = threeAt(left, at)
    if (a && b && c) triangles.push([a.index, b.index, c.index])
    left.splice(at, 1)
  }
  const [a, b, c] = left
  if (a && b && c) triangles.push([a.index, b.index, c.index])
  return triangles
}

function threeAt(corners: readonly Corner[], i: number) {
  const count = corners.length
  return [corners[(i - 1 + count) % count], corners[i], corners[(i + 1) % count]] as const
}

function isEar(corners: readonly Corner[], i: number): boolean {
  const [a, b, c] = threeAt(corners, i)
  if (!a || !b || !c || side(a.at, b.at, c.at) <= 0) return false
  return !corners.some(({ at }) => {
    if ([a, b, c].some((corner) => corner.at[0] === at[0] && corner.at[1] === at[1])) return false
    return side(a.at, b.at, at) >= 0 && side(b.at, c.at, at) >= 0 && side(c.at, a.at, at) >= 0
  })
}
