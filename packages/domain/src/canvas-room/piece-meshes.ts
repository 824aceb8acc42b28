/** A piece of a line in its place in the room: the solid of its product at true size, or a box of that size. */
import type { Catalog } from '../catalog/compile.ts'
import { solidOfDrawing } from '../drawing-models/solid-of-drawing.ts'
import { surfaceLooks } from '../graphics/kinds/surface.ts'
import { isBody, type Mesh, resolveGraphic, type ResolveOptions } from '../graphics/resolve-graphic.ts'
import { loft } from '../graphics/solids/solid.ts'
import {
  type Bounds,
  combine,
  middleOf,
  type Placement,
  placementOf,
  sizeOf,
  type Vec3,
} from '../graphics/solids/vector.ts'
import { resolveDrawingSpec } from '../item-drawings/bind-drawing.ts'
import { graphicSpec } from '../item-drawings/graphic-spec.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { MM_PER_INCH } from '../units/lengths.ts'
import type { StandingPiece } from './standing-pieces.ts'

/** The solid of a product about any place, in millimetres. */
export interface ProductModel {
  readonly meshes: readonly Mesh[]
  readonly bounds: Bounds
}

/** The solid of a line's product under its choices; null where it has none, or it can not be worked out. */
export function productModel(
  catalog: Catalog,
  document: OrderDocument,
  item: ProductInstance,
  options: ResolveOptions = {},
): ProductModel | null {
  const graphic = graphicSpec(catalog, document, item)
  const drawing = graphic ? null : resolveDrawingSpec(catalog, document, item)
  const resolved = graphic
    ? resolveGraphic(graphic.graphic, graphic.spec, options)
    : drawing?.ok
      ? solidOfDrawing(drawing, options)
      : null
  if (!resolved?.ok) return null
  const meshes = resolved.meshes.filter(isBody)
  return meshes.length > 0 ? { meshes, bounds: resolved.bounds } : null
}

const boxes = new Map<string, Mesh>()

/** A box in the place of a product without a solid: of its size where that is known, else one that is seen to be none. */
function boxOfSize([width, height, depth]: Vec3, isSized: boolean): Mesh {
  const key = [width, height, depth, isSized].join(' ')
  const known = boxes.get(key)
  if (known) return known
  const ring = (y: number): Vec3[] => [
    [-width / 2, y, depth / 2],
    [width / 2, y, depth / 2],
    [width / 2, y, -depth / 2],
    [-width / 2, y, -depth / 2],
  ]
  const look = {
    ...surfaceLooks.plain,
    color: '#d9d4ca',
    surface: 'plain',
    opacity: isSized ? 1 : 0.4,
  } as const
  const mesh: Mesh = {
    id: 'box',
    nodePath: [],
    title: 'box',
    solid: loft([ring(-height / 2), ring(height / 2)]),
    placement: placementOf([0, 0, 0], [0, 0, 0]),
    material: look,
  }
  boxes.set(key, mesh)
  return mesh
}

/** From millimetres about a product to inches of the room: turned as the piece is, on its foot. */
function placeOf({ foot, rotation }: StandingPiece, { from, to }: Bounds): Placement {
  const [x, , z] = middleOf({ from, to })
  const { rows, shift } = combine(placementOf(foot, [0, -rotation, 0]), {
    rows: [
      [1 / MM_PER_INCH, 0, 0],
      [0, 1 / MM_PER_INCH, 0],
      [0, 0, 1 / MM_PER_INCH],
    ],
    shift: [-x / MM_PER_INCH, -from[1] / MM_PER_INCH, -z / MM_PER_INCH],
  })
  return { rows, shift }
}

/** The meshes of a piece in the room; their solids stay in millimetres, their placements scale them. */
export function pieceMeshes(piece: StandingPiece, model: ProductModel | null): readonly Mesh[] {
  const size = [piece.width, piece.height, piece.depth].map((side) => side * MM_PER_INCH)
  const [width = 1, height = 1, depth = 1] = size
  const box = boxOfSize([width, height, depth], piece.isSized)
  const { meshes, bounds } = model ?? {
    meshes: [box],
    bounds: {
      from: [-width / 2, -height / 2, -depth / 2] as const,
      to: [width / 2, height / 2, depth / 2] as const,
    },
  }
  const place = placeOf(piece, bounds)
  return meshes.map((mesh) => ({
    ...mesh,
    id: `${piece.key}#${mesh.id}`,
    placement: combine(place, mesh.placement),
  }))
}

/** Width, height and depth of a model, in inches. */
export function modelSize({ bounds }: ProductModel): Vec3 {
  const [width, height, depth] = sizeOf(bounds)
  return [width / MM_PER_INCH, height / MM_PER_INCH, depth / MM_PER_INCH]
}
