/**
 * A large selection on the move: lifted off the sheet as one bitmap when the gesture begins, and laid down anew for every
 * frame. It does not pay for few, which are drawn as they would be in each place.
 */
import type { Box, Point } from '@orderwright/domain'
import { type Form, subtract } from '@orderwright/domain/canvas'
import type { Canvas, Shape } from '@orderwright/editor/canvas'

/** Fewer shapes than this are drawn anew for every place on their way. */
const MANY = 20
/** A bitmap is no larger than this along an edge, in pixels. */
const MAX_EDGE = 4_096

interface Lifted {
  readonly count: number
  /** pixels of the bitmap to an inch */
  readonly zoom: number
  readonly box: Box
  readonly bitmap: HTMLCanvasElement
}

/** By how much a form was moved; null where it was not moved alone. */
function shiftOf(before: Form, after: Form): Point | null {
  if (before.type === 'box' && after.type === 'box') {
    const isAlike =
      before.width === after.width && before.height === after.height && before.rotation === after.rotation
    return isAlike ? { x: after.x - before.x, y: after.y - before.y } : null
  }
  if (before.type === 'box' || after.type === 'box') return null
  const [from, to] = [subtract(after.from, before.from), subtract(after.to, before.to)]
  return Math.hypot(from.x - to.x, from.y - to.y) < 1e-6 ? from : null
}

function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const foot = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: foot - top }
}

export interface LiftedOptions {
  readonly shapes: Canvas['shapes']
  /** paints shapes, and their outlines; the context stands in inches of the sheet */
  readonly paint: (context: CanvasRenderingContext2D, shapes: readonly Shape[], scale: number) => void
}

export function createLifted({ shapes, paint }: LiftedOptions) {
  let lifted: Lifted | null = null

  function lift(moved: readonly Shape[], zoom: number, ratio: number): Lifted | null {
    const margin = 24 / (zoom / ratio)
    const own = around(moved.map(({ painted }) => painted))
    const box = {
      x: own.x - margin,
      y: own.y - margin,
      width: own.width + 2 * margin,
      height: own.height + 2 * margin,
    }
    const [width, height] = [Math.ceil(box.width * zoom), Math.ceil(box.height * zoom)]
    if (width > MAX_EDGE || height > MAX_EDGE) return null
    const bitmap = document.createElement('canvas')
    bitmap.width = width
    bitmap.height = height
    // By the processor, as tiles are.
    const context = bitmap.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.setTransform(zoom, 0, 0, zoom, -box.x * zoom, -box.y * zoom)
    paint(context, moved, zoom / ratio)
    return { count: moved.length, zoom, box, bitmap }
  }

  return {
    /** Nothing is on the move any more. */
    drop(): void {
      lifted = null
    },
    /** Draws what is moved; false where it is not many moved alike, and is to be drawn piece by piece. */
    draw(
      target: CanvasRenderingContext2D,
      preview: ReadonlyMap<string, Form>,
      zoom: number,
      ratio: number,
    ): boolean {
      if (preview.size < MANY) return false
      const moved = [...preview].flatMap(([key, form]) => {
        const shape = shapes.get(key)
        return shape ? [{ shape, by: shiftOf(shape.part.form, form) }] : []
      })
      const by = moved[0]?.by
      if (!by || !moved.every((one) => one.by && Math.hypot(one.by.x - by.x, one.by.y - by.y) < 1e-6)) {
        return false
      }
      if (lifted?.count !== moved.length || lifted.zoom !== zoom) {
        lifted = lift(
          moved.map(({ shape }) => shape),
          zoom,
          ratio,
        )
      }
      if (!lifted) return false
      const { box, bitmap } = lifted
      target.drawImage(bitmap, box.x + by.x, box.y + by.y, bitmap.width / zoom, bitmap.height / zoom)
      return true
    },
  }
}
