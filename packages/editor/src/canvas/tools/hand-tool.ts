/** The hand: the sheet follows the pointer. */
import type { Point } from '@orderwright/domain/geometry'
import type { Tool, ToolSurface } from './tool.ts'

export function createHandTool(surface: ToolSurface): Tool {
  let held: Point | null = null
  return {
    name: 'hand',
    press: ({ screen }) => {
      held = screen
    },
    move({ screen }) {
      if (!held) return
      surface.pan({ x: screen.x - held.x, y: screen.y - held.y })
      held = screen
    },
    release: () => {
      held = null
    },
    key: () => false,
    abandon: () => {
      held = null
    },
    cancel() {
      const wasHeld = held !== null
      held = null
      return wasHeld
    },
  }
}
