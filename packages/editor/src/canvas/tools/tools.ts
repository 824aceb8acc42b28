/** The tools of a canvas: one to select, one to pan, one to place, one to scale, and one for each kind that is drawn. */
import type { CanvasKind } from '@orderwright/domain/canvas'
import { createBoxTool } from './box-tool.ts'
import { createHandTool } from './hand-tool.ts'
import { createLineTool } from './line-tool.ts'
import { createPlaceTool, PLACE_TOOL } from './place-tool.ts'
import { createPointTool } from './point-tool.ts'
import { createScaleTool, SCALE_TOOL } from './scale-tool.ts'
import { createSelectTool } from './select-tool.ts'
import type { Tool, ToolSurface } from './tool.ts'

const drawing = { line: createLineTool, box: createBoxTool, point: createPointTool } as const

export function createTools(surface: ToolSurface, kinds: readonly CanvasKind[]) {
  const scale = createScaleTool(surface)
  const tools = new Map<string, Tool>([
    ['select', createSelectTool(surface)],
    ['hand', createHandTool(surface)],
    [PLACE_TOOL, createPlaceTool(surface, kinds)],
    [SCALE_TOOL, scale],
    ...kinds.flatMap((kind): [string, Tool][] =>
      kind.drawnBy === null ? [] : [[kind.name, drawing[kind.drawnBy](surface, kind)]],
    ),
  ])
  return {
    scale,
    has: (name: string) => tools.has(name),
    get(name: string): Tool {
      const tool = tools.get(name)
      if (!tool) throw new Error(['there is no tool', name].join(' '))
      return tool
    },
  }
}
