/**
 * Scales the one thing that is selected by two of its points and the length between them: a press, another press, and a
 * typed length. The first point stays where it is.
 */
import type { Point } from '@orderwright/domain/geometry'
import { distance, distanceTo } from '@orderwright/domain/canvas'
import { canvasLabels } from '../labels.ts'
import type { Shape } from '../shapes.ts'
import type { SnapGuide } from '../snapping.ts'
import type { Tool, ToolSurface } from './tool.ts'
import { readTyped, typedAfter } from './typed-lengths.ts'

export const SCALE_TOOL = 'scale'

/** Nearer to each other than this, in pixels of the screen, two points say nothing of a length. */
const LEAST_PIXELS = 4
/** Pixels beside the picture that still count as its edge. */
const EDGE_PIXELS = 4

/** Is it one thing that a length can scale, and free to be changed? */
export function canScale([shape, ...others]: readonly Shape[]): boolean {
  return (
    shape !== undefined && others.length === 0 && shape.kind.isScaledByLength && shape.part.isLocked !== true
  )
}

export interface ScaleTool extends Tool {
  /** Takes the length between the two points, in inches. False where nothing can be scaled by it: all stays. */
  readonly finish: (length: number) => boolean
}

export function createScaleTool(surface: ToolSurface): ScaleTool {
  let points: readonly Point[] = []
  let typed = ''

  function target(): Shape | null {
    const selected = surface.selected()
    return canScale(selected) ? (selected[0] ?? null) : null
  }

  function enter(next: readonly Point[], text = ''): void {
    points = next
    typed = text
    show(next[1] ?? next[0] ?? null)
  }

  /** The points and the line from the first to the second, or to where the pointer is. */
  function show(to: Point | null): void {
    const [from] = points
    const marks = points.map((at): SnapGuide => ({ type: 'point', at }))
    const isLine = from !== undefined && to !== null && distance(from, to) > 0
    const shape = target()
    surface.show({
      guides: isLine ? [...marks, { type: 'line', from, to }] : marks,
      tentative:
        isLine && shape ? [{ kind: shape.kind, form: { type: 'line', from, to, thickness: 0 } }] : [],
      points,
      typed,
      problem: '',
    })
  }

  function finish(length: number): boolean {
    const shape = target()
    const [from, to] = points
    if (!shape || !from || !to || !surface.canEdit()) return false
    const { kind, resource, record, part } = shape
    const props = kind.scaleTo(record, part, { from, to }, length)
    if (!props) return false
    points = []
    typed = ''
    surface.leave()
    surface.perform([{ kind: 'update', resource, id: record.id, props }], canvasLabels.scaled())
    return true
  }

  return {
    name: SCALE_TOOL,
    press: () => {},
    // When the button goes up: a press gives the sheet the keys, and the length is typed elsewhere.
    release({ point }) {
      const shape = target()
      if (!shape) return surface.leave()
      // A third press begins anew; what lies beside the picture is none of its points.
      const [from] = points.length === 2 ? [] : points
      if (distanceTo(shape.part.form, point) > surface.inches(EDGE_PIXELS)) return
      if (!from) return enter([point])
      if (distance(from, point) < surface.inches(LEAST_PIXELS)) return
      enter([from, point])
    },
    move({ point }) {
      if (points.length === 1) show(point)
    },
    key(key) {
      if (points.length < 2) return false
      if (key === 'Enter') {
        if (typed === '') return true
        const read = readTyped(typed, surface.getState().unit, 1)
        if (!read.ok) surface.show({ problem: read.message })
        else finish(read.values[0] ?? 0)
        return true
      }
      const next = typedAfter(typed, key)
      if (next === null) return false
      enter(points, next)
      return true
    },
    // A press does nothing before it is released.
    abandon: () => {},
    cancel() {
      const wasBegun = points.length > 0
      points = []
      typed = ''
      surface.clear()
      return wasBegun
    },
    finish,
  }
}
