/** Draws what goes from one point to another: by two presses, by dragging, or by a press and a typed length. [2.4.29, 2.4.30, 2.4.31] */
import type { Point } from '@orderwright/domain/geometry'
import {
  add,
  type CanvasKind,
  directionOf,
  distance,
  type LineForm,
  rotate,
} from '@orderwright/domain/canvas'
import type { PointerInput } from '../canvas-state.ts'
import { snapLineEnd, snapPoint } from '../snapping.ts'
import { canvasLabels } from '../labels.ts'
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
      /** it is held for the end: with its release the line is there */
      readonly isEnding: boolean
      readonly typed: string
    }

const idle: State = { name: 'idle' }
const nothing: ReadonlySet<string> = new Set()

export function createLineTool(surface: ToolSurface, kind: CanvasKind): Tool {
  let state: State = idle

  function formOf(from: Point, to: Point): LineForm {
    return { type: 'line', from, to, thickness: kind.usualSize.height }
  }

  function enter(next: State): void {
    state = next
    if (next.name === 'idle') return surface.clear()
    const isDrawn = distance(next.from, next.to) > 0
    surface.show({
      tentative: isDrawn ? [{ kind, form: formOf(next.from, next.to) }] : [],
      typed: next.typed,
      problem: '',
    })
  }

  /** The line is there; the next one begins at its end where its kind chains. One without length goes on being drawn. */
  function finish(from: Point, to: Point): void {
    if (distance(from, to) === 0) return letGo()
    draw(surface, kind, formOf(from, to), canvasLabels.drawn(kind.words().one))
    const next: State = { name: 'drawing', from: to, to, heldAt: null, isEnding: false, typed: '' }
    enter(kind.chains ? next : idle)
  }

  /** The button is held no more, and nothing came of it. */
  function letGo(): void {
    if (state.name === 'drawing') enter({ ...state, to: state.from, heldAt: null, isEnding: false })
  }

  function begin({ point, screen }: PointerInput): void {
    const { point: from } = snapPoint(surface.targets(nothing), point, surface.threshold())
    enter({ name: 'drawing', from, to: from, heldAt: screen, isEnding: false, typed: '' })
  }

  function endAt(from: Point, { point, shift = false }: PointerInput): Point {
    const snapped = snapLineEnd(surface.targets(nothing), from, point, surface.threshold(), shift)
    surface.show({ guides: snapped.guides })
    return snapped.point
  }

  return {
    name: kind.name,
    press(input) {
      if (state.name === 'idle') return begin(input)
      return enter({ ...state, to: endAt(state.from, input), heldAt: input.screen, isEnding: true })
    },
    move(input) {
      if (state.name === 'idle') {
        const { guides } = snapPoint(surface.targets(nothing), input.point, surface.threshold())
        return surface.show({ guides })
      }
      return enter({ ...state, to: endAt(state.from, input) })
    },
    release(input) {
      if (state.name === 'idle' || state.heldAt === null) return
      const isDrag = distance(state.heldAt, input.screen) > surface.reach().drag
      const { from } = state
      if (isDrag || state.isEnding) finish(from, endAt(from, input))
      else enter({ ...state, heldAt: null })
    },
    key(key) {
      if (state.name === 'idle') return false
      if (key === 'Enter' && state.typed !== '') {
        const read = readTyped(state.typed, surface.getState().unit, 1)
        if (!read.ok) {
          surface.show({ problem: read.message })
          return true
        }
        const [length = 0] = read.values
        const { from, to } = state
        const direction = distance(from, to) > 0 ? directionOf(from, to) : 0
        finish(from, add(from, rotate({ x: length, y: 0 }, direction)))
        return true
      }
      const typed = typedAfter(state.typed, key)
      if (typed === null) return false
      enter({ ...state, typed })
      return true
    },
    abandon() {
      if (state.name === 'drawing' && state.isEnding) letGo()
      else if (state.name === 'drawing' && state.heldAt !== null) enter(idle)
    },
    cancel() {
      const wasDrawing = state.name === 'drawing'
      enter(idle)
      return wasDrawing
    },
  }
}
