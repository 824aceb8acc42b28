/** What is drawn on a canvas: the primitives of drawings, and pictures. Inches, y downwards, in the sheet's own place. */
import type { Primitive } from '../drawing/scene.ts'
import type { Box, Point } from '../geometry/box.ts'

/** A picture stretched over a box, mirrored and turned about the box's middle, and shown through a window alone. */
export interface ImagePrimitive {
  readonly kind: 'image'
  readonly address: string
  readonly box: Box
  readonly flipX: boolean
  readonly flipY: boolean
  /** degrees clockwise about the middle of the box */
  readonly rotation: number
  /** 0 to 1 */
  readonly opacity: number
  /** what is to be seen of it: a polygon; all of it by default */
  readonly window?: readonly Point[]
}

/** A part of a product's drawing, laid into a box at true size and turned about its middle; the rest of it is cut off. */
export interface DrawingPrimitive {
  readonly kind: 'drawing'
  /** millimetres */
  readonly items: readonly Primitive[]
  /** what of the drawing is shown, in its millimetres */
  readonly source: Box
  readonly box: Box
  /** degrees clockwise about the middle of the box */
  readonly rotation: number
}

export type CanvasPrimitive = Primitive | ImagePrimitive | DrawingPrimitive
