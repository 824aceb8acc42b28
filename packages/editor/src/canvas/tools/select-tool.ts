/** Selects, moves, resizes and turns. Every gesture is one step of the history, and Escape gives everything back. [2.4.27, 2.4.28] */
import type { Box, Point } from '@orderwright/domain/geometry'
import {
  add,
  boundsOf,
  boxOfPoints,
  centerOf,
  directionOf,
  distance,
  type Form,
  handlePoint,
  type Handle,
  resize,
  rotateForm,
  snapPointsOf,
  subtract,
  translate,
} from '@orderwright/domain/canvas'
import type { PointerInput } from '../canvas-state.ts'
import { canvasLabels } from '../labels.ts'
import { canMove, isLocked, type Shape } from '../shapes.ts'
import { snapAngle, snapMove, snapPoint, type SnapTargets } from '../snapping.ts'
import { handleAt } from './handles.ts'
import { reformed, type Tool, type ToolSurface } from './tool.ts'

interface Dragged {
  readonly shapes: readonly Shape[]
  readonly forms: ReadonlyMap<string, Form>
  readonly targets: SnapTargets
}

type State =
  | { readonly name: 'idle' }
  /** the button is down on a shape, or (null) on nothing */
  | {
      readonly name: 'pressed'
      readonly at: PointerInput
      readonly shape: Shape | null
      readonly wasSelected: boolean
    }
  | {
      readonly name: 'moving'
      readonly from: Point
      readonly dragged: Dragged
      readonly after: ReadonlyMap<string, Form>
    }
  /** the button is down on a handle of the shape */
  | {
      readonly name: 'held'
      readonly at: PointerInput
      readonly shape: Shape
      readonly handle: Handle | 'turn'
    }
  | {
      readonly name: 'resizing'
      readonly handle: Handle
      /** from the pointer to the handle */
      readonly offset: Point
      readonly dragged: Dragged
      readonly after: ReadonlyMap<string, Form>
    }
  | {
      readonly name: 'turning'
      readonly from: Point
      readonly about: Point
      readonly dragged: Dragged
      readonly after: ReadonlyMap<string, Form>
    }
  | { readonly name: 'marquee'; readonly from: Point; readonly kept: readonly string[] }

const idle: State = { name: 'idle' }

export function createSelectTool(surface: ToolSurface): Tool {
  let state: State = idle

  function enter(next: State): void {
    state = next
    if (next.name === 'idle' || next.name === 'pressed' || next.name === 'held') surface.clear()
  }

  function draggedOf(shapes: readonly Shape[]): Dragged {
    const forms = new Map(shapes.map(({ key, part }) => [key, part.form]))
    return { shapes, forms, targets: surface.targets(new Set(forms.keys())) }
  }

  /** What the button went down on: a handle of the one selected shape. */
  function heldAt(point: Point): { readonly shape: Shape; readonly handle: Handle | 'turn' } | null {
    const [shape, ...others] = surface.selected()
    if (!shape || others.length > 0 || !surface.canEdit()) return null
    const handle = handleAt(shape, point, surface.getState().camera.scale, surface.reach())
    return handle ? { shape, handle } : null
  }

  /** A shape by its handle: it is resized or turned from where it was taken. */
  function beginReform({ at, shape, handle }: Extract<State, { name: 'held' }>): void {
    const dragged = draggedOf([shape])
    const { form } = shape.part
    if (handle === 'turn') {
      state = { name: 'turning', from: at.point, about: centerOf(form), dragged, after: new Map() }
      return
    }
    const offset = subtract(handlePoint(form, handle), at.point)
    state = { name: 'resizing', handle, offset, dragged, after: new Map() }
  }

  function beginDrag(at: PointerInput, shape: Shape | null): void {
    if (!shape) {
      state = { name: 'marquee', from: at.point, kept: at.shift ? surface.getState().selection : [] }
      return
    }
    const movable = surface.selected().filter(canMove)
    if (movable.length === 0 || !surface.canEdit()) return
    state = { name: 'moving', from: at.point, dragged: draggedOf(movable), after: new Map() }
  }

  /** The points by which a selection is aligned: those of one form, of several those of the box around them. */
  function alignedPoints({ shapes }: Dragged): readonly Point[] {
    const [only, ...others] = shapes
    if (only && others.length === 0) return snapPointsOf(only.part.form)
    const corners = shapes.flatMap(({ bounds }) => [
      { x: bounds.x, y: bounds.y },
      { x: bounds.x + bounds.width, y: bounds.y + bounds.height },
    ])
    return snapPointsOf({ type: 'box', ...boxOfPoints(corners), rotation: 0 })
  }

  /** Along one axis alone, the longer one. */
  function straight({ x, y }: Point): Point {
    return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y }
  }

  function moveTo(current: Extract<State, { name: 'moving' }>, { point, shift = false }: PointerInput): void {
    const { dragged, from } = current
    const raw = subtract(point, from)
    const snapped = snapMove(
      dragged.targets,
      alignedPoints(dragged),
      shift ? straight(raw) : raw,
      surface.threshold(),
    )
    const by = shift ? straight(snapped.by) : snapped.by
    const after = new Map([...dragged.forms].map(([key, form]) => [key, translate(form, by)]))
    state = { ...current, after }
    surface.show({ preview: after, guides: snapped.guides })
  }

  function resizeTo(current: Extract<State, { name: 'resizing' }>, input: PointerInput): void {
    const { dragged, handle, offset } = current
    const { point, guides } = snapPoint(dragged.targets, add(input.point, offset), surface.threshold())
    const isProportional = dragged.shapes.some(({ kind }) => kind.resizes === 'proportional')
    const options = { keepsRatio: isProportional || input.shift === true, fromCenter: input.alt === true }
    const after = new Map(
      [...dragged.forms].map(([key, form]) => [key, resize(form, handle, point, options)]),
    )
    state = { ...current, after }
    surface.show({ preview: after, guides })
  }

  function turnTo(
    current: Extract<State, { name: 'turning' }>,
    { point, shift = false }: PointerInput,
  ): void {
    const { dragged, about, from } = current
    const [first] = dragged.forms.values()
    const start = first?.type === 'box' ? first.rotation : 0
    const turned = directionOf(about, point) - directionOf(about, from)
    const angle = snapAngle(start + turned, shift) - start
    const after = new Map([...dragged.forms].map(([key, form]) => [key, rotateForm(form, angle, about)]))
    state = { ...current, after }
    surface.show({ preview: after, guides: [] })
  }

  function marqueeBox(from: Point, to: Point): Box {
    return boxOfPoints([from, to])
  }

  function commit(
    { shapes }: Dragged,
    after: ReadonlyMap<string, Form>,
    label: (shapes: readonly Shape[]) => string,
  ): void {
    const { sheet } = surface.getState()
    const context = surface.getContext()
    const changed = shapes.filter(({ key }) => after.has(key))
    const forms = changed.flatMap(({ key }) => {
      // As it is now: somebody else may have changed other fields of it meanwhile.
      const shape = surface.shapes.get(key)
      const form = after.get(key)
      return shape && form ? [{ shape, form }] : []
    })
    const changes = reformed(forms, sheet, context)
    enter(idle)
    if (changes.length > 0) surface.perform(changes, label(changed))
  }

  function click({ at, shape, wasSelected }: Extract<State, { name: 'pressed' }>): void {
    const { selection } = surface.getState()
    enter(idle)
    if (!shape) {
      if (!at.shift) surface.select([])
      return
    }
    if (at.shift) surface.select(wasSelected ? selection.filter((key) => key !== shape.key) : selection)
    else surface.select([shape.key])
  }

  return {
    name: 'select',
    press(input) {
      const held = heldAt(input.point)
      if (held) return enter({ name: 'held', at: input, ...held })
      const shape = surface.hit(input.point)
      const { selection } = surface.getState()
      const wasSelected = shape !== null && selection.includes(shape.key)
      if (shape && !wasSelected) surface.select(input.shift ? [...selection, shape.key] : [shape.key])
      enter({ name: 'pressed', at: input, shape, wasSelected })
    },
    move(input) {
      if (state.name === 'pressed' || state.name === 'held') {
        if (distance(state.at.screen, input.screen) <= surface.reach().drag) return undefined
        if (state.name === 'held') beginReform(state)
        else beginDrag(state.at, state.shape)
      }
      switch (state.name) {
        case 'moving':
          return moveTo(state, input)
        case 'resizing':
          return resizeTo(state, input)
        case 'turning':
          return turnTo(state, input)
        case 'marquee': {
          const marquee = marqueeBox(state.from, input.point)
          return surface.show({ marquee })
        }
        case 'idle':
        case 'pressed':
        case 'held':
          return undefined
      }
    },
    release(input) {
      switch (state.name) {
        case 'pressed':
          return click(state)
        case 'moving':
          return commit(state.dragged, state.after, canvasLabels.moved)
        case 'resizing':
          return commit(state.dragged, state.after, canvasLabels.resized)
        case 'turning':
          return commit(state.dragged, state.after, canvasLabels.rotated)
        case 'marquee': {
          const { kept, from } = state
          const found = surface.shapes
            .touching(marqueeBox(from, input.point))
            .filter((shape) => surface.isShown(shape) && !isLocked(shape))
            .filter((shape) => !isAround(shape, marqueeBox(from, input.point)))
            .map(({ key }) => key)
          enter(idle)
          return surface.select([...new Set([...kept, ...found])])
        }
        case 'idle':
        case 'held':
          return enter(idle)
      }
    },
    key: () => false,
    abandon: () => enter(idle),
    cancel() {
      const wasDragging = state.name !== 'idle' && state.name !== 'pressed' && state.name !== 'held'
      enter(idle)
      return wasDragging
    },
  }
}

/** A hollow shape that lies around the whole marquee is not what was meant: what is inside it was. */
function isAround({ kind, part }: Shape, box: Box): boolean {
  if (!kind.isHollow) return false
  const { x, y, width, height } = boundsOf(part.form)
  return x < box.x && y < box.y && x + width > box.x + box.width && y + height > box.y + box.height
}
