/**
 * Outlines of a large selection on a bitmap: as lines of the page they would be slower than all that they stand around.
 * While one pans it is moved; it is painted anew when something else is selected, changed or seen.
 */
import { type Box, growBox, unionBoxes } from '@orderwright/domain/geometry'
import { boundsOf, cornersOf, type Form } from '@orderwright/domain/canvas'
import { isWithin, type Shape, visibleBox } from '@orderwright/editor/canvas'
import { createPatch, type Look } from './layers.ts'

/** In parts of the screen: so far beyond it is painted as well, for those who pan. */
const BEYOND = 0.5

export interface OutlinesOptions {
  readonly root: HTMLElement
  readonly ink: string
}

export function createOutlines({ root, ink }: OutlinesOptions) {
  const patch = createPatch(root)
  /** what is painted, and within which box all of it is */
  let painted: { readonly sign: string; readonly shapes: readonly Shape[]; readonly within: Box } | null =
    null

  /** The context stands in inches. */
  function stroke(target: CanvasRenderingContext2D, forms: readonly Form[], scale: number): void {
    target.beginPath()
    for (const form of forms) {
      const [first, ...others] = cornersOf(form)
      target.moveTo(first.x, first.y)
      for (const { x, y } of [...others, first]) target.lineTo(x, y)
    }
    target.setLineDash([])
    target.strokeStyle = ink
    target.lineWidth = 1.5 / scale
    target.stroke()
  }

  return {
    stroke,
    /** Shows the outlines of these; of none, nothing. */
    show(look: Look, shapes: readonly Shape[], revision: number): void {
      if (shapes.length === 0) {
        painted = null
        return patch.hide()
      }
      const { camera, screen, ratio } = look
      const seen = visibleBox(camera, screen)
      const sign = [revision, camera.scale, ratio].join(' ')
      const isSame =
        painted?.sign === sign &&
        painted.shapes.length === shapes.length &&
        painted.shapes.every((shape, index) => shape === shapes[index])
      if (isSame && painted && isWithin(seen, painted.within)) return patch.place(look)
      const forms = shapes.map(({ part }) => part.form)
      const box = growBox(forms.map(boundsOf).reduce(unionBoxes), 4 / camera.scale)
      patch.paint(look, box, (target) => stroke(target, forms, camera.scale), BEYOND)
      const within = {
        x: seen.x - seen.width * BEYOND,
        y: seen.y - seen.height * BEYOND,
        width: seen.width * (1 + 2 * BEYOND),
        height: seen.height * (1 + 2 * BEYOND),
      }
      painted = { sign, shapes, within }
    },
  }
}
