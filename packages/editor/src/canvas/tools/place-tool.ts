/**
 * Puts the parts of a record that stand nowhere yet on the sheet, one with each press: the pieces of a line. A part is held
 * by its middle, and aligned with what stands there already.
 */
import type { Point } from '@orderwright/domain/geometry'
import {
  boundsOf,
  type CanvasKind,
  type CanvasRecord,
  centerOf,
  type Part,
  snapPointsOf,
  subtract,
  translate,
} from '@orderwright/domain/canvas'
import { canvasLabels } from '../labels.ts'
import { snapMove } from '../snapping.ts'
import type { Tool, ToolSurface } from './tool.ts'

export const PLACE_TOOL = 'place'

interface Waiting {
  readonly kind: CanvasKind
  readonly record: CanvasRecord
  readonly part: Part
}

const nothing: ReadonlySet<string> = new Set()

/** The parts of what is being placed that stand nowhere yet, in their order. */
export function waitingParts(
  { getState, getContext }: Pick<ToolSurface, 'getState' | 'getContext'>,
  kinds: readonly CanvasKind[],
): readonly Waiting[] {
  const { placing, sheet } = getState()
  if (!placing) return []
  const context = getContext()
  const { resource, id } = placing
  const record: CanvasRecord | undefined =
    resource === 'productInstance'
      ? context.items.find((item) => item.id === id)
      : context.tables[resource].get(id)
  if (!record) return []
  return kinds
    .filter((kind) => kind.resource === resource && kind.isOf(record))
    .flatMap((kind) => kind.waiting(record, sheet, context).map((part) => ({ kind, record, part })))
}

export function createPlaceTool(surface: ToolSurface, kinds: readonly CanvasKind[]): Tool {
  let isPressed = false

  /** A part held by its middle at a point, aligned with what stands near. */
  function heldAt({ form }: Part, point: Point) {
    const held = translate(form, subtract(point, centerOf(form)))
    const still = { x: 0, y: 0 }
    const { by, guides } = snapMove(surface.targets(nothing), snapPointsOf(held), still, surface.threshold())
    return { form: translate(held, by), guides }
  }

  function show(point: Point): void {
    const [next] = waitingParts(surface, kinds)
    if (!next) return surface.clear()
    const { form, guides } = heldAt(next.part, point)
    surface.show({ tentative: [{ kind: next.kind, form }], guides })
  }

  function drop(): void {
    isPressed = false
    surface.clear()
  }

  return {
    name: PLACE_TOOL,
    press({ point }) {
      isPressed = true
      show(point)
    },
    move: ({ point }) => show(point),
    release({ point }) {
      if (!isPressed) return
      isPressed = false
      const [next, ...others] = waitingParts(surface, kinds)
      if (!next || !surface.canEdit()) return
      const { kind, record, part } = next
      const { form } = heldAt(part, point)
      const props = kind.reform(record, [{ part, form }], surface.getState().sheet, surface.getContext())
      surface.clear()
      if (!props) return
      const { resource } = kind
      surface.perform([{ kind: 'update', resource, id: record.id, props }], canvasLabels.placed([{ kind }]))
      const placed = surface.shapes
        .near(boundsOf(form))
        .filter((shape) => shape.record.id === record.id && shape.part.name === part.name)
      surface.select(placed.map(({ key }) => key))
      if (others.length === 0) surface.leave()
    },
    key: () => false,
    abandon: drop,
    cancel() {
      const wasPressed = isPressed
      drop()
      return wasPressed
    },
  }
}
