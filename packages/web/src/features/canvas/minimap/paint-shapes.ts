/** All that stands on the sheet as plain forms on a small bitmap. */
import type { Box } from '@orderwright/domain/geometry'
import { cornersOf } from '@orderwright/domain/canvas'
import type { Shape } from '@orderwright/editor/canvas'

/** Shapes as they lie in `box` of the sheet, which fills the bitmap with so many pixels to an inch. */
export function paintShapes(
  element: HTMLCanvasElement,
  shapes: readonly Shape[],
  box: Box,
  scale: number,
): void {
  element.width = Math.max(1, Math.round(box.width * scale))
  element.height = Math.max(1, Math.round(box.height * scale))
  const context = element.getContext('2d')
  if (!context) return
  const [filled, outlined] = [new Path2D(), new Path2D()]
  for (const { kind, part } of shapes) {
    const path = kind.isHollow ? outlined : filled
    const [first, ...others] = cornersOf(part.form)
    path.moveTo((first.x - box.x) * scale, (first.y - box.y) * scale)
    // Back to its first corner: closing one of ten thousand parts of a path looks at all of them.
    for (const { x, y } of [...others, first]) path.lineTo((x - box.x) * scale, (y - box.y) * scale)
  }
  const ink = getComputedStyle(element).color
  context.fillStyle = ink
  context.strokeStyle = ink
  context.lineWidth = window.devicePixelRatio
  context.globalAlpha = 0.2
  context.fill(filled)
  context.globalAlpha = 0.7
  // A wall is thinner than a pixel there.
  context.stroke(filled)
  context.globalAlpha = 0.5
  context.stroke(outlined)
}
