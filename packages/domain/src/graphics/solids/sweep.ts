/** Tubes along a path: bends instead of corners, and a round section that never twists. */
import { add, cross, dot, length, scale, subtract, unit, type Vec3 } from './vector.ts'
import { loft, type Solid } from './solid.ts'

/** The path with every corner replaced by an arc-like bend that starts `bend` before it, or halfway. */
export function bent(points: readonly Vec3[], bend: number, steps: number): readonly Vec3[] {
  if (bend <= 0) return points
  return points.flatMap((corner, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    if (!before || !after) return [corner]
    const [toBefore, toAfter] = [subtract(before, corner), subtract(after, corner)]
    const cut = Math.min(bend, length(toBefore) * 0.5, length(toAfter) * 0.5)
    const start = add(corner, scale(unit(toBefore), cut))
    const end = add(corner, scale(unit(toAfter), cut))
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      return add(add(scale(start, a), scale(corner, b)), scale(end, c))
    })
  })
}

function withoutRepeats(points: readonly Vec3[]): readonly Vec3[] {
  return points.filter((point, i) => {
    const before = points[i - 1]
    return !before || length(subtract(point, before)) > 1e-6
  })
}

/** Any direction square to the given one. */
function squareTo(direction: Vec3): Vec3 {
  const other: Vec3 = Math.abs(direction[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  return unit(cross(direction, other))
}

/** A point on the path with the section's size there. */
type Station = { readonly at: Vec3; readonly radius: number }

/** Points on the path at a regular pitch, swelling and narrowing like the coils of a flexible arm. */
function ribbed(points: readonly Vec3[], radius: number, pitch: number): readonly Station[] {
  const stations: Station[] = []
  const lengths = points.slice(1).map((point, i) => length(subtract(point, points[i] ?? point)))
  const total = lengths.reduce((sum, one) => sum + one, 0)
  const count = Math.max(1, Math.round(total / pitch))
  const shape = [
    [0, 0.9],
    [0.18, 0.98],
    [0.5, 1],
    [0.82, 0.98],
  ] as const
  const at = (distance: number): Vec3 => {
    let left = distance
    for (let i = 0; i < lengths.length; i += 1) {
      const [from, to, size] = [points[i], points[i + 1], lengths[i] ?? 0]
      if (!from || !to) continue
      if (left <= size || i === lengths.length - 1) return add(from, scale(unit(subtract(to, from)), left))
      left -= size
    }
    return points[0] ?? [0, 0, 0]
  }
  for (let coil = 0; coil < count; coil += 1) {
    for (const [share, size] of shape) {
      stations.push({ at: at(((coil + share) / count) * total), radius: radius * size })
    }
  }
  stations.push({ at: at(total), radius: radius * 0.9 })
  return stations
}

export type Tube = {
  readonly points: readonly Vec3[]
  readonly radius: number
  /** Length of the bend at each corner, mm; 0 for a mitre. */
  readonly bend: number
  /** Distance of the coils of a flexible tube, mm; 0 for a smooth one. */
  readonly ribPitch: number
  readonly segments: number
}

/** A closed solid around the path; undefined when the path has no length. */
export function sweep({ points, radius, bend, ribPitch, segments }: Tube): Solid | undefined {
  const path = withoutRepeats(bent(withoutRepeats(points), bend, Math.max(4, Math.round(segments / 3))))
  if (path.length < 2) return undefined
  const stations = ribPitch > 0 ? ribbed(path, radius, ribPitch) : path.map((at) => ({ at, radius }))
  const directions = stations.slice(1).map(({ at }, i) => unit(subtract(at, stations[i]?.at ?? at)))
  let across: Vec3 | undefined
  const rings = stations.map(({ at, radius: own }, i) => {
    const before = directions[i - 1] ?? directions[i] ?? [0, 0, 1]
    const after = directions[i] ?? before
    const sum = add(before, after)
    const along = length(sum) < 1e-9 ? after : unit(sum)
    // The section is carried along the path and only ever leant over, so that it does not twist.
    const carried = across ?? squareTo(along)
    const flat = subtract(carried, scale(along, dot(carried, along)))
    across = length(flat) < 1e-9 ? squareTo(along) : unit(flat)
    const up = cross(along, across)
    // At a mitre the section is an ellipse: stretched across the corner to keep the tube's width.
    const stretch = 1 / Math.max(1 / 3, dot(along, after))
    const lean = subtract(after, scale(along, dot(along, after)))
    const leanTo = length(lean) < 1e-9 ? undefined : unit(lean)
    return Array.from({ length: segments }, (_, step): Vec3 => {
      const angle = (step / segments) * 2 * Math.PI
      const spoke = add(scale(across ?? [1, 0, 0], own * Math.cos(angle)), scale(up, own * Math.sin(angle)))
      if (!leanTo) return add(at, spoke)
      return add(at, add(spoke, scale(leanTo, dot(spoke, leanTo) * (stretch - 1))))
    })
  })
  return loft(rings)
}
