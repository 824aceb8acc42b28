/** What is drawn on a canvas: the primitives of drawings, pictures, and drawings of products. Inches, y downwards, in the sheet's own place. */
import type { DrawnItem } from '../drawing/svg/image.ts'

export { type DrawingPrimitive, type ImagePrimitive, missingPicture } from '../drawing/svg/image.ts'

export type CanvasPrimitive = DrawnItem
