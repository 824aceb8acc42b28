/** How large a graphic is, and of how much it is made. */
import { isBody, type Mesh } from './resolve-graphic.ts'
import { type Bounds, sizeOf, type Vec3 } from './solids/vector.ts'

export type GraphicMeasures = {
  /** width, height and depth of the product's bodies, mm */
  readonly size: Vec3
  /** meshes of bodies, each copy of a row for itself */
  readonly parts: number
  readonly vertices: number
  readonly triangles: number
}

export function measuresOf({
  meshes,
  bounds,
}: {
  readonly meshes: readonly Mesh[]
  readonly bounds: Bounds
}): GraphicMeasures {
  const bodies = meshes.filter(isBody)
  const sum = (count: (mesh: Mesh) => number) => bodies.reduce((total, mesh) => total + count(mesh), 0)
  return {
    size: sizeOf(bounds),
    parts: bodies.length,
    vertices: sum(({ solid }) => solid.vertices.length),
    triangles: sum(({ solid }) => solid.faces.reduce((total, face) => total + face.length - 2, 0)),
  }
}
