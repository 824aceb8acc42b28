/** Slow and obvious questions about bodies, for the laws of rooms. */
import type { Solid } from '../graphics/solids/solid.ts'
import type { Vec3 } from '../graphics/solids/vector.ts'
import { type ArchWall, archWallSchema } from '../spatial/schema.ts'

const time = '2026-11-23 12:00:00'
const stored = { orgId: 1, productOrderId: 1, version: 1, created: time, lastUpdated: time, deletedAt: null }

type At = readonly [x: number, z: number]

export function aWall(id: number, from: At, to: At, more: Partial<ArchWall> = {}): ArchWall {
  const ends = { from: { x: from[0], z: from[1] }, to: { x: to[0], z: to[1] } }
  return archWallSchema.parse({ ...stored, id, ...ends, ...more })
}

/** Walls from point to point. */
export function chain(points: readonly At[], more: Partial<ArchWall> = {}): ArchWall[] {
  return points.slice(1).map((to, index) => aWall(index + 1, points[index] ?? to, to, more))
}

type Triangle = readonly [Vec3, Vec3, Vec3]

export function trianglesOf({ vertices, faces }: Solid): Triangle[] {
  return faces.flatMap((face) => {
    const corners = face.map((index): Vec3 => vertices[index] ?? [0, 0, 0])
    const [first] = corners
    return corners.slice(1, -1).flatMap((corner, index): Triangle[] => {
      const next = corners[index + 2]
      return first && next ? [[first, corner, next]] : []
    })
  })
}

/** How far a ray goes until it meets a triangle; null: it does not. */
export function hits(from: Vec3, along: Vec3, [a, b, c]: Triangle): number | null {
  const minus = (p: Vec3, q: Vec3): Vec3 => [p[0] - q[0], p[1] - q[1], p[2] - q[2]]
  const cross = (p: Vec3, q: Vec3): Vec3 => [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ]
  const dot = (p: Vec3, q: Vec3) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
  const [ab, ac] = [minus(b, a), minus(c, a)]
  const side = cross(along, ac)
  const volume = dot(ab, side)
  if (Math.abs(volume) < 1e-12) return null
  const away = minus(from, a)
  const u = dot(away, side) / volume
  const other = cross(away, ab)
  const v = dot(along, other) / volume
  const distance = dot(ac, other) / volume
  return u >= 0 && v >= 0 && u + v <= 1 && distance > 0 ? distance : null
}

/** Is a point inside of a closed body? By how often a ray in an odd direction leaves it. */
export function isInside(solid: Solid, point: Vec3): boolean {
  const ray: Vec3 = [0.532_17, 0.618_29, 0.577_93]
  return trianglesOf(solid).filter((triangle) => hits(point, ray, triangle) !== null).length % 2 === 1
}

/** Does every edge of a body have as many faces that run along it one way as the other? */
export function isClosed({ faces }: Solid): boolean {
  const counts = new Map<string, number>()
  for (const face of faces)
    face.forEach((from, index) => {
      const to = face[(index + 1) % face.length] ?? from
      const [key, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1]
      counts.set(key, (counts.get(key) ?? 0) + way)
    })
  return [...counts.values()].every((count) => count === 0)
}
