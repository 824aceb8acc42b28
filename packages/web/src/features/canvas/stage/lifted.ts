/**
 * A large selection on the move: lifted off the sheet as one bitmap when the gesture begins, and laid down anew for every
 * frame. It does not pay for few, which are drawn as they would be in each place.
 */
import { growBox, type Point, unionBoxes } from '@orderwright/domain/geometry'
import { type Form, subtract } from '@orderwright/domain/canvas'
import type { Canvas, Shape } from '@orderwright/editor/canvas'
import { createPatch, type Look } from './layers.ts'

/** Fewer shapes than this are drawn anew for every place on their way. */
const MANY = 20
/** A bitmap is no larger than this along an edge, in pixels. */
const MAX_EDGE = 4_096

interface Lifted {
  readonly count: number
  /** pixels of the page to an inch */
  readonly scale: number
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

export interface LiftedOptions {
  readonly root: HTMLElement
  readonly shapes: Canvas['shapes']
  /** paints shapes, and their outlines; the context stands in inches of the sheet */
  readonly paint: (context: CanvasRenderingContext2D, shapes: readonly Shape[], scale: number) => void
}

export function createLifted({ root, shapes, paint }: LiftedOptions) {
  const patch = createPatch(root)
  let lifted: Lifted | null = null

  function lift(moved: readonly Shape[], look: Look): Lifted | null {
    const { scale } = look.camera
    const box = growBox(moved.map(({ painted }) => painted).reduce(unionBoxes), 24 / scale)
    if (Math.max(box.width, box.height) * scale * look.ratio > MAX_EDGE) return null
    // Whole, also what is not to be seen yet.
    patch.paint(look, box, (context) => paint(context, moved, scale), Number.POSITIVE_INFINITY)
    return { count: moved.length, scale }
  }

  return {
    /** Nothing is on the move any more. */
    drop(): void {
      lifted = null
      patch.hide()
    },
    /** Shows what is moved; false where it is not many moved alike, and is to be drawn piece by piece. */
    show(preview: ReadonlyMap<string, Form>, look: Look): boolean {
      if (preview.size < MANY) return false
      const moved = [...preview].flatMap(([key, form]) => {
        const shape = shapes.get(key)
        return shape ? [{ shape, by: shiftOf(shape.part.form, form) }] : []
      })
      const by = moved[0]?.by
      if (!by || !moved.every((one) => one.by && Math.hypot(one.by.x - by.x, one.by.y - by.y) < 1e-6)) {
        return false
      }
      if (lifted?.count !== moved.length || lifted.scale !== look.camera.scale) {
        lifted = lift(
          moved.map(({ shape }) => shape),
          look,
        )
      }
      if (!lifted) return false
      patch.place(look, by)
      return true
    },
  }
}
