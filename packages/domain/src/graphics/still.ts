/**
 * A still picture of a graphic as a `Scene`: seen from the front right and a little above, without perspective, with
 * what is hidden taken away. For lists, the cart and documents; the same lines on screen, in print and in PDF.
 */
import { darken, lighten, solid } from '../drawing/surfaces/colour.ts'
import type { Paint, PathPrimitive, Scene } from '../drawing/scene.ts'
import { describeGraphic } from './describe.ts'
import { isBody, type Mesh } from './resolve-graphic.ts'
import { backToFront, type Facet } from './solids/painter.ts'
import { edgesOf, faceNormals, isCrease } from './solids/solid.ts'
import {
  type Bounds,
  combine,
  dot,
  nowhereElse,
  place,
  type Placement,
  placementOf,
  turn,
  unit,
  type Vec3,
} from './solids/vector.ts'

/** Where stills look from, degrees. */
const AZIMUTH = 34
const ELEVATION = 16
/** Light from the upper left, before the product. */
const LIGHT = unit([-0.45, 0.75, 0.62])

/** What mirrors so much of the light in its own color is shown as metal. */
const METAL = 0.5

/** Turns the product so that one looks along -z. */
const seenFrom: Placement = combine(
  placementOf([0, 0, 0], [ELEVATION, 0, 0]),
  placementOf([0, 0, 0], [0, -AZIMUTH, 0]),
)

/** How much lighter or darker lamps make a metal whose face looks that way, a share: bands as on the metal in 3D. */
function mirrored([x, , z]: Vec3): number {
  const lamps = (0.5 + 0.5 * Math.cos((2 * x * z + 0.66) * 7.6)) ** 2
  return (lamps - 0.35) * 0.62
}

function shade({ color: colour, metalness }: Mesh['material'], normal: Vec3): Paint {
  const light = dot(normal, LIGHT) + (metalness > METAL ? mirrored(normal) * metalness : 0)
  return light > 0 ? lighten(colour, light * 0.28) : darken(colour, 0.08 - light * 0.5)
}

/** Faces towards the viewer with the edges that are drawn: creases, and where the shape turns away. */
function facetsOf({ solid: shape, placement, material, title }: Mesh, seen: Placement): Facet<PaintOf>[] {
  const whole = combine(seen, placement)
  const vertices = shape.vertices.map((vertex) => place(whole, vertex))
  const normals = faceNormals(shape).map((normal) => turn(whole, normal))
  const isSeen = normals.map((normal) => normal[2] > 1e-6)
  const drawn = new Set<string>()
  for (const edge of edgesOf(shape)) {
    const [a = -1, b = -1] = edge.faces
    if (isCrease(edge, normals) || isSeen[a] !== isSeen[b]) drawn.add(`${edge.from} ${edge.to}`)
  }
  const paint = (normal: Vec3): PaintOf => ({
    fill: material.glow > 0.5 ? solid(material.color) : shade(material, normal),
    stroke: darken(material.color, 0.62),
    opacity: material.opacity < 1 ? 0.55 : undefined,
    part: title,
  })
  return shape.faces.flatMap((face, index) => {
    const normal = normals[index]
    if (!normal || !isSeen[index]) return []
    const corners = face.map((vertex, i) => {
      const next = face[(i + 1) % face.length] ?? vertex
      const key = vertex < next ? `${vertex} ${next}` : `${next} ${vertex}`
      return { at: vertices[vertex] ?? ([0, 0, 0] as const), isDrawn: drawn.has(key) }
    })
    return [{ corners, normal, tag: paint(normal) }]
  })
}

type PaintOf = {
  readonly fill: Paint
  readonly stroke: Paint
  readonly opacity: number | undefined
  readonly part: string
}

/** A tenth of a millimetre is finer than any still is shown. */
function n(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

function pathsOf({ corners, tag }: Facet<PaintOf>): PathPrimitive[] {
  const d = `${corners.map(({ at }, i) => `${i === 0 ? 'M' : 'L'}${n(at[0])} ${n(-at[1])}`).join('')}Z`
  const lines = corners
    .map(({ at, isDrawn }, i) => {
      const next = corners[(i + 1) % corners.length]
      return isDrawn && next ? `M${n(at[0])} ${n(-at[1])}L${n(next.at[0])} ${n(-next.at[1])}` : ''
    })
    .join('')
  const { fill, stroke, opacity, part } = tag
  // A hair of its own colour closes the seam to the next face.
  const face: PathPrimitive = {
    kind: 'path',
    d,
    fill,
    ...(opacity === undefined ? { role: 'fine' as const, stroke: fill } : { opacity }),
    isRoundJoined: true,
    part,
  }
  return lines === '' ? [face] : [face, { kind: 'path', d: lines, role: 'detail', stroke, part }]
}

/** Faces that follow each other with the same paint become one path; where one sees through, each stays its own. */
function merged(paths: readonly PathPrimitive[]): PathPrimitive[] {
  const joined: PathPrimitive[] = []
  for (const path of paths) {
    const last = joined.at(-1)
    const isSame =
      last !== undefined &&
      path.opacity === undefined &&
      last.stroke === path.stroke &&
      last.role === path.role &&
      last.part === path.part
    if (isSame) joined[joined.length - 1] = { ...last, d: last.d + path.d }
    else joined.push(path)
  }
  return joined
}

/** The picture of resolved meshes (resolve them with `detail: 'coarse'`). Sizes of the scene are millimetres. */
export function stillScene(title: string, meshes: readonly Mesh[], bounds: Bounds): Scene {
  return sceneFrom(seenFrom, title, meshes, bounds)
}

/** The same straight from the front, where measures are true. */
export function frontScene(title: string, meshes: readonly Mesh[], bounds: Bounds): Scene {
  return sceneFrom(nowhereElse, title, meshes, bounds)
}

function sceneFrom(seen: Placement, title: string, meshes: readonly Mesh[], bounds: Bounds): Scene {
  const facets = meshes.filter(isBody).flatMap((mesh) => facetsOf(mesh, seen))
  const ordered = backToFront(facets)
  const xs = facets.flatMap(({ corners }) => corners.map(({ at }) => at[0]))
  const ys = facets.flatMap(({ corners }) => corners.map(({ at }) => -at[1]))
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  const isEmpty = facets.length === 0
  const [x, y] = isEmpty ? [0, 0] : [least(xs), least(ys)]
  return {
    family: 'still',
    bounds: { x, y, width: isEmpty ? 1 : most(xs) - x, height: isEmpty ? 1 : most(ys) - y },
    items: merged(ordered.flatMap(pathsOf)),
    dimensions: [],
    parts: [],
    description: describeGraphic(title, { meshes, bounds }),
  }
}

/** Where a point of the product stands in a still, x to the right and y downwards, and how near it is. */
export function projected(point: Vec3): { readonly x: number; readonly y: number; readonly near: number } {
  const [x, y, z] = place(seenFrom, point)
  return { x, y: -y, near: z }
}
