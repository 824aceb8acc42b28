/** Puts something of its usual size where a press is released. */
import type { CanvasKind } from '@orderwright/domain/canvas'
import type { PointerInput } from '../canvas-state.ts'
import { canvasLabels } from '../labels.ts'
import { snapPoint } from '../snapping.ts'
import { draw, type Tool, type ToolSurface } from './tool.ts'

const nothing: ReadonlySet<string> = new Set()

export function createPointTool(surface: ToolSurface, kind: CanvasKind): Tool {
  let isPressed = false

  function boxAt({ point }: PointerInput) {
    const snapped = snapPoint(surface.targets(nothing), point, surface.threshold())
    const { width, height } = kind.usualSize
    const form = { type: 'box', x: snapped.point.x, y: snapped.point.y, width, height, rotation: 0 } as const
    return { form, guides: snapped.guides }
  }

  function show(input: PointerInput): void {
    const { form, guides } = boxAt(input)
    surface.show({ tentative: [{ kind, form }], guides })
  }

  function drop(): void {
    isPressed = false
    surface.clear()
  }

  return {
    name: kind.name,
    press(input) {
      isPressed = true
      show(input)
    },
    move: show,
    release(input) {
      if (!isPressed) return
      const { form } = boxAt(input)
      drop()
      draw(surface, kind, form, canvasLabels.drawn(kind.words().one))
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
