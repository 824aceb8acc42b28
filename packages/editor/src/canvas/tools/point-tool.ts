/** Puts something of its usual size where one presses. */
import type { CanvasKind } from '@orderwright/domain/canvas'
import type { PointerInput } from '../canvas-state.ts'
import { canvasLabels } from '../labels.ts'
import { snapPoint } from '../snapping.ts'
import { draw, type Tool, type ToolSurface } from './tool.ts'

const nothing: ReadonlySet<string> = new Set()

export function createPointTool(surface: ToolSurface, kind: CanvasKind): Tool {
  function boxAt({ point }: PointerInput) {
    const snapped = snapPoint(surface.targets(nothing), point, surface.threshold())
    const { width, height } = kind.usualSize
    const form = { type: 'box', x: snapped.point.x, y: snapped.point.y, width, height, rotation: 0 } as const
    return { form, guides: snapped.guides }
  }
  return {
    name: kind.name,
    press(input) {
      const { form } = boxAt(input)
      surface.clear()
      draw(surface, kind, form, canvasLabels.drawn(kind.words.one))
    },
    move(input) {
      const { form, guides } = boxAt(input)
      surface.show({ tentative: [{ kind, form }], guides })
    },
    release: () => {},
    key: () => false,
    cancel() {
      surface.clear()
      return false
    },
  }
}
