/** Draws a box by dragging, by two presses, or by a press and two typed lengths; a press alone makes one of the usual size. */
import type { Point } from '@orderwright/domain/geometry'
import { type BoxForm, type CanvasKind, distance } from '@orderwright/domain/canvas'
import type { PointerInput } from '../canvas-state.ts'
import { canvasLabels } from '../labels.ts'
import { snapPoint } from '../snapping.ts'
import { draw, type Tool, type ToolSurface } from './tool.ts'
import { readTyped, typedAfter } from './typed-lengths.ts'

type State =
  | { readonly name: 'idle' }
  | {
      readonly name: 'drawing'
      readonly from: Point
      readonly to: Point
      /** where the button went down that is still held; null: it was released */
      readonly heldAt: Point | null
      /** it is held for the second corner: with its release the box is there */
      readonly isEnding: boolean
      readonly typed: string
    }

const idle: State = { name: 'idle' }
const nothing: ReadonlySet<string> = new Set()

export function createBoxTool(surface: ToolSurface, kind: CanvasKind): Tool {
  let state: State = idle

  function boxBetween(from: Point, to: Point): BoxForm {
    return {
      type: 'box',
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
      rotation: 0,
    }
  }

  function snapped(input: PointerInput): Point {
    const { point, guides } = snapPoint(surface.targets(nothing), input.point, surface.threshold())
    surface.show({ guides })
    return point
  }

  function enter(next: State): void {
    state = next
    if (next.name === 'idle') return surface.clear()
    const form = boxBetween(next.from, next.to)
    const isDrawn = form.width > 0 && form.height > 0
    surface.show({ tentative: isDrawn ? [{ kind, form }] : [], typed: next.typed, problem: '' })
  }

  function finish(form: BoxForm): void {
    const { width, height } = kind.usualSize
    const isSized = form.width > 0 && form.height > 0
    enter(idle)
    draw(surface, kind, isSized ? form : { ...form, width, height }, canvasLabels.drawn(kind.words().one))
  }

  return {
    name: kind.name,
    press(input) {
      const point = snapped(input)
      if (state.name === 'drawing') {
        return enter({ ...state, to: point, heldAt: input.screen, isEnding: true })
      }
      const [from, to, heldAt] = [point, point, input.screen]
      return enter({ name: 'drawing', from, to, heldAt, isEnding: false, typed: '' })
    },
    move(input) {
      const point = snapped(input)
      if (state.name === 'drawing') enter({ ...state, to: point })
    },
    release(input) {
      if (state.name === 'idle' || state.heldAt === null) return
      const isDrag = distance(state.heldAt, input.screen) > surface.reach().drag
      if (isDrag || state.isEnding) finish(boxBetween(state.from, snapped(input)))
      else enter({ ...state, heldAt: null })
    },
    key(key) {
      if (state.name === 'idle') return false
      if (key === 'Enter') {
        if (state.typed === '') return false
        const read = readTyped(state.typed, surface.getState().unit, 2)
        if (!read.ok) {
          surface.show({ problem: read.message })
          return true
        }
        const [width = 0, height = 0] = read.values
        finish({ type: 'box', x: state.from.x, y: state.from.y, width, height, rotation: 0 })
        return true
      }
      const typed = typedAfter(state.typed, key)
      if (typed === null) return false
      enter({ ...state, typed })
      return true
    },
    abandon() {
      if (state.name === 'drawing' && state.isEnding) {
        enter({ ...state, to: state.from, heldAt: null, isEnding: false })
      } else if (state.name === 'drawing' && state.heldAt !== null) enter(idle)
    },
    cancel() {
      const wasDrawing = state.name === 'drawing'
      enter(idle)
      return wasDrawing
    },
  }
}
