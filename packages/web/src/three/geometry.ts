/** Solids of the domain as geometry of the graphics card, made once for each solid. */
import { type Placement, skinOf, type Solid } from '@orderwright/domain/graphics'
import { BufferAttribute, BufferGeometry, Matrix4 } from 'three'

export interface Shape {
  readonly body: BufferGeometry
  readonly edges: BufferGeometry
}

const shapes = new WeakMap<Solid, Shape>()

/** Kept as long as the solid is; disposed of by the renderer when the view closes. */
export function shapeOf(solid: Solid): Shape {
  const known = shapes.get(solid)
  if (known) return known
  const skin = skinOf(solid)
  const attribute = (values: readonly number[]) => new BufferAttribute(new Float32Array(values), 3)
  const body = new BufferGeometry()
  body.setAttribute('position', attribute(skin.positions))
  body.setAttribute('normal', attribute(skin.normals))
  const edges = new BufferGeometry()
  edges.setAttribute('position', attribute(skin.edges))
  const shape = { body, edges }
  shapes.set(solid, shape)
  return shape
}

export function matrixOf({ rows: [a, b, c], shift }: Placement): Matrix4 {
  return new Matrix4().set(
    a[0],
    a[1],
    a[2],
    shift[0],
    b[0],
    b[1],
    b[2],
    shift[1],
    c[0],
    c[1],
    c[2],
    shift[2],
    0,
    0,
    0,
    1,
  )
}
