/**
 * Solids as convex faces over shared vertices, each face counter-clockwise seen from outside. All kinds of nodes
 * build this one shape, so that bounds, the view on the screen and the still picture see the same thing.
 */
import { add, cross, dot, length, subtract, unit, type Vec2, type Vec3 } from './vector.ts'

export type Face = readonly number[]
export type Solid = { readonly vertices: readonly Vec3[]; readonly faces: readonly Face[] }

/** Points closer than this are one, mm. */
const SAME = 1e-5

/** Unites vertices that coincide and drops faces without area that come of it. */
export function weld(solid: Solid): Solid {
  const known = new Map<string, number>()
  const vertices: Vec3[] = []
  const renumbered = solid.vertices.map((vertex) => {
    const key = vertex.map((value) => Math.round(value / SAME)).join()
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, vertices.length)
    vertices.push(vertex)
    return vertices.length - 1
  })
  const faces: Face[] = []
  for (const face of solid.faces) {
    const indices = face.map((index) => renumbered[index] ?? 0)
    const distinct = indices.filter((index, i) => index !== indices[(i + 1) % indices.length])
    if (new Set(distinct).size === distinct.length && distinct.length >= 3) faces.push(distinct)
  }
  return { vertices, faces }
}

/**
 * The skin over rings of equally many points, from the first ring to the last, closed at both ends by the rings
 * themselves when those are convex (`caps`). Rings run counter-clockwise seen from the last ring's side.
 */
export function loft(rings: readonly (readonly Vec3[])[], caps = true): Solid {
  const count = rings[0]?.length ?? 0
  const faces: Face[] = []
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    for (let i = 0; i < count; i += 1) {
      const next = (i + 1) % count
      const below = ring * count
      const above = below + count
      faces.push([below + i, below + next, above + next, above + i])
    }
  }
  if (caps && rings.length > 0) {
    const last = (rings.length - 1) * count
    const order = Array.from({ length: count }, (_, i) => i)
    faces.push(
      order.toReversed(),
      order.map((i) => last + i),
    )
  }
  return weld({ vertices: rings.flat(), faces })
}

/** A circle in the xz plane at height y, counter-clockwise seen from above. */
export function circleAt(y: number, radius: number, segments: number): Vec3[] {
  return Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * 2 * Math.PI
    return [radius * Math.cos(angle), y, -radius * Math.sin(angle)]
  })
}

/** Turns an outline [distance from the axis, height] about the y axis. Its heights go up, or down then up inside. */
export function revolve(outline: readonly Vec2[], segments: number): Solid {
  return loft(
    outline.map(([radius, y]) => circleAt(y, radius, segments)),
    true,
  )
}

/** The normal of a face by Newell's method: good for faces that are not quite flat. Length is twice the area. */
export function areaNormal(vertices: readonly Vec3[], face: Face): Vec3 {
  let sum: Vec3 = [0, 0, 0]
  const origin = vertices[face[0] ?? 0] ?? sum
  for (let i = 1; i + 1 < face.length; i += 1) {
    const a = vertices[face[i] ?? 0] ?? origin
    const b = vertices[face[i + 1] ?? 0] ?? origin
    sum = add(sum, cross(subtract(a, origin), subtract(b, origin)))
  }
  return sum
}

/** The enclosed volume, mm³. */
export function volumeOf({ vertices, faces }: Solid): number {
  let sixfold = 0
  for (const face of faces) {
    const origin = vertices[face[0] ?? 0]
    for (let i = 1; i + 1 < face.length; i += 1) {
      const a = vertices[face[i] ?? 0]
      const b = vertices[face[i + 1] ?? 0]
      if (origin && a && b) sixfold += dot(origin, cross(a, b))
    }
  }
  return sixfold / 6
}

/** Edges with the faces at their sides, by the smaller index first. */
export type Edge = { readonly from: number; readonly to: number; readonly faces: readonly number[] }

export function edgesOf(solid: Solid): readonly Edge[] {
  const edges = new Map<string, { from: number; to: number; faces: number[] }>()
  solid.faces.forEach((face, index) => {
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length] ?? from
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      const known = edges.get(key)
      if (known) known.faces.push(index)
      else edges.set(key, { from: Math.min(from, to), to: Math.max(from, to), faces: [index] })
    })
  })
  return [...edges.values()]
}

/** Faces that meet at more than this look like an edge, at less like a round surface. */
const CREASE_COSINE = Math.cos((34 * Math.PI) / 180)

/** Whether an edge is seen as one: the faces at its sides meet at an angle, or it has only one side. */
export function isCrease(edge: Edge, normals: readonly Vec3[]): boolean {
  const [a, b] = edge.faces
  const left = a === undefined ? undefined : normals[a]
  const right = b === undefined ? undefined : normals[b]
  return !left || !right || dot(left, right) < CREASE_COSINE
}

export function faceNormals(solid: Solid): readonly Vec3[] {
  return solid.faces.map((face) => unit(areaNormal(solid.vertices, face)))
}

/** Flat arrays as graphics cards take them: a triangle's corners one after the other, and the pairs of edge ends. */
export type Skin = {
  readonly positions: readonly number[]
  readonly normals: readonly number[]
  readonly edges: readonly number[]
}

/** Triangles with normals that are smooth across round surfaces and break at edges, and the lines of those edges. */
export function skinOf(solid: Solid): Skin {
  const { vertices, faces } = solid
  const weighted = faces.map((face) => areaNormal(vertices, face))
  const flat = weighted.map(unit)
  const facesAt = new Map<number, number[]>()
  faces.forEach((face, index) => {
    for (const vertex of face) {
      const list = facesAt.get(vertex)
      if (list) list.push(index)
      else facesAt.set(vertex, [index])
    }
  })
  const normalAt = (face: number, vertex: number): Vec3 => {
    const own = flat[face] ?? [0, 0, 1]
    let sum: Vec3 = [0, 0, 0]
    for (const other of facesAt.get(vertex) ?? []) {
      const normal = flat[other]
      if (normal && dot(own, normal) >= CREASE_COSINE) sum = add(sum, weighted[other] ?? normal)
    }
    return length(sum) === 0 ? own : unit(sum)
  }
  const positions: number[] = []
  const normals: number[] = []
  faces.forEach((face, index) => {
    const corners = face.map((vertex) => ({
      at: vertices[vertex] ?? [0, 0, 0],
      normal: normalAt(index, vertex),
    }))
    for (let i = 1; i + 1 < corners.length; i += 1) {
      for (const corner of [corners[0], corners[i], corners[i + 1]]) {
        if (!corner) continue
        positions.push(...corner.at)
        normals.push(...corner.normal)
      }
    }
  })
  const edges: number[] = []
  for (const edge of edgesOf(solid)) {
    if (!isCrease(edge, flat)) continue
    edges.push(...(vertices[edge.from] ?? []), ...(vertices[edge.to] ?? []))
  }
  return { positions, normals, edges }
}
