/** What a DXF file is made of, before it is written: geometry in millimetres, y upwards, each on a layer. */
import type { Point } from '../geometry/box.ts'
import type { DxfLayer } from './layers.ts'

/**
 * A corner, and how far the line from it to the next one is bent: the tangent of a quarter of the arc's angle, above 0
 * counterclockwise, 0 straight (DXF reference, group 42).
 */
export interface Vertex extends Point {
  readonly bulge: number
}

export type DxfEntity = { readonly layer: DxfLayer } & (
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }
  | { readonly kind: 'polyline'; readonly vertices: readonly Vertex[]; readonly isClosed: boolean }
  | {
      readonly kind: 'text'
      /** the anchor, on the baseline */
      readonly at: Point
      readonly anchor: 'start' | 'middle' | 'end'
      readonly text: string
      /** of capitals */
      readonly heightMm: number
      /** degrees counterclockwise */
      readonly rotation: number
      readonly family: string
    }
)

/** What is drawn has a coordinate that is no number. */
export class NotDrawable extends Error {
  override name = 'NotDrawable'
}
